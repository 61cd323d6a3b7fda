import { beforeAll, expect, test } from 'vitest';
import { getOrder, listOrders } from '#contract/orders/shopper.ts';
import { getShopOrder, listShopOrders } from '#contract/shipping/merchant.ts';
import { saveOrderNote } from '#contract/shipping/merchant-notes.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, sell } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let other: Person;
let ana: Buyer;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  other = await anOwner(small.shopIds[0] ?? 0);
  owner = await anOwner(small.shopIds[1] ?? 0);
  ana = await aBuyer();
});

const save = (number: string, version: number, note: string, flag: 'urgent' | 'gift' | null = null, person = owner) =>
  mall.ask(saveOrderNote, { orderNo: number, version, note, flag }, as(person.token));
const seen = async (number: string) => (await mall.ask(getShopOrder, { orderNo: number }, as(owner.token))).data;

test('note and flag are saved with who wrote them, and found by flag', async () => {
  const orderNumber = await sell(mall, ana, variant(coffee));
  expect((await seen(orderNumber))?.internal).toEqual({ note: '', flag: null, version: 0, by: '', at: null });
  await mall.pool.query("update accounts set nickname = 'Mira' where id = $1", [owner.accountId]);
  const { data } = await save(orderNumber, 0, ' Call first ', 'urgent');
  expect(data).toMatchObject({ note: 'Call first', flag: 'urgent', version: 1, by: 'Mira' });
  expect(await seen(orderNumber)).toMatchObject({ flag: 'urgent', hasNote: true, internal: data });
  const list = async (filters: object, person = owner) =>
    (await mall.ask(listShopOrders, filters, as(person.token))).data;
  expect(await list({ flag: 'urgent' })).toMatchObject({ total: 1, list: [{ orderNo: orderNumber, flag: 'urgent' }] });
  expect(await list({ flag: 'urgent', status: 'paid', words: orderNumber })).toMatchObject({ total: 1 });
  expect(await list({ flag: 'urgent', status: 'shipped' })).toMatchObject({ total: 0 });
  expect(await list({ flag: 'gift', words: orderNumber })).toMatchObject({ total: 0 });
  expect(await list({ flag: 'urgent' }, other)).toMatchObject({ total: 0 });
  const { data: log } = await mall.ask(listShopLog, { words: orderNumber }, as(owner.token));
  expect(log?.list.map(({ act, note }) => [act, note])).toEqual([['order_noted', 'Call first']]);
});

test('of two who write at once one wins, and the other is refused', async () => {
  const orderNumber = await sell(mall, ana, variant(coffee));
  for (const version of [0, 1]) {
    const answers = await concurrently(8, (at) => save(orderNumber, version, `note ${version}.${at}`));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : reason)))).toEqual(
      new Set(['changed_meanwhile']),
    );
    expect((await seen(orderNumber))?.internal).toEqual(answers.find(({ code }) => code === 200)?.data);
  }
});

test('no byte of it reaches the buyer or another shop', async () => {
  const orderNumber = await sell(mall, ana, variant(coffee));
  const canary = 'CANARY-NOTE-7431';
  await save(orderNumber, 0, canary, 'gift');
  const answers = [
    await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token)),
    await mall.ask(listOrders, {}, as(ana.token)),
    await mall.ask(getLogistics, { orderNo: orderNumber }, as(ana.token)),
    await mall.ask(getShopOrder, { orderNo: orderNumber }, as(other.token)),
    await mall.ask(listShopOrders, {}, as(other.token)),
    await save(orderNumber, 1, 'theirs', null, other),
  ];
  for (const answer of answers) {
    expect(JSON.stringify(answer)).not.toContain(canary);
    expect(JSON.stringify(answer)).not.toContain('"flag"');
  }
  expect(JSON.stringify(await seen(orderNumber))).toContain(canary);
});
