import { count, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { pictures } from '#server/modules/content/tables.ts';

/** How many of these pictures the mall has. */
export async function countPictures(tx: Transaction, hashes: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
  return row?.count ?? 0;
}
