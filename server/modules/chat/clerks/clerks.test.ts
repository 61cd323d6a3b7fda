import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as desk from '#contract/chat/merchant.ts';
import * as platform from '#contract/chat/platform.ts';
import * as contract from '#contract/chat/shopper.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { lookAtShop } from '#contract/shops/platform.ts';
import { transaction } from '#server/database/connection.ts';
import { lockChat } from '#server/modules/chat/conversations/lock-chat.ts';
import { writeAnswer } from '#server/modules/chat/messages/write-answer.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { aChat, aDesk, answer, ask } from '#tests/support/chat/chats.ts';
import { promisesBroken } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
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

describe('clerks', () => {
  test('see what waits first, take it, pass it on to each other, close it, and are rated', async () => {
    const { ana, chatId } = await aConversation();
    const bo = await aColleagueOf(shop, ['chat']);
    const packer = await aColleagueOf(shop, ['orders']);
    await ask(mall, ana, chatId, 'Who?');
    const inbox = async (show: 'waiting' | 'mine' | 'open' | 'closed', clerk: Person = shop) =>
      (await mall.ask(desk.listInbox, { show }, as(clerk.token))).data?.list.map(({ id }) => id) ?? [];
    expect(await inbox('waiting')).toContain(chatId);
    const act = async (call: typeof desk.takeChat, clerk: Person) =>
      (await mall.ask(call, { chatId }, as(clerk.token))).reason ?? 'done';
    expect([await act(desk.takeChat, bo), await act(desk.takeChat, shop), await act(desk.takeChat, bo)]).toEqual([
      'done',
      'chat_taken',
      'done',
    ]);
    expect([await inbox('mine', bo), await inbox('waiting')]).toEqual([[chatId], expect.not.arrayContaining([chatId])]);

    const pass = async (accountId: number, seenClerkId: number | null) =>
      (await mall.ask(desk.assignChat, { chatId, seenClerkId, accountId }, as(bo.token))).reason ?? 'done';
    expect(await pass(packer.accountId, bo.accountId)).toBe('staff_not_found');
    expect(await pass(shop.accountId, null)).toBe('chat_moved');
    expect(await pass(shop.accountId, bo.accountId)).toBe('done');
    expect((await readAtDesk(bo, chatId))?.chat).toMatchObject({
      state: 'assigned',
      clerk: { accountId: shop.accountId },
    });

    const rate = async () => (await mall.ask(contract.rateChat, { chatId, stars: 4 }, as(ana.token))).reason ?? 'done';
    expect(await rate()).toBe('chat_not_ratable');
    await answer(mall, shop, chatId, 'Us');
    expect(await act(desk.closeChat, shop)).toBe('done');
    expect([await inbox('open'), await inbox('closed')]).toEqual([expect.not.arrayContaining([chatId]), [chatId]]);
    expect((await readBy(ana, chatId))?.chat).toMatchObject({ isClosed: true, canRate: true });
    expect([await rate(), await rate()]).toEqual(['done', 'chat_not_ratable']);
    const { data: figures } = await mall.ask(desk.getChatFigures, {}, as(shop.token));
    expect(figures).toMatchObject({ rated: 1, stars: 4 });

    await ask(mall, ana, chatId, 'One more thing');
    expect((await readAtDesk(bo, chatId))?.chat).toMatchObject({ state: 'waiting', clerk: null });
    const left = await mall.ask(desk.listClerks, {}, as(shop.token));
    expect(left.data?.map(({ accountId }) => accountId).sort()).toEqual([shop.accountId, bo.accountId].sort());
  });

  test('pass a conversation to the platform and back; a shop sees nothing of what was written there', async () => {
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, 'for the shop');
    const pass = async (call: typeof desk.passChat | typeof platform.passChat, by: Person, shopId: number | null) =>
      (await mall.ask(call, { chatId, seenClerkId: null, shopId, note: 'Please' }, as(by.token))).reason ?? 'done';
    expect(await pass(desk.passChat, shop, shop.shopId)).toBe('shop_not_found');
    expect(await pass(desk.passChat, shop, null)).toBe('done');
    expect(await readAtDesk(shop, chatId)).toBeUndefined();
    await ask(mall, ana, chatId, 'about the shop');
    const atPlatform = await mall.ask(platform.listMessages, { chatId }, as(operator.token));
    expect([atPlatform.data?.chat.note, atPlatform.data?.list.length]).toEqual(['Please', 3]);
    expect(await pass(platform.passChat, operator, shop.shopId)).toBe('done');
    const back = await readAtDesk(shop, chatId);
    expect(back?.list.map(({ number }) => number)).toEqual([1, 4]);
    expect(back?.upTo).toBe(4);
    expect((await readBy(ana, chatId))?.list.length).toBe(4);
  });

  test('answer with phrases in the language of the reader, their own below it', async () => {
    const ana = await someone({ nickname: '{clerk}' });
    const french = { ...as(ana.token), 'x-locale': 'fr' };
    const { id: chatId } = await aChat(mall, french, shop.shopId);
    const texts = { en: 'Hello {name}, order {order}', fr: 'Bonjour {name}, commande {order}', th: ' ' };
    const added = await mall.ask(desk.addPhrase, { name: 'Greeting', texts }, as(shop.token));
    const { id: phraseId = 0, version = 0 } = added.data ?? {};
    expect(added.data?.texts).not.toHaveProperty('th');
    expect((await mall.ask(desk.addPhrase, { name: 'GREETING', texts }, as(shop.token))).reason).toBe(
      'phrase_name_taken',
    );
    expect((await mall.ask(desk.addPhrase, { name: 'X', texts: { en: '{price}' } }, as(shop.token))).reason).toBe(
      'bad_input',
    );
    const send = (order: string, key = randomUUID()) =>
      mall.ask(desk.sendPhrase, { chatId, key, phraseId, order }, as(shop.token));
    expect((await send('')).reason).toBe('phrase_needs_order');
    const key = randomUUID();
    expect([(await send('SH1', key)).data?.number, (await send('SH1', key)).data?.number]).toEqual([1, 1]);
    expect((await readAtDesk(shop, chatId))?.list[0]?.content).toEqual({
      kind: 'text',
      text: 'Bonjour {clerk}, commande SH1',
      ownText: 'Hello {clerk}, order SH1',
    });
    expect((await readBy(ana, chatId))?.list[0]?.content).toMatchObject({ ownText: null });
    const edit = (from: number) =>
      mall.ask(desk.editPhrase, { id: phraseId, version: from, name: 'Hi', texts: { en: 'Hi' } }, as(shop.token));
    expect([(await edit(version)).code, (await edit(version)).reason]).toEqual([200, 'changed_meanwhile']);
  });
});

