import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as ofShop from '#contract/notifications/merchant.ts';
import * as contract from '#contract/notifications/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { notifyOfParcelStep, notifyOfPayment, remindOfCoupons } from '#server/modules/notifications/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  giveCoupon,
  order,
  pay,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, sell, ship } from '#tests/support/orders/shop-orders.ts';
import { deleteOldNotifications, forgetNotifications } from './delete-old-notifications.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let buyer: Buyer;
const coffee = 1;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  variant = await variantsOf(mall, small);
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  buyer = await aBuyer();
});

const listOf = async (person: Person, input: object = {}, language = 'en') =>
  (await mall.ask(contract.listNotifications, input, { ...as(person.token), 'accept-language': language })).data;
const shopListOf = async (person: Person, input: object = {}) =>
  (await mall.ask(ofShop.listNotifications, input, as(person.token))).data;
const mailsTo = async ({ email }: Person): Promise<string[]> =>
  (await mall.pool.query('select cause from outgoing_messages where recipient = $1 order by id', [email])).rows.map(
    ({ cause }) => cause.split(':')[0],
  );

describe('what is recorded', () => {
  test('a sale is there once for its buyer, in the language of whoever reads, and for those of the shop who may see orders', async () => {
    const [packer, writer] = [await aColleagueOf(owner, ['orders']), await aColleagueOf(owner, ['reviews'])];
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(coffee, 0, 2));
    await pay(mall, buyer, paymentNumber);
    await transaction((tx) => notifyOfPayment(tx, paymentNumber)); // the event is delivered again
    const [number] = orderNumbers;
    const sold = { kind: 'order_paid', link: `/order/order_detail?orderNo=${number}`, isRead: false };
    expect(await listOf(buyer)).toEqual({
      list: [{ ...sold, id: expect.any(Number), at: expect.any(String), text: 'Ordered: “Coffee Cup”' }],
      next: null,
      unread: 1,
    });
    expect((await listOf(buyer, {}, 'fr'))?.list[0]?.text).toMatch(/^Commandé|^Commande/);
    const first = {
      kind: 'sold',
      text: 'Sold, ship now: “Coffee Cup”',
      link: `/console/${small.shopIds[1]}/orders/${number}`,
    };
    expect((await shopListOf(owner))?.list[0]).toMatchObject(first);
    expect((await shopListOf(packer))?.list).toMatchObject([first]);
    expect(await shopListOf(writer)).toEqual({ list: [], next: null, unread: 0 });
    expect([await mailsTo(buyer), await mailsTo(packer)]).toEqual([['orderPaid'], []]);
  });

  test('whoever loses the right to see orders sees none of them any more', async () => {
    const packer = await aColleagueOf(owner, ['orders']);
    await sell(mall, buyer, variant(coffee));
    expect((await shopListOf(packer))?.unread).toBe(1);
    await mall.pool.query("update shop_roles set scopes = '{reviews}' where id = $1", [packer.roleId]);
    expect(await shopListOf(packer)).toEqual({ list: [], next: null, unread: 0 });
  });

  test('a parcel is notified of when it is sent, on its last way and delivered, each once', async () => {
    const number = await sell(mall, buyer, variant(coffee));
    expect((await ship(mall, owner, number)).code).toBe(200);
    await deliverAll();
    const { rows } = await mall.pool.query(
      'select s.id from shipments s join orders o on o.id = s.order_id where o.number = $1',
      [number],
    );
    const shipmentId: number = rows[0].id;
    for (const step of ['in_transit', 'out_for_delivery', 'out_for_delivery', 'delivered'] as const)
      await transaction((tx) => notifyOfParcelStep(tx, { shipmentId, step }));
    expect((await listOf(buyer))?.list.map(({ text }) => text)).toEqual([
      'Delivered: “Coffee Cup”',
      'Out for delivery: “Coffee Cup”',
      'Shipped: “Coffee Cup”',
      'Ordered: “Coffee Cup”',
    ]);
  });

  test('a coupon that ends soon is reminded of once', async () => {
    await giveCoupon(buyer, { discount: 500, scope: 'general' });
    await mall.pool.query(
      "update received_coupons set ends_at = mall_now() + interval '40 hours', received_at = mall_now() - interval '3 days' where account_id = $1",
      [buyer.accountId],
    );
    await remindOfCoupons();
    await remindOfCoupons();
    expect((await listOf(buyer))?.list).toMatchObject([{ kind: 'coupon_ending', link: '/users/coupon_list' }]);
  });
});

