import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { startFailure } from '#server/database/start-failure.ts';
import { type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries.ts';
import { canCreateFolderIn, findSharedFolder, findUnprivilegedUser, type SystemUser } from './system-user.ts';

/** The PostgreSQL binaries, the data folder, and the system user that runs it (null: the user of this process). */
export type PostgresHome = {
  binaries: PostgresBinaries;
  dataFolder: string;
  user: SystemUser | null;
  /** Set when the data are stored elsewhere: the symbolic link to them in the mall's data folder. */
  link: string | null;
  /** Settings in place of those that every PostgreSQL of ours is started with. */
  settings?: Record<string, string>;
};

/**
 * Normally `<dataDir>/postgres`. Under root, PostgreSQL runs as an unprivileged user; if that user may not enter the data folder
 * (a clone in /root), the data are stored in a folder that root creates for it, with a link at `<dataDir>/postgres`.
 */
export function findPostgresHome(dataDir: string): PostgresHome {
  const folder = realpathSync(dataDir);
  const inPlace = join(folder, 'postgres');
  const entry = lstatSync(inPlace, { throwIfNoEntry: false });
  const isLink = entry?.isSymbolicLink() === true;
  const existing = isLink ? readlinkSync(inPlace) : inPlace;
  const owner = statSync(existing, { throwIfNoEntry: false });

  const unprivileged = findUnprivilegedUser();
  if (!unprivileged) {
    assertOwnedByUs(existing, owner);
    return { binaries: preparePostgresBinaries(null), dataFolder: existing, user: null, link: null };
  }

  // PostgreSQL must be run by the owner of its data, who may differ from the user chosen today.
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivileged;
  const binaries = preparePostgresBinaries(user);
  if (isLink) return { binaries, dataFolder: existing, user, link: inPlace };
  // Execute permission is enough to pass through the data folder; its contents keep their own permissions.
  chmodSync(folder, statSync(folder).mode | 0o011);
  if (canCreateFolderIn(folder, user)) return { binaries, dataFolder: inPlace, user, link: null };
  if (entry) throw startFailure(`The user of ${inPlace} (uid ${user.uid}) may no longer enter that folder.`);
  const name = createHash('sha256').update(inPlace).digest('hex').slice(0, 16);
  return { binaries, dataFolder: join(findSharedFolder(user), name, 'data'), user, link: inPlace };
}

function assertOwnedByUs(folder: string, owner: Stats | undefined): void {
  if (!owner || !process.getuid || owner.uid === process.getuid()) return;
  throw startFailure(
    `The database in ${folder} belongs to another user (uid ${owner.uid}): start the mall as that user.`,
  );
}
