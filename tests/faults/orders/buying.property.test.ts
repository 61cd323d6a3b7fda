import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { expirePayments } from '#server/modules/orders/index.ts';
import { handleDueRefunds } from '#server/modules/refunds/index.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, giveCoupon, sendEverywhere, variantsOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { buyingSteps } from '#tests/support/buying-model/buying-steps.ts';
import type { Model } from '#tests/support/buying-model/model.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { settleAll } from '#tests/support/orders/refunds.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';

// Buying, paying, cancelling, shipping, receiving, refunds, waiting and changes of prices, stock and rates in random order: each
// answer is the one that a model of a few numbers expects, and after each step all ledgers add up. A failing run prints its seed and path.

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
const variants: Wanted[] = [];
let owner: Person;
const does = buyingSteps(mall, variants);

beforeAll(async () => {
  const small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  variants.push(variant(1), variant(2, 2), variant(2, 3)); // of one shop: a product without options, and two variants of another product
  await sendEverywhere(small);
  owner = await anOwner(small.shopIds[1] ?? 0);
});

const variantIndex = fc.nat(2);
const pick = fc.nat(3);
const few = fc.integer({ min: 1, max: 2 });
const newest = -1;
const add = fc.tuple(variantIndex, few).map(([at, quantity]) => [does.add(at, quantity)]);
const submit = fc.tuple(fc.boolean(), fc.nat(7)).map(([usesPoints, chance]) => [does.submit(usesPoints, chance === 0)]);
const placed = fc.tuple(add, submit).map((both) => both.flat());
const bought = fc
  .tuple(variantIndex, submit, fc.constantFrom('approve', 'twice'))
  .map(([at, order, how]) => [does.add(at, 2), ...order, does.pay(newest, how)]);
const days = (count: number) => does.clock(count * 24 * 60);
const waited = [days(15), does.sweep, days(31), does.sweep];
const [shipOne, shipAll, receive] = [does.ship(newest, false), does.ship(newest, true), does.receive(newest)];
const [accept, refuse] = [does.decide(newest, newest, true), does.decide(newest, newest, false)];
const askOne = does.askBack(newest, 0, 1);
const askBack = fc.tuple(pick, variantIndex, few).map(([at, line, quantity]) => [does.askBack(at, line, quantity)]);
const decide = fc.tuple(pick, pick, fc.boolean()).map(([at, which, isYes]) => [does.decide(at, which, isYes)]);
/** Refunds of a part of an order at any point. A refund that was answered is not answered again. */
const partlyBack = fc
  .tuple(bought, fc.constantFrom([], [shipOne], [shipAll]), few, fc.constantFrom(accept, refuse))
  .map(([steps, sent, quantity, answer]) => [...steps, ...sent, does.askBack(newest, 0, quantity), answer, accept]);
/** A refund of all units of two lines, with their discounts. */
const allBack = (sent: typeof waited) =>
  variantIndex.map((at) => [
    ...[does.add(at, 2), does.submit(true, true), does.pay(newest, 'approve'), ...sent],
    ...[does.askBack(newest, 0, 'rest'), does.askBack(newest, 1, 'rest'), accept, does.decide(newest, -2, true)],
  ]);
/** The shop ships the rest and then refuses the refund, so its units have to be shipped after all. */
const sentLater = [askOne, shipAll, receive, refuse, receive, days(15), does.sweep, shipAll];
const onNewest = (...steps: typeof waited) => bought.map((before) => [...before, ...steps]);
const twice = [does.sendAgain(newest, false), does.sendAgain(newest, true)];

