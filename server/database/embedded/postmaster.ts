import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFailure } from '#server/database/start-failure.ts';
import { socketFolderIn } from './local-socket.ts';
import { spawnOptions } from './postgres-cluster.ts';
import type { PostgresHome } from './postgres-home.ts';
import { isReady, stopPostmaster } from './stop-postmaster.ts';

export type Postmaster = { pid: number; hasEnded: Promise<void>; stop(): Promise<void> };

/**
 * An eighth of the machine's memory, within bounds. PostgreSQL takes it only as it fills: a small mall stays small, and the
 * search documents of a million products (0.5 GB) fit in.
 */
function sharedMegabytes(): number {
  return Math.round(Math.min(1024, Math.max(128, totalmem() / 8 / 2 ** 20)));
}

// Passed at every start instead of written into postgresql.conf, so that a new version of the mall brings its own.
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: `${sharedMegabytes()}MB`,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  random_page_cost: '1.1', // data lie on flash, or in memory
  jit: 'off', // compiling costs more than our short queries take
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse', // details would quote whole rows, with personal data
  log_min_error_statement: 'panic', // the mall logs its failed statements itself, without their values
};

/** Starts PostgreSQL and resolves once it is ready; rejects with PostgreSQL's own error if it ends before. */
export async function startPostmaster(home: PostgresHome, port: number, logFile: string): Promise<Postmaster> {
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const sockets = { unix_socket_directories: socketFolderIn(home.dataFolder) ?? '' };
  const all = { ...settings, ...home.settings, ...sockets, port };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(home.binaries.postgres, ['-D', home.dataFolder, ...args], {
    ...spawnOptions(home, home.dataFolder),
    detached: true, // in its own session: Ctrl-C in the terminal reaches only the mall, which then stops it in order
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref(); // does not keep this process alive; the watchdog then stops the database
  let ended: string | null = null;
  const hasEnded = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      ended = reason;
      resolve();
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', () => end(complaintIn(readLogFrom(logFile, logStart))));
  });
  const pid = child.pid;
  while (ended === null && !(pid && isReady(home.dataFolder, pid))) await Promise.race([hasEnded, sleep(20)]);
  if (ended !== null || !pid) throw startFailure(`The database did not start: ${ended}`);

  const watchdog = watchOver(home, pid);
  hasEnded.then(() => watchdog?.kill('SIGKILL'));
  const stop = async () => {
    if (ended !== null) return; // its pid may belong to another process by now
    child.ref();
    await stopPostmaster(home, pid);
    await hasEnded;
  };
  return { pid, hasEnded, stop };
}

/**
 * A killed mall cannot stop its database. So a shell reads from a pipe that closes when this process ends, however it ends,
 * and then asks PostgreSQL for a fast shutdown.
 */
function watchOver(home: PostgresHome, pid: number): ChildProcess | null {
  if (process.platform === 'win32') return null;
  const watchdog = spawn('/bin/sh', ['-c', 'read -r nothing; kill -INT "$0"', String(pid)], {
    ...spawnOptions(home, '/'),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => {}); // without a shell, the next start stops the orphan
  watchdog.stdin?.on('error', () => {}); // the shell was killed: likewise
  watchdog.unref();
  return watchdog;
}

function readLogFrom(logFile: string, start: number): string {
  try {
    return readFileSync(logFile).subarray(start).toString();
  } catch (error) {
    return `its log cannot be read: ${(error as Error).message}`;
  }
}

function complaintIn(log: string): string {
  const complaints = log.split('\n').filter((line) => /FATAL|PANIC|ERROR/.test(line));
  return (complaints.at(-1) ?? log.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|PANIC|ERROR): */, '');
}
