"""Break the rules, the cards and the server at random, one spot at a time, and see whether the tests notice.

    python -m tests.soak.mutations --count 240 --jobs 2

Each break runs in a copy of the tree against the tests that ought to catch it, the fast ones first. What was found is
kept in build/mutations, so that a run that was stopped goes on where it was. Survivors are listed with their diff;
survivors.toml says why some may live. (mutmut leaves module-level data such as cards alone, cosmic-ray runs one command
for all: neither samples nor picks tests by module.)
"""

import argparse
import ast
import compileall
import difflib
import json
import os
import queue
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGE = Path("src/ludoteka")
SURVIVORS = Path(__file__).with_name("survivors.toml")
GAMES = sorted(path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/state.py"))
# What only words, measures or checks a match is not part of what the tests of the rules must hold.
NOT_RULES = {"invariants.py", "wording.py", "words.py", "report.py", "balance.py", "measures.py", "__init__.py"}
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "node_modules", "build", "dist", ".hypothesis", "__pycache__")
NEEDY = {"tests/server/test_process.py": "schemathesis", "tests/server/test_postgres.py": "pgserver"}
PLUGINS = ("-p", "pytest_asyncio.plugin", "-p", "_hypothesis_pytestplugin")  # the others only take time to load
FOREIGN = "tests/core/test_foreign.py"  # what each game admits
MEMORY = 4 << 30  # bytes: what loops for ever must not take the machine along
PATIENCE, HOUR = 60.0, 3600.0  # seconds: what a stage may take at least, and on the sound tree

OTHER = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "in": "not in", "not in": "in", "is": "is not", "is not": "is", "and": "or", "or": "and",
    "+": "-", "-": "+", "*": "+", "//": "*", "%": "//", "&": "|", "|": "&", "<<": ">>", ">>": "<<",
    "+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=", "*=": "+=", "<<=": ">>=", ">>=": "<<=",
    "min": "max", "max": "min", "all": "any", "any": "all",
}  # fmt: skip
OPERATOR = re.compile(rb"\bnot\s+in\b|\bis\s+not\b|\b(?:in|is|and|or)\b|(?:<<|>>|//|[<>=!+\-*%&|])=?")
NAME = re.compile(r"\w*\d{3}|[a-z]{3,}(-[a-z]+)*")


class Break(NamedTuple):
    """One spot of one file, and what stands there instead."""

    path: str
    scope: str
    line: int
    start: int  # in bytes
    end: int
    new: str

    @property
    def part(self) -> str:
        parts = Path(self.path).parts
        return "server" if "server" in parts else "cards" if "cards" in parts else "rules"

    def applied(self) -> tuple[str, str]:
        """The file before and after."""
        source = (ROOT / self.path).read_bytes()
        return source.decode(), (source[: self.start] + self.new.encode() + source[self.end :]).decode()

    def key(self) -> str:
        """What it changes where, in words that outlive changes elsewhere in the file."""
        before, after = self.applied()
        old, new = ([line.strip() for line in text.splitlines()] for text in (before, after))
        i = self.line - 1
        shown = new[i] if len(old) == len(new) else f"{new[i]} (for all of it)"
        return f"{self.scope}: {old[i]} → {shown}"

    def diff(self) -> str:
        before, after = (text.splitlines(keepends=True) for text in self.applied())
        return "".join(list(difflib.unified_diff(before, after, self.path, self.path, n=2))[2:])


# --- where something can be broken ---


