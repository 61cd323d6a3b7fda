import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { giveBackCoupons, issueCoupons, spendCoupons } from '#server/modules/coupons/index.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { barrier, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Twenty concurrent orders of one account with the same coupon: one of them spends it.

const mall = openMallUnderTest();
let couponId = 0;

beforeAll(async () => {
  const coupon = { name: { en: 'c' }, scope: 'general', minimumSpend: 2, discount: 1, validDays: 9 } as const;
  [couponId = 0] = await transaction((tx) => issueCoupons(tx, [{ ...coupon, issued: 9 }]));
});

async function withCoupons(count: number): Promise<{ person: Person; ids: number[] }> {
  const person = await someone();
  const { rows } = await mall.pool.query(
    `insert into received_coupons (coupon_id, account_id, number, ends_at)
      select $1, $2, n, now() + interval '1 day' from generate_series(1, $3::int) n returning id`,
    [couponId, person.accountId, count],
  );
  return { person, ids: rows.map(({ id }) => id) };
}

async function usedFor(ids: number[]): Promise<string[]> {
  const { rows } = await mall.pool.query('select used_for from received_coupons where id = any($1) order by id', [ids]);
  return rows.map(({ used_for }) => used_for);
}

test.each([2, 20])('of %i orders exactly one spends the coupon', async (orders) => {
  const { person, ids } = await withCoupons(1);
  const tally = await outcomes(orders, (at) =>
    transaction((tx) => spendCoupons(tx, person.accountId, ids, `PT${person.accountId}-${at}`)),
  );
  expect(tally).toEqual({ won: 1, coupon_gone: orders - 1 });
  expect(await usedFor(ids)).toEqual([expect.stringMatching(/^PT/)]);
});

test('orders with the same two coupons, named in either order, do not deadlock', async () => {
  for (let round = 0; round < 5; round++) {
    const { person, ids } = await withCoupons(2);
    const tally = await outcomes(20, (at) =>
      transaction((tx) =>
        spendCoupons(tx, person.accountId, at % 2 ? ids : ids.toReversed(), `PT${person.accountId}-${at}`),
      ),
    );
    expect(tally).toEqual({ won: 1, coupon_gone: 19 });
    const [first, second] = await usedFor(ids);
    expect(first).toBe(second);
  }
});

test('a coupon that twenty requests give back at once is given back once', async () => {
  const { person, ids } = await withCoupons(1);
  const payment = `PT${person.accountId}`;
  await transaction((tx) => spendCoupons(tx, person.accountId, ids, payment));
  expect(await outcomes(20, () => transaction((tx) => giveBackCoupons(tx, payment)))).toEqual({ won: 20 });
  expect(await usedFor(ids)).toEqual([null]);
});

test('N: with a read before the write, two orders spend it', async () => {
  const { person, ids } = await withCoupons(1);
  const haveLooked = barrier(2);
  const tally = await outcomes(2, (at) =>
    transaction(async (tx) => {
      const mine = eq(receivedCoupons.id, ids[0] ?? 0);
      const [free] = await tx
        .select()
        .from(receivedCoupons)
        .where(and(mine, eq(receivedCoupons.state, 'received')));
      if (!free) throw new Refusal('coupon_gone');
      await haveLooked();
      await tx
        .update(receivedCoupons)
        .set({ state: 'used', usedFor: `PT${person.accountId}-${at}` })
        .where(mine);
    }),
  );
  expect(tally).toEqual({ won: 2 });
});