describe('reading', () => {
  test('pages follow each other, filters hold, and marks count', async () => {
    for (let count = 0; count < 3; count++) await sell(mall, buyer, variant(coffee));
    const page = await listOf(buyer, { limit: 2 });
    const rest = await listOf(buyer, { limit: 2, before: page?.next });
    const ids = [...(page?.list ?? []), ...(rest?.list ?? [])].map(({ id }) => id);
    expect([ids.length, rest?.next, page?.unread]).toEqual([3, null, 3]);
    const [newest = 0, middle = 0] = ids;
    const read = async (input: { ids: number[]; isRead?: boolean }) =>
      (await mall.ask(contract.markRead, input, as(buyer.token))).data?.unread;
    expect(await read({ ids: [newest] })).toBe(2);
    expect(await read({ ids: [newest], isRead: false })).toBe(3);
    const all = await mall.ask(contract.markAllRead, { upTo: middle }, as(buyer.token));
    expect(all.data?.unread).toBe(1); // the newest came after what was seen
    expect((await listOf(buyer, { unread: '1' }))?.list.map(({ id }) => id)).toEqual([newest]);
    expect((await listOf(buyer, { kind: 'refund' }))?.list).toEqual([]);
  });

  test('nobody marks what is another’s', async () => {
    await sell(mall, buyer, variant(coffee));
    const [mine] = (await listOf(buyer))?.list ?? [];
    const stranger = await someone();
    await mall.ask(contract.markRead, { ids: [mine?.id ?? 0] }, as(stranger.token));
    await mall.ask(contract.markAllRead, { upTo: 2_147_483_647 }, as(stranger.token));
    expect((await listOf(buyer))?.list).toEqual([mine]);
    expect((await listOf(stranger))?.list).toEqual([]);
  });
});

const preferencesOf = async (person: Person) => {
  const { data } = await mall.ask(contract.getPreferences, {}, as(person.token));
  if (!data) throw new Error('no preferences');
  return data;
};

describe('what someone chooses', () => {
  const save = async (person: Person, changes: object) => {
    const { choices: _, email: __, phone: ___, ...rest } = await preferencesOf(person);
    return mall.ask(contract.savePreferences, { ...rest, choices: [], ...changes }, as(person.token));
  };

  test('mails that were turned off are not sent, those that have to be are', async () => {
    const off = { kind: 'order_shipped', channel: 'mail', isOn: false };
    expect((await save(buyer, { choices: [off] })).data).toEqual({ version: 1 });
    const number = await sell(mall, buyer, variant(coffee));
    await ship(mall, owner, number);
    await deliverAll();
    expect(await mailsTo(buyer)).toEqual(['orderPaid']);
    expect((await listOf(buyer))?.list.map(({ kind }) => kind)).toEqual(['order_shipped', 'order_paid']);
    const fixed = { kind: 'order_paid', channel: 'mail', isOn: false };
    expect(await save(buyer, { choices: [fixed] })).toMatchObject({ reason: 'bad_input' });
    expect((await save(buyer, { choices: [], version: 0 })).reason).toBe('changed_meanwhile');
  });

  test('what is turned off on the pages is not shown there', async () => {
    await save(buyer, { choices: [{ kind: 'order_paid', channel: 'site', isOn: false }] });
    await sell(mall, buyer, variant(coffee));
    expect(await listOf(buyer)).toEqual({ list: [], next: null, unread: 0 });
  });

  test('what goes without saying is as it always was', async () => {
    const { choices, quiet, version } = await preferencesOf(buyer);
    expect({ quiet, version }).toEqual({ quiet: null, version: 0 });
    const ofKind = (kind: string) =>
      choices.filter((choice) => choice.kind === kind).map(({ channel, isOn, isFixed }) => [channel, isOn, isFixed]);
    expect(ofKind('order_shipped')).toEqual([
      ['site', true, false],
      ['mail', true, false],
      ['sms', false, false],
    ]);
    expect(ofKind('delivered')).toEqual([['site', true, false]]);
    expect(ofKind('order_paid')[1]).toEqual(['mail', true, true]);
  });
});

test('what is old is deleted, and everything with the account', async () => {
  await sell(mall, buyer, variant(coffee));
  try {
    await moveClock(181);
    await sell(mall, buyer, variant(coffee));
    await deleteOldNotifications();
    expect((await listOf(buyer))?.list).toHaveLength(1);
  } finally {
    await resetClock();
  }
  await transaction((tx) => forgetNotifications(tx, buyer.accountId));
  expect(await listOf(buyer)).toEqual({ list: [], next: null, unread: 0 });
});
