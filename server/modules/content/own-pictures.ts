import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pictureOwners, pictures } from './tables.ts';

/** Refuses pictures that the account has not uploaded itself, the same way as pictures that do not exist. */
export async function assertOwnPictures(tx: Transaction, accountId: number, hashes: readonly string[]): Promise<void> {
  const named = [...new Set(hashes)];
  if (named.length === 0) return;
  const owned = await tx
    .select({ hash: pictureOwners.hash })
    .from(pictureOwners)
    .where(and(eq(pictureOwners.accountId, accountId), inArray(pictureOwners.hash, named)))
    .for('key share');
  if (owned.length !== named.length) throw new Refusal('picture_unknown');
}

/** Makes pictures of the account public. */
export async function publishOwnPictures(tx: Transaction, accountId: number, hashes: readonly string[]): Promise<void> {
  await assertOwnPictures(tx, accountId, hashes);
  if (hashes.length === 0) return;
  const hidden = and(inArray(pictures.hash, [...hashes]), eq(pictures.isPublic, false));
  await tx.select({ hash: pictures.hash }).from(pictures).where(hidden).orderBy(asc(pictures.hash)).for('update');
  await tx.update(pictures).set({ isPublic: true }).where(hidden);
}

/** The same for what colleagues write together: pictures that one of them has made public may be shown by all. */
export async function publishSharedPictures(
  tx: Transaction,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  const named = [...new Set(hashes)];
  if (named.length === 0) return;
  const known = await tx
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(inArray(pictures.hash, named), eq(pictures.isPublic, true)));
  const others = named.filter((hash) => !known.some((picture) => picture.hash === hash));
  await publishOwnPictures(tx, accountId, others);
}
