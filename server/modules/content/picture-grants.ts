import { createHash, randomBytes } from 'node:crypto';
import { and, arrayContains, eq, gt, lt, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { pictureGrants } from './tables.ts';

const lifetimeMinutes = 10;

const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** A new key that gives access to these pictures for ten minutes. */
export async function grantPictures(hashes: readonly string[]): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await database()
    .insert(pictureGrants)
    .values({
      keyHash: hashKey(key),
      hashes: [...hashes],
      endsAt: sql`mall_now() + make_interval(mins => ${lifetimeMinutes})`,
    });
  return key;
}

/** Whether a key gives access to this picture now. */
export async function isGranted(key: string, hash: string): Promise<boolean> {
  const [grant] = await database()
    .select({ keyHash: pictureGrants.keyHash })
    .from(pictureGrants)
    .where(
      and(
        eq(pictureGrants.keyHash, hashKey(key)),
        arrayContains(pictureGrants.hashes, [hash]),
        gt(pictureGrants.endsAt, mallNow),
      ),
    );
  return grant !== undefined;
}

/** Deletes expired keys. */
export async function deleteOldGrants(): Promise<void> {
  await database().delete(pictureGrants).where(lt(pictureGrants.endsAt, mallNow));
}
