"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and matches played letter by letter.

See docs/lab.md. Nothing here is imported by the rest of Ludoteka; it needs `pip install 'ludoteka[lab]'`.
"""

from importlib.util import find_spec

from ludoteka.extras import extra

with extra("lab", "ludoteka.lab"):
    for _name in ("numpy", "gymnasium", "pettingzoo", "rich", "fluent"):
        if find_spec(_name) is None:
            raise ModuleNotFoundError(f"No module named '{_name}'", name=_name)