class Finder(ast.NodeVisitor):
    """Every break that can be made in a file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.source = (ROOT / path).read_bytes()
        self.lines = [0]
        for line in self.source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.scope: list[str] = []
        self.found: list[Break] = []
        self.cards = "cards" in Path(path).parts

    def at(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[node.end_lineno - 1] + node.end_col_offset

    def add(self, start: int, end: int, new: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(Break(self.path, ".".join(self.scope) or "the module", line, start, end, new))

    def between(self, left: ast.AST, right: ast.AST) -> None:
        """Another operator between two operands."""
        start, end = self.at(left)[1], self.at(right)[0]
        if token := OPERATOR.search(self.source, start, end):
            other = OTHER.get(re.sub(r"\s+", " ", token.group().decode()))
            if other is not None:
                self.add(token.start(), token.end(), other)

    def negate(self, condition: ast.AST) -> None:
        start, end = self.at(condition)
        self.add(start, end, f"not ({self.source[start:end].decode()})")

    def remove(self, statement: ast.stmt) -> None:
        self.add(*self.at(statement), "pass")

    def _inside(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.scope.append(node.name)
        if not isinstance(node, ast.ClassDef):
            for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.scope.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = _inside  # noqa: N815

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await):
            self.remove(node)
        if not isinstance(node.value, ast.Constant):  # not a docstring
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.scope and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.remove(node)
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.remove(node)
        self.between(node.target, node.value)
        self.visit(node.value)

    def _jump(self, node: ast.Raise | ast.Continue | ast.Break | ast.Delete) -> None:
        self.remove(node)

    visit_Raise = visit_Continue = visit_Break = visit_Delete = _jump  # noqa: N815

    def visit_Assert(self, node: ast.Assert) -> None:
        """What only tells the type checker something."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Python tells where the parts of such a string are only since 3.12."""

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.remove(node)
        self.generic_visit(node)

    def visit_If(self, node: ast.If | ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    visit_IfExp = visit_If  # noqa: N815

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.negate(condition)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right in pairwise(operands):
            self.between(left, right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self.between(left, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.between(node.left, node.right)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(self.at(node)[0], self.at(node.operand)[0], "")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in OTHER:
            self.add(*self.at(node), OTHER[node.id])

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(*self.at(node), str(not node.value))
        elif isinstance(node.value, int):
            self.add(*self.at(node), str(node.value + 1))
            self.add(*self.at(node), str(node.value - 1))
        elif isinstance(node.value, str) and self.cards and not NAME.fullmatch(node.value):
            for other in printed_otherwise(node.value):
                self.add(*self.at(node), json.dumps(other, ensure_ascii=False))


def printed_otherwise(text: str) -> Iterator[str]:
    """What a card could say by mistake: other numbers, another order, less."""
    for number in re.finditer(r"\d+", text):
        yield text[: number.start()] + str(int(number.group()) + 1) + text[number.end() :]
    words = text.split()
    if len(words) > 1 and words[0] != words[1]:
        yield " ".join([words[1], words[0], *words[2:]])
    if len(text) > 1:
        yield text[:-1]


def breakable() -> list[str]:
    """The files of the rules, the cards and the server."""
    found = []
    for folder in ("core", "games", "server"):
        for path in sorted((ROOT / PACKAGE / folder).rglob("*.py")):
            if path.name not in NOT_RULES and "migrations" not in path.parts:
                found.append(path.relative_to(ROOT).as_posix())
    return found


def all_breaks(paths: Iterable[str]) -> list[Break]:
    found = []
    for path in paths:
        finder = Finder(path)
        finder.visit(ast.parse(finder.source))
        found += finder.found
    return found


def sample(breaks: list[Break], parts: list[str], count: int, seed: str) -> list[Break]:
    """So many breaks, as many of one part as of another."""
    chance = random.Random(seed)
    shares = []
    for part in parts:
        mine = [one for one in breaks if one.part == part]
        chance.shuffle(mine)
        shares.append(mine)
    taken = [share[i] for i in range(max(map(len, shares))) for share in shares if i < len(share)]
    return taken[:count]


# --- the tests that ought to catch a break ---


def stages(path: str) -> list[tuple[str, ...]]:
    """Arguments for pytest, one run after another: what fails soon comes first."""
    parts = Path(path).parts
    if "server" in parts:
        named = f"tests/server/test_{Path(path).stem}.py"
        first = [(named,)] if (ROOT / named).is_file() else []
        needy = tuple(f"--ignore={tests}" for tests, needs in NEEDY.items() if not find_spec(needs))
        return [*first, ("tests/server", *needy)]
    if "core" in parts:
        rules = tuple(f"tests/games/{game}/rules" for game in GAMES)
        return [("tests/core",), ("tests/journals",), rules, ("tests/conformance",)]
    game = parts[3]
    name = game.replace("_", "-")
    tests = (f"tests/games/{game}", f"--ignore=tests/games/{game}/test_exhaustive.py")
    of_game = ("-k", f"{name} and not toy")
    of_all = (*sorted(f"tests/games/{file.name}" for file in (ROOT / "tests/games").glob("test_*.py")), FOREIGN)
    journals = ("tests/journals", *of_game)
    soon = [tests, journals] if "cards" in parts else [journals, tests]
    return [*soon, of_all, (f"tests/games/{game}/test_exhaustive.py",), ("tests/conformance", *of_game)]


class Copy:
    """A copy of the tree in which one file at a time is broken."""

    def __init__(self, folder: Path, model: Path | None = None) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(model or ROOT, folder, ignore=None if model else NOT_COPIED, symlinks=True)
        if model is None:
            self._install()
            compileall.compile_dir(folder / "src", quiet=1)

    def _install(self) -> None:
        """What tells Python of the games, where the package itself is not installed."""
        entries = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
        named = [f"[{group}]\n" + "".join(f"{a} = {b}\n" for a, b in some.items()) for group, some in entries.items()]
        about = self.folder / "src" / "ludoteka-0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteka\nVersion: 0\n")
        (about / "entry_points.txt").write_text("\n".join(named))

    def test(self, stage: tuple[str, ...], limit: float, write: bool = False) -> tuple[int | None, str]:
        """The exit status of pytest, or nothing where it took too long; and the test that failed first."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", *PLUGINS, *stage]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "" if write else "1", "PYTHONHASHSEED": "0"}
        environment |= {"PYTHONPYCACHEPREFIX": "", "LUDOTEKA_CASES": "all", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        process = subprocess.Popen(
            [*command, "--hypothesis-seed=0"],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        resource.prlimit(process.pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
        try:
            said, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
        return process.returncode, failed[0] if failed else said[-2000:]

    def judge(self, one: Break, limits: "Limits") -> tuple[str, str]:
        """Caught, and by which test; too slow; or survived."""
        before, after = one.applied()
        file = self.folder / one.path
        known = file.stat()
        file.write_text(after, encoding="utf-8")
        for cached in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            cached.unlink()
        try:
            for stage in stages(one.path):
                status, failed = self.test(stage, limits.of(stage))
                if status is None:
                    return "too slow", " ".join(stage)
                if status not in {0, 5}:
                    return "caught", failed
            return "survived", ""
        finally:
            file.write_text(before, encoding="utf-8")
            os.utime(file, ns=(known.st_atime_ns, known.st_mtime_ns))


# --- the run ---


class Unsound(Exception):
    """The tests fail without any break."""


class Limits:
    """How long each stage may take: ten times as long as on the sound tree, where all must pass."""

    def __init__(self, copy: Copy) -> None:
        self.copy = copy
        self.known: dict[tuple[str, ...], float] = {}
        self.lock = Lock()

    def of(self, stage: tuple[str, ...]) -> float:
        with self.lock:
            if stage not in self.known:
                begun = time.monotonic()
                status, failed = self.copy.test(stage, HOUR)
                if status != 0:
                    raise Unsound(f"the tests fail without any break: {' '.join(stage)}\n{failed}")
                took = time.monotonic() - begun
                self.known[stage] = max(PATIENCE, 10 * took)
                print(f"{took:6.1f} s  {' '.join(stage)}", flush=True)
            return self.known[stage]


def explained() -> dict[tuple[str, str], str]:
    """Why a survivor may live, by file and key."""
    known = tomllib.loads(SURVIVORS.read_text(encoding="utf-8"))
    return {(path, key): why for path, entries in known.items() for key, why in entries.items()}


def stale(breaks: Iterable[Break]) -> list[str]:
    """Explanations of breaks that can no longer be made: the line they speak of is another one now."""
    known = explained()
    paths = {path for path, _ in known}
    keys = {(one.path, one.key()) for one in breaks if one.path in paths}
    return [f"{path}: {key}" for path, key in known if (path, key) not in keys]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.mutations", description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=240, help="how many breaks (default: 240)")
    parser.add_argument("--seed", default="1", help="which ones (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--parts", default="rules,cards,server", help="of rules,cards,server; default: all")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no other break after so long")
    parser.add_argument("--survivors", action="store_true", help="try those again that survived before, and no others")
    parser.add_argument("--results", type=Path, help="the file of results (default: build/mutations/SEED.jsonl)")
    args = parser.parse_args()
    begun = time.monotonic()

    everything = all_breaks(breakable())
    chosen = sample(everything, args.parts.split(","), args.count, args.seed)
    results: Path = args.results or ROOT / "build" / "mutations" / f"{args.seed}.jsonl"
    results.parent.mkdir(parents=True, exist_ok=True)
    lines = results.read_text(encoding="utf-8").splitlines() if results.is_file() else []
    done: dict[tuple[str, str], tuple[str, str]] = {}
    for line in lines:
        path, key, outcome, by = json.loads(line)
        done[path, key] = (outcome, by)
    if args.survivors:
        done = {key: found for key, found in done.items() if found[0] == "caught"}
        chosen = [one for one in chosen if (one.path, one.key()) not in done]
    todo = [one for one in chosen if (one.path, one.key()) not in done]
    print(f"{len(everything)} breaks are possible, {len(chosen)} chosen, {len(todo)} to be tried", flush=True)

    if todo:
        work = ROOT / "build" / "mutations" / "trees"
        first = Copy(work / "sound")
        first.test(("--collect-only",), HOUR, write=True)  # leaves the tests' bytecode
        limits = Limits(first)
        copies: queue.Queue[Copy] = queue.Queue()
        for n in range(args.jobs):
            copies.put(Copy(work / str(n), first.folder))

        def attempt(one: Break) -> None:
            if time.monotonic() - begun > 60 * args.minutes:
                return
            copy = copies.get()
            try:
                outcome, by = copy.judge(one, limits)
            finally:
                copies.put(copy)
            done[one.path, one.key()] = (outcome, by)
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps([one.path, one.key(), outcome, by], ensure_ascii=False) + "\n")
            print(f"{outcome:9} {one.path}:{one.line} {one.key()[:100]}  {by[:100]}", flush=True)

        with ThreadPoolExecutor(args.jobs) as pool:
            trying = [pool.submit(attempt, one) for one in todo]
            try:
                for each in trying:
                    each.result()
            except Unsound as error:
                pool.shutdown(cancel_futures=True)
                sys.exit(str(error))
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(report(chosen, done, everything))


def report(chosen: list[Break], done: dict[tuple[str, str], tuple[str, str]], everything: list[Break]) -> int:
    """Say what was found; 1 where a survivor has no explanation or an explanation has no survivor to explain."""
    reasons = explained()
    judged = {one: done[one.path, one.key()][0] for one in chosen if (one.path, one.key()) in done}
    unexplained = 0
    for one, outcome in judged.items():
        if outcome == "survived":
            why = reasons.get((one.path, one.key()))
            unexplained += why is None
            print(f"\n{one.path}:{one.line} survived: {why or 'NOT EXPLAINED'}\n{one.key()}\n{one.diff()}")
    for part in sorted({one.part for one in judged}):
        mine = [outcome for one, outcome in judged.items() if one.part == part]
        counts = ", ".join(f"{mine.count(outcome)} {outcome}" for outcome in ("caught", "too slow", "survived"))
        print(f"{part}: {len(mine)} breaks: {counts}")
    old = stale(everything)
    for entry in old:
        print(f"{SURVIVORS.name} explains what can no longer be: {entry}")
    print(f"{unexplained} survivors without an explanation, {len(chosen) - len(judged)} breaks not tried")
    return int(unexplained > 0 or bool(old))


if __name__ == "__main__":
    main()
