"""A crew on a Ray cluster: that of $RAY_ADDRESS, or one that runs on this machine, or else one made for the purpose."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import ray
from ray.exceptions import NodeDiedError, OutOfMemoryError, RayTaskError, WorkerCrashedError

from ludoteka.arena.crew import CHANCES, Item, Result, WorkerLost


class Ray:
    """Ludoteka must be installed on all machines of the cluster. Ray itself does anew what was lost with a worker."""

    def __init__(self, jobs: int | None = None) -> None:
        if not ray.is_initialized():
            ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        self.jobs = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        todo = iter(items)
        do = ray.remote(num_cpus=1, max_retries=CHANCES - 1)(apply)
        shared = ray.put(work)
        busy: dict[Any, Item] = {do.remote(shared, item): item for item in islice(todo, self.jobs)}
        try:
            while busy:
                (done,), _ = ray.wait(list(busy), num_returns=1)
                item = busy.pop(done)
                for further in islice(todo, 1):
                    busy[do.remote(shared, further)] = further
                yield item, ray.get(done)
        except (NodeDiedError, OutOfMemoryError, WorkerCrashedError):
            raise WorkerLost from None
        except RayTaskError as error:
            raise error.cause from None
        finally:
            for pending in busy:
                ray.cancel(pending, force=True)


def apply(work: Callable[[Item], Result], item: Item) -> Result:
    return work(item)
