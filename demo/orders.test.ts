import { beforeAll, expect, test } from 'vitest';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { listOrders } from '#contract/orders/shopper.ts';
import { getPoints } from '#contract/points/shopper.ts';
import { listRefunds } from '#contract/refunds/shopper.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { askCarriers } from '#server/modules/shipping/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
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
  const none = { categories: new Map(), shops: new Map(), products: new Map(), activities: new Map() };
  await transaction((tx) =>
    issueCoupons(
      tx,
      generalCoupons.map((coupon) => couponOf(coupon, none)),
    ),
  );
  await addDemoAccounts();
});

const signedIn = async (email: string) =>
  as((await mall.ask(signInByEmail, { email, password: 'Demo1234' })).data?.token ?? '');

test('the demo’s shopper gets one order in every state after payment, and none at the next start', async () => {
  await addDemoOrders(mall.api);
  await addDemoOrders(mall.api);
  const shopper = await signedIn('shopper@demo.mall');
  const { data } = await mall.ask(listOrders, {}, shopper);
  expect(data?.list.map(({ status }) => status)).toEqual([
    'paid',
    'shipped',
    'received',
    'received',
    'completed',
    'refunded',
  ]);
  const refunds = await mall.ask(listRefunds, {}, shopper);
  expect(refunds.data?.list.map(({ refundStatus, kind }) => [refundStatus, kind])).toEqual([
    ['under_review', 'goods'],
    ['refunded', 'money'],
  ]);
  const { data: sold } = await mall.ask(listShopOrders, {}, await signedIn('merchant@demo.mall'));
  expect(sold?.list.map(({ orderNo }) => orderNo)).toEqual(data?.list.map(({ orderNo }) => orderNo));
  await moveClock(5 / 24 / 60);
  await askCarriers();
  const moving = await mall.ask(getLogistics, { orderNo: data?.list[1]?.orderNo ?? '' }, shopper);
  expect(moving.data?.parcels).toMatchObject([{ state: 'moving', events: [{ step: 'picked_up' }] }]);
  // Coupons and points are left for people who try the demo.
  const { rows } = await mall.pool.query(
    `select count(*)::int as used from received_coupons where used_for like 'PT%'`,
  );
  expect(rows).toEqual([{ used: 0 }]);
  expect((await mall.ask(getPoints, {}, shopper)).data).toMatchObject({ integral: 8_000, deductionIntegral: 0 });
  expect(await violationsOf(mall)).toEqual([]);
});
