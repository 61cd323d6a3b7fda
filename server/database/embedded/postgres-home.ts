import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { startFailure } from '#server/database/start-failure.ts';
import { type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries.ts';
import { canHouse, findPowerlessUser, findSharedFolder, type SystemUser } from './system-user.ts';

/** Where PostgreSQL runs from, where it keeps its data, and as whom (null: as ourselves). */
export type PostgresHome = {
  binaries: PostgresBinaries;
  dataFolder: string;
  user: SystemUser | null;
  /** Set where the data have to live elsewhere: the symbolic link that stands for them in the mall's data folder. */
  link: string | null;
};

/**
 * Normally `<dataDir>/postgres`. Root has PostgreSQL run by a powerless user; where that user may not enter the data
 * folder (a clone in /root), the data live in a place of root's making, with a link to it at `<dataDir>/postgres`.
 */
export function findPostgresHome(dataDir: string): PostgresHome {
  const folder = realpathSync(dataDir);
  const inPlace = join(folder, 'postgres');
  const entry = lstatSync(inPlace, { throwIfNoEntry: false });
  const isLink = entry?.isSymbolicLink() === true;
  const existing = isLink ? readlinkSync(inPlace) : inPlace;
  const owner = statSync(existing, { throwIfNoEntry: false });

  const powerless = findPowerlessUser();
  if (!powerless) {
    assertOwnedByUs(existing, owner);
    return { binaries: preparePostgresBinaries(null), dataFolder: existing, user: null, link: null };
  }

  // PostgreSQL wants to be run by the owner of its data, who may be another than we would choose today.
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : powerless;
  const binaries = preparePostgresBinaries(user);
  if (isLink) return { binaries, dataFolder: existing, user, link: inPlace };
  // Passing through the data folder is all that it takes; what lies in it keeps its own protection.
  chmodSync(folder, statSync(folder).mode | 0o011);
  if (canHouse(folder, user)) return { binaries, dataFolder: inPlace, user, link: null };
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
