import { type Asker, type Database, database } from './connection.ts';

/**
 * A statement that is put together once and planned once per connection, instead of on every call: for what is asked most.
 * What differs from call to call must be a placeholder.
 */
export function prepared<Statement>(make: (database: Database) => Statement): () => Statement {
  const made = new WeakMap<Database, Statement>(); // tests open one database after another
  return () => {
    const open = database();
    const statement = made.get(open) ?? make(open);
    made.set(open, statement);
    return statement;
  };
}

/** The same as a part of whatever transaction is given: put together once, and sent by the transaction's own connection. */
export function preparedIn<Statement extends object>(
  make: (database: Database) => Statement,
): (reader: Asker) => Statement {
  const whole = prepared(make);
  return (reader) => {
    const statement = whole();
    const { client } = reader._.session as unknown as { client: unknown };
    return Object.assign(Object.create(Object.getPrototypeOf(statement)), statement, { client });
  };
}
