import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Drizzle's builder, or `statement(name, sql)`: docs/decisions/0022. A connection of one's own is for what neither can do.
const onTheirOwn: Record<string, string> = {
  'demo/scale/scale-numbering.ts': 'millions of rows by COPY, outside of the mall',
  'demo/scale/scale-places.ts': 'millions of rows by COPY, outside of the mall',
  'demo/scale/scale.ts': 'millions of rows by COPY, outside of the mall',
  'server/database/copy-rows.ts': 'COPY',
  'server/database/hold-lock.ts': 'holds a lock over many transactions',
  'server/database/migrate.ts': 'holds a lock while it migrates, before the database is open',
};

const otherWay = /\.execute(<[^(]*>)?\(\s*sql\b|\b(pool|client)\.query\b/;

test('the database is asked by the builder or by named statements', () => {
  const found = globSync('{server,demo}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => otherWay.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(onTheirOwn).sort());
});

test.each([
  'await tx.execute(sql`select 1`)',
  'await database().execute<{ id: number }>(\n    sql`select 1`)',
  "await pool.query('select 1')",
])('%s would be found', (line) => {
  expect(otherWay.test(line)).toBe(true);
});
