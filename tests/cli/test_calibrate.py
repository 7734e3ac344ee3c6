"""`ludoteka calibrate`: whether the chances that are named come true."""

import json
from pathlib import Path

from ludoteka.bots import minds
from tests.cli.conftest import Ludoteka


def test_the_command_tells_and_fits(ludoteka: Ludoteka, tmp_path: Path) -> None:
    installed = Path(minds.__file__).with_name("etherstone.json")
    out = tmp_path / "fitted.json"
    matches = ("etherstone", "--games", "3", "--players", "2", "--bot", "random")
    result = ludoteka("calibrate", *matches, "--learned", str(installed), "--fit", str(out))
    assert (result.code, result.err) == (0, "")
    assert "came true" in result.out
    before, after = (json.loads(path.read_text()) for path in (installed, out))
    assert [one["weights"] for one in after] == [one["weights"] for one in before]
    assert after[0]["doubts"] != before[0]["doubts"]
    assert after[1:] == before[1:], "only the number of players that played"
    result = ludoteka("calibrate", *matches, "--learned", str(out), "--json")
    found = json.loads(result.out)
    assert found["positions"] == 12
    for view in ("spectator", "open"):
        assert sum(one["times"] for one in found[view] if one) == 24
    missing = ludoteka("calibrate", "etherstone", "--fit", str(out))
    assert missing.code == 2
    assert "--learned" in missing.err
