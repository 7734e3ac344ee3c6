"""`python -m ludoteka.cli`, the same as `ludoteka`."""

from ludoteka.cli import main

if __name__ == "__main__":
    main()
