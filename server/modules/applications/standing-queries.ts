import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { pictureOwners } from '#server/modules/content/tables.ts';
import { shopCategories, shops, shopTypes } from '#server/modules/shops/tables.ts';
import { applications } from './tables.ts';

type Reader = Pick<Transaction, 'select'>;

const one = { one: sql`1` };

const waitingOf = (reader: Reader, accountId: number) =>
  exists(
    reader
      .select(one)
      .from(applications)
      .where(and(eq(applications.accountId, accountId), eq(applications.state, 'waiting'))),
  );
const ownedBy = (reader: Reader, accountId: number) =>
  exists(reader.select(one).from(shops).where(eq(shops.ownerId, accountId)));

/** Whether the account has a waiting application, and whether it has a shop. */
export async function findStanding(reader: Reader, accountId: number) {
  const [row] = await reader
    .select({
      isWaiting: sql<boolean>`${waitingOf(reader, accountId)}`,
      isOwner: sql<boolean>`${ownedBy(reader, accountId)}`,
    })
    .from(sql`(values (1)) as asked`);
  return { isWaiting: row?.isWaiting ?? false, isOwner: row?.isOwner ?? false };
}

type Named = { accountId: number; name: string; categoryId: number; typeId: number; pictureHashes: string[] };

/** Which of the things that an application refers to are there for it, and how many of the pictures are the caller's own, in one query. */
export async function findNamed(reader: Reader, { accountId, name, categoryId, typeId, pictureHashes }: Named) {
  const has = (query: Parameters<typeof exists>[0]) => sql<boolean>`${exists(query)}`;
  const [row] = await reader
    .select({
      category: has(
        reader
          .select(one)
          .from(shopCategories)
          .where(and(eq(shopCategories.id, categoryId), eq(shopCategories.isRetired, false))),
      ),
      type: has(
        reader
          .select(one)
          .from(shopTypes)
          .where(and(eq(shopTypes.id, typeId), eq(shopTypes.isRetired, false))),
      ),
      name: has(
        reader
          .select(one)
          .from(shops)
          .where(eq(textIn(shops.name, 'en'), name)),
      ),
      pictures: sql<number>`(${reader
        .select({ count: sql`count(*)::int` })
        .from(pictureOwners)
        .where(and(eq(pictureOwners.accountId, accountId), inArray(pictureOwners.hash, pictureHashes)))})`,
    })
    .from(sql`(values (1)) as asked`);
  return row ?? { category: false, type: false, name: false, pictures: 0 };
}
