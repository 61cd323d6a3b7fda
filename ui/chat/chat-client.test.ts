// Longer than most files: it shows one client against one fake mall, in everything that can happen to it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerFrame } from '#contract/chat/frames.ts';
import type { Message, NewContent } from '#contract/chat/values.ts';
import { type AnyChat, chatFailure } from './chat-calls.ts';
import { createChatClient, markAfterMs, syncEveryMs, typingShownMs } from './chat-client.ts';
import { answerMs, helloMs, pingMs, type SocketLike, socketAgainMs } from './connection.ts';
import { waitHoursMax } from './outbox.ts';

// A mall with one conversation, as its contract describes it: numbered messages, one per key.

const chatId = 12;
const text = (words: string): NewContent => ({ kind: 'text', text: words });

class MemoryStorage {
  items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key = (at: number) => [...this.items.keys()][at] ?? null;
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, value: string) => void this.items.set(name, value);
  removeItem = (name: string) => void this.items.delete(name);
}

function fakeMall() {
  const stored: Message[] = [];
  const sockets: FakeSocket[] = [];
  const marks: unknown[] = [];
  const waiters = new Set<() => void>();
  const mall = {
    ...{ stored, sockets, marks, version: 1, tickets: 0, sends: 0 },
    isReachable: true,
    passesSockets: true,
    /** Stores what is sent, and loses the acknowledgement. */
    losesAnswers: false,
    refuses: null as string | null,
    /** Frames that the mall sends by itself are lost on their way. */
    isDeaf: false,
    get socket(): FakeSocket {
      const last = sockets.at(-1);
      if (!last) throw new Error('no socket was opened');
      return last;
    },
    chat: (): AnyChat => ({
      ...{ id: chatId, lastNumber: stored.length, unread: 0, delivered: 0, read: 0, ownRead: 0 },
      ...{ lastAt: '2026-11-19T17:00:00.000Z', version: mall.version },
    }),
    store(content: NewContent, key: string | null): Message {
      const known = key === null ? undefined : stored.find((message) => message.key === key);
      if (known) return known;
      const message: Message = {
        ...{ number: stored.length + 1, side: key === null ? 'desk' : 'shopper', author: '', key },
        content: { kind: 'text', text: content.kind === 'text' ? content.text : '', ownText: null },
        at: '2026-11-19T17:00:00.000Z',
      };
      stored.push(message);
      mall.version += 1;
      if (!mall.isDeaf) mall.tell({ type: 'message', chatId, message, version: mall.version });
      for (const wake of waiters) wake();
      return message;
    },
    tell(frame: ServerFrame | { type: string }) {
      for (const socket of sockets) if (socket.isOpen) socket.onmessage?.({ data: JSON.stringify(frame) });
    },
    after: (number: number) => ({
      list: stored.filter((message) => message.number > number).slice(0, 100),
      upTo: Math.min(stored.length, number + 100),
      hasMore: stored.length > number + 100,
      chat: mall.chat(),
    }),
  };
  class FakeSocket implements SocketLike {
    onmessage: SocketLike['onmessage'] = null;
    onclose: SocketLike['onclose'] = null;
    isOpen = false;
    isSilent = false;
    frames: { type: string; id: number; key: string; content: NewContent; after: number }[] = [];
    address: string;
    protocols: string[];
    constructor(address: string, protocols: string[]) {
      this.address = address;
      this.protocols = protocols;
      sockets.push(this);
      setTimeout(() => (mall.passesSockets ? this.begin() : this.onclose?.({ code: 1006 })), 10);
    }
    begin() {
      this.isOpen = true;
      this.say({ type: 'hello', side: 'shopper' });
    }
    say(frame: ServerFrame) {
      if (!this.isSilent) this.onmessage?.({ data: JSON.stringify(frame) });
    }
    send(data: string) {
      const frame = JSON.parse(data);
      this.frames.push(frame);
      setTimeout(() => this.isOpen && !this.isSilent && this.answer(frame), 5);
    }
    answer(frame: FakeSocket['frames'][number] & { delivered: number; read: number }) {
      if (frame.type === 'ping') this.say({ type: 'pong', id: frame.id });
      if (frame.type === 'resume')
        this.say({ type: 'messages', id: frame.id, chatId, ...mall.after(frame.after) } as never);
      if (frame.type === 'mark') marks.push([frame.delivered, frame.read]);
      if (frame.type !== 'send') return;
      mall.sends += 1;
      if (mall.refuses) return this.say({ type: 'error', id: frame.id, reason: mall.refuses as never, message: 'No' });
      const { number, at } = mall.store(frame.content, frame.key);
      if (!mall.losesAnswers) this.say({ type: 'sent', id: frame.id, chatId, number, at });
    }
    close() {
      this.isOpen = false;
    }
    break(code = 1006) {
      this.isOpen = false;
      this.onclose?.({ code });
    }
  }
  const reached = () => {
    if (!mall.isReachable) throw chatFailure('offline');
  };
  const calls = {
    async openTicket() {
      reached();
      mall.tickets += 1;
      return { ticket: `ticket-${mall.tickets}`, path: '/api/chat/socket', protocol: 'galleria.chat' };
    },
    async listMessages({ after, before }: { after?: number; before?: number }) {
      reached();
      if (after !== undefined) return mall.after(after);
      const list = stored.filter(({ number }) => number < (before ?? Infinity)).slice(-3);
      return { list, upTo: stored.length, hasMore: (list[0]?.number ?? 1) > 1, chat: mall.chat() };
    },
    async sendMessage({ key, content }: { key: string; content: NewContent }) {
      reached();
      mall.sends += 1;
      const { number, at } = mall.store(content, key);
      if (mall.losesAnswers) throw chatFailure('offline');
      return { number, at };
    },
    async markMessages({ delivered, read }: { delivered: number; read: number }) {
      marks.push([delivered, read]);
    },
    async waitForMessages({ after, seen }: { after: number; seen: number }, signal: AbortSignal) {
      reached();
      if (mall.version === seen)
        await new Promise<void>((resolve) => {
          waiters.add(resolve);
          signal.addEventListener('abort', () => resolve());
          setTimeout(resolve, 25_000);
        });
      reached();
      return { ...mall.after(after), isTyping: false };
    },
  };
  return Object.assign(mall, { calls, FakeSocket });
}

