import { type Asker, type Database, database, databaseOf } from './connection.ts';

/**
 * A statement that is put together once and planned once per connection, instead of on every call: for what is asked most.
 * What differs from call to call must be a placeholder.
 */
export function prepared<Statement>(make: (database: Database) => Statement): () => Statement {
  const made = preparedIn(make);
  return () => made(database());
}

/** The same as a part of whatever transaction is given: put together once for each connection, and sent by its own. */
export function preparedIn<Statement>(make: (database: Database) => Statement): (reader: Asker) => Statement {
  const made = new WeakMap<Database, Statement>();
  return (reader) => {
    const on = databaseOf(reader);
    const statement = made.get(on) ?? make(on);
    made.set(on, statement);
    return statement;
  };
}
