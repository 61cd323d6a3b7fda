import { beforeAll, expect, test } from 'vitest';
import { applyStockTake, changeStock, listStockChanges } from '#contract/catalogue/merchant-stock.ts';
import { cancelPayment } from '#contract/orders/shopper.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, order, pay, sendEverywhere, variantsOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let coffee: Wanted;
let owner: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  coffee = (await variantsOf(mall, small))(1, 0, 2);
  await sendEverywhere(small);
  owner = await someone({ nickname: 'Olga' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
});

test('every change of a variant is listed, newest first, with its order and the stock after it', async () => {
  const { skuId } = coffee;
  const buyer = await aBuyer();
  const cancelled = await order(mall, buyer, coffee);
  await mall.ask(cancelPayment, { orderNo: cancelled.orderNo, reason: '' }, as(buyer.token));
  const changes = [{ skuId, delta: 5 }];
  await mall.ask(changeStock, { reason: 'received', note: 'Invoice 77', changes }, as(owner.token));
  const paid = await order(mall, buyer, coffee);
  await pay(mall, buyer, paid.orderNo);
  await mall.ask(applyStockTake, { counts: [{ skuId, seen: 13, counted: 12 }] }, as(owner.token));

  const { data } = await mall.ask(listStockChanges, { skuId }, as(owner.token));
  const rows = data?.list.map((one) => [
    one.cause,
    one.nickname,
    one.onHandDelta,
    one.onHand,
    one.availableDelta,
    one.available,
  ]);
  expect(rows).toEqual([
    ['counted', 'Olga', -1, 12, -1, 12],
    ['sold', '', -2, 13, 0, 13],
    ['reserved', '', 0, 15, -2, 13],
    ['received', 'Olga', 5, 15, 5, 15],
    ['released', '', 0, 10, 2, 10],
    ['reserved', '', 0, 10, -2, 8],
  ]);
  const [first, second] = [cancelled.orderNumbers[0], paid.orderNumbers[0]];
  expect(data?.list.map(({ orderNo }) => orderNo)).toEqual([null, second, second, null, first, first]);
  expect([data?.total, data?.opening, data?.list[3]?.note]).toEqual([6, 10, 'Invoice 77']);

  const page = await mall.ask(listStockChanges, { skuId, page: 2, limit: 4 }, as(owner.token));
  expect(page.data?.list).toEqual(data?.list.slice(4));
});

test('the history of another shop’s variant is not found', async () => {
  const stranger = await aMerchant();
  expect((await mall.ask(listStockChanges, { skuId: coffee.skuId }, as(stranger.token))).reason).toBe('sku_not_found');
});
