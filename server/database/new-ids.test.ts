import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { transaction } from './connection.ts';
import { withNewIds } from './new-ids.ts';

const mall = openMallUnderTest();
const notes = pgTable('notes', { id: integer().primaryKey().generatedAlwaysAsIdentity(), words: text().notNull() });

test('every row has an id of its own before it is inserted, and later rows get others', async () => {
  await mall.pool.query('create table notes (id int primary key generated always as identity, words text not null)');
  const words = Array.from({ length: 1_000 }, (_, at) => ({ words: `note ${at}` }));
  const given = await transaction(async (tx) => {
    const rows = await withNewIds(tx, notes, words);
    await tx.insert(notes).overridingSystemValue().values(rows.toReversed());
    await tx.execute(sql`insert into notes (words) values ('later')`);
    expect(await withNewIds(tx, notes, [])).toEqual([]);
    return rows;
  });
  const { rows } = await mall.pool.query("select words, id from notes where words <> 'later' order by id");
  expect(rows).toEqual(given.map(({ id, words: written }) => ({ words: written, id })));
  expect(new Set(given.map(({ id }) => id)).size).toBe(1_000);
});
