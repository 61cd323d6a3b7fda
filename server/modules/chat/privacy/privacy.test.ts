import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as desk from '#contract/chat/merchant.ts';
import * as contract from '#contract/chat/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { forgetChats } from '#server/modules/chat/index.ts';
import { deleteOldChats } from '#server/modules/chat/privacy/delete-old-chats.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { aChat, aDesk, answer, ask } from '#tests/support/chat/chats.ts';
import { untilWaiting } from '#tests/support/faults/racing.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let shop: Person & { shopId: number };
beforeAll(async () => {
  shop = await aDesk();
});
afterEach(resetClock);

async function aConversation(shopId: number | null = shop.shopId) {
  const ana = await someone({ nickname: 'Ana' });
  const { id: chatId } = await aChat(mall, as(ana.token), shopId);
  return { ana, chatId };
}

const readBy = async (person: Person, chatId: number, more: { after?: number; keyword?: string } = {}) =>
  (await mall.ask(contract.listMessages, { chatId, ...more }, as(person.token))).data;
const words = (list: readonly { content: object }[] | undefined) =>
  list?.map(({ content }) => ('text' in content ? content.text : content));

describe('what becomes of it', () => {
  test('old messages and conversations are deleted, reported ones stay, and numbers go on', async () => {
    const { ana, chatId } = await aConversation();
    const reported = await aConversation();
    await ask(mall, ana, chatId, 'old');
    await ask(mall, reported.ana, reported.chatId, 'old');
    await mall.ask(contract.reportChat, { chatId: reported.chatId, reason: 'abuse' }, as(reported.ana.token));
    await moveClock(729);
    await ask(mall, ana, chatId, 'new');
    await moveClock(2);
    await deleteOldChats();
    expect(words((await readBy(ana, chatId))?.list)).toEqual(['new']);
    expect(await ask(mall, ana, chatId, 'next')).toBe(3);
    expect(words((await readBy(reported.ana, reported.chatId))?.list)).toEqual(['old']);
    await moveClock(2_000);
    await deleteOldChats();
    expect((await mall.ask(contract.listMessages, { chatId }, as(ana.token))).reason).toBe('chat_not_found');
  });

  test('what is written while old conversations are deleted stays, with its conversation', async () => {
    const { ana, chatId } = await aConversation();
    await moveClock(2);
    const holder = await mall.pool.connect();
    await holder.query('begin');
    await holder.query('select from chats where id = $1 for update', [chatId]);
    const written = ask(mall, ana, chatId, 'late');
    await untilWaiting(mall.pool, 1, written);
    const deleted = deleteOldChats();
    await untilWaiting(mall.pool, 2, deleted); // only a careless deletion waits for what it deletes
    await holder.query('commit');
    holder.release();
    await deleted;
    expect(await written).toBe(1);
    expect(words((await readBy(ana, chatId))?.list)).toEqual(['late']);
  });

  test('the words of a rating go with its account, and when they are old; the stars stay', async () => {
    const rated: Person[] = [];
    for (const comment of ['Ana from 5 Main Street', 'Old words']) {
      const { ana, chatId } = await aConversation();
      await ask(mall, ana, chatId, 'Hello');
      await mall.ask(desk.closeChat, { chatId }, as(shop.token));
      expect((await mall.ask(contract.rateChat, { chatId, stars: 4, comment }, as(ana.token))).code).toBe(200);
      rated.push(ana);
    }
    const words = async () =>
      (await mall.pool.query('select stars, comment from chat_rounds where stars is not null order by id')).rows;
    await transaction((tx) => forgetChats(tx, rated[0]?.accountId ?? 0));
    expect(await words()).toEqual([
      { stars: 4, comment: '' },
      { stars: 4, comment: 'Old words' },
    ]);
    await moveClock(800);
    await deleteOldChats();
    expect(await words()).toEqual([
      { stars: 4, comment: '' },
      { stars: 4, comment: '' },
    ]);
  });

  test('conversations of a clerk whose account is deleted wait again, and whoever looks at them is notified', async () => {
    const bo = await aColleagueOf(shop, ['chat']);
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, 'Hello');
    await answer(mall, bo, chatId, 'Hi');
    const chatOf = async () => (await mall.ask(desk.listMessages, { chatId }, as(shop.token))).data?.chat;
    const before = await chatOf();
    expect(before).toMatchObject({ state: 'assigned', clerk: { accountId: bo.accountId } });
    await transaction((tx) => forgetChats(tx, bo.accountId));
    expect(await chatOf()).toMatchObject({ state: 'waiting', clerk: null, version: (before?.version ?? 0) + 1 });
  });

  test('with its account a conversation is gone; the desk’s figures stay', async () => {
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, 'secret');
    const rounds = async () => (await mall.pool.query('select count(*)::int from chat_rounds')).rows[0].count;
    const before = await rounds();
    await transaction((tx) => forgetChats(tx, ana.accountId));
    const { rows } = await mall.pool.query("select 1 from chat_messages where text = 'secret'");
    expect([rows, await rounds()]).toEqual([[], before]);
  });
});
