import { beforeAll, expect, test } from 'vitest';
import { addPlatformCoupon, getPlatformCouponFigures, listPlatformCouponRecords } from '#contract/coupons/platform.ts';
import { receiveCoupon } from '#contract/coupons/shopper.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';

// What coupons of the platform cost it, and the orders that they brought.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let operator: Person;
let buyer: Buyer;
let variant: Awaited<ReturnType<typeof variantsOf>>;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  operator = await anOperator(['marketing']);
  variant = await variantsOf(mall, small);
  buyer = await aBuyer();
});

async function aCoupon(scope: 'general' | 'shop', shopId: number | null, money: number): Promise<number> {
  const { data, message } = await mall.ask(
    addPlatformCoupon,
    {
      coupon: {
        ...{ name: { en: 'Cups' }, scope, categoryId: null, productIds: [], shopId, percent: null, money },
        ...{ minPrice: 2_000, day: 7, startsAt: null, endsAt: null, issued: 5, perPerson: 2 },
        ...{ channel: 'centre', code: null, codeFrom: null, codeUntil: null },
      },
    },
    as(operator.token),
  );
  if (!data) throw new Error(message);
  return data.id;
}
const figures = async (id: number) => (await mall.ask(getPlatformCouponFigures, { id }, as(operator.token))).data;
const records = async (id: number) => (await mall.ask(listPlatformCouponRecords, { id }, as(operator.token))).data;

test('for one shop only: it takes off there and nowhere else, the mall pays for it, and a refund takes it off the figures', async () => {
  const [plain = 0, own = 0] = small.shopIds;
  const id = await aCoupon('shop', own, 510);
  await mall.ask(receiveCoupon, { couponId: id }, as(buyer.token));
  expect(await figures(id)).toMatchObject({ received: 1, used: 0, open: 1, orders: 0, discount: 0 });
  // A tea cup of the other shop: the coupon is not for it.
  const elsewhere = await bought(mall, buyer, variant(0, 0, 1));
  expect(elsewhere.lines[0]).toMatchObject({ platformCoupon: 0 });
  // Two coffee cups: 51.00.
  const order = await bought(mall, buyer, variant(1, 0, 2));
  expect(order.lines[0]).toMatchObject({ shopCoupon: 0, platformCoupon: 510 });
  expect(await figures(id)).toEqual({
    ...{ received: 1, used: 1, expired: 0, open: 0, orders: 1, buyers: 1 },
    // The shop gets its share of 51.00, and the mall its commission of 5 %.
    ...{ subtotal: 5_100, reductions: 0, discount: 510, turnover: 4_590, commission: 255 },
  });
  expect((await records(id))?.list).toMatchObject([
    { accountId: buyer.accountId, state: 'used', orderNos: [order.number], discount: 510 },
  ]);
  const line = order.lines[0];
  if (!line) throw new Error('the order has no line');
  const owner = await ownerOf(mall, own);
  const refundOrderNo = await askForRefund(mall, buyer, order.number, [{ ...line, quantity: 1 }]);
  await mall.ask(acceptRefund, { refundOrderNo }, as(owner.token));
  await sendProviderRefunds();
  await deliverAll();
  expect(await figures(id)).toMatchObject({ orders: 1, subtotal: 2_550, discount: 255, turnover: 2_295 });
  expect(await violationsOf(mall)).toEqual([]);
  expect(plain).toBeGreaterThan(0);
});

test('one payment for two shops: one copy, two orders', async () => {
  const id = await aCoupon('general', null, 1_000);
  await mall.ask(receiveCoupon, { couponId: id }, as(buyer.token));
  const { orderNumbers } = await bought(mall, buyer, variant(0, 0, 2), variant(1, 0, 1));
  expect((await records(id))?.list[0]).toMatchObject({ orderNos: orderNumbers, discount: 1_000 });
  expect(await figures(id)).toMatchObject({ used: 1, orders: 2, buyers: 1, discount: 1_000 });
  const unknown = await mall.ask(getPlatformCouponFigures, { id: 999_999 }, as(operator.token));
  expect(unknown.reason).toBe('coupon_not_found');
});
