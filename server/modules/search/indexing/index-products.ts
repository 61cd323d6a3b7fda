import { inArray, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { columnsIn, givenRows, recordOf, setToExcluded } from '#server/database/columns.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { inTier } from '#server/modules/search/language/tokens.ts';
import { clearLookUpCache } from '#server/modules/search/matching/look-up.ts';
import { lockIndex, readTiers, tierOf } from '#server/modules/search/matching/tiers.ts';
import { rankedScore } from '#server/modules/search/ranking/score.ts';
import { readPlacingWeights } from '#server/modules/search/ranking/state-queries.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';
import { saveCategoryWords } from './category-words.ts';
import { countTokens } from './count-tokens.ts';
import { type Draft, documentOf, draftsOf, type SearchDocument } from './documents.ts';
import { numberSpecs, numberWords, specKey } from './number-words.ts';
import { categoryPath, readCategories, readProducts } from './source-queries.ts';

const batchSize = 100; // more at once is a little faster, and lets requests wait longer

/**
 * Updates the search documents of these products, and deletes those of products no longer on sale. May be called twice and in any
 * order, since it reads the products themselves.
 */
export async function indexProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockIndex(tx);
  const distinct = [...new Set(ids)];
  for (let start = 0; start < distinct.length; start += batchSize)
    await indexPart(tx, distinct.slice(start, start + batchSize));
  await invalidateCache(tx, 'search');
  clearLookUpCache();
}

async function indexPart(tx: Transaction, ids: number[]): Promise<void> {
  const drafts = await draftsOf(await readProducts(tx, ids));
  const documents = await numbered(tx, drafts);
  const before = await tx
    .select({ productId: searchDocuments.productId, tokens: searchDocuments.tokens })
    .from(searchDocuments)
    .where(inArray(searchDocuments.productId, ids));
  const onSale = new Set(documents.map(({ productId }) => productId));
  const gone = before.map(({ productId }) => productId).filter((id) => !onSale.has(id));
  if (gone.length > 0) await tx.delete(searchDocuments).where(inArray(searchDocuments.productId, gone));
  await writeDocuments(tx, documents);
  await countTokens(
    tx,
    before.map(({ tokens }) => tokens),
    documents.map(({ marks, words }) => [...marks, ...words]),
  );
}

async function numbered(tx: Transaction, drafts: readonly Draft[]): Promise<SearchDocument[]> {
  if (drafts.length === 0) return [];
  const words = new Map(drafts.flatMap((draft) => Array.from(draft.words, ([word, { shown }]) => [word, shown])));
  const wordIds = await numberWords(tx, words);
  const specIds = await numberSpecs(
    tx,
    drafts.flatMap(({ specs }) => specs),
  );
  const categories = new Map((await readCategories(tx)).map((category) => [category.id, category]));
  const paths = new Map(
    drafts.map(({ facts }) => [facts.categoryId, categoryPath(categories, facts.categoryId)] as const),
  );
  await saveCategoryWords(tx, [...new Set([...paths.values()].flat())]);
  return drafts.map((draft) =>
    documentOf(draft, {
      wordId: (word) => known(wordIds, word),
      specId: (spec) => known(specIds, specKey(spec)),
      categoryIds: (paths.get(draft.facts.categoryId) ?? []).map(({ id }) => id),
    }),
  );
}

function known(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No number was assigned to ${key}`);
  return id;
}

async function writeDocuments(tx: Transaction, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const [tiers, weights] = [await readTiers(tx), await readPlacingWeights(tx)];
  const records = documents.map(({ marks, words, ...document }) => {
    const tier = tierOf(rankedScore({ ...document, marks }, weights), tiers);
    const tokens = [...marks, ...words].map((token) => inTier(token, tier));
    return recordOf(searchDocuments, { ...document, tier, markCount: marks.length, tokens });
  });
  const [first] = records;
  await statement(
    'write_documents',
    sql`
    insert into ${searchDocuments} (${columnsIn(first)})
    select ${columnsIn(first, 'given')} from ${givenRows(searchDocuments, records)}
    on conflict (product_id) do update set ${setToExcluded(first)}`,
  ).run(tx);
}
