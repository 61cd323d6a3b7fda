import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnOptions } from './postgres-cluster.ts';
import type { PostgresHome } from './postgres-home.ts';
import { isAlive, servesFolder } from './process-identity.ts';

// PostgreSQL calls them fast shutdown, immediate shutdown (the next start recovers from the log); the last is a plain kill.
const shutdowns = [
  { signal: 'SIGINT', patienceSeconds: 30 },
  { signal: 'SIGQUIT', patienceSeconds: 10 },
  { signal: 'SIGKILL', patienceSeconds: 5 },
] as const;

/** Resolves when PostgreSQL has ended; everything is written and closed unless it had to be forced. */
export async function stopPostmaster(home: PostgresHome, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signal for an orderly shutdown; pg_ctl asks in another way.
    spawnSync(
      home.binaries.pgCtl,
      ['stop', '-m', 'fast', '-w', '-D', home.dataFolder],
      spawnOptions(home, home.dataFolder),
    );
    return;
  }
  for (const { signal, patienceSeconds } of shutdowns) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return; // gone in between
    }
    const deadline = Date.now() + patienceSeconds * 1000;
    while (isAlive(pid) && Date.now() < deadline) await sleep(20);
  }
}

/** Stops a PostgreSQL that a killed mall left running on this folder. */
export async function stopOrphan(home: PostgresHome): Promise<void> {
  const pid = Number(readPidFile(home.dataFolder)[0]);
  if (!(pid > 0) || !isAlive(pid)) return; // PostgreSQL itself ignores the pid file of a process that has ended
  if (servesFolder(pid, home.dataFolder)) await stopPostmaster(home, pid);
  // The pid now belongs to another program, which PostgreSQL would take for itself.
  else rmSync(join(home.dataFolder, 'postmaster.pid'), { force: true });
}

/** Whether the PostgreSQL with this pid has finished starting, recovery included. */
export function isReady(dataFolder: string, pid: number): boolean {
  const lines = readPidFile(dataFolder);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/** The port of the PostgreSQL that serves this folder now; null when none does. */
export function portInUse(dataFolder: string): number | null {
  const [pid, , , port] = readPidFile(dataFolder).map(Number);
  return pid && port && servesFolder(pid, dataFolder) ? port : null;
}

/** The lines of postmaster.pid: process, folder, start, port, sockets, address, memory, status. */
function readPidFile(dataFolder: string): string[] {
  try {
    return readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
