import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { integer, jsonb, PgDialect, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { allColumnsOf, columnsIn, givenRows, jsonOf, recordOf, setToExcluded } from './columns.ts';
import { database } from './connection.ts';
import { eventOutbox, mallClock } from './tables.ts';

const mall = openMallUnderTest();
const written = (query: ReturnType<typeof jsonOf>) => new PgDialect({ casing: 'snake_case' }).sqlToQuery(query).sql;

test.each([eventOutbox, mallClock])('columns are called as in the database', async (table) => {
  const { rows } = await mall.pool.query(
    'select column_name as name from information_schema.columns where table_name = $1 order by name',
    [getTableName(table)],
  );
  const row = Object.fromEntries(Object.keys(getTableColumns(table)).map((key) => [key, null]));
  const names = written(columnsIn(recordOf(table, row as never))).split(', ');
  expect(names.sort()).toEqual(rows.map(({ name }) => `"${name}"`));
});

test('a source can be named, and what is no column is refused', () => {
  const event = recordOf(eventOutbox, { name: 'a', nextTryAt: new Date(0) });
  expect(event).toEqual({ name: 'a', next_try_at: new Date(0) });
  expect(written(columnsIn(event, 'e'))).toBe('"e"."name", "e"."next_try_at"');
  expect(() => recordOf(eventOutbox, { isServed: true } as never)).toThrow('event_outbox has no column isServed');
});

test('columns become one value under their own names', () => {
  expect(written(sql`select ${jsonOf({ eventId: eventOutbox.id, at: eventOutbox.happenedAt })}`)).toBe(
    `select json_build_object('eventId', "event_outbox"."id", 'at', "event_outbox"."happened_at")`,
  );
});

test('records become rows, and replace those that are there', async () => {
  await mall.pool.query('create table notes (id int primary key, shop_name jsonb, marks int[])');
  const notes = pgTable('notes', { id: integer().primaryKey(), shopName: jsonb(), marks: integer().array() });
  expect(Object.keys(allColumnsOf(notes))).toEqual(['id', 'shop_name', 'marks']);
  const write = async (records: ReturnType<typeof recordOf>[]) => {
    const { id: _, ...others } = records[0] ?? {};
    await database().execute(sql`
      insert into ${notes} (${columnsIn(records[0])}) select ${columnsIn(records[0], 'given')} from ${givenRows(notes, records)}
      on conflict (id) do update set ${setToExcluded(others)}`);
  };
  await write([1, 2].map((id) => recordOf(notes, { id, shopName: { en: `Shop ${id}` }, marks: [id, 7] })));
  await write([recordOf(notes, { id: 2, shopName: { en: 'Other', th: 'อื่น' }, marks: [] })]);
  expect((await mall.pool.query('select * from notes order by id')).rows).toEqual([
    { id: 1, shop_name: { en: 'Shop 1' }, marks: [1, 7] },
    { id: 2, shop_name: { en: 'Other', th: 'อื่น' }, marks: [] },
  ]);
});
