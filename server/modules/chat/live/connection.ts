import type { WebSocket } from 'ws';
import { closeCodes, type ServerFrame } from '#contract/chat/frames.ts';
import type { Locale } from '#contract/core/languages.ts';
import { asRefusal } from '#server/http/answers.ts';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refusalText } from '#server/http/translations.ts';
import type { Party, Watcher } from '#server/modules/chat/party.ts';
import { answerFrame } from './answer-frame.ts';
import { addListener } from './audience.ts';
import { idOf, parseFrame, readFrame } from './read-frame.ts';

const unsentBytesMax = 1024 * 1024; // what a client has not taken yet; more, and it is too slow
const waitingMax = 16; // frames that are read while one is answered
const badFramesMax = 20;
const framesPerSecond = 20;
const framesAtOnce = 60;
const typingEveryMs = 2_000;
const freshMs = 5_000; // for so long nobody asks again whether the party is still allowed
const closeMs = 2_000; // for a client to confirm that it was closed

export type Connection = {
  /** Closes it with a code, and cuts it when the client does not confirm that. */
  close(code: number): Promise<void>;
  /** Asks the client whether it is there. One that has not answered since the last time is cut, and one that may not stay is closed. */
  prove(): Promise<void>;
  /** Takes no more frames, answers those that were read, and closes. */
  drain(): Promise<void>;
};

type Options = {
  socket: WebSocket;
  party: Party | Watcher;
  source: string;
  findParty: () => Promise<Party | Watcher | null>;
  noteUse: () => Promise<void>;
  clock?: () => number;
};

/** A socket of a party: frames are answered one by one, in their order. */
export function openConnection({
  socket,
  party,
  source,
  findParty,
  noteUse,
  clock = () => performance.now(),
}: Options): Connection {
  const { locale } = party;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  let badFrames = 0;
  let tokens = framesAtOnce;
  let countedAt = clock();
  let typedAt = -typingEveryMs;
  let askedAt = clock();
  let asking: Promise<boolean> | null = null;
  let isThere = true;
  let takesFrames = true;
  let isClosing = false;

  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const removeListener = addListener({ party, send, isStillAllowed });
  socket.once('close', removeListener);
  socket.on('error', () => socket.terminate()); // a broken frame, or one that is too large: ws has said so to the client
  socket.on('pong', () => {
    isThere = true;
  });
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    isThere = true;
    if (!takesFrames) return;
    waiting += 1;
    if (waiting > waitingMax) socket.pause();
    last = last
      .then(() => answer(data, isBinary))
      .finally(() => {
        waiting -= 1;
        if (waiting <= waitingMax / 2 && socket.isPaused) socket.resume();
      });
  });

  function send(frame: ServerFrame): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > unsentBytesMax) return void close(closeCodes.tooSlow);
    socket.send(JSON.stringify(frame));
  }

  async function answer(data: Buffer, isBinary: boolean): Promise<void> {
    const given = parseFrame(data, isBinary);
    const id = idOf(given);
    try {
      countFrame();
      const frame = readFrame(given);
      if (frame.type === 'typing' && !mayType()) return;
      if (!(await isStillAllowed())) return;
      if (party.side === 'watch' && frame.type !== 'ping') throw new Refusal('chat_not_found');
      if (frame.type === 'send' || frame.type === 'typing') await noteUse(); // clients mark and resume without anybody there
      const answered = await answerFrame(party as Party, source, frame);
      if (answered) send(answered);
    } catch (error) {
      send(errorFrame(error, locale, id));
      if (error instanceof Refusal && ['bad_input', 'too_many_tries'].includes(error.reason)) badFrames += 1;
      if (badFrames > badFramesMax) void close(closeCodes.badFrames);
    }
  }

  /** So many at once, and then so many in a second. */
  function countFrame(): void {
    const time = clock();
    tokens = Math.min(framesAtOnce, tokens + ((time - countedAt) / 1_000) * framesPerSecond);
    countedAt = time;
    if (tokens < 1) throw new Refusal('too_many_tries', { seconds: 1 });
    tokens -= 1;
  }

  function mayType(): boolean {
    if (clock() - typedAt < typingEveryMs) return false;
    typedAt = clock();
    return true;
  }

  async function isStillAllowed(): Promise<boolean> {
    if (isClosing) return false;
    if (clock() - askedAt < freshMs) return true;
    // Who comes meanwhile waits for the same answer: the one before is too old for all of them.
    asking ??= askWhoItIs().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function askWhoItIs(): Promise<boolean> {
    const time = clock();
    const current = await findParty();
    if (isClosing) return false;
    if (current) askedAt = time;
    else void close(closeCodes.notAllowed);
    return current !== null;
  }

  async function close(code: number): Promise<void> {
    takesFrames = false;
    isClosing = true;
    removeListener();
    if (socket.isPaused) socket.resume(); // else its own end is never read
    socket.close(code);
    const tooLong = setTimeout(() => socket.terminate(), closeMs);
    await closed;
    clearTimeout(tooLong);
  }

  return {
    close,
    async prove() {
      if (waiting > 0 || isClosing) return; // it is not read while its frames are answered, and so could not answer
      if (!isThere) return socket.terminate();
      isThere = false;
      socket.ping();
      if (!(await isStillAllowed())) return;
    },
    async drain() {
      takesFrames = false;
      await last;
      await close(closeCodes.restarting);
    },
  };
}

function errorFrame(error: unknown, locale: Locale, id: string | number | undefined): ServerFrame {
  const refusal = asRefusal(error);
  const named = id === undefined ? {} : { id };
  if (!refusal) {
    log.error({ err: error }, 'answering a frame of a conversation failed');
    return {
      type: 'error',
      ...named,
      reason: 'internal_error',
      message: refusalText(locale, 'bug', { requestId: '' }),
    };
  }
  const { reason, details } = refusal;
  const field = reason === 'bad_input' && details.field ? { field: String(details.field) } : {};
  return { type: 'error', ...named, reason, message: refusalText(locale, reason, details), ...field };
}
