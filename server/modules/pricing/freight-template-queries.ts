import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { variantsMax } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import type * as contract from '#contract/shops/merchant-freight.ts';
import { type FreightTemplate, type FreightTerms, freightProductsMax } from '#contract/shops/merchant-freight.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { freightTemplateId, listedSkuId, listSkuFacts, pickOwnProducts } from '#server/modules/catalogue/index.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';
import { freightRules, freightTemplates } from '#server/modules/shops/tables.ts';
import { estimateDelivery } from './queries.ts';

/** The templates of a shop, the default one first. */
export async function listTemplatesOf(shopId: number): Promise<FreightTemplate[]> {
  const usedBy = sql<number>`(select count(*)::int from ${products} p where p.freight_template_id = ${freightTemplates}.id)`;
  const [templates, [shop]] = await Promise.all([
    database()
      .select({
        id: freightTemplates.id,
        name: freightTemplates.name,
        isDefault: freightTemplates.isDefault,
        version: freightTemplates.version,
        usedBy,
        ...lastSavedColumns(freightTemplates),
      })
      .from(freightTemplates)
      .where(eq(freightTemplates.shopId, shopId))
      .orderBy(desc(freightTemplates.isDefault), asc(sql`lower(${freightTemplates.name})`)),
    // Counted by an index alone, since there may be very many; those that name no template are the rest.
    database().select({ products: sql<number>`count(*)::int` }).from(products).where(eq(products.shopId, shopId)),
  ]);
  const rows = await database()
    .select()
    .from(freightRules)
    .where(
      inArray(
        freightRules.templateId,
        templates.map(({ id }) => id),
      ),
    )
    .orderBy(asc(freightRules.position), asc(freightRules.country));
  const named = templates.reduce((sum, template) => sum + template.usedBy, 0);
  return templates.map((template) => ({
    ...template,
    usedBy: template.usedBy + (template.isDefault ? Math.max(0, (shop?.products ?? 0) - named) : 0),
    rules: termsOf(rows.filter(({ templateId }) => templateId === template.id)),
  }));
}

/** Rows with the same position are one rule for several countries. */
function termsOf(rows: readonly (typeof freightRules.$inferSelect)[]): FreightTerms[] {
  return [...Map.groupBy(rows, ({ position }) => position).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { templateId: _, country: _country, position: _position, ...terms } = first;
    return [{ ...terms, countries: own.map(({ country }) => country) }];
  });
}

/** The names of a shop's templates, the default one first. */
export function listChoicesOf(shopId: number): Promise<OutputOf<typeof contract.listFreightChoices>> {
  return database()
    .select({ id: freightTemplates.id, name: freightTemplates.name, isDefault: freightTemplates.isDefault })
    .from(freightTemplates)
    .where(eq(freightTemplates.shopId, shopId))
    .orderBy(desc(freightTemplates.isDefault), asc(sql`lower(${freightTemplates.name})`));
}

/** Products of a shop whose names contain the words, those on sale first, newest first. */
export async function findProductsOf(shopId: number, words: string, locale: Locale) {
  const ids = await pickOwnProducts(shopId, words, freightProductsMax);
  return database()
    .select({ id: products.id, name: textIn(products.name, locale) })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::int[], ${products.id})`);
}

type PreviewInput = z.output<typeof contract.previewFreight.input>;

/** What the page of a product of the shop says about the delivery of one of its variants. */
export async function previewFreightOf(
  shopId: number,
  locale: Locale,
  { productId, skuId, country, quantity }: PreviewInput,
): Promise<OutputOf<typeof contract.previewFreight>> {
  const [product] = await database()
    .select({ templateName: freightTemplates.name, listedSkuId })
    .from(products)
    .leftJoin(freightTemplates, eq(freightTemplates.id, freightTemplateId))
    .where(and(eq(products.id, productId), eq(products.shopId, shopId)));
  if (!product) throw new Refusal('product_not_found');
  const page = await estimateDelivery({
    ...{ id: productId, skuId, quantity, country },
    ...{ prefer: 'country' as const, accountId: null },
  });
  const { templateName, listedSkuId: standard } = product;
  return { ...page, templateName, skuId: skuId ?? standard, variants: await listVariantsOf(productId, locale) };
}

async function listVariantsOf(productId: number, locale: Locale) {
  const offered = await database()
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.isOffered, true)))
    .orderBy(asc(skus.id))
    .limit(variantsMax);
  const facts = await listSkuFacts(
    database(),
    offered.map(({ id }) => id),
  );
  return facts.map(({ skuId, variant, weightGrams }) => ({ id: skuId, name: localized(variant, locale), weightGrams }));
}
