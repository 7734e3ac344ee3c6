"""Alembic runs this with the connection that `storage.migrate` hands over."""

from alembic import context

from ludoteka.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
