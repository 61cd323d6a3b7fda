import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { acceptRefund, contestReturn, receiveReturn, refuseRefund } from '#contract/refunds/merchant.ts';
import { decideRefund } from '#contract/refunds/platform.ts';
import { askPlatform, withdrawRefund } from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, giveCoupon, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import {
  askForRefund,
  bought,
  ledgers,
  orderOf,
  ownerOf,
  receive,
  send,
  settleAll,
} from '#tests/support/orders/refunds.ts';
import { handleDueRefunds } from './index.ts';

// An order with odd prices, coupons and points goes back in any parts, in any order, with requests between that are refused,
// withdrawn, contested, decided by the platform or by the clock: in the end every ledger is where it was before the order.

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let [owner, admin] = [] as unknown as [Person, Person];

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  admin = await someone({ role: 'platform' });
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
});

/** How a request ends. What was contested, or confirmed by nobody, is paid without being in stock again. */
const paidEnds = ['accept', 'appeal paid', 'contest paid', 'silence'] as const;
const unpaidEnds = ['refuse', 'withdraw', 'appeal refused', 'contest refused', 'expire'] as const;
type End = (typeof paidEnds)[number] | (typeof unpaidEnds)[number];
const isPaid = (end: End) => paidEnds.some((one) => one === end);
const isLost = (end: End) => end === 'contest paid' || end === 'silence';
type UnitEnd = { line: number; key: number; wave: number; end: End };
const journeys = fc.record({
  prices: fc.tuple(fc.integer({ min: 101, max: 9_999 }), fc.integer({ min: 101, max: 9_999 })),
  quantities: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
  discounts: fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 })),
  points: fc.integer({ min: 0, max: 90 }),
  units: fc.array(
    fc.record<UnitEnd>({
      line: fc.nat(1),
      key: fc.integer({ min: 1, max: 5 }),
      wave: fc.nat(3),
      end: fc.constantFrom<End[]>(...paidEnds, ...unpaidEnds),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  way: fc.constantFrom('unsent', 'sent', 'received'),
});
type Journey = typeof journeys extends fc.Arbitrary<infer One> ? One : never;

const numRuns = Number(process.env.PROPERTY_RUNS ?? 20);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_115);

async function buy({ prices, quantities, discounts, points }: Journey) {
  const ana = await aBuyer({ points });
  const wanted = [variant(1, 0, quantities[0]), variant(2, 0, quantities[1])] as const;
  for (const [place, { skuId }] of wanted.entries())
    await mall.pool.query('update skus set price = $2, original_price = $2 where id = $1', [skuId, prices[place]]);
  await giveCoupon(ana, { discount: discounts[0], scope: 'shop', shopId: small.shopIds[1] ?? 0 });
  await giveCoupon(ana, { discount: discounts[1] });
  const before = await ledgers(mall, ana.accountId);
  return { ana, before, ...(await bought(mall, ana, ...wanted)) };
}

/** Asks for some units, if there are so many, and has that decided. */
async function goBack(
  ana: Buyer,
  number: string,
  lines: readonly { id: number; quantity: number }[],
  journey: Journey,
  end: End,
) {
  const isUnsent = journey.way === 'unsent';
  const refund = await askForRefund(mall, ana, number, lines, {
    kind: isUnsent ? 'money' : 'goods',
    reason: isUnsent ? 'changed_mind' : 'damaged',
  });
  const which = { refundOrderNo: refund };
  const [shop, buyer] = [as(owner.token), as(ana.token)];
  const decided = async (isAccepted: boolean) =>
    expect((await mall.ask(decideRefund, { ...which, isAccepted, reason: 'So' }, as(admin.token))).code).toBe(200);
  if (end === 'withdraw') return expect((await mall.ask(withdrawRefund, which, buyer)).code).toBe(200);
  if (end === 'refuse' || end.startsWith('appeal') || (isUnsent && !isPaid(end))) {
    expect((await mall.ask(refuseRefund, { ...which, reason: 'No' }, shop)).code).toBe(200);
    if (!end.startsWith('appeal')) return;
    expect((await mall.ask(askPlatform, which, buyer)).code).toBe(200);
    await decided(isPaid(end));
    if (!isPaid(end)) return;
  } else expect((await mall.ask(acceptRefund, which, shop)).code).toBe(200);
  if (isUnsent) return;
  if (end === 'expire') return silent(14);
  await mall.ask(sendBackProducts, { ...which, company: 'Swift', trackingNumber: 'SW' }, buyer);
  if (end === 'silence') {
    await silent(14); // of the shop, without tracking: the platform has to decide
    return silent(7); // of the platform too
  }
  if (!end.startsWith('contest')) return expect((await mall.ask(receiveReturn, which, shop)).code).toBe(200);
  const contest = { ...which, kind: 'damaged', note: 'Broken' } as const;
  expect((await mall.ask(contestReturn, contest, shop)).code).toBe(200);
  await decided(isPaid(end));
}

/** Nobody does anything for so many days: there is a reminder, and then it goes on without them. */
async function silent(days: number): Promise<void> {
  await moveClock(days - 0.9);
  await handleDueRefunds();
  await moveClock(1);
  await handleDueRefunds();
}

test('an order that goes back in any parts leaves every ledger as it was', async () => {
  const property = fc.asyncProperty(journeys, async (journey) => {
    const { ana, before, number, lines } = await buy(journey);
    if (journey.way !== 'unsent') await send(number, lines);
    if (journey.way === 'received') await receive(number);
    const left = lines.map(({ id, quantity }) => ({ id, quantity }));
    const lost: number[] = [];
    for (const { line, key, wave, end } of journey.units) {
      const [from] = left.slice(line, line + 1);
      const quantity = Math.min(key, from?.quantity ?? 0);
      if (!from || quantity === 0) continue;
      await goBack(ana, number, [{ id: from.id, quantity }], journey, end);
      if (end === 'silence') await settleAll(); // the provider is asked at the moved time, too
      await resetClock();
      if (isPaid(end)) from.quantity -= quantity;
      if (isLost(end) && journey.way !== 'unsent') lost[line] = (lost[line] ?? 0) + quantity;
      if (wave === 0) await settleAll();
      expect(await violationsOf(mall).then((all) => all.filter(({ promise }) => !promise.startsWith('Q15')))).toEqual(
        [],
      );
    }
    const rest = left.filter(({ quantity }) => quantity > 0);
    if (rest.length > 0) await goBack(ana, number, rest, journey, 'accept');
    await settleAll();
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    expect(await violationsOf(mall)).toEqual([]);
    const after = await ledgers(mall, ana.accountId);
    // What was sent has used the coupons up, by policy.
    const policy = journey.way === 'unsent' ? before.coupons : before.coupons.map((one) => ({ ...one, state: 'used' }));
    const stock = before.stock.map((sku) => {
      const line = lines.findIndex(({ skuId }) => skuId === sku.id);
      return { ...sku, on_hand: sku.on_hand - (lost[line] ?? 0) };
    });
    expect({ ...after, points: after.points.filter(held) }).toEqual({
      ...{ ...before, stock },
      coupons: policy,
      points: before.points.filter(held),
    });
  });
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
});

/** Who never had points, and who has none any more, have the same. */
const held = (balance: Record<string, number>) => Object.values(balance).some((points) => points !== 0);
