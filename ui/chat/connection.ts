import type { ClientFrame, closeCodes, ServerFrame } from '#contract/chat/frames.ts';
import { type ChatFailure, chatFailure, delayMs, failureOf } from './chat-calls.ts';

/**
 * `socket`: frames go both ways. `polling`: sockets do not get through, calls do. `offline`: neither does. `refused`: nobody is signed
 * in, or has no conversation yet; `start` tries again.
 */
export type Link = 'off' | 'connecting' | 'socket' | 'polling' | 'offline' | 'refused';

type Frames = ServerFrame & { type: string };
export type FrameOf<Type extends string> = Extract<ServerFrame, { type: Type }>;
/** What a client sends; an id is given to it here. */
type Asked = Exclude<ClientFrame, { type: 'typing' }>;
type Unnumbered<Frame> = Frame extends unknown ? Omit<Frame, 'id'> : never;

export type SocketLike = Pick<WebSocket, 'send' | 'close'> & {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type ConnectionOptions = {
  openTicket(): Promise<{ ticket: string; path: string; protocol: string }>;
  /** The mall's address, such as https://mall.example. */
  address: string;
  openSocket?: (address: string, protocols: string[]) => SocketLike;
};

export const helloMs = 10_000;
export const pingMs = 25_000;
export const answerMs = 15_000;
export const socketAgainMs = 60_000;
/** Sockets that did not get through, one after the other, until calls are used instead. */
const blockedAfter = 2;
/** Not imported as a value: the contract brings its library of schemas with it. */
const signedOut: typeof closeCodes.notAllowed = 4401;
const over = new Set(['not_signed_in', 'not_allowed', 'chat_not_found']);

const browserSocket = (address: string, protocols: string[]) => new WebSocket(address, protocols) as SocketLike;

export type Connection = ReturnType<typeof createConnection>;

/** One socket to the mall, opened again whenever it breaks. It knows frames, no conversations. */
export function createConnection({ openTicket, address, openSocket = browserSocket }: ConnectionOptions) {
  const handlers = new Map<string, Set<(frame: never) => void>>();
  const watchers = new Set<() => void>();
  const asked = new Map<number, { resolve(frame: ServerFrame): void; reject(failure: ChatFailure): void }>();
  let link: Link = 'off';
  let socket: SocketLike | null = null;
  let attempt = 0;
  let failures = 0;
  let blocked = 0;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;

  function setLink(next: Link) {
    if (link === next) return;
    link = next;
    for (const watch of [...watchers]) watch();
  }

  /** Handlers of one frame do not keep each other from it. */
  function emit(frame: Frames) {
    for (const handle of [...(handlers.get(frame.type) ?? [])]) handle(frame as never);
  }

  function drop() {
    attempt += 1;
    clearTimeout(timer);
    clearInterval(pinging);
    const old = socket;
    socket = null;
    if (old) {
      old.onmessage = null;
      old.onclose = null;
      old.close();
    }
    const unanswered = [...asked.values()];
    asked.clear();
    for (const { reject } of unanswered) reject(chatFailure('offline'));
  }

  async function connect() {
    drop();
    const mine = attempt;
    try {
      const { ticket, path, protocol } = await openTicket();
      if (mine === attempt) open(new URL(path, address.replace(/^http/, 'ws')).href, [protocol, ticket]);
    } catch (thrown) {
      if (mine !== attempt) return;
      const failure = failureOf(thrown);
      if (over.has(failure.reason)) return setLink('refused');
      later(failure.reason === 'offline' ? 'offline' : link === 'polling' ? 'polling' : 'connecting');
    }
  }

  function open(to: string, protocols: string[]) {
    try {
      const opened = openSocket(to, protocols);
      socket = opened;
      opened.onmessage = ({ data }) => receive(String(data));
      opened.onclose = ({ code }) => lose(code);
      timer = setTimeout(() => lose(0), helloMs);
    } catch {
      lose(0); // this browser has none, or forbids it
    }
  }

  function later(next: Link) {
    failures += 1;
    setLink(next);
    timer = setTimeout(connect, next === 'polling' ? socketAgainMs : delayMs(failures));
  }

  /** The socket is gone, or never worked. */
  function lose(code: number) {
    const worked = link === 'socket';
    drop();
    blocked = worked ? 0 : blocked + 1;
    if (worked && code === signedOut) {
      setLink('connecting');
      return void connect();
    }
    later(blocked >= blockedAfter ? 'polling' : 'connecting');
  }

  function receive(text: string) {
    const frame = read(text);
    if (!frame) return;
    if (frame.type === 'hello') {
      clearTimeout(timer);
      failures = 0;
      blocked = 0;
      pinging = setInterval(() => void request({ type: 'ping' }).catch(() => undefined), pingMs);
      setLink('socket');
    }
    const id = 'id' in frame ? frame.id : undefined;
    const waiting = typeof id === 'number' ? asked.get(id) : undefined;
    if (waiting) {
      asked.delete(id as number);
      if (frame.type === 'error') waiting.reject(chatFailure(frame.reason, frame.message));
      else waiting.resolve(frame);
    }
    emit(frame);
  }

  /** Sends a frame and returns its answer. Without one the connection counts as broken. */
  function request(frame: Unnumbered<Asked>): Promise<ServerFrame> {
    const current = socket;
    if (link !== 'socket' || !current) return Promise.reject(chatFailure('offline'));
    lastId += 1;
    const id = lastId;
    return new Promise<ServerFrame>((resolve, reject) => {
      const late = setTimeout(() => socket === current && lose(0), answerMs);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(late);
          settle(value);
        };
      asked.set(id, { resolve: settled(resolve), reject: settled(reject) });
      current.send(JSON.stringify({ ...frame, id }));
    });
  }

  /** The network is gone: sockets notice that late. */
  const notice = () => link === 'socket' && lose(0);
  /** The network is there again: no need to wait any longer. */
  function wake() {
    if (link === 'off' || link === 'socket' || link === 'refused') return;
    failures = 0;
    void connect();
  }
  const page = globalThis as Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;

  return {
    getLink: () => link,
    /** Called whenever the link has changed. Returns how to end that. */
    watch(changed: () => void): () => void {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    /**
     * Called for every frame of this type that the mall sends, also of types that this client does not know. After `hello` and `sync`
     * something may have been missed. Returns how to end that.
     */
    on<Type extends string>(
      type: Type,
      handle: (
        frame: [FrameOf<Type>] extends [never] ? { type: Type } & Record<string, unknown> : FrameOf<Type>,
      ) => void,
    ): () => void {
      const those = handlers.get(type) ?? new Set();
      handlers.set(type, those.add(handle as (frame: never) => void));
      return () => those.delete(handle as (frame: never) => void);
    },
    emit,
    request,
    /** Sends what needs no answer, if it can be sent now. */
    tell(frame: Extract<ClientFrame, { type: 'typing' }>) {
      if (link === 'socket') socket?.send(JSON.stringify(frame));
    },
    start() {
      if (link !== 'off' && link !== 'refused') return;
      page.addEventListener?.('online', wake);
      page.addEventListener?.('offline', notice);
      failures = 0;
      blocked = 0;
      setLink('connecting');
      void connect();
    },
    stop() {
      page.removeEventListener?.('online', wake);
      page.removeEventListener?.('offline', notice);
      drop();
      setLink('off');
    },
    wake,
  };
}

function read(text: string): Frames | null {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as Frames) : null;
  } catch {
    return null;
  }
}
