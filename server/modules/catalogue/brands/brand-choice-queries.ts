import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { brandsFoundMax, type searchBrands } from '#contract/catalogue/merchant-brands.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type Asker, database, type Transaction } from '#server/database/connection.ts';
import { loweredContain, textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { brands, categories, productImportItems } from '#server/modules/catalogue/tables.ts';
import { byPlace } from './brand-queries.ts';

type Filters = z.output<typeof searchBrands.input>;

/** The brands among which a shop chooses, or one of them, hidden or not. */
export function findBrands(locale: Locale, { words, id }: Filters): Promise<OutputOf<typeof searchBrands>> {
  const isOffered = and(brands.isShown, words ? loweredContain(brands.names, words) : undefined);
  return database()
    .select({ id: brands.id, name: textIn(brands.name, locale), isShown: brands.isShown })
    .from(brands)
    .where(id === undefined ? isOffered : eq(brands.id, id))
    .orderBy(...byPlace)
    .limit(brandsFoundMax);
}

/** What brands are called, of those that are there. */
export function listBrandNames(locale: Locale, ids: readonly number[], on: Asker = database()) {
  return on
    .select({ id: brands.id, name: textIn(brands.name, locale) })
    .from(brands)
    .where(sql`${brands.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(brands.id);
}

/** Refuses a brand that is not there. In a transaction it is there until the end. */
export async function assertBrand(tx: Transaction, id: number | null): Promise<void> {
  if (id === null) return;
  const [brand] = await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('key share');
  if (!brand) throw new Refusal('bad_input', { field: 'brandId' });
}

/**
 * Keeps what an import names from being merged or deleted until the transaction ends, before its drafts and products are locked: its
 * categories, then its brands. Returns the brands that are there.
 */
export async function holdNamedByImport(tx: Transaction, importId: number): Promise<Set<number>> {
  const { content, before, draftBefore } = productImportItems;
  const named = (what: 'categoryId' | 'brandId') => sql`
    select (named ->> ${what})::int from ${productImportItems}, unnest(array[${content}, ${before}, ${draftBefore}]) named
    where ${productImportItems.importId} = ${importId}`;
  await tx
    .select({ id: categories.id })
    .from(categories)
    .where(sql`${categories.id} in (${named('categoryId')})`)
    .orderBy(categories.id)
    .for('key share');
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(sql`${brands.id} in (${named('brandId')})`)
    .orderBy(brands.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
