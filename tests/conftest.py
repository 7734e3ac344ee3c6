"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# However busy the machine is, and the same examples every time: what is only found by chance is looked for in
# `make soak`, with the profile "random".
settings.register_profile("ludoteka", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("random", settings.get_profile("ludoteka"), derandomize=False)
settings.load_profile("ludoteka")
