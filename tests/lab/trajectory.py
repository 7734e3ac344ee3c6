"""What an agent at random meets in a match of each game: `python -m tests.lab.trajectory` prints a digest of it.

Compiled or not, on any machine, it is the same.
"""

from hashlib import blake2b
from importlib import import_module
from random import Random

from ludoteka.arena.speed import is_compiled

MODULES = ("seasons_v3", "etherstone_v2", "elven_rage_v3")
STEPS = 120


def digest() -> str:
    found = blake2b(digest_size=16)
    for name in MODULES:
        env = import_module(f"ludoteka.lab.{name}").env(players=3)
        env.reset(seed=11)
        random = Random(11)
        for agent in env.agent_iter(STEPS):
            seen, reward, terminated, truncated, _ = env.last()
            over = terminated or truncated
            action = None if over else random.choice(seen["action_mask"].nonzero()[0].tolist())
            found.update(f"{agent} {reward} {over} {action}".encode())
            found.update(seen["observation"].tobytes())
            found.update(seen["action_mask"].tobytes())
            env.step(action)
    return found.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain", digest())
