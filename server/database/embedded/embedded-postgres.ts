import { existsSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataFolder } from '../data-folder-lock.ts';
import { removeOldSockets, socketFolderIn } from './local-socket.ts';
import { DATABASE, DATABASE_USER, makeClusterOnce, readPassword } from './postgres-cluster.ts';
import { findPostgresHome, type PostgresHome } from './postgres-home.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { portInUse, stopOrphan } from './stop-postmaster.ts';

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };
export type EmbeddedPostgresWish = { dataDir: string; say: (line: string) => void };

const LOG_SIZE_MAX = 5_000_000;
const REVIVALS_MAX = 5;
const HEALTHY_AFTER_MS = 60_000;

/**
 * Runs a real PostgreSQL on the data in `<dataDir>/postgres` and answers with where it listens. One that ends while we
 * live is started again at the same address; it never outlives this process by more than its shutdown. Whoever calls
 * this holds the lock of the data folder.
 */
export async function startEmbeddedPostgres({ dataDir, say }: EmbeddedPostgresWish): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const home = findPostgresHome(dataDir);
  // A copied data folder brings a copied link: two malls must not share what it points at.
  const lock = home.link ? lockDataFolder(dirname(home.dataFolder)) : null;
  await stopOrphan(home);
  makeClusterOnce(home, say);
  removeOldSockets(home.dataFolder);

  const logFile = join(resolve(dataDir), 'postgres.log');
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_SIZE_MAX) truncateSync(logFile);
  const first = await startOnFreePort(home, logFile);
  const stopKeeping = keepRunning(home, first.postmaster, first.port, logFile, say);
  return {
    url: urlOf(home, first.port),
    stop: async () => {
      await stopKeeping();
      lock?.release();
    },
  };
}

/** Where the PostgreSQL of a mall that is open listens, for whoever wants to look into it; null when none runs there. */
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

/** Between finding a free port and using it another program may be quicker: then another port is found. */
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

/** After a PostgreSQL was killed, its parts need a moment to notice and let go of the shared memory. */
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

/** Starts PostgreSQL again whenever it ends, until the function that is given back is called, which stops it for good. */
function keepRunning(
  home: PostgresHome,
  first: Postmaster,
  port: number,
  logFile: string,
  say: (line: string) => void,
) {
  let isWanted = true;
  let revivals = 0;
  const watch = async (postmaster: Postmaster): Promise<void> => {
    current = postmaster;
    const startedAt = Date.now();
    await postmaster.hasEnded;
    if (!isWanted) return;
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) revivals = 0;
    if (++revivals > REVIVALS_MAX) return say(`The database keeps ending; its reasons are in ${logFile}`);
    say('The database ended unexpectedly: starting it again');
    const next = await startPatiently(home, port, logFile);
    return isWanted ? watch(next) : next.stop();
  };
  let current = first;
  const watching = watch(first).catch((error: Error) => say(error.message));
  return async () => {
    isWanted = false;
    await current.stop();
    await watching;
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
