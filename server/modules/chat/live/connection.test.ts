import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { closeCodes } from '#contract/chat/frames.ts';
import type { Party } from '#server/modules/chat/party.ts';
import { everyListener } from './audience.ts';
import { openConnection } from './connection.ts';

// Who is behind a socket is asked again before something is sent; here by a clock and answers of the test's own.

const party: Party = { side: 'shopper', accountId: 7, keyHash: null, locale: 'en' };

/** An open socket without a network. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  isPaused = false;
  readonly sent: unknown[] = [];
  readonly codes: number[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code: number) {
    this.readyState = 2;
    this.codes.push(code);
    queueMicrotask(() => this.emit('close', code));
  }
}

function aConnection() {
  const socket = new FakeSocket();
  const state = { now: 0, asked: 0, answer: Promise.resolve<Party | null>(party) };
  openConnection({
    ...{ socket: socket as unknown as WebSocket, party, source: '127.0.0.1', clock: () => state.now },
    noteUse: async () => {},
    findParty() {
      state.asked += 1;
      return state.answer;
    },
  });
  const [listener] = everyListener();
  if (!listener) throw new Error('A connection without a listener');
  return { socket, state, listener };
}

test('whoever may no longer receive is sent nothing, however many things come while that is asked', async () => {
  const { socket, state, listener } = aConnection();
  const answer = Promise.withResolvers<Party | null>();
  Object.assign(state, { now: 60_000, answer: answer.promise });
  const allowed = [listener.isStillAllowed(), listener.isStillAllowed(), listener.isStillAllowed()];
  answer.resolve(null);
  expect(await Promise.all(allowed)).toEqual([false, false, false]);
  expect([state.asked, socket.codes]).toEqual([1, [closeCodes.notAllowed]]);
});

test('a question that could not be answered is asked again before anything is sent', async () => {
  const { socket, state, listener } = aConnection();
  Object.assign(state, { now: 60_000, answer: Promise.reject(new Error('the database is away')) });
  await expect(listener.isStillAllowed()).rejects.toThrow('the database is away');
  state.answer = Promise.resolve(null);
  expect(await listener.isStillAllowed()).toBe(false);
  expect([state.asked, socket.codes]).toEqual([2, [closeCodes.notAllowed]]);
});

test('an answer holds for some seconds', async () => {
  const { socket, state, listener } = aConnection();
  expect([await listener.isStillAllowed(), state.asked]).toEqual([true, 0]);
  state.now = 5_000;
  expect([await listener.isStillAllowed(), await listener.isStillAllowed(), state.asked]).toEqual([true, true, 1]);
  socket.close(1_000);
});