test('the self-check finds a gap, and a question that nobody measures', async () => {
  const { ana, chatId } = await aConversation();
  for (const word of ['one', 'two', 'three']) await ask(mall, ana, chatId, word);
  await answer(mall, shop, chatId, 'four');
  await ask(mall, ana, chatId, 'five');
  expect(await promisesBroken()).toEqual([]);
  await mall.pool.query('delete from chat_messages where chat_id = $1 and number = 2', [chatId]);
  expect(await promisesBroken()).toEqual(['C1']);
  await mall.pool.query('delete from chat_messages where chat_id = $1 and number < 3', [chatId]); // as retention does
  expect(await promisesBroken()).toEqual([]);
  await mall.pool.query('update chat_rounds set closed_at = opened_at where chat_id = $1', [chatId]);
  expect(await promisesBroken()).toEqual(['C2']);
  await mall.pool.query('update chat_rounds set closed_at = null where chat_id = $1', [chatId]);
});

test('an answer that was begun before its question was written is measured as given at once', async () => {
  const own = await aDesk();
  const { ana, chatId } = await aConversation(own.shopId);
  const clerk: Clerk = { side: 'desk', shopId: own.shopId, accountId: own.accountId, locale: 'en' };
  await transaction(async (tx) => {
    await tx.execute('select');
    await ask(mall, ana, chatId, 'Anyone?');
    await writeAnswer(tx, await lockChat(tx, clerk, chatId), clerk, randomUUID(), { kind: 'text', text: 'Yes' });
  });
  const { data } = await mall.ask(desk.getChatFigures, {}, as(own.token));
  expect(data).toMatchObject({ asked: 1, answered: 1, medianAnswerSeconds: 0, slowAnswerSeconds: 0 });
});

test('an operator who looks at a shop does not read what customers write to it', async () => {
  const { chatId } = await aConversation();
  const look = { id: shop.shopId, reason: 'A call for help' };
  const operator = await someone({ role: 'platform' });
  expect((await mall.ask(lookAtShop, look, as(operator.token))).code).toBe(200);
  const looking = { ...as(operator.token), 'x-shop-id': String(shop.shopId) };
  expect((await mall.ask(listShopOrders, {}, looking)).code).toBe(200);
  const answers = await Promise.all([
    mall.ask(desk.listInbox, {}, looking),
    mall.ask(desk.listMessages, { chatId }, looking),
    mall.ask(desk.waitForMessages, { chatId, seen: 0 }, looking),
    mall.ask(desk.openTicket, {}, looking),
  ]);
  expect(answers.map(({ reason }) => reason)).toEqual(Array(4).fill('not_allowed'));
});

describe('outside working hours', () => {
  // Open on one day of the week, three days from now.
  const openOn = (new Date(Date.now() + 7 * 3_600_000).getUTCDay() + 6 + 3) % 7;
  const hours = Array.from({ length: 7 }, (_, day) => (day === openOn ? { from: '09:00', until: '18:00' } : null));

  test('a question is answered by itself once until the desk opens, and the answer goes by mail too', async () => {
    const bakery = await aDesk();
    const save = (version: number) =>
      mall.ask(
        desk.saveChatHours,
        { hours, timeZone: 'Asia/Bangkok', answer: { en: 'Back soon', fr: 'À bientôt' }, version },
        as(bakery.token),
      );
    expect([(await save(0)).data, (await save(0)).reason]).toEqual([{ version: 1 }, 'changed_meanwhile']);
    const ana = await someone();
    const { id: chatId } = await aChat(mall, { ...as(ana.token), 'x-locale': 'fr' }, bakery.shopId);
    await ask(mall, ana, chatId, 'Open?');
    await ask(mall, ana, chatId, 'Hello?');
    const list = async () =>
      (await readBy(ana, chatId))?.list.map(({ side, content }) => [side, 'text' in content && content.text]);
    expect(await list()).toEqual([
      ['shopper', 'Open?'],
      ['mall', 'À bientôt'],
      ['shopper', 'Hello?'],
    ]);
    const { rows: figures } = await mall.pool.query('select answered_at from chat_rounds where chat_id = $1', [chatId]);
    expect(figures).toEqual([{ answered_at: null }]);
    await answer(mall, bakery, chatId, 'Now we are');
    await answer(mall, bakery, chatId, 'Really');
    const { rows } = await mall.pool.query("select payload from event_outbox where name = 'chat.chatAnswered'");
    expect(rows).toEqual([{ payload: { chatId, number: 4 } }]);
    await moveClock(7);
    await ask(mall, ana, chatId, 'And today?');
    expect((await list())?.at(-1)).toEqual(['mall', 'À bientôt']);
  });
});
