import { expect, test } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();

/** Asks the same so many times on one connection, and returns how many prepared statements of it exist there. */
async function askOften(text: string, times: number, values?: unknown[]): Promise<number> {
  const client = await mall.pool.connect();
  try {
    for (let time = 0; time < times; time++) await client.query({ text, ...(values && { values }) });
    const { rows } = await client.query('select count(*) from pg_prepared_statements where statement = $1', [text]);
    return rows[0].count;
  } finally {
    client.release();
  }
}

test('a statement that runs often is prepared, one that runs seldom is not', async () => {
  expect(await askOften('select $1::int as seldom', 3, [7])).toBe(0);
  expect(await askOften('select $1::int as often', 5, [7])).toBe(1);
});

test('several statements in one text stay what they are, however often they are asked', async () => {
  expect(await askOften('select 1; select 2', 6)).toBe(0);
});
