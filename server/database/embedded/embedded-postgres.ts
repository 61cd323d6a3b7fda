import { existsSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataFolder } from '#server/database/data-folder-lock.ts';
import { removeOldSockets, socketFolderIn } from './local-socket.ts';
import { DATABASE, DATABASE_USER, makeClusterOnce, readPassword } from './postgres-cluster.ts';
import { findPostgresHome, type PostgresHome } from './postgres-home.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { portInUse, stopOrphan } from './stop-postmaster.ts';

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };
export type EmbeddedPostgresInput = {
  dataDir: string;
  say: (line: string) => void;
  /** In place of our own, which protect the data: for data that are thrown away. */
  settings?: Record<string, string>;
};

const LOG_SIZE_MAX = 5_000_000;
const HEALTHY_AFTER_MS = 60_000;
const RETRY_MS = 1_000; // doubled with every failed start, up to:
const RETRY_MAX_MS = 5_000; // so that the mall is back within 10 s once the cause is gone

/**
 * Runs a real PostgreSQL on the data in `<dataDir>/postgres` and returns its address. If it ends while this process lives, it
 * is started again at the same address; it never outlives this process by more than its shutdown. The caller holds the lock
 * of the data folder.
 */
export async function startEmbeddedPostgres(input: EmbeddedPostgresInput): Promise<EmbeddedPostgres> {
  const { dataDir, say, settings = {} } = input;
  mkdirSync(dataDir, { recursive: true });
  const home = { ...findPostgresHome(dataDir), settings };
  // A copied data folder contains a copied link: two malls must not share what it points to.
  const lock = home.link ? lockDataFolder(dirname(home.dataFolder)) : null;
  await stopOrphan(home);
  makeClusterOnce(home, say);
  removeOldSockets(home.dataFolder);

  const logFile = join(resolve(dataDir), 'postgres.log');
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_SIZE_MAX) truncateSync(logFile);
  const first = await startOnFreePort(home, logFile);
  const stopForGood = keepRunning(home, first.postmaster, first.port, logFile, say);
  return {
    url: urlOf(home, first.port),
    stop: async () => {
      await stopForGood();
      lock?.release();
    },
  };
}

/** The address of the PostgreSQL of a running mall, for tools that want to read it; null when none is running. */
export function findRunningPostgres(dataDir: string): string | null {
  if (!existsSync(join(dataDir, 'postgres'))) return null;
  const home = findPostgresHome(dataDir);
  const port = portInUse(home.dataFolder);
  return port === null ? null : urlOf(home, port);
}

function urlOf(home: PostgresHome, port: number): string {
  const url = `postgres://${DATABASE_USER}:${readPassword(home)}@127.0.0.1:${port}/${DATABASE}`;
  const folder = socketFolderIn(home.dataFolder);
  return folder ? `${url}?host=${encodeURIComponent(folder)}` : url;
}

/** Another program may take a free port before it is used: then another port is tried. */
async function startOnFreePort(home: PostgresHome, logFile: string): Promise<{ port: number; postmaster: Postmaster }> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    try {
      return { port, postmaster: await startPatiently(home, port, logFile) };
    } catch (error) {
      if (attempt === 5 || !isAbout(error, /could not create any TCP/)) throw error;
    }
  }
}

/** After a PostgreSQL was killed, its child processes need a short time to notice and release the shared memory. */
async function startPatiently(home: PostgresHome, port: number, logFile: string): Promise<Postmaster> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      return await startPostmaster(home, port, logFile);
    } catch (error) {
      if (Date.now() > deadline || !isAbout(error, /pre-existing shared memory/)) throw error;
      await sleep(200);
    }
  }
}

/**
 * Starts PostgreSQL again whenever it ends, until the returned function is called, which stops it for good. It never gives
 * up: what prevents a start (a full disk, too little memory) may be over a second later.
 */
function keepRunning(
  home: PostgresHome,
  first: Postmaster,
  port: number,
  logFile: string,
  say: (line: string) => void,
) {
  const stopping = new AbortController();
  const isWanted = () => !stopping.signal.aborted;
  let current = first;
  let failures = 0; // consecutive starts that failed or ended early

  const startAgain = async (): Promise<Postmaster | null> => {
    while (isWanted()) {
      const pauseMs = failures === 0 ? 0 : Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1));
      failures += 1;
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (!isWanted()) break;
      try {
        return await startPatiently(home, port, logFile);
      } catch (error) {
        say(`${(error as Error).message}: trying again`);
      }
    }
    return null;
  };
  const watch = async () => {
    for (;;) {
      const startedAt = Date.now();
      await current.hasEnded;
      if (!isWanted()) return;
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) failures = 0;
      say('The database ended unexpectedly: starting it again');
      const next = await startAgain();
      if (!next) return;
      current = next;
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await current.stop();
    await watching;
    await current.stop(); // one that was just being started
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function isAbout(error: unknown, complaint: RegExp): boolean {
  return error instanceof Error && complaint.test(error.message);
}
