import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { brandsFoundMax, type searchBrands } from '#contract/catalogue/merchant-brands.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type Asker, database, type Transaction } from '#server/database/connection.ts';
import { loweredContain, textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { brands, productDrafts, productImportItems } from '#server/modules/catalogue/tables.ts';
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
 * Keeps the brand of a draft from being merged or deleted until the transaction ends. Before the draft is locked: who merges brands
 * locks them before the drafts and products that name them.
 */
export async function holdBrandOf(tx: Transaction, draftId: number): Promise<void> {
  const ofDraft = tx.select({ id: productDrafts.brandId }).from(productDrafts).where(eq(productDrafts.id, draftId));
  await tx.select({ id: brands.id }).from(brands).where(sql`${brands.id} = (${ofDraft})`).for('key share');
}

/** The same of all brands that an import names, before its drafts and products are locked. Returns those that are there. */
export async function holdBrandsOfImport(tx: Transaction, importId: number): Promise<Set<number>> {
  const { content, before, draftBefore } = productImportItems;
  const named = sql`
    select (named ->> 'brandId')::int from ${productImportItems}, unnest(array[${content}, ${before}, ${draftBefore}]) named
    where ${productImportItems.importId} = ${importId}`;
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(sql`${brands.id} in (${named})`)
    .orderBy(brands.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
