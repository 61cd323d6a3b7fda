import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CouponTerms } from '#contract/coupons/merchant.ts';
import type * as Lock from '#server/database/advisory-lock.ts';
import { receiveCoupon } from '#server/modules/coupons/index.ts';
import { deleteCoupon, restoreCoupon } from '#server/modules/coupons/shop-coupons/delete-coupon.ts';
import { shopOwner } from '#server/modules/coupons/shop-coupons/shop-owner.ts';
import { addCoupon } from '#server/modules/coupons/terms/add-coupon.ts';
import { columnsOf } from '#server/modules/coupons/terms/coupon-rows.ts';
import { editCoupon } from '#server/modules/coupons/terms/edit-coupon.ts';
import { resumeCoupon, stopCoupon } from '#server/modules/coupons/terms/stop-coupon.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// A shop stops, changes or deletes a coupon while buyers receive it, or puts several on offer at once where there is room
// for one.

const planted = vi.hoisted(() => ({ takeLock: null as typeof Lock.takeLock | null }));
vi.mock('#server/database/advisory-lock.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, () => original<typeof Lock>(), 'takeLock'),
);

const mall = openMallUnderTest();
let actor = { shopId: 0, accountId: 0 };
let buyers: number[] = [];
const terms: CouponTerms = {
  name: { en: 'Race' },
  scope: 'shop',
  categoryId: null,
  productIds: [],
  percent: 10,
  money: 500,
  minPrice: 0,
  day: 7,
  startsAt: null,
  endsAt: null,
  issued: 10,
  perPerson: 1,
};

beforeAll(async () => {
  const { accountId } = await aMerchant();
  const { rows } = await mall.pool.query('select id from shops where owner_id = $1', [accountId]);
  actor = { shopId: rows[0].id, accountId };
  buyers = await Promise.all(Array.from({ length: 10 }, async () => (await someone()).accountId));
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
});
afterEach(() => removePlantedBugs(planted));

const leaveOne = (id: number) =>
  editCoupon(shopOwner(actor), { id, version: 1, after: columnsOf({ ...terms, issued: 1 }) });
const add = async () => (await addCoupon(shopOwner(actor), columnsOf(terms))).id;
async function stateOf(id: number) {
  const { rows } = await mall.pool.query(
    `select claimed, issued, is_open, (select count(*)::int from received_coupons r where r.coupon_id = c.id) as copies
      from coupons c where id = $1`,
    [id],
  );
  return rows[0];
}
const word = (act: Promise<unknown>) =>
  act.then(
    () => 'won',
    (error) => String(error?.reason ?? error),
  );

test('ten buyers and a shop that leaves one: as many have one as the stock says, whoever came first', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await add();
    const all = barrier(11);
    const lowered = all().then(() => word(leaveOne(id)));
    const received = await outcomes(10, async (at) => {
      await all();
      await receiveCoupon(buyers[at] ?? 0, id);
    });
    const { claimed, issued, copies } = await stateOf(id);
    expect(claimed).toBe(copies);
    expect(claimed).toBe(received.won);
    // Either the shop was first, and one buyer has the only one; or someone had one before, and the stock stayed.
    expect([await lowered, issued, claimed]).toEqual(issued === 1 ? ['won', 1, 1] : ['coupon_terms_fixed', 10, 10]);
  }
});

test('a lower stock that waits for a buyer is refused: it never falls below what is received', async () => {
  const id = await add();
  const lock = { text: 'select 1 from coupons where id = $1 for update', values: [id] };
  const words = await allAtLock(mall.pool, lock, [
    () => word(receiveCoupon(buyers[0] ?? 0, id)),
    () => word(receiveCoupon(buyers[1] ?? 0, id)),
    () => word(leaveOne(id)),
  ]);
  const { claimed, issued, copies } = await stateOf(id);
  expect(claimed).toBe(copies);
  // The shop was first, and one of both buyers has the only one; or it came later and was refused.
  expect([claimed, words[2]]).toEqual(issued === 1 ? [1, 'won'] : [2, 'coupon_terms_fixed']);
});

test('a coupon that is stopped while ten receive it: everyone has one, or an answer that it is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await add();
    const all = barrier(11);
    const stopped = all().then(() => word(stopCoupon(shopOwner(actor), id)));
    const received = await outcomes(10, async (at) => {
      await all();
      await receiveCoupon(buyers[at] ?? 0, id);
    });
    expect(await stopped).toBe('won');
    const { claimed, copies, is_open } = await stateOf(id);
    expect([claimed, is_open]).toEqual([copies, false]);
    const { won = 0, coupon_gone: gone = 0, coupon_not_found: unknown = 0, ...rest } = received;
    expect([won, won + gone + unknown, rest]).toEqual([claimed, 10, {}]);
    expect(await word(receiveCoupon(buyers[0] ?? 0, id))).toMatch(/^coupon_(?:not_found|received)$/);
  }
});

test('a coupon that is deleted while ten receive it: it is gone and nobody has one, or it stays', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await add();
    const all = barrier(11);
    const deleted = all().then(() => word(deleteCoupon(actor, id)));
    const { won = 0 } = await outcomes(10, async (at) => {
      await all();
      await receiveCoupon(buyers[at] ?? 0, id);
    });
    const left = await stateOf(id);
    expect([await deleted, won]).toEqual(left ? ['coupon_in_use', left.copies] : ['won', 0]);
  }
});

/** One more coupon has room: a new one, one that goes on and one that comes back are put on offer at once. */
async function lastOffer() {
  await mall.pool.query('update coupons set is_open = false where shop_id = $1', [actor.shopId]);
  const [stopped, deleted] = [await add(), await add()];
  await stopCoupon(shopOwner(actor), stopped);
  await deleteCoupon(actor, deleted);
  await mall.pool.query(
    `insert into coupons (name, scope, shop_id, minimum_spend, discount, valid_days, issued)
      select '{"en": "c"}', 'shop', $1, 2, 1, 9, 9 from generate_series(1, 99)`,
    [actor.shopId],
  );
  // The shop's row holds up those who have counted, at their next reference to it.
  const lock = { text: 'select from shops where id = $1 for update', values: [actor.shopId] };
  const words = await allAtLock(mall.pool, lock, [
    () => word(add()),
    () => word(restoreCoupon(actor, deleted)),
    () => word(resumeCoupon(shopOwner(actor), stopped)),
  ]);
  const { rows } = await mall.pool.query('select count(*)::int as open from coupons where shop_id = $1 and is_open', [
    actor.shopId,
  ]);
  return { words: words.toSorted(), open: rows[0].open };
}

test('of three that are put on offer at once only the hundredth is', async () => {
  expect(await lastOffer()).toEqual({ words: ['too_many_coupons', 'too_many_coupons', 'won'], open: 100 });
});

test('N: without the lock all three have counted before one is on offer', async () => {
  planted.takeLock = async () => {};
  expect(await lastOffer()).toEqual({ words: ['won', 'won', 'won'], open: 102 });
});
