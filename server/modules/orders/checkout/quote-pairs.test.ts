import { expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { Choices } from '#contract/orders/shopper-checkout.ts';
import type { OrderedLine } from '#server/modules/orders/reads/ordered-lines.ts';
import { ordered } from '#tests/support/orders/ordered-lines.ts';
import { byUnit, coupon, ofShop, rules, templateOf } from '#tests/support/orders/priced-lines.ts';
import type { Checkout } from './checkout-queries.ts';
import { buildQuote, type QuoteInput } from './quote.ts';

// Neither the lines of a shop nor the shops stand in the order of their ids.
const lines = [ordered(40, 4_000, 2), ordered(10, 1_000, 7), ordered(30, 3_000, 2), ordered(20, 2_000, 1)];
const freight = [7, 2, 1].map((shopId) => ({
  ...byUnit,
  firstFee: shopId * 100,
  shopId,
  templateId: templateOf(shopId),
  earliest: '2026-11-20',
  latest: '2026-11-25',
}));
const site = { points: rules } as Checkout['site'];
const checkout = { address: null, freight, estimatedFreight: [], points: 0, openPayments: 0, site };
const choices = Choices.parse({ shops: [{ shopId: 7, couponId: 5 }] });
const quote = (order: readonly OrderedLine[]) => {
  const input: QuoteInput = { lines: order, checkout, coupons: [coupon(5, 50, 100, ofShop(7))] };
  return buildQuote(input, choices);
};

const orders = lines.flatMap((_, from) => {
  const turned = [...lines.slice(from), ...lines.slice(0, from)];
  return [turned, turned.toReversed()];
});

test.each(orders)('lines and shops get their own amounts when %# is the order', (...order) => {
  const { shops } = quote(order);
  for (const shop of shops) {
    expect([shop.amounts.shopId, shop.freight[0]?.shopId]).toEqual([shop.shopId, shop.shopId]);
    expect(shop.amounts.shopCoupon).toBe(shop.shopId === 7 ? 50 : 0);
    expect(shop.amounts.freight).toBe(shop.shopId * 100 + (shop.lines.length - 1) * 100);
    for (const own of shop.lines) {
      expect([own.line.shopId, own.amounts.skuId]).toEqual([shop.shopId, own.line.skuId]);
      expect(own.amounts.subtotal).toBe(money(own.line.price));
    }
  }
  expect(
    shops
      .flatMap((shop) => shop.lines)
      .map((own) => own.line.skuId)
      .sort(),
  ).toEqual([10, 20, 30, 40]);
});
