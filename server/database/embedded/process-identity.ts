import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** Whether a process with this number lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** A killed process whose parent has not yet collected it still has its number, but does nothing any more. */
function isZombie(pid: number): boolean {
  return statFields(pid)?.[0] === 'Z';
}

/**
 * When a process began, as a text that only means something when compared. Numbers are used again, so only number and
 * beginning together name one process. Empty where the system does not tell.
 */
export function beginningOf(pid: number): string {
  if (hasProc) return statFields(pid)?.[19] ?? '';
  if (process.platform === 'win32') return '';
  return askPs(pid, 'lstart');
}

/** Whether this process is a PostgreSQL that serves exactly this folder. */
export function servesFolder(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (!hasProc) return askPs(pid, 'command').includes(folder);
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder); // a postmaster moves into its data folder
  } catch {
    return false;
  }
}

/** The fields after the program's name, which may itself hold spaces and brackets: state is 0, starttime is 19. */
function statFields(pid: number): string[] | null {
  if (!hasProc) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function askPs(pid: number, column: string): string {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
