import { inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { tokenWithoutTier } from '#server/modules/search/language/tokens.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';

/** What a preview shows of products, and by what they are placed, by their id. */
export async function productsToPreview(locale: Locale, ids: number[]) {
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
