import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { aBuyer, giveCoupon, sendEverywhere, variantsOf, type Wanted } from '#tests/buyers.ts';
import { buyingSteps, type Model } from '#tests/buying-steps.ts';
import { moveClock, resetClock } from '#tests/mall-clock.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import type { Person } from '#tests/people.ts';
import { ownerOf } from '#tests/refunding.ts';
import { fillSmallMall } from '#tests/small-mall.ts';
import { expireTrades } from './index.ts';

// Any order of buying, paying, cancelling, waiting and changing prices, stock and rates: each answer is the one that a model
// of a few numbers expects, and after each step all books add up. A failing run prints its seed and path.

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
const goods: Wanted[] = [];
let owner: Person;
const does = buyingSteps(mall, goods);

beforeAll(async () => {
  const small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  goods.push(variant(1), variant(2, 2), variant(2, 3)); // of one shop: a simple thing, and two variants of another
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
});

const good = fc.integer({ min: 0, max: 2 });
const pick = fc.integer({ min: 0, max: 3 });
const few = fc.integer({ min: 1, max: 2 });
const add = fc.tuple(good, few).map(([at, quantity]) => [does.add(at, quantity)]);
const submit = fc
  .tuple(fc.boolean(), fc.boolean())
  .map(([usesPoints, withCoupon]) => [does.submit(usesPoints, withCoupon)]);
const pay = fc
  .tuple(pick, fc.constantFrom('approve', 'decline', 'twice', 'late'))
  .map(([at, how]) => [does.pay(at, how)]);
/** What is likely comes more than once: most people buy and pay. */
const askBack = fc.tuple(pick, fc.nat(2), few).map(([at, line, quantity]) => [does.askBack(at, line, quantity)]);
const decide = fc.tuple(pick, fc.nat(3), fc.boolean()).map(([at, which, isYes]) => [does.decide(at, which, isYes)]);
/** Bought, paid, and all of it asked back and accepted: the newest is often the only one. */
const goesBack = fc
  .tuple(good, few, pick, fc.constantFrom('approve', 'twice'))
  .map(([at, quantity, which, how]) => [
    ...[does.add(at, quantity), does.submit(true, true), does.pay(which, how)],
    ...[does.askBack(which, 0, quantity), does.decide(which, 0, true)],
  ]);
const steps = fc.oneof(
  goesBack,
  askBack,
  askBack,
  decide,
  decide,
  add,
  submit,
  fc.tuple(add, submit).map((both) => both.flat()),
  fc.tuple(add, submit).map((both) => both.flat()),
  fc.tuple(add, add, submit).map((all) => all.flat()),
  pay,
  pay,
  fc.tuple(pick, fc.boolean()).map(([at, isOther]) => [does.sendAgain(at, isOther)]),
  pick.map((at) => [does.cancel(at)]),
  fc.constantFrom(1, 20, 40).map((minutes) => [does.clock(minutes), does.sweep]),
  fc.constantFrom(20, 40).map((minutes) => [does.clock(minutes)]),
  fc.tuple(good, fc.integer({ min: -1, max: 6 })).map(([at, by]) => [does.stock(at, by)]),
  fc.tuple(good, fc.integer({ min: 1, max: 5_000 })).map(([at, price]) => [does.price(at, price)]),
  fc.integer({ min: 0, max: 30 }).map((percent) => [does.commission(percent)]),
);
const walks = fc.array(steps, { minLength: 15, maxLength: 30, size: 'max' }).map((all) => all.flat());

const kinds = [
  ...['placed', 'sent again', 'sent otherwise', 'quote refused 400', 'cancelled', 'cancel refused', 'expired'],
  ...['pay approve', 'pay decline', 'pay twice', 'pay late'],
  ...['refund asked 200', 'refund asked 400', 'refund asked 409', 'refund accepted 200', 'refund accepted 409'],
  ...['refund refused 200', 'refund refused 409', 'all refunded'],
];
const numRuns = Number(process.env.PROPERTY_RUNS ?? 20);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_115);

test('whatever people, providers, shops and the clock do, in whatever order', async () => {
  const property = fc.asyncProperty(walks, (commands) =>
    fc.asyncModelRun(async () => {
      // What the last run has left unpaid must not come back in this one.
      await moveClock(1);
      await expireTrades();
      await resetClock();
      const ana = await aBuyer({ points: 800 });
      const couponId = await giveCoupon(ana, { discount: 1 });
      await mall.pool.query(`update received_coupons set ends_at = now() + interval '1 year' where id = $1`, [
        couponId,
      ]);
      for (const { skuId } of goods)
        await mall.pool.query(
          'update skus set opening = opening + 4 - (on_hand - reserved), on_hand = reserved + 4 where id = $1',
          [skuId],
        );
      const model: Model = { stock: [4, 4, 4], cart: [0, 0, 0], points: 800, hasCoupon: true, trades: [] };
      return { model, real: { ana, couponId, owner } };
    }, commands),
  );
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
  // A walk that was too tame would show nothing.
  expect(kinds.filter((kind) => !does.happened[kind])).toEqual([]);
  expect(does.happened.placed).toBeGreaterThan(2 * numRuns);
}, 120_000);
