import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as desk from '#contract/chat/merchant.ts';
import * as platform from '#contract/chat/platform.ts';
import * as contract from '#contract/chat/shopper.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aChat, aDesk, aGuestChat, answer, ask, text } from '#tests/support/chat/chats.ts';
import { resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let shop: Person & { shopId: number };
let operator: Person;
beforeAll(async () => {
  shop = await aDesk();
  operator = await someone({ role: 'platform', nickname: 'Olga' });
});
afterEach(resetClock);

async function aConversation(shopId: number | null = shop.shopId) {
  const ana = await someone({ nickname: 'Ana' });
  const { id: chatId } = await aChat(mall, as(ana.token), shopId);
  return { ana, chatId };
}

const readBy = async (person: Person, chatId: number, more: { after?: number; keyword?: string } = {}) =>
  (await mall.ask(contract.listMessages, { chatId, ...more }, as(person.token))).data;
const readAtDesk = async (clerk: Person, chatId: number) =>
  (await mall.ask(desk.listMessages, { chatId }, as(clerk.token))).data;
const words = (list: readonly { content: object }[] | undefined) =>
  list?.map(({ content }) => ('text' in content ? content.text : content));

describe('a conversation', () => {
  test('is opened once with each desk, and messages have numbers without gaps', async () => {
    const { ana, chatId } = await aConversation();
    expect((await aChat(mall, as(ana.token), shop.shopId)).id).toBe(chatId);
    expect((await aChat(mall, as(ana.token), null)).id).not.toBe(chatId);
    expect([
      await ask(mall, ana, chatId, 'Hello'),
      await answer(mall, shop, chatId, 'Hi'),
      await ask(mall, ana, chatId, 'Bye'),
    ]).toEqual([1, 2, 3]);
    const read = await readBy(ana, chatId);
    expect([words(read?.list), read?.upTo, read?.hasMore]).toEqual([['Hello', 'Hi', 'Bye'], 3, false]);
    expect(read?.list.map(({ side, author }) => [side, author])).toEqual([
      ['shopper', ''],
      ['desk', 'Somebody'],
      ['shopper', ''],
    ]);
  });

  test('has a message once that is sent again with its key, and refuses another message under it', async () => {
    const { ana, chatId } = await aConversation();
    const input = { chatId, key: randomUUID(), content: text('Once') };
    const first = await mall.ask(contract.sendMessage, input, as(ana.token));
    expect(await mall.ask(contract.sendMessage, input, as(ana.token))).toEqual(first);
    const other = await mall.ask(contract.sendMessage, { ...input, content: text('Twice') }, as(ana.token));
    expect(other.reason).toBe('chat_key_used');
    expect(words((await readBy(ana, chatId))?.list)).toEqual(['Once']);
  });

  test('is read from any number on, backwards, and by what it contains', async () => {
    const { ana, chatId } = await aConversation();
    for (const word of ['one', 'two', '100%', 'four']) await ask(mall, ana, chatId, word);
    expect(words((await readBy(ana, chatId, { after: 2 }))?.list)).toEqual(['100%', 'four']);
    const back = await mall.ask(contract.listMessages, { chatId, before: 4, limit: 2 }, as(ana.token));
    expect([words(back.data?.list), back.data?.hasMore]).toEqual([['two', '100%'], true]);
    const first = await mall.ask(contract.listMessages, { chatId, after: 0, limit: 2 }, as(ana.token));
    expect([words(first.data?.list), first.data?.upTo, first.data?.hasMore]).toEqual([['one', 'two'], 2, true]);
    expect(words((await readBy(ana, chatId, { keyword: '0%' }))?.list)).toEqual(['100%']);
    expect(words((await readBy(ana, chatId, { keyword: '_' }))?.list)).toEqual([]);
  });

  test('keeps what people type as plain text', async () => {
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, '  <b>5 < 6</b>\u0007\u202e\r\n\n\n\nสวัสดี\u200b👩‍🚀  ');
    expect(words((await readBy(ana, chatId))?.list)).toEqual(['<b>5 < 6</b>\n\nสวัสดี\u200b👩‍🚀']);
    const empty = { chatId, key: randomUUID(), content: text('\u0000\u202e \n') };
    expect((await mall.ask(contract.sendMessage, empty, as(ana.token))).reason).toBe('bad_input');
  });

  test('says who has received and read what; a mark never goes back or too far', async () => {
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, 'a');
    await ask(mall, ana, chatId, 'b');
    const mark = (delivered: number, read: number) =>
      mall.ask(desk.markMessages, { chatId, delivered, read }, as(shop.token));
    const marks = async () => {
      const { delivered, read } = (await readBy(ana, chatId))?.chat ?? {};
      return [delivered, read];
    };
    const unread = async () => (await readAtDesk(shop, chatId))?.chat.unread;
    expect([await marks(), await unread()]).toEqual([[0, 0], 2]);
    await mark(2, 1);
    expect([await marks(), await unread()]).toEqual([[2, 1], 1]);
    await mark(1, 0);
    expect(await marks()).toEqual([2, 1]);
    await mark(0, 99);
    expect([await marks(), await unread()]).toEqual([[2, 2], 0]);
  });

  test('is blocked by either side, lifted again, and stays readable', async () => {
    const { ana, chatId } = await aConversation();
    const send = async (call: typeof desk.sendMessage | typeof contract.sendMessage, by: Person) =>
      (await mall.ask(call, { chatId, key: randomUUID(), content: text('x') }, as(by.token))).reason;
    await mall.ask(contract.blockDesk, { chatId, isBlocked: true }, as(ana.token));
    expect([await send(desk.sendMessage, shop), await send(contract.sendMessage, ana)]).toEqual([
      'chat_refused',
      'chat_refused',
    ]);
    await mall.ask(contract.blockDesk, { chatId, isBlocked: false }, as(ana.token));
    await mall.ask(desk.blockShopper, { chatId, isBlocked: true }, as(shop.token));
    expect(await send(contract.sendMessage, ana)).toBe('chat_refused');
    expect((await readBy(ana, chatId))?.chat).toMatchObject({ isRefused: true, isBlocked: false });
    const { rows } = await mall.pool.query("select act from shop_log where act like 'chat_%' and subject = $1", [
      String(chatId),
    ]);
    expect(rows).toEqual([{ act: 'chat_shopper_blocked' }]);
  });

  test('is reported once by each side, read by operators meanwhile, and blocked when they uphold it', async () => {
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, 'evidence');
    const read = () => mall.ask(platform.listMessages, { chatId }, as(operator.token));
    expect((await read()).reason).toBe('chat_not_found');
    const report = () => mall.ask(contract.reportChat, { chatId, reason: 'fraud', note: 'Look' }, as(ana.token));
    expect([(await report()).code, (await report()).reason]).toEqual([200, 'already_reported']);
    const { data } = await read();
    expect([words(data?.list), data?.chat.isOurs]).toEqual([['evidence'], false]);
    const list = await mall.ask(platform.listChatReports, {}, as(operator.token));
    const id = list.data?.list.find(({ chat }) => chat.id === chatId)?.id ?? 0;
    const settle = () => mall.ask(platform.settleChatReport, { id, isUpheld: true, note: 'Fraud' }, as(operator.token));
    expect([(await settle()).code, (await settle()).reason]).toEqual([200, 'chat_report_settled']);
    expect((await read()).reason).toBe('chat_not_found');
    expect((await readBy(ana, chatId))?.chat.isBlocked).toBe(true);
  });
});

