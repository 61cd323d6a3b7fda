import { inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { rankedCompared } from '#contract/search/platform-ranking.ts';
import { database, genericPlans } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { tokenWithoutTier } from '#server/modules/search/language/tokens.ts';
import { bestMatches, type Match } from '#server/modules/search/matching/match-queries.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';

export type Order = { id: number; place: number }[];

/** The first products of a search, in their order. */
export async function orderOf(match: Match): Promise<Order> {
  const rows = await statement<{ id: number; place: number }>(
    'preview_order',
    sql`select product_id as id, place::int from (${bestMatches(match, rankedCompared)}) best order by place`,
  ).rows(genericPlans());
  return rows;
}

/** What these products are called, and what their scores are made of. */
export async function detailsOf(locale: Locale, ids: number[]) {
  const { productId, score, sales, createdAt, tokens, markCount } = searchDocuments;
  const rows = await database()
    .select({
      ...{ id: productId, score, sales, createdAt, tokens, markCount },
      ...{ name: textIn(products.name, locale), hash: products.pictureHash },
    })
    .from(searchDocuments)
    .innerJoin(products, sql`${products.id} = ${productId}`)
    .where(inArray(productId, ids));
  return new Map(
    rows.map(({ tokens: tiered, markCount: marked, ...row }) => {
      const plain = tiered.map((token) => token & tokenWithoutTier);
      return [row.id, { ...row, tokens: plain, marks: plain.slice(0, marked) }];
    }),
  );
}
