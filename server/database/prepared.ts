import { type Database, database } from './connection.ts';

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
