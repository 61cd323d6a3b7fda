import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Mounts a disk of this size, in memory, at a folder. Null without the right to: that needs root, on Linux. */
export function mountSmallDisk(folder: string, kilobytes: number): { unmount(): void } | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { unmount: () => execFileSync('umount', ['--lazy', folder]) };
}
