// Long, because it is one list: what webhooks send, and what becomes of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeStock } from '#contract/catalogue/merchant-stock.ts';
import * as contract from '#contract/integrations/merchant-webhooks.ts';
import { WebhookEvent, type WebhookKind } from '#contract/integrations/webhook-events.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { removeStaff } from '#contract/shops/merchant-staff.ts';
import { transaction } from '#server/database/connection.ts';
import { isSigned } from '#server/providers/signed-message.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { deliverAll, promisesBroken, violations } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';
import { sell, ship } from '#tests/support/orders/shop-orders.ts';
import { openReceiver, type Receiver } from '#tests/support/servers/webhook-receiver.ts';
import { queuePayoutMoved } from './queue-events.ts';
import { deleteOldDeliveries, sendWebhooks } from './send-webhooks.ts';

const mall = openMallUnderTest({ DEMO: '1', WEBHOOK_LOCAL_TARGETS: '1' });

let receiver: Receiver;
let small: SmallMall;
let variant: (product: number, sku?: number, quantity?: number) => Wanted;
let buyer: Buyer;
let owner: Person;
const shopId = () => small.shopIds[1] ?? 0; // which sells the second product

beforeAll(async () => {
  receiver = await openReceiver();
  small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 50, opening = opening + 50, low_at = 5');
  variant = await variantsOf(mall, small);
  buyer = await aBuyer();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await resetClock();
  await mall.pool.query('delete from webhooks; delete from rate_windows; update shops set owner_id = null');
  owner = await ownerOf(mall, shopId());
  receiver.received.length = 0;
});

/** Adds a webhook to the receiver; returns its id and its secret. */
async function listen(kinds: readonly WebhookKind[] = ['order.paid'], person = owner, url = receiver.url) {
  const { data, message } = await mall.ask(contract.addWebhook, { url, kinds: [...kinds] }, as(person.token));
  if (!data) throw new Error(message);
  return { id: data.webhook.id, version: data.webhook.version, secret: data.secret };
}

async function settle(): Promise<void> {
  await deliverAll();
  await sendWebhooks();
}

const events = () => receiver.received.map(({ body }) => WebhookEvent.parse(JSON.parse(body)));
const deliveries = async (webhookId: number) =>
  (await mall.ask(contract.listDeliveries, { webhookId }, as(owner.token))).data?.list ?? [];
const webhookOf = async (id: number) =>
  (await mall.ask(contract.listWebhooks, {}, as(owner.token))).data?.find((one) => one.id === id);
const test1 = (id: number) => mall.ask(contract.sendTestEvent, { id }, as(owner.token));

