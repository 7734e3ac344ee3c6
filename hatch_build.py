"""Build hook: Vite builds the browser client where Node.js is at hand; mypyc compiles the engine where a C compiler
works. Elsewhere the wheel goes without, and says so."""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

# Object files of another Python or mypyc must not be reused.
WORK = Path("build", f"mypyc-{mypy_version}-{sys.implementation.cache_tag}")

# A quarter of the size, and no speed, lies in tables that only debuggers and C++ read, in names that nobody outside
# looks up, in the padding and start-up code of many small files, and in functions that nobody calls.
SMALL = ["-fno-asynchronous-unwind-tables", "-fvisibility=hidden", "-ffunction-sections", "-fdata-sections"]
LINKED_SMALL = ["--strip-all", "--build-id=none", "--gc-sections", "-znoseparate-code", "-znorelro"]
SMALL_LINK = ["-nostartfiles", *(f"-Wl,{option}" for option in LINKED_SMALL)]

WEB = Path("web")
CLIENT = Path("src/ludoteka/server/client")
PACKED = ("ludoteka/games/*/lessons/*.toml", "ludoteka/games/*/rulebook/*.md", "ludoteka/locales/*/*.ftl")
SUM = "sources.sum"  # of what the client was built from


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        os.chdir(self.root)
        build_client()
        if (CLIENT / "index.html").is_file():
            build_data["force_include"][str(pack_client())] = "ludoteka/server/client.zip.gz"
        for packed, name in pack_texts():
            build_data["force_include"][str(packed)] = name
        if reason := why_plain():
            print(f"ludoteka: not compiled, plain Python: {reason}", flush=True)
            return
        modules = chosen(self.config["include"], self.config["exclude"])
        print(f"ludoteka: compiling {len(modules)} modules", flush=True)
        for library in compile_modules(modules):
            build_data["force_include"][str(library)] = str(library.relative_to(WORK / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def chosen(include: list[str], exclude: list[str]) -> list[str]:
    found = {path for glob in include for path in Path().glob(glob)}
    return sorted(str(path) for path in found if not any(path.match(glob) for glob in exclude))


def why_plain() -> str | None:
    if os.environ.get("LUDOTEKA_PLAIN", "0") not in {"", "0"}:
        return "LUDOTEKA_PLAIN is set"
    if sys.implementation.name != "cpython":
        return f"mypyc does not support {sys.implementation.name}"
    if not c_compiler_works():
        return "no working C compiler with Python's headers"
    return None


def c_compiler_works() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError):
            return False
    return True


def compile_modules(modules: list[str]) -> list[Path]:
    # One C file a module: a single one takes gcc over twice as long, and its code ran no faster. Nor did it at level 3,
    # which makes it larger. What hooks import, such as boards for a terminal, needs packages that may not be there.
    extensions = mypycify(
        ["--follow-imports=silent", *modules],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="ludoteka",
    )
    for extension in extensions:
        extension.depends.append(__file__)
        if sys.platform == "linux":
            # A new list each: those that mypyc gives are one and the same.
            extension.extra_compile_args = [*extension.extra_compile_args, *SMALL]
            extension.extra_link_args = [*extension.extra_link_args, *SMALL_LINK]
    command = Incremental(Distribution({"name": "ludoteka", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(WORK / "lib"), str(WORK / "temp")
    command.ensure_finalized()
    command.run()
    return [Path(library) for library in command.get_outputs()]


class Incremental(build_ext):  # type: ignore[misc]
    """setuptools compiles all C files of a library anew and one by one: here side by side, and only what changed."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        newest = max(map(modified, [Path(__file__), *(WORK / "c").rglob("*.h")]))

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=options["output_dir"])
            pairs = zip(sources, objects, strict=True)
            stale = [source for source, made in pairs if modified(made) <= max(newest, modified(source))]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: one_by_one([source], **options), stale))
            return objects

        self.compiler.compile = compile_all
        super().build_extensions()


def modified(path: str | Path) -> float:
    return Path(path).stat().st_mtime if Path(path).exists() else 0.0


def pack_texts() -> Iterator[tuple[Path, str]]:
    """Rulebooks, lessons and words are packed each by itself: few read all, and a third of the room is enough."""
    for text in sorted(path for glob in PACKED for path in Path("src").glob(glob)):
        packed = Path("build", f"{text}.gz")
        packed.parent.mkdir(parents=True, exist_ok=True)
        packed.write_bytes(gzip.compress(text.read_bytes(), 9, mtime=0))
        yield packed, packed.relative_to("build/src").as_posix()


def build_client() -> None:
    """Build the browser client, unless it stands there built from the very same sources."""
    if not WEB.is_dir():
        return
    built, now = CLIENT / SUM, sources_sum()
    if built.is_file() and built.read_text() == now:
        return
    npm = shutil.which("npm")
    if npm is None:
        print("ludoteka: no browser client: install Node.js 20.19 or newer with npm, then build again", flush=True)
        return
    print("ludoteka: building the browser client", flush=True)
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / "lock.sum"
    if not stamp.is_file() or stamp.read_text() != lock:
        # `npm ci` refuses a lock that lacks the builds of other platforms
        install = [npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(install, cwd=WEB, check=True)
        stamp.write_text(lock)
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, check=True)
    built.write_text(now)


def pack_client() -> Path:
    """The client as one archive, a quarter of its size: who installs the engine alone carries it along.

    It is compressed as a whole, files of a kind side by side: hundreds of small ones have much in common.
    """
    packed = Path("build", "client.zip.gz")
    packed.parent.mkdir(exist_ok=True)
    content = BytesIO()
    with ZipFile(content, "w") as archive:
        for path in sorted(CLIENT.rglob("*"), key=lambda path: (path.suffix, path)):
            if path.is_file() and path.name != SUM:
                archive.writestr(ZipInfo(path.relative_to(CLIENT).as_posix()), path.read_bytes())
    packed.write_bytes(gzip.compress(content.getvalue(), 9, mtime=0))
    return packed


def sources_sum() -> str:
    """A checksum of all that the client is made of."""
    digest = hashlib.sha256()
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for path in sorted([*files, *Path("src/ludoteka/locales").rglob("*.ftl")], key=Path.as_posix):
        digest.update(path.as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
