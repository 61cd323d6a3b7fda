import { beforeAll, expect, test } from 'vitest';
import { getCart } from '#contract/cart/shopper.ts';
import { listFavourites } from '#contract/catalogue/shopper-product.ts';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { listOrders, orderStatuses } from '#contract/orders/shopper.ts';
import { getPoints } from '#contract/points/shopper.ts';
import { listRefunds } from '#contract/refunds/shopper.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';
import { addDemoAccounts } from './add-accounts.ts';
import { generalCoupons } from './coupons.ts';
import { couponOf } from './import-rows.ts';
import { addDemoOrders } from './orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });

beforeAll(async () => {
  const small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update products set is_on_sale = true, shop_id = (select min(id) from shops)');
  await mall.pool.query('update skus set on_hand = on_hand + 50, opening = opening + 50');
  const none = {
    categories: new Map(),
    brands: new Map(),
    shops: new Map(),
    products: new Map(),
    activities: new Map(),
  };
  await transaction((tx) =>
    issueCoupons(
      tx,
      generalCoupons.map((coupon) => couponOf(coupon, none)),
    ),
  );
  await addDemoAccounts();
  await moveToShop('Travel Mug', small.shopIds[1], false);
  await moveToShop('Lost Cup', small.shopIds[2], true);
  await mall.pool.query('update skus s set shop_id = p.shop_id from products p where p.id = s.product_id');
  await mall.pool.query(
    `update shops set is_open = true, delivery_kinds = '{courier,pickup}', pickup_address = '1 Main Street'`,
  );
  await mall.pool.query(`update shops set delivery_kinds = '{courier}' where id = $1`, [small.shopIds[0]]);
  for (const id of small.shopIds.slice(1)) await anOwner(id);
  await addDemoOrders(mall.api);
});

async function moveToShop(name: string, shopId: number | undefined, isVirtual: boolean): Promise<void> {
  const values = [name, shopId, isVirtual];
  await mall.pool.query(`update products set shop_id = $2, is_virtual = $3 where name ->> 'en' = $1`, values);
}

const signedIn = async (email: string) =>
  as((await mall.ask(signInByEmail, { email, password: 'Demo1234' })).data?.token ?? '');

test('the demo’s shopper gets orders and refunds in every state, and none at the next start', async () => {
  await addDemoOrders(mall.api);
  const shopper = await signedIn('shopper@demo.mall');
  const { data } = await mall.ask(listOrders, {}, shopper);
  expect(data?.list.map(({ status }) => status)).toEqual([
    'awaiting_payment',
    'cancelled',
    ...['shipped', 'paid', 'shipped'], // of one payment: two of them to be collected, or without delivery
    'shipped',
    'received',
    'received',
    'completed',
    'paid', // until the platform has paid its refund
    'refunded',
  ]);
  expect(new Set(data?.list.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  const refunds = await mall.ask(listRefunds, {}, shopper);
  expect(refunds.data?.list.map(({ refundStatus, kind }) => [refundStatus, kind])).toEqual([
    ['withdrawn', 'goods'],
    ['refused', 'goods'],
    ['under_review', 'goods'],
    ['disputed', 'goods'],
    ['sent_back', 'goods'],
    ['accepted', 'goods'],
    ['refunding', 'money'],
    ['refunded', 'money'],
  ]);
  const { data: sold } = await mall.ask(listShopOrders, {}, await signedIn('merchant@demo.mall'));
  expect(sold?.list.map(({ status }) => status)).toEqual([
    'awaiting_payment',
    'cancelled',
    'paid',
    'shipped',
    'received',
    'received',
    'completed',
    'paid',
    'refunded',
  ]);
  const others = await mall.pool.query(
    `select delivery, status from orders where delivery <> 'courier' order by delivery`,
  );
  expect(others.rows).toEqual([
    { delivery: 'pickup', status: 'shipped' },
    { delivery: 'virtual', status: 'shipped' },
  ]);
  // Coupons and points are left for people who try the demo.
  const { rows } = await mall.pool.query(
    `select count(*)::int as used from received_coupons where used_for like 'PT%'`,
  );
  expect(rows).toEqual([{ used: 0 }]);
  expect((await mall.ask(getPoints, {}, shopper)).data).toMatchObject({ integral: 8_000, deductionIntegral: 0 });
  expect(await violationsOf(mall)).toEqual([]);
});

test('parcels say what their orders say: delivered before the receipt, on the way while shipped', async () => {
  const shopper = await signedIn('shopper@demo.mall');
  const { data } = await mall.ask(listOrders, {}, shopper);
  const parcelsOf = async (number: string) =>
    (await mall.ask(getLogistics, { orderNo: number }, shopper)).data?.parcels.map(({ state, events }) => [
      state,
      events.map(({ step }) => step),
    ]);
  const sent = data?.list.filter(({ actions }) => actions.includes('logistics')) ?? [];
  const delivered = ['delivered', ['delivered', 'out_for_delivery', 'in_transit', 'in_transit', 'picked_up']];
  expect(await Promise.all(sent.map(async (order) => [order.status, await parcelsOf(order.orderNo)]))).toEqual([
    ['shipped', [['moving', ['picked_up']]]],
    ['received', [delivered]],
    ['received', [delivered]],
    ['completed', [delivered]],
  ]);
});

test('the demo’s shopper has a cart and favourites', async () => {
  const shopper = await signedIn('shopper@demo.mall');
  const { data: cart } = await mall.ask(getCart, {}, shopper);
  const lines = cart?.shops.flatMap((shop) => shop.lines) ?? [];
  expect(lines.map(({ quantity }) => quantity).sort()).toEqual([1, 1, 1, 2]);
  const { data: saved } = await mall.ask(listFavourites, {}, shopper);
  expect(saved?.total).toBe(1);
});
