import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { database, transaction } from '#server/database/connection.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { issueCoupons } from './index.ts';
import { receiveCoupon } from './receive-coupon.ts';
import { coupons, receivedCoupons } from './tables.ts';

// Many requests compete for the last coupon. Each kind of race is also run against a careless implementation,
// which must fail it: else it would show nothing.

const mall = openMallUnderTest();
let couponId = 0;
let people: Person[];

beforeAll(async () => {
  await fillSmallMall();
  people = await Promise.all(Array.from({ length: 50 }, () => someone()));
  const coupon = { name: { en: 'c' }, scope: 'general', minimumSpend: 2, discount: 1, validDays: 1 } as const;
  [couponId = 0] = await transaction((tx) => issueCoupons(tx, [{ ...coupon, issued: 5 }]));
});
const offer = (left: number, perPerson = 1) =>
  database()
    .update(coupons)
    .set({ claimed: 5 - left, perPerson })
    .where(eq(coupons.id, couponId));
beforeEach(async () => {
  await database().delete(receivedCoupons);
  await mall.pool.query('delete from rate_windows');
});

type Way = (accountId: number, couponId: number) => Promise<unknown>;

/** How it went for all, and what the tables say after. */
async function race(receive: Way, accountIds: readonly number[]) {
  const results = await Promise.allSettled(accountIds.map((accountId) => receive(accountId, couponId)));
  const reasons = results.map((result) => (result.status === 'fulfilled' ? 'won' : (result.reason.reason ?? 'failed')));
  const [coupon] = await database().select().from(coupons).where(eq(coupons.id, couponId));
  const rows = await database().$count(receivedCoupons);
  const tally: Record<string, number> = {};
  for (const reason of reasons) tally[reason] = (tally[reason] ?? 0) + 1;
  return { tally, claimed: coupon?.claimed, rows };
}

const haveRead = barrier(2);
/** The planted bugs: read first and write after, ignoring other transactions. */
const careless: Way = async (accountId) => {
  const [coupon] = await database().select().from(coupons).where(eq(coupons.id, couponId));
  const mine = await database().$count(receivedCoupons, eq(receivedCoupons.accountId, accountId));
  if (!coupon || coupon.claimed >= coupon.issued || mine >= coupon.perPerson) throw new Error('refused');
  await haveRead();
  const number = (await database().$count(receivedCoupons)) + 1 + Math.floor(Math.random() * 30_000);
  await database().insert(receivedCoupons).values({ couponId, accountId, number, endsAt: sql`now()` });
  await database()
    .update(coupons)
    .set({ claimed: coupon.claimed + 1 })
    .where(eq(coupons.id, couponId));
};

describe('the last one', () => {
  test.each([2, 20, 50])('of %i who want it at once exactly one gets it', async (crowd) => {
    await offer(1);
    expect(
      await race(
        receiveCoupon,
        people.slice(0, crowd).map(({ accountId }) => accountId),
      ),
    ).toEqual({
      tally: { won: 1, coupon_gone: crowd - 1 },
      claimed: 5,
      rows: 1,
    });
  });

  test.each([2, 20, 50])('careless, more than one of %i gets it', async (crowd) => {
    await offer(1);
    const { rows } = await race(
      careless,
      people.slice(0, crowd).map(({ accountId }) => accountId),
    );
    expect(rows).toBeGreaterThan(1);
  });
});

test('of fifty who want five, five get one each, and what was claimed is what was given', async () => {
  await offer(5);
  expect(
    await race(
      receiveCoupon,
      people.map(({ accountId }) => accountId),
    ),
  ).toEqual({
    tally: { won: 5, coupon_gone: 45 },
    claimed: 5,
    rows: 5,
  });
});

describe('one person in many tabs', () => {
  const tabs = (times: number) => Array<number>(times).fill(people[0]?.accountId ?? 0);

  test.each([
    [2, 1],
    [10, 1],
    [10, 2],
  ])('of %i tries at once exactly %i are given', async (times, perPerson) => {
    await offer(5, perPerson);
    expect(await race(receiveCoupon, tabs(times))).toEqual({
      tally: { won: perPerson, coupon_received: times - perPerson },
      claimed: perPerson,
      rows: perPerson,
    });
    const { rows } = await mall.pool.query('select number from received_coupons order by number');
    expect(rows.map(({ number }) => number)).toEqual([1, 2].slice(0, perPerson));
  });

  test('of twenty tries at once the limit of tries takes ten, and one is given', async () => {
    await offer(5);
    expect(await race(receiveCoupon, tabs(20))).toEqual({
      tally: { won: 1, coupon_received: 9, too_many_tries: 10 },
      claimed: 1,
      rows: 1,
    });
  });

  test('careless, a person gets more than they may, and the count is wrong', async () => {
    await offer(5);
    const { rows, claimed } = await race(careless, tabs(20));
    expect(rows).toBeGreaterThan(1);
    expect(claimed).not.toBe(rows);
  });
});

test('the pages that show coupons are dropped when one runs out, and only then', async () => {
  const client = new pg.Client({ connectionString: mall.databaseUrl });
  await client.connect();
  const notices: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => notices.push(payload));
  await client.query('listen pages_changed');
  await offer(2);
  await receiveCoupon(people[0]?.accountId ?? 0, couponId);
  await client.query('select 1');
  expect(notices).toEqual([]);
  await receiveCoupon(people[1]?.accountId ?? 0, couponId);
  await client.query('select 1');
  expect(notices).toEqual(['coupons']);
  await client.end();
});
