import { expect, test } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { copyRows, copyValue } from './copy-rows.ts';

const mall = openMallUnderTest();

async function copied(lines: Iterable<string>) {
  const client = await mall.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'create temporary table given (id int, words text, list text[], isfine boolean, texts jsonb) on commit drop',
    );
    await copyRows(client, 'copy given from stdin', lines);
    return (await client.query('select * from given order by id')).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('what was sent arrives, whatever is in it', async () => {
  const rows = [
    {
      id: 1,
      words: 'tab\there, line\nthere, back\\slash',
      list: ['a"b', 'c\\d', '{e}', ','],
      isfine: true,
      texts: { en: 'a\t"b" \\ c', th: 'ชา\nเย็น' },
    },
    { id: 2, words: '跑步鞋 รองเท้า', list: [], isfine: false, texts: { en: '' } },
  ];
  const lines = rows.map((row) => `${Object.values(row).map(copyValue).join('\t')}\n`);
  expect(await copied(lines)).toEqual(rows);
});

test('more than fits into the pipe at once arrives too', async () => {
  function* many() {
    for (let id = 1; id <= 50_000; id++) yield `${id}\t${'x'.repeat(100)}\t{}\tt\t{}\n`;
  }
  expect((await copied(many())).length).toBe(50_000);
});

test('a row that does not fit fails the whole statement, and the connection lives on', async () => {
  await expect(copied(['1\tgood\t{}\tt\t{}\n', 'not a number\tbad\t{}\tt\t{}\n'])).rejects.toThrow(
    /invalid input syntax/,
  );
  expect(await copied(['1\tgood\t{}\tt\t{}\n'])).toHaveLength(1);
});

test('rows that cannot be made fail the whole statement, and the connection lives on', async () => {
  function* broken() {
    yield '1\tgood\t{}\tt\t{}\n';
    throw new Error('no more rows');
  }
  await expect(copied(broken())).rejects.toThrow('no more rows');
  expect(await copied(['1\tgood\t{}\tt\t{}\n'])).toHaveLength(1);
});
