// Longer than most files: how sending, receiving and marking depend on each other is one thought.
import type { ServerFrame } from '#contract/chat/frames.ts';
import type { NewContent, SentMessage } from '#contract/chat/values.ts';
import {
  type AnyChat,
  type ChatCalls,
  type ChatFailure,
  chatFailure,
  delayMs,
  failureOf,
  passes,
  type ReadMessages,
} from './chat-calls.ts';
import { type ConnectionOptions, createConnection, type Link } from './connection.ts';
import {
  type Conversation,
  emptyConversation,
  isArrived,
  newerChat,
  withMessage,
  withNewer,
  withOlder,
} from './conversation.ts';
import { createOutbox, newMessageKey, type OutboxStorage, type Outgoing } from './outbox.ts';

export type ChatState<C extends AnyChat> = {
  link: Link;
  /** All that are known, also those of which only the row of a list is. */
  conversations: ReadonlyMap<number, Conversation<C>>;
  /** Conversations that could not be read, and why. */
  problems: ReadonlyMap<number, ChatFailure>;
};

export type ChatClientOptions<C extends AnyChat> = Pick<ConnectionOptions, 'address' | 'openSocket'> & {
  calls: ChatCalls<C>;
  /** Where messages wait until they are acknowledged; null: in memory. */
  storage: OutboxStorage | null;
  /** Whose they are: a prefix of what is stored, so that nobody sends what another account has written. */
  owner: string;
};

export const typingShownMs = 3_000;
export const typingEveryMs = 2_000;
export const markAfterMs = 300;
export const syncEveryMs = 30_000;

export type ChatClient<C extends AnyChat> = ReturnType<typeof createChatClient<C>>;

/**
 * One side of customer service in a browser (docs/chat.md). A message is sent until it is acknowledged, under one key, also after a
 * reload; what is received is complete and without repetition. State is read with `subscribe` and `getState`.
 */
