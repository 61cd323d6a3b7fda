import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as ofShop from '#contract/notifications/merchant.ts';
import * as platform from '#contract/notifications/platform-bell.ts';
import * as contract from '#contract/notifications/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { notifyOfPayment } from '#server/modules/notifications/index.ts';
import type * as Record from '#server/modules/notifications/site/record-notification.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { type ChatClient, connectChat, isOf } from '#tests/support/chat/chat-client.ts';
import { startChatProcess } from '#tests/support/chat/chat-process.ts';
import { chatServer } from '#tests/support/chat/chat-server.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, sell } from '#tests/support/orders/shop-orders.ts';

// Notifications over sockets: to whom they belong, in this process and in another one; and once, whatever dies in between.

const planted = vi.hoisted(() => ({ fails: 0 }));
vi.mock('#server/modules/notifications/site/record-notification.ts', async (original) => {
  const real = await original<typeof Record>();
  return {
    ...real,
    // The process dies after it has notified the first person of several.
    recordNotification: async (...given: Parameters<typeof real.recordNotification>) => {
      await real.recordNotification(...given);
      if (planted.fails > 0 && --planted.fails === 0) throw new Error('the process has died');
    },
  };
});

const mall = openMallUnderTest({ DEMO: '1' });
const { connected, ticketOf } = chatServer(mall);
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

const isNotice = isOf('notification');
/** What came until a notification did that came later than all of them. */
const noticesOf = (client: ChatClient) => client.frames.filter((frame) => frame.type === 'notification');

test('a sale comes to its buyer and to those of the shop who may see orders, and to nobody else', async () => {
  const [packer, writer, stranger] = [
    await aColleagueOf(owner, ['orders']),
    await aColleagueOf(owner, ['reviews']),
    await someone(),
  ];
  const clients = {
    buyer: await connected(as(buyer.token)),
    owner: await connected(as(owner.token), ofShop.openBell),
    ownerShopping: await connected(as(owner.token)),
    packer: await connected(as(packer.token), ofShop.openBell),
    writer: await connected(as(writer.token), ofShop.openBell),
    stranger: await connected(as(stranger.token)),
  };
  await sell(mall, buyer, variant(coffee));
  for (const who of ['buyer', 'owner', 'packer'] as const) {
    const { notification, unread } = await clients[who].next(isNotice);
    const text = who === 'buyer' ? 'Ordered: “Coffee Cup”' : 'Sold, ship now: “Coffee Cup”';
    expect([notification?.text, unread]).toEqual([text, 1]);
  }
  // Whatever is committed later is sent later, so nothing older is still on its way.
  for (const [who, person] of [
    ['writer', writer],
    ['stranger', stranger],
    ['ownerShopping', owner],
  ] as const) {
    await mall.pool.query("select pg_notify('chat', $1)", [
      JSON.stringify({ about: 'account', accountId: person.accountId, name: 'notification', id: 0 }),
    ]);
    expect((await clients[who].next(isNotice)).notification).toBeNull();
    expect(noticesOf(clients[who])).toEqual([]);
  }
  for (const client of Object.values(clients)) client.socket.terminate();
});

test('reading on one page counts on the others', async () => {
  await sell(mall, buyer, variant(coffee));
  const other = await connected(as(buyer.token));
  const { data } = await mall.ask(contract.listNotifications, {}, as(buyer.token));
  await mall.ask(contract.markAllRead, { upTo: data?.list[0]?.id ?? 0 }, as(buyer.token));
  expect(await other.next(isNotice)).toEqual({ type: 'notification', notification: null, unread: 0 });
  other.socket.terminate();
});

test('a watcher asks for nothing of conversations, and a ticket is refused without a shop', async () => {
  const watcher = await connected(as(owner.token), ofShop.openBell);
  watcher.send({ type: 'resume', id: 1, chatId: 1, after: 0 });
  expect(await watcher.next(isOf('error'))).toMatchObject({ id: 1, reason: 'chat_not_found' });
  watcher.send({ type: 'ping', id: 2 });
  expect(await watcher.next(isOf('pong'))).toEqual({ type: 'pong', id: 2 });
  watcher.socket.terminate();
  expect((await mall.ask(ofShop.openBell, {}, as(buyer.token))).reason).toBe('not_allowed');
  expect((await mall.ask(platform.openBell, {}, as(owner.token))).reason).toBe('not_allowed');
});

test('another process sends it to the sockets that it has', async () => {
  const process = await startChatProcess({ DATABASE_URL: mall.databaseUrl });
  try {
    const client = await connectChat(process.port, await ticketOf(as(buyer.token)));
    await client.next(isOf('hello'));
    await sell(mall, buyer, variant(coffee));
    const { notification } = await client.next(isNotice);
    expect(notification).toMatchObject({ kind: 'order_paid', isRead: false });
    client.socket.terminate();
  } finally {
    process.child.kill();
    await process.ended;
  }
});

test('a payment is notified of once, though the process dies in between and two deliver it at once', async () => {
  const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(coffee));
  planted.fails = 1;
  await pay(mall, buyer, paymentNumber).catch(() => undefined);
  planted.fails = 0;
  await concurrently(4, () => transaction((tx) => notifyOfPayment(tx, paymentNumber)));
  const { rows } = await mall.pool.query(
    `select side, count(*)::int from notifications where cause = any($1) group by side order by side`,
    [[`orderPaid:${paymentNumber}`, `shopSale:${orderNumbers[0]}`]],
  );
  const readers = await mall.pool.query('select count(*)::int from shop_staff where shop_id = $1', [small.shopIds[1]]);
  expect(rows[1]).toEqual({ side: 'shopper', count: 1 });
  expect(rows[0].count).toBeLessThanOrEqual(1 + readers.rows[0].count);
  const twice = await mall.pool.query(
    'select 1 from notifications group by account_id, side, shop_id, cause having count(*) > 1',
  );
  expect(twice.rows).toEqual([]);
});