let mall: ReturnType<typeof fakeMall>;
let storage: MemoryStorage;
let client: ReturnType<typeof aClient>;

function aClient(owner = 'a7') {
  return createChatClient<AnyChat>({
    ...{ calls: mall.calls, storage, owner, address: 'https://mall.example' },
    openSocket: (address, protocols) => new mall.FakeSocket(address, protocols),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T17:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  mall = fakeMall();
  storage = new MemoryStorage();
  client = aClient();
});
afterEach(() => {
  client.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const conversation = (of = client) => {
  const found = of.getState().conversations.get(chatId);
  if (!found) throw new Error('the conversation is not known');
  return found;
};
const words = (of = client) =>
  conversation(of).messages.map(({ content }) => (content.kind === 'text' ? content.text : content.kind));
const outgoing = (of = client) =>
  conversation(of).outgoing.map(({ content }) => (content.kind === 'text' ? content.text : content.kind));

async function connected() {
  client.start();
  client.show(chatId);
  await pass();
  expect(client.getState().link).toBe('socket');
}

describe('connecting', () => {
  test('opens a socket with a ticket, without a conversation, and passes on frames of any type', async () => {
    const alerts = vi.fn();
    client.on('alert', alerts);
    client.start();
    expect(client.getState().link).toBe('connecting');
    await pass();
    expect(client.getState().link).toBe('socket');
    expect([mall.socket.address, mall.socket.protocols]).toEqual([
      'wss://mall.example/api/chat/socket',
      ['galleria.chat', 'ticket-1'],
    ]);
    mall.tell({ type: 'alert' });
    mall.socket.onmessage?.({ data: 'no JSON' });
    mall.socket.onmessage?.({ data: '[]' });
    expect(alerts.mock.calls).toEqual([[{ type: 'alert' }]]);
  });

  test('waits longer after each failure, and not at all once the network is back', async () => {
    const windowHandlers = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (type: string, act: () => void) => windowHandlers.set(type, act));
    mall.isReachable = false;
    const tries = vi.spyOn(mall.calls, 'openTicket');
    const counts: number[] = [];
    client.start();
    for (const ms of [0, 999, 1, 1_999, 1, 3_999, 1]) {
      await pass(ms);
      counts.push(tries.mock.calls.length);
    }
    expect([client.getState().link, counts]).toEqual(['offline', [1, 1, 2, 2, 3, 3, 4]]);
    mall.isReachable = true;
    windowHandlers.get('online')?.();
    await pass();
    expect([client.getState().link, tries.mock.calls.length]).toEqual(['socket', 5]);
    windowHandlers.get('offline')?.();
    expect(client.getState().link).toBe('connecting');
  });

  test('a line that says nothing any more is replaced', async () => {
    await connected();
    mall.socket.isSilent = true;
    await pass(pingMs + answerMs);
    expect(client.getState().link).toBe('connecting');
    await pass(1_100);
    expect([client.getState().link, mall.sockets.length]).toEqual(['socket', 2]);
  });

  test('without a right to a ticket it ends, until it is started again', async () => {
    vi.spyOn(mall.calls, 'openTicket').mockRejectedValueOnce(chatFailure('chat_not_found'));
    client.start();
    await pass(120_000);
    expect([client.getState().link, mall.tickets]).toEqual(['refused', 0]);
    client.start();
    await pass();
    expect(client.getState().link).toBe('socket');
  });

  test('asks for a ticket at once when the rights behind a socket are over', async () => {
    await connected();
    vi.spyOn(mall.calls, 'openTicket').mockRejectedValueOnce(chatFailure('not_signed_in'));
    mall.socket.break(4401);
    await pass(0);
    expect(client.getState().link).toBe('refused');
  });

  test('a stopped client stays quiet', async () => {
    await connected();
    client.stop();
    mall.store(text('Hello'), null);
    await pass(120_000);
    expect([client.getState().link, mall.tickets, words()]).toEqual(['off', 1, []]);
  });
});

describe('receiving', () => {
  test('a message is added, and marked as delivered, as read once it is seen', async () => {
    await connected();
    mall.store(text('Hello'), null);
    expect([words(), conversation().chat.unread]).toEqual([['Hello'], 1]);
    await pass(markAfterMs + 50);
    expect(mall.marks).toEqual([[1, 0]]);
    client.markRead(chatId);
    client.markRead(chatId);
    await pass(markAfterMs + 50);
    expect([mall.marks, conversation().chat.unread]).toEqual([
      [
        [1, 0],
        [1, 1],
      ],
      0,
    ]);
  });

  test('delivered twice it is shown once', async () => {
    await connected();
    const message = mall.store(text('Hello'), null);
    mall.tell({ type: 'message', chatId, message, version: 2 } as ServerFrame);
    expect(words()).toEqual(['Hello']);
    expect(conversation().chat.unread).toBe(1);
  });

  test('a gap is filled, in the order of the numbers', async () => {
    await connected();
    mall.isDeaf = true;
    mall.store(text('One'), null);
    mall.store(text('Two'), null);
    mall.isDeaf = false;
    mall.store(text('Three'), null);
    expect(words()).toEqual([]);
    await pass();
    expect(words()).toEqual(['One', 'Two', 'Three']);
    expect(mall.socket.frames.filter(({ type }) => type === 'resume').map(({ after }) => after)).toEqual([0, 0]);
  });

  test('messages out of order are put in order', async () => {
    await connected();
    mall.isDeaf = true;
    const [one, two] = [mall.store(text('One'), null), mall.store(text('Two'), null)];
    mall.tell({ type: 'message', chatId, message: two, version: 3 } as ServerFrame);
    mall.tell({ type: 'message', chatId, message: one, version: 2 } as ServerFrame);
    await pass();
    expect([words(), conversation().upTo]).toEqual([['One', 'Two'], 2]);
  });

  test('after a break everything that was missed is read, however much it is', async () => {
    await connected();
    mall.socket.break();
    for (let at = 1; at <= 250; at += 1) mall.store(text(String(at)), null);
    await pass(2_000);
    expect(words()).toEqual(Array.from({ length: 250 }, (_, at) => String(at + 1)));
  });

  test('what comes while a conversation is read for the first time is not lost', async () => {
    client.start();
    await pass();
    mall.store(text('One'), null);
    const { listMessages } = mall.calls;
    vi.spyOn(mall.calls, 'listMessages').mockImplementationOnce(async (input) => {
      const read = await listMessages(input);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return read;
    });
    client.know([mall.chat()]);
    client.show(chatId);
    await pass(20);
    mall.store(text('Two'), null);
    await pass(200);
    expect(words()).toEqual(['One', 'Two']);
  });

  test('older messages are read on demand', async () => {
    for (const each of ['1', '2', '3', '4', '5']) mall.store(text(each), null);
    await connected();
    expect([words(), conversation().hasOlder]).toEqual([['3', '4', '5'], true]);
    await client.loadOlder(chatId);
    expect([words(), conversation().hasOlder]).toEqual([['1', '2', '3', '4', '5'], false]);
  });

  test('states replace older ones only; one that has left is taken off', async () => {
    await connected();
    const chat = { ...mall.chat(), read: 1, version: 9 };
    mall.tell({ type: 'state', chatId, chat } as ServerFrame);
    mall.tell({ type: 'state', chatId, chat: { ...chat, read: 0, version: 8 } } as ServerFrame);
    expect(conversation().chat.read).toBe(1);
    mall.tell({ type: 'state', chatId, chat: null });
    expect(client.getState().conversations.size).toBe(0);
  });

  test('writing is shown for three seconds, or until a message comes', async () => {
    await connected();
    mall.tell({ type: 'typing', chatId, side: 'desk' });
    expect(conversation().isTyping).toBe(true);
    await pass(typingShownMs);
    expect(conversation().isTyping).toBe(false);
    mall.tell({ type: 'typing', chatId, side: 'desk' });
    mall.store(text('Hello'), null);
    expect(conversation().isTyping).toBe(false);
  });

  test('one’s own writing is said every two seconds at most', async () => {
    await connected();
    for (let at = 0; at < 5; at += 1) {
      client.type(chatId);
      await pass(1_000);
    }
    expect(mall.socket.frames.filter(({ type }) => type === 'typing')).toHaveLength(3);
  });
});

describe('sending', () => {
  test('shows a message at once, until it comes as one of the conversation', async () => {
    await connected();
    client.send(chatId, text('Hello'));
    expect([outgoing(), words()]).toEqual([['Hello'], []]);
    await pass();
    expect([outgoing(), words(), storage.length]).toEqual([[], ['Hello'], 0]);
  });

  test('acknowledged before it comes it stays visible, also when the next one is written', async () => {
    await connected();
    mall.isDeaf = true;
    client.send(chatId, text('One'));
    await pass();
    client.send(chatId, text('Two'));
    expect([outgoing(), words()]).toEqual([['One', 'Two'], []]);
    await pass();
    mall.tell({ type: 'sync' });
    await pass();
    expect([outgoing(), words()]).toEqual([[], ['One', 'Two']]);
  });

  test('a break before the acknowledgement sends it again, and it is stored once', async () => {
    await connected();
    mall.losesAnswers = true;
    mall.isDeaf = true;
    client.send(chatId, text('Hello'));
    await pass();
    expect([mall.stored.length, outgoing()]).toEqual([1, ['Hello']]);
    mall.losesAnswers = false;
    mall.socket.break();
    await pass(3_000);
    expect(mall.stored.length).toBe(1);
    expect([outgoing(), words(), storage.length]).toEqual([[], ['Hello'], 0]);
  });

  test('without a key of its own it would be there twice', async () => {
    await connected();
    mall.losesAnswers = true;
    mall.isDeaf = true;
    const { FakeSocket } = mall;
    const { answer } = FakeSocket.prototype;
    let sent = 0;
    FakeSocket.prototype.answer = function (frame) {
      sent += 1;
      answer.call(this, { ...frame, key: `key-${sent}` });
    };
    client.send(chatId, text('Hello'));
    await pass();
    mall.losesAnswers = false;
    mall.socket.break();
    await pass(3_000);
    expect(mall.stored.length).toBe(2);
  });

  test('what is written without a connection is sent in its order once there is one', async () => {
    await connected();
    mall.isReachable = false;
    mall.socket.break();
    await pass(3_000);
    for (const each of ['One', 'Two', 'Three']) client.send(chatId, text(each));
    await pass(5_000);
    expect([client.getState().link, outgoing(), mall.stored.length]).toEqual(['offline', ['One', 'Two', 'Three'], 0]);
    mall.isReachable = true;
    await pass(31_000);
    expect([outgoing(), words()]).toEqual([[], ['One', 'Two', 'Three']]);
  });

  test('a reload sends what was not acknowledged, under the same key; another account does not', async () => {
    mall.isReachable = false;
    client.start();
    client.know([mall.chat()]);
    const key = client.send(chatId, text('Hello'));
    await pass();
    client.stop();
    mall.isReachable = true;

    const stranger = aClient('a8');
    stranger.start();
    await pass(2_000);
    expect(mall.stored).toEqual([]);
    stranger.stop();

    const again = aClient();
    again.start();
    again.show(chatId);
    await pass(2_000);
    expect(mall.stored.map((message) => message.key)).toEqual([key]);
    expect([outgoing(again), words(again), storage.length]).toEqual([[], ['Hello'], 0]);
    again.stop();
  });

  test('what has waited for too long is sent only when it is asked for again', async () => {
    mall.isReachable = false;
    client.start();
    const key = client.send(chatId, text('Hello'));
    await pass();
    client.stop();
    mall.isReachable = true;
    vi.setSystemTime(Date.now() + waitHoursMax * 3_600_000 + 1_000);
    client = aClient();
    await connected();
    expect([mall.stored.length, conversation().outgoing[0]?.failed?.reason]).toEqual([0, 'offline']);
    client.retry(key);
    await pass();
    expect([words(), outgoing()]).toEqual([['Hello'], []]);
  });

  test('a refused message says why, and can be sent again or given up; the next one is sent', async () => {
    await connected();
    mall.refuses = 'chat_refused';
    const [first, second] = [client.send(chatId, text('One')), client.send(chatId, text('Two'))];
    await pass();
    expect(conversation().outgoing.map(({ failed }) => failed)).toEqual([
      { reason: 'chat_refused', message: 'No' },
      { reason: 'chat_refused', message: 'No' },
    ]);
    mall.refuses = null;
    client.retry(first);
    client.discard(second);
    await pass();
    expect([words(), outgoing(), storage.length]).toEqual([['One'], [], 0]);
  });

  test('too many at once are sent later, by themselves', async () => {
    await connected();
    mall.refuses = 'too_many_tries';
    client.send(chatId, text('Hello'));
    await pass();
    mall.refuses = null;
    expect(conversation().outgoing[0]?.failed).toBe(null);
    await pass(1_100);
    expect(words()).toEqual(['Hello']);
  });

  test('where nothing can be stored it is sent all the same', async () => {
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await connected();
    client.send(chatId, text('Hello'));
    await pass();
    expect(words()).toEqual(['Hello']);
  });
});

describe('where sockets do not get through', () => {
  async function polling() {
    mall.passesSockets = false;
    client.start();
    client.show(chatId);
    await pass(2_000);
    expect(client.getState().link).toBe('polling');
  }

  test('calls take over: messages come, are sent, are marked', async () => {
    await polling();
    mall.store(text('Hello'), null);
    await pass(markAfterMs + 50);
    expect([words(), mall.marks]).toEqual([['Hello'], [[1, 0]]]);
    client.send(chatId, text('Good evening'));
    await pass();
    expect([words(), outgoing()]).toEqual([['Hello', 'Good evening'], []]);
  });

  test('a socket that opens and says nothing counts as blocked', async () => {
    mall.FakeSocket.prototype.begin = () => undefined;
    client.start();
    client.show(chatId);
    await pass(2 * helloMs + 3_000);
    expect(client.getState().link).toBe('polling');
  });

  test('one that cannot be made at all as well', async () => {
    client = createChatClient<AnyChat>({
      ...{ calls: mall.calls, storage, owner: 'a7', address: 'https://mall.example' },
      openSocket: () => {
        throw new Error('SecurityError');
      },
    });
    client.start();
    await pass(2_000);
    expect(client.getState().link).toBe('polling');
  });

  test('lists are asked for again every half a minute', async () => {
    const synced = vi.fn();
    client.on('sync', synced);
    await polling();
    await pass(2 * syncEveryMs);
    expect(synced).toHaveBeenCalledTimes(2);
  });

  test('sockets are tried again, and used once they get through', async () => {
    await polling();
    mall.passesSockets = true;
    await pass(socketAgainMs + 50);
    expect(client.getState().link).toBe('socket');
    mall.store(text('Hello'), null);
    expect(words()).toEqual(['Hello']);
  });

  test('a conversation that is not shown any more is not waited for', async () => {
    mall.passesSockets = false;
    client.start();
    const hide = client.show(chatId);
    await pass(2_000);
    const waits = vi.spyOn(mall.calls, 'waitForMessages');
    hide();
    await pass(60_000);
    expect(waits).not.toHaveBeenCalled();
  });
});

test('a conversation that cannot be read says why, and can be read again', async () => {
  client.start();
  await pass();
  vi.spyOn(mall.calls, 'listMessages').mockRejectedValueOnce(chatFailure('chat_not_found', 'Not found'));
  client.show(chatId);
  await pass();
  expect(client.getState().problems.get(chatId)?.reason).toBe('chat_not_found');
  await client.reload(chatId);
  expect(client.getState().problems.size).toBe(0);
  expect(conversation().isLoaded).toBe(true);
});
