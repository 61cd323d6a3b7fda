import { beforeAll, expect, test } from 'vitest';
import { addCoupon } from '#contract/coupons/merchant.ts';
import { getCouponFigures, listCouponRecords, previewCouponMargin } from '#contract/coupons/merchant-figures.ts';
import { receiveCoupon } from '#contract/coupons/shopper.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';

// A coupon of percent from the shop that makes it to what remains of its orders.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let owner: Person;
let stranger: Person;
let buyer: Buyer;
let couponId = 0;
let variant: Awaited<ReturnType<typeof variantsOf>>;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  const [other = 0, own = 0] = small.shopIds;
  owner = await ownerOf(mall, own);
  stranger = await ownerOf(mall, other);
  variant = await variantsOf(mall, small);
  buyer = await aBuyer();
  await mall.pool.query('update skus set cost = 1_500 where product_id = $1', [small.productIds[1]]);
  const { data } = await mall.ask(
    addCoupon,
    {
      coupon: {
        name: { en: 'Cups' },
        scope: 'product',
        categoryId: null,
        productIds: [small.productIds[1] ?? 0, small.productIds[2] ?? 0],
        percent: 10,
        money: 600,
        minPrice: 2_000,
        day: 7,
        startsAt: null,
        endsAt: null,
        issued: 5,
        perPerson: 2,
      },
    },
    as(owner.token),
  );
  couponId = data?.id ?? 0;
});

const figures = async (person = owner) => mall.ask(getCouponFigures, { id: couponId }, as(person.token));
const records = async (state?: 'used' | 'received' | 'expired') =>
  (await mall.ask(listCouponRecords, { id: couponId, ...(state && { state }) }, as(owner.token))).data;
const receive = () => mall.ask(receiveCoupon, { couponId }, as(buyer.token));

const nothing = {
  ...{ received: 0, used: 0, expired: 0, open: 0, orders: 0, subtotal: 0, discount: 0, reductions: 0, turnover: 0 },
  ...{ commission: 0, units: 0, unitsWithCost: 0, cost: 0, remains: 0 },
};

test('nothing yet; another shop learns nothing', async () => {
  expect((await figures()).data).toEqual(nothing);
  expect((await records())?.list).toEqual([]);
  expect((await figures(stranger)).reason).toBe('coupon_not_found');
  const foreign = await mall.ask(listCouponRecords, { id: couponId }, as(stranger.token));
  expect(foreign.reason).toBe('coupon_not_found');
});

test('one order, then what a refund takes off it', async () => {
  await receive();
  await receive();
  // Two coffee cups: 51.00, of which 10 % are 5.10.
  const order = await bought(mall, buyer, variant(1, 0, 2));
  expect(order.lines[0]).toMatchObject({ shopCoupon: 510 });
  expect((await figures()).data).toEqual({
    ...nothing,
    received: 2,
    used: 1,
    open: 1,
    orders: 1,
    subtotal: 5_100,
    discount: 510,
    turnover: 4_590,
    commission: 230, // 5 % of 45.90, half a cent up
    units: 2,
    unitsWithCost: 2,
    cost: 3_000,
    remains: 1_360,
  });
  const all = await records();
  expect(all?.total).toBe(2);
  expect(all?.list.find(({ state }) => state === 'used')).toMatchObject({
    orderNo: order.number,
    discount: 510,
    usedAt: expect.any(String),
  });
  expect((await records('received'))?.list).toMatchObject([{ orderNo: null, discount: null, usedAt: null }]);
  expect((await records('expired'))?.total).toBe(0);

  const line = order.lines[0];
  if (!line) throw new Error('the order has no line');
  const refundOrderNo = await askForRefund(mall, buyer, order.number, [{ ...line, quantity: 1 }]);
  await mall.ask(acceptRefund, { refundOrderNo }, as(owner.token));
  await sendProviderRefunds();
  await deliverAll();
  expect((await figures()).data).toMatchObject({
    orders: 1,
    subtotal: 2_550,
    discount: 255,
    turnover: 2_295,
    commission: 115,
    units: 1,
    cost: 1_500,
    remains: 680,
  });
});

test('the cap, and a product whose cost is not known', async () => {
  // Three mugs: 90.00, of which 10 % were 9.00, but 6.00 is the most.
  const order = await bought(mall, buyer, variant(2, 0, 3));
  expect(order.lines[0]).toMatchObject({ shopCoupon: 600 });
  expect((await figures()).data).toMatchObject({ used: 2, orders: 2, units: 4, unitsWithCost: 1, cost: 1_500 });
  expect(await violationsOf(mall)).toEqual([]);
});

test('the margin of what a coupon would cover, the worst first; products of others are left out', async () => {
  const preview = async (is: object) => {
    const offer = { scope: 'shop', categoryId: null, productIds: [], percent: null, money: 1_000, minPrice: 2_000 };
    return (await mall.ask(previewCouponMargin, { ...offer, ...is } as never, as(owner.token))).data;
  };
  const whole = await preview({});
  expect([whole?.products, whole?.withoutCost, whole?.losing]).toEqual([2, 1, 1]);
  expect(whole?.list[0]).toMatchObject({
    name: 'Coffee Cup',
    units: 1,
    price: 2_550,
    discount: 1_000,
    commission: 78,
    cost: 1_500,
    remains: -28,
    remainsPercent: -1.8,
    remainsWithout: 922,
  });
  expect(whole?.list[1]).toMatchObject({ name: 'Travel Mug', cost: null });
  expect(await preview({ percent: 10, money: 600 })).toMatchObject({ losing: 0, products: 2 });
  const home = { scope: 'category', categoryId: small.categoryIds.get('home') };
  expect(await preview(home)).toMatchObject({ products: 2 });
  expect(await preview({ scope: 'product', productIds: [small.productIds[0]] })).toEqual({
    products: 0,
    withoutCost: 0,
    losing: 0,
    list: [],
  });
});