test.each(['', 'x', 'c.zzzzzzz', `c.zzzzzzz.${'é'.repeat(43)}`, `c.zzzzzzz.${'A'.repeat(43)}`])(
  'a link that the mall has not made opens nothing: %s',
  async (key) => {
    expect((await mall.ask(contract.returnToChat, { key })).reason).toBe('chat_link_over');
  },
);

describe('a guest', () => {
  test('takes part under a key, which becomes the account’s when they sign in', async () => {
    const { chatId, headers } = await aGuestChat(mall, shop.shopId);
    const sent = await mall.ask(contract.sendMessage, { chatId, key: randomUUID(), content: text('Hi') }, headers);
    expect(sent.data?.number).toBe(1);
    expect((await mall.ask(contract.listMessages, { chatId })).reason).toBe('chat_not_found');
    expect((await mall.ask(contract.countUnreadChats, {}, headers)).data).toEqual({ count: 0 });
    await answer(mall, shop, chatId, 'Hello');
    expect((await mall.ask(contract.countUnreadChats, {}, headers)).data).toEqual({ count: 1 });

    const ana = await someone();
    expect((await aChat(mall, { ...headers, ...as(ana.token) }, shop.shopId)).id).toBe(chatId);
    expect(words((await readBy(ana, chatId))?.list)).toEqual(['Hi', 'Hello']);
    expect((await mall.ask(contract.listMessages, { chatId }, headers)).reason).toBe('chat_not_found');
  });

  test('cannot show orders or send pictures', async () => {
    const { chatId, headers } = await aGuestChat(mall, shop.shopId);
    const send = async (content: object) =>
      (await (await mall.send(contract.sendMessage, { chatId, key: randomUUID(), content }, headers)).json()).reason;
    expect(await send({ kind: 'order', orderNo: `SH${'0'.repeat(20)}` })).toBe('order_not_found');
    expect(await send({ kind: 'picture', picture: `/media/${'a'.repeat(32)}` })).toBe('not_signed_in');
    expect(await send({ kind: 'product', productId: 999_999 })).toBe('product_not_found');
    expect(await send({ kind: 'coupon', couponId: 999_999 })).toBe('coupon_not_found');
  });
});
