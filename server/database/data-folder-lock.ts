import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAlive, processStartOf } from './embedded/process-identity.ts';
import { startFailure } from './start-failure.ts';

export type DataFolderLock = { release(): void };

const RETRY_MS = 50;

/**
 * Creates the data folder if needed and locks it for this process. A lock whose process has ended is taken over; a folder in
 * use, or one that cannot be written, fails the start with one clear line. `patienceMs` covers a mall that is just closing,
 * so that a restart need not be timed.
 */
export function lockDataFolder(dataDir: string, patienceMs = 3000): DataFolderLock {
  const file = join(resolve(dataDir), 'mall.lock');
  const mine = `${process.pid} ${processStartOf(process.pid)}\n`;
  const deadline = Date.now() + patienceMs;
  for (let attempt = 0; !take(resolve(dataDir), file, mine); attempt++) {
    const theirs = read(file);
    const holder = livingHolder(theirs);
    if (holder && Date.now() >= deadline) throw inUse(holder, dataDir);
    // An empty lock may be one that another mall is writing right now: wait briefly before treating it as stale.
    if (holder || (theirs === '' && attempt < 3)) pause(RETRY_MS);
    else removeStale(file, theirs, dataDir);
  }
  return { release: () => releaseOnlyMine(file, mine) };
}

function take(dataDir: string, file: string, mine: string): boolean {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw cannotBeWritten(error, dataDir);
  }
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw cannotBeWritten(error, dataDir);
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function livingHolder(lock: string | null): number | null {
  const [pid = '', ...beginning] = (lock ?? '').trim().split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return null;
  return processStartOf(holder) === beginning.join(' ') ? holder : null;
}

/** Renames before deleting: if another mall was quicker and this is its fresh lock, it is put back. */
function removeStale(file: string, stale: string | null, dataDir: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return; // removed by its owner, or by another mall that is starting
    throw cannotBeWritten(error, dataDir);
  }
  const removed = read(aside);
  const holder = livingHolder(removed);
  if (removed !== stale && holder) {
    renameSync(aside, file);
    throw inUse(holder, dataDir);
  }
  rmSync(aside, { force: true });
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function releaseOnlyMine(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}

function inUse(holder: number, dataDir: string): Error {
  return startFailure(`Another mall (process ${holder}) is using the data folder ${resolve(dataDir)}.`);
}

function cannotBeWritten(error: unknown, dataDir: string): Error {
  return startFailure(
    `The data folder ${resolve(dataDir)} cannot be written (${codeOf(error)}). Set DATA_DIR to a folder that can be.`,
  );
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
