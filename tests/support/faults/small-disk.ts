import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Puts a disk of so many kilobytes, in memory, at a folder. Null where this process may not: that needs root, on Linux. */
export function mountSmallDisk(folder: string, kilobytes: number): { unmount(): void } | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { unmount: () => execFileSync('umount', ['--lazy', folder]) };
}
