import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** Whether a process with this pid is alive, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** A killed process that its parent has not collected yet still has its pid. */
function isZombie(pid: number): boolean {
  return statFields(pid)?.[0] === 'Z';
}

/**
 * When a process started, as a text that is only good for comparing. Pids are reused, so only pid and start time together
 * identify a process. Empty where the system does not say.
 */
export function processStartOf(pid: number): string {
  if (hasProc) return statFields(pid)?.[19] ?? '';
  if (process.platform === 'win32') return '';
  return askPs(pid, 'lstart');
}

/** Whether this process is a PostgreSQL that serves this folder. */
export function servesFolder(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (!hasProc) return askPs(pid, 'command').includes(folder);
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder); // a postmaster moves into its data folder
  } catch {
    return false;
  }
}

/** The fields after the program's name, which may contain spaces and brackets: state is 0, starttime is 19. */
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
