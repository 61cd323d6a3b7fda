import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Transaction } from '#server/database/connection.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { closeChat } from '#server/modules/chat/clerks/close-chat.ts';
import { takeChat } from '#server/modules/chat/clerks/take-chat.ts';
import type * as Lock from '#server/modules/chat/conversations/lock-chat.ts';
import { sendMessage } from '#server/modules/chat/messages/send-message.ts';
import { type Clerk, isOwn, type Party, type Shopper } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { aChat, aDesk, text } from '#tests/support/chat/chats.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Many write into one conversation at once: numbers have no gaps, a message is there once, and of two who take it one does. Each race
// is also run against a planted bug, which it must find.

const planted = vi.hoisted(() => ({ lockChat: null as typeof Lock.lockChat | null }));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, ...names: (keyof Module & string)[]) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, ...names),
);
vi.mock('#server/modules/chat/conversations/lock-chat.ts', (original) =>
  plant(() => original<typeof Lock>(), 'lockChat'),
);
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest();
const writers = 6;
let shop: Awaited<ReturnType<typeof aDesk>>;
let clerks: [Clerk, Clerk];
beforeAll(async () => {
  shop = await aDesk();
  const bo = await aColleagueOf(shop, ['chat']);
  const clerkOf = (accountId: number): Clerk => ({ side: 'desk', shopId: shop.shopId, accountId, locale: 'en' });
  clerks = [clerkOf(shop.accountId), clerkOf(bo.accountId)];
});
afterEach(() => removePlantedBugs(planted));

async function aConversation(): Promise<{ chatId: number; ana: Shopper }> {
  const { accountId, token } = await someone();
  const { id: chatId } = await aChat(mall, as(token), shop.shopId);
  return { chatId, ana: { side: 'shopper', accountId, keyHash: null, locale: 'en' } };
}

/** A bug: the conversation is read and not locked, and all who read it write at the same time. */
function forgetLock(count: number): void {
  const meet = barrier(count);
  planted.lockChat = async (tx: Transaction, party: Party, id: number) => {
    const [chat] = await tx
      .select()
      .from(chats)
      .where(and(eq(chats.id, id), isOwn(party)));
    await meet();
    return chat as Lock.LockedChat;
  };
}

const send = (party: Party, chatId: number, key: string) =>
  sendMessage(party, '127.0.0.1', { chatId, key, content: text(key) });

async function numbersOf(chatId: number): Promise<number[]> {
  const { rows } = await mall.pool.query('select number from chat_messages where chat_id = $1 order by number', [
    chatId,
  ]);
  return rows.map(({ number }) => number);
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('both sides write at once', () => {
  const write = async () => {
    const { chatId, ana } = await aConversation();
    const tally = await outcomes(writers, (index) => send(index % 2 ? ana : clerks[0], chatId, randomUUID()));
    return { chatId, tally };
  };

  test('and every message has a number of its own, without gaps', async () => {
    const { chatId, tally } = await write();
    expect(tally).toEqual({ won: writers });
    expect(await numbersOf(chatId)).toEqual(upTo(writers));
    const { rows } = await mall.pool.query('select last_number from chats where id = $1', [chatId]);
    expect(rows).toEqual([{ last_number: writers }]);
  });

  test('finds a conversation that is not locked', async () => {
    forgetLock(writers);
    expect((await write()).tally).not.toEqual({ won: writers });
  });
});

describe('one message is sent many times at once, since its answer was lost', () => {
  const resend = async () => {
    const { chatId, ana } = await aConversation();
    const key = randomUUID();
    const sent = await concurrently(writers, () => send(ana, chatId, key).catch(() => null));
    return { chatId, numbers: sent.map((one) => one?.number) };
  };

  test('and is stored once, with one number for all', async () => {
    const { chatId, numbers } = await resend();
    expect(numbers).toEqual(Array.from({ length: writers }, () => 1));
    expect(await numbersOf(chatId)).toEqual([1]);
  });

  test('finds a conversation that is not locked', async () => {
    forgetLock(writers);
    const { numbers } = await resend();
    expect(numbers).not.toEqual(Array.from({ length: writers }, () => 1));
  });
});

describe('two clerks take one conversation at once', () => {
  const take = async () => {
    const { chatId, ana } = await aConversation();
    await send(ana, chatId, randomUUID());
    return () => outcomes(2, (index) => takeChat(clerks[index ? 1 : 0], chatId));
  };

  test('and one of them has it', async () => {
    expect(await (await take())()).toEqual({ won: 1, chat_taken: 1 });
  });

  test('finds a conversation that is not locked', async () => {
    const race = await take();
    forgetLock(2);
    expect(await race()).toEqual({ won: 2 });
  });
});

test('while a clerk closes a conversation, a question either comes before or opens it again', async () => {
  const { chatId, ana } = await aConversation();
  await send(ana, chatId, randomUUID());
  await Promise.all([closeChat(clerks[0], chatId), send(ana, chatId, randomUUID())]);
  const numbers = await numbersOf(chatId);
  expect(numbers).toEqual(upTo(3));
  const { rows } = await mall.pool.query(
    `select state, (select notice from chat_messages m where m.chat_id = c.id and m.number = c.last_number) as last
      from chats c where id = $1`,
    [chatId],
  );
  expect([
    { state: 'closed', last: 'closed' },
    { state: 'waiting', last: null },
  ]).toContainEqual(rows[0]);
});
