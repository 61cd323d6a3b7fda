import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const lastRequestMs = 1_000; // how long an open connection has for one more request
const answerMs = 10_000; // within the 15 s that the whole process has to shut down
const pollMs = 20;
const lastConnectionMs = 3_000; // how long held requests wait for others that are on their way
const turnsMax = 100; // of the event loop
const quietMs = 300; // without anything new, which then counts as the end
const requestMs = 1_000; // in which a new connection sends its request

/**
 * Tracks the open responses of a server, and returns a way to close it so that every request gets its answer.
 * Connections are not cut: the next response says `Connection: close`. New ones are accepted meanwhile; their requests wait
 * until the server has stopped listening, and are answered after that.
 */
export function drainable(listener: RequestListener): {
  watched: RequestListener;
  drain(server: Server): Promise<void>;
} {
  const answering = new Set<ServerResponse>();
  let draining: Promise<void> | undefined;
  let held: (() => void)[] | null = null;

  const watched: RequestListener = (incoming, outgoing) => {
    answering.add(outgoing);
    outgoing.once('close', () => answering.delete(outgoing));
    if (draining) endAfter(outgoing);
    if (held) held.push(() => listener(incoming, outgoing));
    else listener(incoming, outgoing);
  };

  async function drain(server: Server): Promise<void> {
    if (!server.listening) return;
    for (const outgoing of answering) endAfter(outgoing);
    await waitFor(lastRequestMs, async () => (await connectionsOf(server)) === 0);
    const waiting: (() => void)[] = [];
    held = waiting;
    await noNewConnections(server);
    const closed = once(server, 'close');
    server.close();
    held = null;
    for (const answer of waiting) answer();
    await waitFor(answerMs, async () => answering.size === 0 && isQuiet(server));
    server.closeAllConnections();
    await closed;
  }

  /** No response is open, and no connection is so new that its request may still arrive. */
  async function isQuiet(server: Server): Promise<boolean> {
    if ((await connectionsOf(server)) === 0) return true;
    await sleep(requestMs);
    await nextTurn();
    return answering.size === 0;
  }

  return {
    watched,
    drain(server) {
      draining ??= drain(server);
      return draining;
    },
  };
}

/**
 * Ends right after a turn of the event loop without a new connection, because closing cuts off one that waits to be accepted.
 * Clients whose requests are held open no others, so a while without any means that none is on its way. Where they keep coming,
 * a single turn has to do. The loop accepts one per turn.
 */
async function noNewConnections(server: Server): Promise<void> {
  let hasComeIn = true;
  const note = () => {
    hasComeIn = true;
  };
  server.on('connection', note);
  const deadline = Date.now() + lastConnectionMs;
  for (let turn = 0; hasComeIn && turn < turnsMax; turn++) {
    hasComeIn = false;
    if (Date.now() < deadline) await sleep(quietMs);
    await nextTurn();
  }
  server.off('connection', note);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}

async function waitFor(ms: number, isReached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await isReached()) && Date.now() < deadline) await sleep(pollMs);
}

function endAfter(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
}