describe('what is sent', () => {
  test('a paid order, to its shop alone, signed, with an id of its own', async () => {
    const { id, secret } = await listen();
    const orderNumber = await sell(mall, buyer, variant(1, 0, 2), variant(0));
    const { rows } = await mall.pool.query(
      'select number, payable, currency from orders where shop_id = $1 order by id desc',
      [shopId()],
    );
    await settle();
    expect(orderNumber).not.toBe('');
    const [received] = receiver.received;
    expect(events()).toEqual([
      {
        ...{ id: expect.stringMatching(/^evt_[0-9a-f]{32}$/), version: 1, kind: 'order.paid', shopId: shopId() },
        happenedAt: expect.any(String),
        data: {
          ...{ orderNo: rows[0].number, currency: rows[0].currency, payable: rows[0].payable, units: 2 },
          ...{ paidAt: expect.any(String), shipBy: expect.any(String) },
        },
      },
    ]);
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json', 'galleria-event': 'order.paid' });
    const signature = String(received?.headers['galleria-signature']);
    expect(isSigned(received?.body ?? '', signature, [secret])).toBe(true);
    expect(isSigned(`${received?.body} `, signature, [secret])).toBe(false);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', tries: 1, answerStatus: 204, failure: null }]);
    await settle();
    expect(receiver.received).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test('a parcel, a refund and low stock', async () => {
    await listen(['order.shipped', 'refund.asked', 'stock.low']);
    const { number, lines } = await bought(mall, buyer, variant(1));
    await ship(mall, owner, number);
    const refundNumber = await askForRefund(mall, buyer, number, lines);
    const { skuId } = variant(1);
    const { rows } = await mall.pool.query('select on_hand - reserved as available from skus where id = $1', [skuId]);
    const take = (delta: number) =>
      mall.ask(changeStock, { reason: 'lost', note: '', changes: [{ skuId, delta }] }, as(owner.token));
    await take(4 - rows[0].available);
    await take(-1); // it is low already
    await settle();
    expect(events().map(({ kind, data }) => [kind, data])).toEqual([
      ['order.shipped', expect.objectContaining({ orderNo: number, carrier: 'demo-post', units: 1 })],
      ['refund.asked', expect.objectContaining({ refundOrderNo: refundNumber, orderNo: number, units: 1 })],
      ['stock.low', { productId: variant(1).productId, skuId, code: expect.any(String), available: 4, lowAt: 5 }],
    ]);
    await take(50);
    expect(await violations()).toEqual([]);
  });

  test('what becomes of a payout, to who may see the finances', async () => {
    await listen(['payout.paid', 'payout.returned']);
    const { rows } = await mall.pool.query(
      `with account as (
        insert into payout_accounts (shop_id, holder, bank, country, bank_code, sealed_number, last_four, changed_by, changed_at, usable_from)
        select id, 'Olga', 'First Bank', 'DE', 'X', 'x', '3000', owner_id, mall_now(), mall_now() from shops where owner_id = $1
        returning id, shop_id
      )
      insert into payouts (number, shop_id, account_id, amount, currency, status, requested_at, ended_at, reference)
      select 'PO2611180000000000000001', shop_id, id, 1500, 'USD', 'paid', mall_now(), mall_now(), 'B1' from account returning number, ended_at`,
      [owner.accountId],
    );
    const { number, ended_at: endedAt } = rows[0];
    for (const status of ['sent', 'paid', 'paid'] as const)
      await transaction((tx) => queuePayoutMoved(tx, { number, status }));
    await settle();
    const data = { payoutNo: number, currency: 'USD', amount: 1_500, account: 'First Bank …3000' };
    expect(events().map(({ kind, data: sent }) => [kind, sent])).toEqual([
      ['payout.paid', { ...data, reference: 'B1', reason: '', endedAt: endedAt.toISOString() }],
    ]);
    await mall.pool.query('delete from webhook_deliveries');
    await mall.pool.query('delete from payouts where number = $1', [number]);
    await mall.pool.query('delete from payout_accounts where last_four = $1', ['3000']);
  });

  test('no kind that was not chosen, and nothing to a webhook that is off', async () => {
    await listen(['refund.asked']);
    const { id, version } = await listen(['order.paid']);
    const change = { id, version, url: receiver.url, kinds: ['order.paid'] as WebhookKind[], isOn: false };
    expect((await mall.ask(contract.editWebhook, change, as(owner.token))).data?.state).toBe('off');
    await sell(mall, buyer, variant(1));
    await settle();
    expect(receiver.received).toEqual([]);
    expect((await test1(id)).reason).toBe('webhook_off');
  });
});

describe('where it is sent', () => {
  test.each([
    'http://hooks.example.com/',
    'https://10.0.0.1/',
    'https://localhost/',
    'https://[fe80::1]/',
    'https://a.b:22/',
  ])('%s is refused', async (url) => {
    const { reason } = await mall.ask(contract.addWebhook, { url, kinds: ['order.paid'] }, as(owner.token));
    expect(reason).toBe('webhook_target_refused');
    const { id, version } = await listen();
    const change = { id, version, url, kinds: ['order.paid'] as WebhookKind[], isOn: true };
    expect((await mall.ask(contract.editWebhook, change, as(owner.token))).reason).toBe('webhook_target_refused');
  });

  test('a redirect is not followed, and tried again later', async () => {
    const { id } = await listen();
    receiver.answerWith({ status: 307, headers: { location: `${receiver.url}/elsewhere` } });
    await test1(id);
    await settle();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', failure: 'redirect', answerStatus: 307 }]);
  });

  test('an address that is not public is refused when it is sent to, also if it got past the form', async () => {
    const { id } = await listen();
    await mall.pool.query(`update webhooks set url = 'https://192.168.0.1/' where id = $1`, [id]);
    await test1(id);
    await settle();
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', failure: 'address', answerStatus: null }]);
  });
});

describe('tries', () => {
  test('after a failure it is sent again, with the same id, and the log shows the last answer', async () => {
    const { id } = await listen();
    receiver.answerWith({ status: 500, body: 'not today' });
    await test1(id);
    await settle();
    const [first] = await deliveries(id);
    expect(first).toMatchObject({ state: 'waiting', tries: 1, failure: 'status', answerStatus: 500 });
    expect((await webhookOf(id))?.failingSince).not.toBeNull();
    await settle();
    expect(receiver.received).toHaveLength(1); // not yet
    await moveClock(1.1 / 1440);
    await settle();
    const [before, after] = events();
    expect(after?.id).toBe(before?.id);
    const { data: detail } = await mall.ask(contract.getDelivery, { id: first?.id ?? 0 }, as(owner.token));
    expect(detail).toMatchObject({ state: 'delivered', tries: 2, answerStatus: 204, url: receiver.url, answer: '' });
    expect(detail?.body).toBe(receiver.received[0]?.body);
    expect((await webhookOf(id))?.failingSince).toBeNull();
  });

  test('eight tries in two days, then it is given up', async () => {
    const { id } = await listen();
    receiver.answerWith(...Array.from({ length: contract.deliveryTriesMax }, () => ({ status: 500 })));
    await test1(id);
    for (const minutes of [0, 1, 5, 30, 120, 360, 720, 1440]) {
      await moveClock((minutes + 0.1) / 1440);
      await settle();
    }
    expect(receiver.received).toHaveLength(contract.deliveryTriesMax);
    expect(await deliveries(id)).toMatchObject([{ state: 'failed', tries: 8, nextTryAt: null }]);
    await moveClock(3);
    await settle();
    expect(receiver.received).toHaveLength(contract.deliveryTriesMax);
  });

  test('after three days of failures the webhook is switched off, the owner gets a mail, and it can be switched on', async () => {
    const { id, version } = await listen();
    receiver.answerWith(...Array.from({ length: 3 }, () => ({ status: 500 })));
    await test1(id);
    await settle();
    await moveClock(3.1);
    await test1(id);
    await settle();
    await deliverAll();
    expect((await webhookOf(id))?.state).toBe('switched_off');
    const waiting = (await deliveries(id)).filter(({ state }) => state === 'waiting');
    expect(waiting).toEqual([]);
    const { rows } = await mall.pool.query(
      `select subject, text from outgoing_messages where recipient = $1 order by id desc limit 1`,
      [owner.email],
    );
    expect(rows[0].subject).toMatch(/^A webhook of .+ was switched off$/);
    expect(rows[0].text).toContain(receiver.url);
    const { data: log } = await mall.ask(listShopLog, { kind: 'integration', limit: 1 }, as(owner.token));
    expect(log?.list).toMatchObject([{ act: 'webhook_switched_off', accountId: null }]);
    const change = { id, version, url: receiver.url, kinds: ['order.paid'] as WebhookKind[], isOn: true };
    expect((await mall.ask(contract.editWebhook, change, as(owner.token))).data?.state).toBe('on');
    expect(await violations()).toEqual([]);
  });

  test('two senders at once send it once', async () => {
    const { id } = await listen();
    for (let count = 0; count < 6; count++) await test1(id);
    await Promise.all([sendWebhooks(), sendWebhooks(), sendWebhooks()]);
    expect(new Set(events().map((event) => event.id)).size).toBe(6);
    expect(receiver.received).toHaveLength(6);
  });

  test('the log is deleted after thirty days', async () => {
    const { id } = await listen();
    await test1(id);
    await settle();
    await moveClock(29);
    await deleteOldDeliveries();
    expect(await deliveries(id)).toHaveLength(1);
    await moveClock(1.1);
    await deleteOldDeliveries();
    expect(await deliveries(id)).toEqual([]);
  });
});

test('a replay is the same event once more, and only its shop can ask for it', async () => {
  const { id } = await listen();
  const number = await sell(mall, buyer, variant(1));
  await settle();
  const [first] = await deliveries(id);
  const input = { id: first?.id ?? 0 };
  const stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  for (const call of [contract.replayDelivery, contract.getDelivery])
    expect((await mall.ask(call, input, as(stranger.token))).reason).toBe('delivery_not_found');
  expect((await mall.ask(contract.replayDelivery, input, as(owner.token))).code).toBe(200);
  await settle();
  expect(events().map((event) => event.data.orderNo)).toEqual([number, number]);
  expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
  expect((await deliveries(id)).map(({ isReplay, eventId }) => [isReplay, eventId])).toEqual([
    [true, first?.eventId],
    [false, first?.eventId],
  ]);
  expect(await violations()).toEqual([]);
});

test('after a renewal both secrets sign for a day, then the new one alone', async () => {
  const { id, secret } = await listen();
  const { data: renewed } = await mall.ask(contract.renewWebhookSecret, { id }, as(owner.token));
  await test1(id);
  await settle();
  const [, , ...signatures] = /^(t=\d+),(v1=[0-9a-f]{64}),(v1=[0-9a-f]{64})$/.exec(
    String(receiver.received[0]?.headers['galleria-signature']),
  ) as string[];
  const [time] = String(receiver.received[0]?.headers['galleria-signature']).split(',');
  const body = receiver.received[0]?.body ?? '';
  expect(isSigned(body, `${time},${signatures[0]}`, [renewed?.secret ?? ''])).toBe(true);
  expect(isSigned(body, `${time},${signatures[1]}`, [secret])).toBe(true);
  await moveClock(1.1);
  await test1(id);
  await settle();
  const last = receiver.received.at(-1);
  expect(isSigned(last?.body ?? '', String(last?.headers['galleria-signature']), [renewed?.secret ?? ''])).toBe(true);
});

test('secrets are stored sealed, and open for their shop only', async () => {
  const { id, secret } = await listen();
  const { rows } = await mall.pool.query('select * from webhooks where id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  const other = await listen(['order.paid'], stranger);
  await mall.pool.query('update webhooks set sealed_secret = $2 where id = $1', [other.id, rows[0].sealed_secret]);
  for (const [webhookId, person] of [[other.id, stranger] as const, [id, owner] as const])
    await mall.ask(contract.sendTestEvent, { id: webhookId }, as(person.token));
  await settle();
  expect(events().map((event) => event.shopId)).toEqual([shopId()]); // and the other holds nothing up
});

test('a webhook sends what who saved it may see; when they leave, someone else takes it over', async () => {
  const colleague = await aColleagueOf(owner, ['people', 'orders']);
  const refused = { url: receiver.url, kinds: ['stock.low'] as WebhookKind[] };
  expect((await mall.ask(contract.addWebhook, refused, as(colleague.token))).reason).toBe('not_allowed');
  const { id, version } = await listen(['order.paid'], colleague);
  await mall.ask(removeStaff, { accountId: colleague.accountId }, as(owner.token));
  expect((await webhookOf(id))?.state).toBe('stopped');
  await sell(mall, buyer, variant(1));
  await settle();
  expect(receiver.received).toEqual([]);
  const change = { id, version, url: receiver.url, kinds: ['order.paid'] as WebhookKind[], isOn: true };
  expect((await mall.ask(contract.editWebhook, change, as(owner.token))).data?.state).toBe('on');
  await sell(mall, buyer, variant(1));
  await settle();
  expect(receiver.received).toHaveLength(1);
  expect((await mall.ask(contract.editWebhook, change, as(owner.token))).reason).toBe('changed_meanwhile');
});

test('a shop has ten webhooks, and another shop sees none of them', async () => {
  const { id } = await listen();
  for (let count = 1; count < contract.webhooksMax; count++) await listen();
  const eleventh = { url: receiver.url, kinds: ['order.paid'] as WebhookKind[] };
  expect((await mall.ask(contract.addWebhook, eleventh, as(owner.token))).reason).toBe('too_many_webhooks');
  const stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  expect((await mall.ask(contract.listWebhooks, {}, as(stranger.token))).data).toEqual([]);
  expect((await mall.ask(contract.deleteWebhook, { id }, as(stranger.token))).reason).toBe('webhook_not_found');
  expect((await mall.ask(contract.deleteWebhook, { id }, as(owner.token))).code).toBe(200);
  expect(await webhookOf(id)).toBeUndefined();
});

test.each([
  ['W1', `update webhook_deliveries set cause = 'order.paid:SH0' where kind = 'order.paid'`],
  ['W1', `update webhook_deliveries set shop_id = shop_id - 1 where kind = 'order.paid'`],
  ['W2', `update webhook_deliveries set replay_of = null, cause = null where kind = 'order.paid'`],
  ['W3', `update webhooks set is_on = false`],
])('the audit finds a broken promise %s: %s', async (promise, breaking) => {
  const { id } = await listen();
  await sell(mall, buyer, variant(1));
  await test1(id);
  await deliverAll();
  expect(await promisesBroken()).toEqual([]);
  await mall.pool.query(breaking);
  expect(await promisesBroken()).toEqual([promise]);
});
