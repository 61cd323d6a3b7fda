import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import * as contract from '#contract/identity/shopper-addresses.ts';
import type * as Defaults from '#server/modules/identity/addresses/default-address.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Many concurrent changes of one account's addresses. Each race is also run without the lock, and must then fail.

const planted = vi.hoisted(() => ({ lock: null as typeof Defaults.lockAddresses | null }));
vi.mock('#server/modules/identity/addresses/default-address.ts', async (original) => {
  const real = await original<typeof Defaults>();
  return {
    ...real,
    lockAddresses: (...given: Parameters<typeof real.lockAddresses>) => (planted.lock ?? real.lockAddresses)(...given),
  };
});
afterEach(() => {
  planted.lock = null;
});

const mall = openMallUnderTest();
const input = {
  realName: 'Ana',
  countryCode: '+1',
  phone: '2125550100',
  country: 'US',
  detail: '12 Harbour Street',
  postCode: '02134',
};

const add = (person: Person) => mall.ask(contract.editAddress, input, as(person.token));

async function state(person: Person) {
  const { rows } = await mall.pool.query(
    'select count(*)::int as all, count(*) filter (where is_default)::int as defaults from addresses where account_id = $1',
    [person.accountId],
  );
  return rows[0];
}

async function withAddresses(count: number): Promise<Person> {
  const person = await someone();
  await mall.pool.query(
    `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code, is_default)
      select $1, 'A', '+1', '2125550100', 'US', 'x', '1', n = 1 from generate_series(1, $2) n`,
    [person.accountId, count],
  );
  return person;
}

async function codes(answers: Promise<{ code: number }[]>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { code } of await answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

test('of twenty requests that add the hundredth address, one succeeds', async () => {
  const person = await withAddresses(99);
  expect(await codes(concurrently(20, () => add(person)))).toEqual({ 200: 1, 400: 19 });
  expect(await state(person)).toEqual({ all: 100, defaults: 1 });
});

test('of twenty first addresses added at once, exactly one is the default', async () => {
  const person = await someone();
  expect(await codes(concurrently(20, () => add(person)))).toEqual({ 200: 20 });
  expect(await state(person)).toEqual({ all: 20, defaults: 1 });
});

test('setting and deleting defaults at once leaves exactly one default', async () => {
  const person = await withAddresses(20);
  const { rows } = await mall.pool.query('select id from addresses where account_id = $1', [person.accountId]);
  const answers = await concurrently(20, (at) =>
    at % 2
      ? mall.ask(contract.setDefaultAddress, { id: rows[at].id }, as(person.token))
      : mall.ask(contract.deleteAddress, { id: rows[at].id }, as(person.token)),
  );
  expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
  expect(await state(person)).toEqual({ all: 10, defaults: 1 });
});

test('N: without the lock there are more than a hundred', async () => {
  const person = await withAddresses(99);
  const haveLooked = barrier(5);
  // Each decides by what it read at its start, and all have started before any has written.
  planted.lock = async (tx, accountId) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.select({ id: addresses.id }).from(addresses).where(eq(addresses.accountId, accountId));
    await haveLooked();
  };
  await concurrently(5, () => add(person));
  expect((await state(person)).all).toBe(104);
});
