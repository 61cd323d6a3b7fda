import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFailure } from '#server/database/start-failure.ts';

export type SystemUser = { uid: number; gid: number };

// PostgreSQL refuses to run as root, and initdb wants its user to have a name: any existing powerless one will do.
const acceptableNames = ['postgres', 'nobody', 'daemon'];

/** Whom root has PostgreSQL run by; null where this process is not root and simply runs it as itself. */
export function findPowerlessUser(): SystemUser | null {
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

/** Whether `user` could work in a folder of its own inside this one: tried, since modes tell nothing of mounts. */
export function canHouse(folder: string, user: SystemUser): boolean {
  const room = mkdtempSync(join(folder, '.probe-'));
  try {
    chownSync(room, user.uid, user.gid);
    const work = ['-c', 'cd "$0" && : > written', room];
    return spawnSync('/bin/sh', work, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
  } catch {
    return false; // a mount that gives nothing away
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

/** A folder of root's that `user` may enter, for what the mall's own folders hide from it. */
export function findSharedFolder(user: SystemUser): string {
  const candidates = ['/var/lib/galleria', join(tmpdir(), 'galleria'), '/tmp/galleria'];
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const entry = lstatSync(folder);
      // In a folder that all may write, someone else could have put it there before us.
      if (entry.isDirectory() && entry.uid === 0 && canHouse(folder, user)) return folder;
    } catch {}
  }
  throw startFailure(
    `PostgreSQL runs as uid ${user.uid} here, which may enter none of ${candidates.join(', ')}. Set DATA_DIR to a folder that it may enter.`,
  );
}
