import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { EncodedPicture } from '#server/providers/pictures/encode-picture.ts';
import { pictureOwners, pictures } from './tables.ts';

const batchSize = 1_000;

/** Records public pictures of the mall itself, so that rows may refer to them. Repeating it changes nothing. */
export async function recordPictures(tx: Transaction, encoded: readonly EncodedPicture[]): Promise<void> {
  for (let start = 0; start < encoded.length; start += batchSize) {
    await tx
      .insert(pictures)
      .values(encoded.slice(start, start + batchSize).map((picture) => ({ ...picture, isPublic: true })))
      .onConflictDoUpdate({ target: pictures.hash, set: { isPublic: true }, setWhere: eq(pictures.isPublic, false) });
  }
}

/** Records private pictures. One that is public already stays so; one that nobody has any more counts as new. */
export async function recordPrivatePictures(tx: Transaction, encoded: readonly EncodedPicture[]): Promise<void> {
  if (encoded.length > 0)
    await tx
      .insert(pictures)
      .values([...encoded])
      .onConflictDoUpdate({
        target: pictures.hash,
        set: { createdAt: sql`default` },
        setWhere: sql`not ${pictures.isPublic}
          and not exists (select from ${pictureOwners} o where o.hash = ${pictures.hash})`,
      });
}

/** Makes an account an owner of recorded pictures. */
export async function recordOwner(tx: Transaction, accountId: number, hashes: readonly string[]): Promise<void> {
  const owned = hashes.map((hash) => ({ accountId, hash }));
  if (owned.length > 0) await tx.insert(pictureOwners).values(owned).onConflictDoNothing();
}