export function createChatClient<C extends AnyChat>({ calls, storage, owner, ...options }: ChatClientOptions<C>) {
  const connection = createConnection({ ...options, openTicket: () => calls.openTicket() });
  const outbox = createOutbox(storage, `chat-outbox:${owner}:`);
  const listeners = new Set<() => void>();
  let state: ChatState<C> = { link: 'off', conversations: new Map(), problems: new Map() };

  let waiting: Outgoing[] = outbox.list(Date.now());
  /** How many parts of a page show it. */
  const shown = new Map<number, number>();
  const reading = new Map<number, { again: boolean }>();
  const sending = new Set<number>();
  const sendFailures = new Map<number, number>();
  const sendTimers = new Map<number, ReturnType<typeof setTimeout>>();
  const polls = new Map<number, AbortController>();
  const typingTimers = new Map<number, ReturnType<typeof setTimeout>>();
  const typed = new Map<number, number>();
  const toMark = new Map<number, { delivered: number; read: number }>();
  let marking: ReturnType<typeof setTimeout> | undefined;
  let syncing: ReturnType<typeof setInterval> | undefined;
  let lastAt = waiting.at(-1)?.at ?? 0;

  function change(next: Partial<ChatState<C>>) {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }
  const conversationOf = (chatId: number) => state.conversations.get(chatId);
  function put(chatId: number, conversation: Conversation<C> | null) {
    if (conversation === (conversationOf(chatId) ?? null)) return;
    const conversations = new Map(state.conversations);
    if (conversation) conversations.set(chatId, conversation);
    else conversations.delete(chatId);
    change({ conversations });
  }
  /** Puts a conversation with what waits for it: what has arrived waits no longer. */
  function settle(next: Conversation<C>) {
    const chatId = next.chat.id;
    const arrived = waiting.filter((each) => each.chatId === chatId && isArrived(next, each));
    for (const { key } of arrived) outbox.drop(key);
    if (arrived.length > 0) waiting = waiting.filter((each) => !arrived.includes(each));
    put(chatId, { ...next, outgoing: waiting.filter((each) => each.chatId === chatId) });
  }
  function know(chat: C) {
    const known = conversationOf(chat.id);
    settle(known ? { ...known, chat: newerChat(known.chat, chat) } : emptyConversation(chat));
  }
  function setProblem(chatId: number, failure: ChatFailure | null) {
    if (!failure && !state.problems.has(chatId)) return;
    const problems = new Map(state.problems);
    if (failure) problems.set(chatId, failure);
    else problems.delete(chatId);
    change({ problems });
  }

  // Reading

  const askBySocket = async <Type extends ServerFrame['type']>(
    frame: Parameters<typeof connection.request>[0],
    _answer: Type,
  ) => (await connection.request(frame)) as Extract<ServerFrame, { type: Type }>;

  function readAfter(chatId: number, after: number): Promise<ReadMessages<C>> {
    if (connection.getLink() !== 'socket') return calls.listMessages({ chatId, after });
    return askBySocket({ type: 'resume', chatId, after }, 'messages') as Promise<unknown> as Promise<ReadMessages<C>>;
  }

  /** Reads what is new; a second time when something came meanwhile. */
  async function resume(chatId: number): Promise<void> {
    const running = reading.get(chatId);
    if (running) {
      running.again = true;
      return;
    }
    const mine = { again: true };
    reading.set(chatId, mine);
    try {
      while (mine.again) {
        mine.again = false;
        const known = conversationOf(chatId);
        const isLoaded = known?.isLoaded ?? false;
        const read = await (isLoaded ? readAfter(chatId, known?.upTo ?? 0) : calls.listMessages({ chatId }));
        if (reading.get(chatId) !== mine) return;
        if (!conversationOf(chatId)) know(read.chat);
        const before = conversationOf(chatId);
        if (!before) return;
        settle(withNewer(before, read));
        received(chatId, read.upTo);
        if (isLoaded && read.hasMore) mine.again = true;
      }
      setProblem(chatId, null);
    } catch (thrown) {
      const failure = failureOf(thrown);
      // Broken connections are resumed when they are back.
      if (!conversationOf(chatId)?.isLoaded || !passes(failure)) setProblem(chatId, failure);
    } finally {
      if (reading.get(chatId) === mine) reading.delete(chatId);
    }
  }

  function resumeAll() {
    for (const [chatId, { isLoaded }] of state.conversations) if (isLoaded || shown.has(chatId)) void resume(chatId);
    for (const chatId of shown.keys()) if (!conversationOf(chatId)) void resume(chatId);
  }

  // Marks

  function received(chatId: number, delivered: number, read = 0) {
    if (delivered <= 0) return;
    const known = toMark.get(chatId) ?? { delivered: 0, read: 0 };
    toMark.set(chatId, { delivered: Math.max(known.delivered, delivered), read: Math.max(known.read, read) });
    marking ??= setTimeout(sendMarks, markAfterMs);
  }
  function sendMarks() {
    marking = undefined;
    const marks = [...toMark];
    toMark.clear();
    for (const [chatId, mark] of marks) {
      const sent =
        connection.getLink() === 'socket'
          ? connection.request({ type: 'mark', chatId, ...mark })
          : calls.markMessages({ chatId, ...mark });
      // They are said again with the next ones: a mark that gets lost costs nothing but a tick.
      void sent.catch(() => undefined);
    }
  }

  // Sending

  function setWaiting(next: Outgoing[], chatId: number) {
    waiting = next;
    const known = conversationOf(chatId);
    if (known) settle(known);
  }
  const replace = (chatId: number, next: Outgoing) =>
    setWaiting(
      waiting.map((each) => (each.key === next.key ? next : each)),
      chatId,
    );

  async function sendOne({ chatId, key, content }: Outgoing): Promise<SentMessage> {
    if (connection.getLink() !== 'socket') return calls.sendMessage({ chatId, key, content });
    return askBySocket({ type: 'send', chatId, key, content }, 'sent');
  }

  /** One after the other, so that they arrive in the order in which they were written. */
  async function flush(chatId: number): Promise<void> {
    if (sending.has(chatId)) return;
    const next = waiting.find((each) => each.chatId === chatId && !each.failed && each.number === undefined);
    if (!next || connection.getLink() === 'off') return;
    clearTimeout(sendTimers.get(chatId));
    sending.add(chatId);
    try {
      const { number } = await sendOne(next);
      sendFailures.delete(chatId);
      outbox.drop(next.key);
      acknowledged({ ...next, number });
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (passes(failure)) return sendLater(chatId);
      const refused = { ...next, failed: { reason: failure.reason, message: failure.message } };
      outbox.put(refused);
      replace(chatId, refused);
    } finally {
      sending.delete(chatId);
    }
    void flush(chatId);
  }
  /** It stays visible until it comes as a message of the conversation. */
  function acknowledged(message: Outgoing) {
    const { key, chatId } = message;
    if (conversationOf(chatId)?.isLoaded) replace(chatId, message);
    else
      setWaiting(
        waiting.filter((each) => each.key !== key),
        chatId,
      );
    if (connection.getLink() !== 'socket' && waiting.some((each) => each.key === key)) void resume(chatId);
  }
  function sendLater(chatId: number) {
    const failures = (sendFailures.get(chatId) ?? 0) + 1;
    sendFailures.set(chatId, failures);
    clearTimeout(sendTimers.get(chatId));
    sendTimers.set(
      chatId,
      setTimeout(() => void flush(chatId), delayMs(failures)),
    );
  }
  function flushAll() {
    for (const chatId of new Set(waiting.map((each) => each.chatId))) void flush(chatId);
  }

  // Without a socket

  async function poll(chatId: number): Promise<void> {
    if (polls.has(chatId)) return;
    const abort = new AbortController();
    polls.set(chatId, abort);
    let failures = 0;
    while (!abort.signal.aborted) {
      const known = conversationOf(chatId);
      try {
        if (!known?.isLoaded) {
          await resume(chatId);
          if (!conversationOf(chatId)?.isLoaded) throw chatFailure('offline');
          continue;
        }
        const input = { chatId, after: known.upTo, seen: known.chat.version };
        const { isTyping, ...read } = await calls.waitForMessages(input, abort.signal);
        failures = 0;
        const now = conversationOf(chatId);
        if (abort.signal.aborted || !now) break;
        settle(withNewer(now, read));
        received(chatId, read.list.length > 0 ? read.upTo : 0);
        if (isTyping) showTyping(chatId);
      } catch (thrown) {
        if (abort.signal.aborted) break;
        const failure = failureOf(thrown);
        if (!passes(failure)) {
          setProblem(chatId, failure);
          break;
        }
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, delayMs(failures)));
      }
    }
    if (polls.get(chatId) === abort) polls.delete(chatId);
  }
  function endPolls() {
    for (const abort of polls.values()) abort.abort();
    polls.clear();
    clearInterval(syncing);
    syncing = undefined;
  }

  // What comes by itself

  function showTyping(chatId: number) {
    const known = conversationOf(chatId);
    if (!known) return;
    put(chatId, { ...known, isTyping: true });
    clearTimeout(typingTimers.get(chatId));
    const end = () => {
      const later = conversationOf(chatId);
      if (later?.isTyping) put(chatId, { ...later, isTyping: false });
    };
    typingTimers.set(chatId, setTimeout(end, typingShownMs));
  }
  connection.on('message', ({ chatId, message, version }) => {
    const known = conversationOf(chatId);
    if (!known) return;
    const next = withMessage(known, message, version);
    if (!next) return void resume(chatId);
    // One that comes while the conversation is being read may be missing in what was read.
    const running = reading.get(chatId);
    if (running && !known.isLoaded) running.again = true;
    if (message.key !== null) {
      outbox.drop(message.key);
      waiting = waiting.filter(({ key }) => key !== message.key);
    } else received(chatId, message.number);
    settle(next);
  });
  connection.on('state', ({ chatId, chat }) => {
    if (chat) know(chat as AnyChat as C);
    else put(chatId, null);
  });
  connection.on('typing', ({ chatId }) => showTyping(chatId));
  connection.on('hello', resumeAll);
  connection.on('sync', resumeAll);
  connection.watch(() => {
    const link = connection.getLink();
    if (link !== 'polling') endPolls();
    else {
      for (const chatId of shown.keys()) void poll(chatId);
      // Whoever shows lists asks for them again then.
      syncing ??= setInterval(() => connection.emit({ type: 'sync' }), syncEveryMs);
    }
    change({ link });
    if (link === 'socket' || link === 'polling') flushAll();
  });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    /** Frames for others on the same connection: see `Connection`. */
    on: connection.on,
    /** Connects, whether a conversation is shown or not. */
    start() {
      connection.start();
      flushAll();
    },
    stop() {
      connection.stop();
      for (const timer of [...sendTimers.values(), ...typingTimers.values()]) clearTimeout(timer);
      clearTimeout(marking);
      marking = undefined;
    },
    /** What another call has said about these conversations. */
    know(chats: readonly C[]) {
      for (const chat of chats) know(chat);
    },
    /** Reads a conversation and keeps it up to date. Several parts of a page may show the same one. */
    show(chatId: number): () => void {
      shown.set(chatId, (shown.get(chatId) ?? 0) + 1);
      if (!conversationOf(chatId)?.isLoaded) void resume(chatId);
      if (connection.getLink() === 'polling') void poll(chatId);
      return () => {
        const others = (shown.get(chatId) ?? 1) - 1;
        if (others > 0) return void shown.set(chatId, others);
        shown.delete(chatId);
        polls.get(chatId)?.abort();
        polls.delete(chatId);
      };
    },
    /** Tries again what could not be read. */
    reload: (chatId: number) => resume(chatId),
    async loadOlder(chatId: number): Promise<void> {
      const [first] = conversationOf(chatId)?.messages ?? [];
      if (!first) return;
      const read = await calls.listMessages({ chatId, before: first.number });
      const known = conversationOf(chatId);
      if (known) put(chatId, withOlder(known, read));
    },
    send(chatId: number, content: NewContent): string {
      lastAt = Math.max(Date.now(), lastAt + 1);
      const message: Outgoing = { key: newMessageKey(), chatId, content, at: lastAt, failed: null };
      outbox.put(message);
      setWaiting([...waiting, message], chatId);
      void flush(chatId);
      return message.key;
    },
    /** Sends again what was refused, or waits, under the key that it has. */
    retry(key: string) {
      const found = waiting.find((each) => each.key === key);
      if (!found) return;
      const again = { ...found, failed: null };
      outbox.put(again);
      replace(found.chatId, again);
      void flush(found.chatId);
    },
    discard(key: string) {
      const found = waiting.find((each) => each.key === key);
      outbox.drop(key);
      if (found)
        setWaiting(
          waiting.filter((each) => each !== found),
          found.chatId,
        );
    },
    /** The person writes: the other side is shown that. */
    type(chatId: number) {
      const now = Date.now();
      if (now - (typed.get(chatId) ?? 0) < typingEveryMs) return;
      typed.set(chatId, now);
      connection.tell({ type: 'typing', chatId });
    },
    /** Everything that is here is on the screen, and a person looks at it. */
    markRead(chatId: number) {
      const known = conversationOf(chatId);
      if (!known || (known.chat.unread === 0 && known.chat.ownRead >= known.upTo)) return;
      put(chatId, { ...known, chat: { ...known.chat, unread: 0, ownRead: known.upTo } });
      received(chatId, known.upTo, known.upTo);
    },
  };
}
