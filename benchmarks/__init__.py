"""The engine beside its peers: python -m benchmarks."""
