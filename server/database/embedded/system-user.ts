import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFailure } from '#server/database/start-failure.ts';

export type SystemUser = { uid: number; gid: number };

// PostgreSQL refuses to run as root, and initdb needs its user to have a name: any existing unprivileged one will do.
const acceptableNames = ['postgres', 'nobody', 'daemon'];

/** The user as whom root runs PostgreSQL; null when this process is not root and runs it as itself. */
export function findUnprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of acceptableNames) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw startFailure(
    'PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as. Start the mall as another user, or set DATABASE_URL.',
  );
}

/** Whether `user` can write in a folder of its own inside this one. Tried out, since modes do not show mount options. */
export function canCreateFolderIn(folder: string, user: SystemUser): boolean {
  const probe = mkdtempSync(join(folder, '.probe-'));
  try {
    chownSync(probe, user.uid, user.gid);
    const work = ['-c', 'cd "$0" && : > written', probe];
    return spawnSync('/bin/sh', work, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
  } catch {
    return false; // a mount where ownership cannot be changed
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

/** A folder owned by root that `user` may enter, for what the mall's own folders hide from it. */
export function findSharedFolder(user: SystemUser): string {
  const candidates = ['/var/lib/galleria', join(tmpdir(), 'galleria'), '/tmp/galleria'];
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const entry = lstatSync(folder);
      // In a folder that everyone may write to, another user could have created it first.
      if (entry.isDirectory() && entry.uid === 0 && canCreateFolderIn(folder, user)) return folder;
    } catch {}
  }
  throw startFailure(
    `PostgreSQL runs as uid ${user.uid} here, which may enter none of ${candidates.join(', ')}. Set DATA_DIR to a folder that it may enter.`,
  );
}
