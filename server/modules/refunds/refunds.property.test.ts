import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { withdrawRefund } from '#contract/refunds.ts';
import { sendBackGoods } from '#contract/refunds-return.ts';
import { acceptRefund, receiveReturn, refuseRefund } from '#contract/refunds-review.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { violationsOf } from '#tests/audited.ts';
import { aBuyer, type Buyer, giveCoupon, sendEverywhere, variantsOf } from '#tests/buyers.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { as, type Person } from '#tests/people.ts';
import { askBack, books, bought, orderOf, ownerOf, receive, send, settleAll } from '#tests/refunding.ts';
import { fillSmallMall, type SmallMall } from '#tests/small-mall.ts';

// An order with odd prices, coupons and points goes back in any parts, in any order, with requests that are refused and
// withdrawn between: in the end every book is where it was before the order.

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
});

type Piece = { line: number; key: number; wave: number; end: 'accept' | 'refuse' | 'withdraw' };
const journeys = fc.record({
  prices: fc.tuple(fc.integer({ min: 101, max: 9_999 }), fc.integer({ min: 101, max: 9_999 })),
  quantities: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
  discounts: fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 })),
  points: fc.integer({ min: 0, max: 90 }),
  pieces: fc.array(
    fc.record<Piece>({
      line: fc.nat(1),
      key: fc.integer({ min: 1, max: 5 }),
      wave: fc.nat(3),
      end: fc.constantFrom<Piece['end'][]>('accept', 'refuse', 'withdraw'),
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
  const before = await books(mall, ana.accountId);
  return { ana, before, ...(await bought(mall, ana, ...wanted)) };
}

/** Asks for some pieces, if there are so many, and has that decided. */
async function goBack(
  ana: Buyer,
  number: string,
  lines: readonly { id: number; quantity: number }[],
  journey: Journey,
  end: Piece['end'],
) {
  const isUnsent = journey.way === 'unsent';
  const refund = await askBack(mall, ana, number, lines, {
    kind: isUnsent ? 'money' : 'goods',
    reason: isUnsent ? 'changed_mind' : 'damaged',
  });
  const which = { refundOrderNo: refund };
  const [shop, buyer] = [as(owner.token), as(ana.token)];
  if (end === 'withdraw') return expect((await mall.ask(withdrawRefund, which, buyer)).code).toBe(200);
  if (end === 'refuse') return expect((await mall.ask(refuseRefund, { ...which, reason: 'No' }, shop)).code).toBe(200);
  expect((await mall.ask(acceptRefund, which, shop)).code).toBe(200);
  if (isUnsent) return;
  await mall.ask(sendBackGoods, { ...which, company: 'Swift', trackingNumber: 'SW' }, buyer);
  expect((await mall.ask(receiveReturn, which, shop)).code).toBe(200);
}

test('an order that goes back in any parts leaves every book as it was', async () => {
  const property = fc.asyncProperty(journeys, async (journey) => {
    const { ana, before, number, lines } = await buy(journey);
    if (journey.way !== 'unsent') await send(number, lines);
    if (journey.way === 'received') await receive(number);
    const left = lines.map(({ id, quantity }) => ({ id, quantity }));
    for (const { line, key, wave, end } of journey.pieces) {
      const [from] = left.slice(line, line + 1);
      const quantity = Math.min(key, from?.quantity ?? 0);
      if (!from || quantity === 0) continue;
      await goBack(ana, number, [{ id: from.id, quantity }], journey, end);
      if (end === 'accept') from.quantity -= quantity;
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
    const after = await books(mall, ana.accountId);
    // What was sent has used the coupons up, by policy.
    const policy = journey.way === 'unsent' ? before.coupons : before.coupons.map((one) => ({ ...one, state: 'used' }));
    expect({ ...after, points: after.points.filter(held) }).toEqual({
      ...before,
      coupons: policy,
      points: before.points.filter(held),
    });
  });
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
}, 120_000);

/** Who never had points, and who has none any more, have the same. */
const held = (balance: Record<string, number>) => Object.values(balance).some((points) => points !== 0);
