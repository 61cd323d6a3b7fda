import { and, eq, lte } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  adoptCoupons,
  expireCoupons,
  giveBackCoupons,
  issueCoupons,
  spendCoupons,
} from '#server/modules/coupons/index.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { barrier, inTurnAtLock, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Twenty concurrent orders of one account with the same coupon: one of them spends it.

const mall = openMallUnderTest();
const coupon = { name: { en: 'c' }, scope: 'general', minimumSpend: 2, discount: 1, validDays: 9, issued: 9 } as const;
let couponId = 0;

beforeAll(async () => {
  [couponId = 0] = await transaction((tx) => issueCoupons(tx, [coupon]));
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

/** Two coupons that are over, and a visitor who has both. The first was changed, and lies behind the second. */
async function twoOver() {
  const { accountId: visitorId } = await someone({ userType: 'visitor' });
  const ids = await transaction((tx) => issueCoupons(tx, [coupon, coupon]));
  const over = "valid_days = null, ends_at = now() - interval '1 hour', claimed = 1";
  await mall.pool.query(`update coupons set ${over} where id = any($1)`, [ids]);
  await mall.pool.query(
    `insert into received_coupons (coupon_id, account_id, number, ends_at)
      select id, $2, 1, now() + interval '1 day' from unnest($1::int[]) id`,
    [ids, visitorId],
  );
  for (let isBehind = false; !isBehind; ) {
    const { rows } = await mall.pool.query(
      `update coupons set version = version + 1 where id = $1
        returning ctid > (select other.ctid from coupons other where other.id = $2) as "isBehind"`,
      ids,
    );
    isBehind = rows[0].isBehind;
  }
  return { visitorId, second: ids[1] };
}

/** Offers end while a visitor's coupons go to an account. */
async function endAndAdopt(end: () => Promise<unknown>): Promise<string[]> {
  const { visitorId, second } = await twoOver();
  const { accountId: ownerId } = await someone();
  const adopt = () => transaction((tx) => adoptCoupons(tx, [{ visitorId, ownerId }]));
  const lock = { text: 'select from coupons where id = $1 for update', values: [second] };
  const said = (act: () => Promise<unknown>) =>
    act().then(
      () => 'done',
      () => 'failed',
    );
  return inTurnAtLock(mall.pool, lock, [() => said(end), () => said(adopt)]);
}

test('offers that end while a visitor’s coupons go to an account do not deadlock', async () => {
  expect(await endAndAdopt(expireCoupons)).toEqual(['done', 'done']);
});

test('N: closed as they lie on the disk, the database ends one of the two', async () => {
  const isOver = and(eq(coupons.isOpen, true), lte(coupons.endsAt, mallNow));
  const careless = () => transaction((tx) => tx.update(coupons).set({ isOpen: false }).where(isOver));
  expect(await endAndAdopt(careless)).toContain('failed');
});
