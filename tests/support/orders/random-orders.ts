import { fc } from '@fast-check/vitest';
import { money } from '#contract/core/values.ts';
import { type DeliveryKind, deliveryKinds } from '#contract/orders/shopper-checkout.ts';
import {
  isShopBorne,
  type OrderCoupon,
  type OrderInput,
  type OrderLine,
  type OrderShop,
  type PointsInput,
} from '#server/modules/pricing/index.ts';

// Random orders, for the tests of what must be true of every order.

const categories = [1, 2, 3, 4, 5, 6];

const orderLines = (shopsMax: number, linesMax: number, priceMax: number): fc.Arbitrary<OrderLine[]> =>
  fc.uniqueArray(
    fc
      .record({
        skuId: fc.integer({ min: 1, max: 1_000 }),
        productId: fc.integer({ min: 1, max: 12 }),
        shopId: fc.integer({ min: 1, max: shopsMax }),
        categoryIds: fc.shuffledSubarray(categories, { minLength: 1, maxLength: 3 }),
        price: fc.integer({ min: 1, max: priceMax }).map(money),
        originalPrice: fc.integer({ min: 1, max: priceMax }).map(money),
        quantity: fc.integer({ min: 1, max: 99 }),
        weightGrams: fc.integer({ min: 0, max: 50_000 }),
        isVirtual: fc.boolean(),
        freightTemplateId: fc.option(fc.integer({ min: 1, max: 3 })),
        commissionPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
        dealPercent: fc.constantFrom(0, 0, 5, 50, 100),
      })
      .map(({ dealPercent, ...line }) => ({
        ...line,
        dealOff: money(Math.floor((line.price * line.quantity * dealPercent) / 100)),
      })),
    { minLength: 1, maxLength: linesMax, selector: ({ skuId }) => skuId },
  );

const orderShop = (shopId: number): fc.Arbitrary<OrderShop> =>
  fc.record({
    shopId: fc.constant(shopId),
    delivery: fc.constantFrom<DeliveryKind>(...deliveryKinds),
    freightRules: fc.uniqueArray(
      fc.record({
        templateId: fc.integer({ min: 1, max: 3 }),
        basis: fc.constantFrom('piece' as const, 'weight' as const, 'price' as const),
        firstUnits: fc.integer({ min: 1, max: 5_000 }),
        firstFee: fc.integer({ min: 0, max: 100_000 }),
        furtherUnits: fc.integer({ min: 1, max: 5_000 }),
        furtherFee: fc.integer({ min: 0, max: 10_000 }),
        tiers: fc
          .uniqueArray(
            fc.record({ from: fc.integer({ min: 1, max: 100_000 }), fee: fc.integer({ min: 0, max: 100_000 }) }),
            { maxLength: 4, selector: ({ from }) => from },
          )
          .map((tiers) => tiers.toSorted((a, b) => a.from - b.from)),
        freeFrom: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
      }),
      { maxLength: 3, selector: ({ templateId }) => templateId },
    ),
  });

const scopeOf = {
  general: 'general',
  shop: 'shop',
  product: 'product',
  shopsProduct: 'product',
  category: 'category',
  shopsCategory: 'category',
} as const satisfies Record<string, OrderCoupon['scope']>;

/** Coupons whose minimum spend is near the subtotal, so that some apply and some do not. No discount is above its minimum spend. */
export const couponsFor = (lines: readonly OrderLine[], most: number): fc.Arbitrary<OrderCoupon[]> => {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  return fc
    .array(
      fc.record({
        kind: fc.constantFrom<keyof typeof scopeOf>(
          'general',
          'shop',
          'product',
          'shopsProduct',
          'category',
          'shopsCategory',
        ),
        shopId: fc.constantFrom(...shopIds),
        categoryId: fc.constantFrom(...categories),
        productIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
        minimumSpend: fc.integer({ min: 1, max: subtotal + 10 }),
        share: fc.integer({ min: 1, max: 100 }),
        percent: fc.option(fc.integer({ min: 1, max: 99 })),
      }),
      { maxLength: most },
    )
    .map((all) =>
      all.map(({ kind, shopId, categoryId, productIds, minimumSpend, share, percent }, place): OrderCoupon => {
        const scope = scopeOf[kind];
        return {
          id: place + 1,
          scope,
          shopId: kind.startsWith('shop') ? shopId : null,
          categoryId: scope === 'category' ? categoryId : null,
          productIds: scope === 'product' ? productIds : [],
          minimumSpend,
          discount: Math.max(1, Math.floor((minimumSpend * share) / 100)),
          percent,
        };
      }),
    );
};

const pointsInput: fc.Arbitrary<PointsInput> = fc.record({
  available: fc.integer({ min: 0, max: 2_000_000_000 }),
  isWanted: fc.boolean(),
  rules: fc.record({
    isOpen: fc.boolean(),
    pointWorth: fc.integer({ min: 0, max: 100 }).map(money),
    spendAtLeast: fc.integer({ min: 0, max: 10_000 }).map(money),
    maxPercent: fc.integer({ min: 0, max: 100 }),
    earnPerUnit: fc.constant(1),
    freezeDays: fc.constant(7),
  }),
});

function orders(shopsMax: number, linesMax: number, priceMax: number): fc.Arbitrary<OrderInput> {
  return orderLines(shopsMax, linesMax, priceMax).chain((lines) =>
    fc
      .record({
        lines: fc.constant(lines),
        shops: fc.tuple(...[...new Set(lines.map(({ shopId }) => shopId))].map(orderShop)),
        coupons: couponsFor(lines, 10),
        points: pointsInput,
      })
      .map(({ coupons, ...input }) => ({
        ...input,
        shopCoupons: [...new Map(coupons.filter(isShopBorne).map((one) => [one.shopId, one])).values()],
        platformCoupon: coupons.find((one) => !isShopBorne(one)) ?? null,
      })),
  );
}

export const anOrder = orders(8, 30, 1_000_000_000);
export const smallOrder = orders(3, 5, 200);