/** Each run takes more than half of these in any order, so that each comes before and after every other in some run. */
const parts = [
  ...[add, submit, placed, fc.tuple(add, placed).map((both) => both.flat())],
  ...(['decline', 'twice', 'late'] as const).map((how) => placed.map((steps) => [...steps, does.pay(newest, how)])),
  ...(['approve', 'decline', 'late'] as const).map((how) => pick.map((at) => [does.pay(at, how)])),
  placed.map((steps) => [...steps, ...twice]),
  fc.tuple(pick, fc.boolean()).map(([at, isOther]) => [does.sendAgain(at, isOther)]),
  placed.map((steps) => [...steps, does.cancel(newest), does.cancel(newest)]),
  pick.map((at) => [does.cancel(at)]),
  ...[false, true].map((isWhole) => pick.map((at) => [does.ship(at, isWhole)])),
  pick.map((at) => [does.receive(at)]),
  ...[onNewest(shipAll, receive, receive), onNewest(shipOne, shipAll, ...waited)],
  ...[askBack, askBack, decide, decide, partlyBack, allBack([shipOne]), onNewest(...sentLater)],
  onNewest(shipOne, askOne, accept, refuse),
  onNewest(shipOne, does.askBack(newest, 0, 'rest')),
  onNewest(shipAll, receive, does.askBack(newest, 0, 'rest'), accept),
  onNewest(shipAll, days(15), askOne, does.sweep),
  onNewest(askOne, days(4), does.answerDue, days(2), does.answerDue),
  placed.map((steps) => [...steps, does.clock(40), does.sweep]),
  fc.constantFrom(1, 15, 31).map((count) => [days(count), does.sweep, does.answerDue]),
  fc.constantFrom(1, 20, 40).map((minutes) => [does.clock(minutes)]),
  fc.tuple(variantIndex, fc.integer({ min: -1, max: 6 })).map(([at, by]) => [does.stock(at, by)]),
  fc.tuple(variantIndex, fc.integer({ min: 1, max: 5_000 })).map(([at, price]) => [does.price(at, price)]),
  fc.nat(30).map((percent) => [does.commission(percent)]),
];
const most = Math.ceil(parts.length * 0.55);
const middles = fc
  .tuple(...parts)
  .chain((drawn) => fc.shuffledSubarray(drawn, { minLength: most - 2, maxLength: most + 2 }));
/** There is one coupon, so each run begins with what happens to it. */
const walks = fc
  .tuple(fc.oneof(allBack([]), allBack([shipAll])), middles)
  .map(([first, all]) => [...first, ...all.flat()]);

const kinds = [
  ...['placed', 'sent again', 'sent otherwise', 'quote refused 400', 'cancelled', 'cancel refused', 'expired'],
  ...['pay approve', 'pay decline', 'pay twice', 'pay late'],
  ...['shipped all', 'shipped one', 'ship refused', 'received by hand', 'received again', 'receipt refused'],
  ...[
    'received by deadline',
    'completed',
    'shipped again',
    'receipt refused, not all sent',
    'receipt refused, undecided',
  ],
  ...['refund asked 200', 'refund asked 400', 'refund asked 409', 'refund of sent and unsent'],
  ...['refund accepted 200', 'refund accepted 409', 'refund refused 200', 'refund refused 409', 'to be sent again'],
  ...['refund accepted by the clock', 'the clock waits for an answer', 'the clock waits for a parcel'],
  ...['shipped by a refund', 'refunded before sending', 'refunded after sending', 'refunded after receipt'],
  ...['coupon given back', 'coupon lost'],
];
const numRuns = Number(process.env.PROPERTY_RUNS ?? 6);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_115);

test('whatever buyers, providers, shops and the clock do, in any order, the mall answers as the model predicts', async () => {
  const property = fc.asyncProperty(walks, (commands) =>
    fc.asyncModelRun(async () => {
      // Open payments and refunds of the last run must not end in this one.
      for (const days of [4, 2]) {
        await moveClock(days);
        await expirePayments();
        await handleDueRefunds();
      }
      await settleAll();
      await resetClock();
      const ana = await aBuyer({ points: 800 });
      const couponId = await giveCoupon(ana, { discount: 1 });
      await mall.pool.query(`update received_coupons set ends_at = now() + interval '1 year' where id = $1`, [
        couponId,
      ]);
      for (const { skuId } of variants)
        await mall.pool.query(
          'update skus set opening = opening + 6 - (on_hand - reserved), on_hand = reserved + 6 where id = $1',
          [skuId],
        );
      const model: Model = { stock: [6, 6, 6], cart: [0, 0, 0], points: 800, hasCoupon: true, payments: [] };
      return { model, real: { ana, couponId, owner } };
    }, commands),
  );
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
  // Every outcome must have happened, or the run would prove nothing.
  expect(kinds.filter((kind) => !does.happened[kind])).toEqual([]);
  expect(does.happened.placed).toBeGreaterThan(2 * numRuns);
}, 240_000); // far more than needed, for a machine that is busy with other tests
