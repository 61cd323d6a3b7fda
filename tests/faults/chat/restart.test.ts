import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as desk from '#contract/chat/merchant.ts';
import * as contract from '#contract/chat/shopper.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { type ChatClient, connectChat, isOf } from '#tests/support/chat/chat-client.ts';
import { type ChatProcess, startChatProcess } from '#tests/support/chat/chat-process.ts';
import { aChat, aDesk, text } from '#tests/support/chat/chats.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Two people talk while processes of the mall are killed and started: whatever was acknowledged is there once and in order, and each
// has it. Also with two processes, each with one of the two.

const mall = openMallUnderTest();
const running = new Set<ChatProcess>();
let shop: Awaited<ReturnType<typeof aDesk>>;
beforeAll(async () => {
  shop = await aDesk();
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  running.clear();
});

async function start(): Promise<ChatProcess> {
  const started = await startChatProcess({ DATABASE_URL: mall.databaseUrl, DATA_DIR: mall.dataDir });
  running.add(started);
  return started;
}

type Talker = {
  person: Person;
  call: typeof contract.openTicket | typeof desk.openTicket;
  known: number;
  got: number[];
};

async function connect({ person, call }: Talker, { port }: ChatProcess): Promise<ChatClient> {
  const { data } = await mall.ask(call as typeof contract.openTicket, {}, as(person.token));
  const client = await connectChat(port, data?.ticket ?? '');
  await client.next(isOf('hello'));
  return client;
}

/** Asks for all that came since, as a client does after a break. */
async function resume(talker: Talker, client: ChatClient, chatId: number): Promise<void> {
  client.send({ type: 'resume', id: 'resume', chatId, after: talker.known });
  const { list, upTo } = await client.next(isOf('messages'));
  for (const { number } of list) if (number > talker.known) talker.got.push(number);
  talker.known = upTo;
}

/** Sends one message, over as many connections as it takes: the same key each time. */
async function sendSurely(
  chatId: number,
  words: string,
  connection: { client: ChatClient },
  reconnect: () => Promise<ChatClient>,
): Promise<number> {
  const key = randomUUID();
  for (;;) {
    connection.client.send({ type: 'send', id: key, chatId, key, content: text(words) });
    const sent = await connection.client
      .next((frame): frame is Extract<typeof frame, { type: 'sent' }> => frame.type === 'sent' && frame.id === key)
      .catch(() => null);
    if (sent) return sent.number;
    connection.client = await reconnect();
  }
}

async function aConversation() {
  const ana = await someone();
  const { id: chatId } = await aChat(mall, as(ana.token), shop.shopId);
  const shopper: Talker = { person: ana, call: contract.openTicket, known: 0, got: [] };
  const clerk: Talker = { person: shop, call: desk.openTicket, known: 0, got: [] };
  return { chatId, shopper, clerk };
}

test('a process is killed again and again while two people talk: every acknowledged message is there once and in order', async () => {
  const { chatId, shopper, clerk } = await aConversation();
  let process = start();
  let restarts = 0;
  const restart = async () => {
    const { child, ended } = await process;
    process = (async () => {
      child.kill('SIGKILL');
      await ended;
      restarts += 1;
      return start();
    })();
    await process;
  };
  const talk = async (talker: Talker, name: string) => {
    const connection = { client: await connect(talker, await process) };
    const acknowledged: [number, string][] = [];
    for (let count = 0; count < 12; count++) {
      const words = `${name} ${count}`;
      const number = await sendSurely(chatId, words, connection, async () => connect(talker, await process));
      acknowledged.push([number, words]);
      if (name === 'shopper' && count % 4 === 3) {
        // In the middle of what the other one is sending.
        await restart();
      }
    }
    return { acknowledged, connection };
  };
  const [asked, answered] = await Promise.all([talk(shopper, 'shopper'), talk(clerk, 'clerk')]);
  expect(restarts).toBe(3);

  const { rows } = await mall.pool.query('select number, text from chat_messages where chat_id = $1 order by number', [
    chatId,
  ]);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  const stored = new Map(rows.map((row) => [row.number, row.text]));
  for (const { acknowledged } of [asked, answered]) {
    for (const [number, words] of acknowledged) expect(stored.get(number)).toBe(words);
    const numbers = acknowledged.map(([number]) => number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  }
  for (const talker of [shopper, clerk]) {
    const client = await connect(talker, await process);
    await resume(talker, client, chatId);
    expect(talker.got).toEqual(rows.map(({ number }) => number));
    client.socket.terminate();
  }
});

test('two processes on one database: what is sent at one is received at the other, in order', async () => {
  const { chatId, shopper, clerk } = await aConversation();
  const [one, other] = await Promise.all([start(), start()]);
  const [mine, theirs] = [await connect(shopper, one), await connect(clerk, other)];
  for (let count = 1; count <= 5; count++) {
    mine.send({ type: 'send', id: count, chatId, key: randomUUID(), content: text(`question ${count}`) });
    expect((await theirs.next(isOf('message'))).message).toMatchObject({ number: 2 * count - 1, side: 'shopper' });
    theirs.send({ type: 'send', id: count, chatId, key: randomUUID(), content: text(`answer ${count}`) });
    const isAnswer = (frame: unknown): frame is never =>
      (frame as { type: string }).type === 'message' &&
      (frame as { message: { number: number } }).message.number === 2 * count;
    await Promise.all([mine.next(isAnswer), theirs.next(isAnswer)]);
  }
  mine.send({ type: 'typing', chatId });
  expect(await theirs.next(isOf('typing'))).toEqual({ type: 'typing', chatId, side: 'shopper' });
});
