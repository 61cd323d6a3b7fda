import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The main process of the PostgreSQL that runs on a mall's data folder. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Pauses all processes of a PostgreSQL: its sockets stay open, and nothing answers. Returns a function that resumes them. */
export function freezePostgres(dataDir: string): () => void {
  const postmaster = postmasterOf(dataDir);
  const frozen = [postmaster];
  process.kill(postmaster, 'SIGSTOP'); // first, so that it starts no more processes
  for (const pid of childrenOf(postmaster)) if (signal(pid, 'SIGSTOP')) frozen.push(pid);
  return () => {
    for (const pid of frozen.reverse()) signal(pid, 'SIGCONT');
  };
}

function childrenOf(parent: number): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.filter((pid) => parentOf(pid) === parent).map(Number);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0; // has ended meanwhile
  }
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false; // has ended meanwhile
  }
}
