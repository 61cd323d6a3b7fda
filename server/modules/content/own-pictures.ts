import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publicPicturesNotice } from './picture-access.ts';
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

/**
 * Takes pictures that nothing shows any more from accounts that are deleted. Those that came into the mall with them are private from
 * now on: only the platform sees them. One that others have uploaded too stays public, as if it had come in with the first of these.
 */
export async function withdrawPictures(
  tx: Transaction,
  accountIds: readonly number[],
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  // Whoever uploads the same picture meanwhile waits, and makes it public again.
  const named = inArray(pictures.hash, [...hashes]);
  await tx.select({ hash: pictures.hash }).from(pictures).where(named).orderBy(asc(pictures.hash)).for('update');
  const ids = sql`${sql.param([...accountIds])}::int[]`;
  await statement(
    'withdraw_pictures',
    sql`
    with gone as (
      delete from ${pictureOwners} where account_id = any(${ids}) and hash = any(${sql.param([...hashes])}::bpchar[])
      returning hash, uploaded_at
    )
    update ${pictures} p
    set is_public = p.is_public and others.since is not null, created_at = coalesce(others.since, p.created_at)
    from gone, lateral (
      select min(o.uploaded_at) as since from ${pictureOwners} o where o.hash = gone.hash and o.account_id <> all(${ids})
    ) others
    where p.hash = gone.hash and p.created_at = gone.uploaded_at`,
  ).run(tx);
  await statement('pictures_changed', sql`select pg_notify('pages_changed', ${publicPicturesNotice}::text)`).run(tx);
}
