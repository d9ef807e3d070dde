"""Run by Alembic: the migrations go through the connection that the store hands over, in its transaction."""

from alembic import context

from cantina.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
