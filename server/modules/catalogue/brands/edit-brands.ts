import { count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/catalogue/platform-brands.ts';
import { brandsMax } from '#contract/catalogue/platform-brands.ts';
import { type Localized, locales } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertPicture } from '#server/modules/catalogue/categories/category-picture-queries.ts';
import { brands } from '#server/modules/catalogue/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged, savedNow, writtenTexts } from '#server/modules/shops/index.ts';
import { assertFreeName, getBrand, lockBrands, lockNames, publishProductsOf } from './brand-rows.ts';

type Operator = Caller<'platform'>;
type Input<Name extends 'addBrand' | 'editBrand'> = z.output<(typeof contract)[Name]['input']>;

/** Adds a brand that the mall does not have yet. */
export function addBrand(by: Operator, { name: given, ...input }: Input<'addBrand'>): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const name = writtenName(given);
    await lockNames(tx);
    await assertFreeName(tx, name.en, null);
    const [known] = await tx.select({ total: count() }).from(brands);
    if ((known?.total ?? 0) >= brandsMax) throw new Refusal('too_many_brands');
    await assertPicture(tx, input.logoHash);
    const [added] = await tx
      .insert(brands)
      .values({ ...input, name, ...savedNow(by.session.accountId) })
      .returning({ id: brands.id });
    if (!added) throw new Error('No brand was added');
    await logOperatorAct(tx, by, { act: 'brand_added', subject: name.en, after: { name, ...input } });
    return added;
  });
}

/** Changes what a brand is called and how it looks, or hides it, unless it was changed since `version`. */
export function editBrand(
  by: Operator,
  { id, version, name: given, ...input }: Input<'editBrand'>,
): Promise<{ version: number }> {
  return transaction(async (tx) => {
    const name = writtenName(given);
    await lockNames(tx);
    const before = getBrand(await lockBrands(tx, [id]), id);
    await assertUnchanged(tx, before, version);
    await assertFreeName(tx, name.en, id);
    await assertPicture(tx, input.logoHash);
    await tx
      .update(brands)
      .set({ ...input, name, version: version + 1, ...savedNow(by.session.accountId) })
      .where(eq(brands.id, id));
    await invalidateCache(tx, 'brands');
    if (locales.some((locale) => before.name[locale] !== name[locale])) await publishProductsOf(tx, id);
    const { logoHash, place, isShown } = before;
    await logOperatorAct(tx, by, {
      ...{ act: 'brand_edited', subject: before.name.en },
      ...{ before: { name: before.name, logoHash, place, isShown }, after: { name, ...input } },
    });
    return { version: version + 1 };
  });
}

/** Without languages that say nothing, and with one space between words. */
function writtenName(given: Partial<Localized>): Localized {
  const texts = Object.entries(writtenTexts(given)).map(([locale, text]) => [locale, text.replaceAll(/\s+/g, ' ')]);
  return Object.fromEntries(texts) as Localized;
}
