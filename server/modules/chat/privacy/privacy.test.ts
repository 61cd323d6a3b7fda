import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as desk from '#contract/chat/merchant.ts';
import * as contract from '#contract/chat/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { forgetChats } from '#server/modules/chat/index.ts';
import { deleteOldChats } from '#server/modules/chat/privacy/delete-old-chats.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aChat, aDesk, ask } from '#tests/support/chat/chats.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let shop: Person & { shopId: number };
let _operator: Person;
beforeAll(async () => {
  shop = await aDesk();
  _operator = await someone({ role: 'platform', nickname: 'Olga' });
});
afterEach(resetClock);

async function aConversation(shopId: number | null = shop.shopId) {
  const ana = await someone({ nickname: 'Ana' });
  const { id: chatId } = await aChat(mall, as(ana.token), shopId);
  return { ana, chatId };
}

const readBy = async (person: Person, chatId: number, more: { after?: number; keyword?: string } = {}) =>
  (await mall.ask(contract.listMessages, { chatId, ...more }, as(person.token))).data;
const _readAtDesk = async (clerk: Person, chatId: number) =>
  (await mall.ask(desk.listMessages, { chatId }, as(clerk.token))).data;
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
