import { asc, sql } from 'drizzle-orm';
import type { ProductContent, ProductVariant } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inParts } from '#server/database/in-parts.ts';
import { statement } from '#server/database/statement.ts';
import { skus } from '#server/modules/catalogue/tables.ts';

type Known = { id: number; productId: number; values: string[]; isOffered: boolean };

/**
 * Writes the variants of products. A known one is found by its id, or else by its values, and keeps its stock; a new one takes
 * its opening stock; one that is no longer listed is no longer offered.
 */
export async function writeVariants(
  tx: Transaction,
  named: readonly { id: number; content: ProductContent }[],
): Promise<void> {
  const isTheirs = sql`${skus.productId} = any(${sql.param(named.map(({ id }) => id))}::int[])`;
  const known = await tx
    .select({ id: skus.id, productId: skus.productId, values: skus.values, isOffered: skus.isOffered })
    .from(skus)
    .where(isTheirs)
    .orderBy(asc(skus.id));
  const knownOf = Map.groupBy(known, ({ productId }) => productId);
  const matched = named.flatMap(({ id: productId, content }) =>
    matchVariants(content, knownOf.get(productId) ?? []).map((one) => ({ ...one, productId })),
  );
  // First none is offered, so that two variants can swap their values.
  await tx.update(skus).set({ isOffered: false }).where(isTheirs);
  const changed = matched.filter(({ id }) => id !== null);
  if (changed.length > 0) await changeVariants(tx, changed);
  const rows = matched
    .filter(({ id, variant }) => id === null && variant.isOffered)
    .map(({ productId, variant, values, pictureHash }) => ({
      ...{ productId, values, pictureHash },
      price: variant.price ?? 0,
      originalPrice: variant.originalPrice ?? variant.price ?? 0,
      opening: variant.openingStock,
      onHand: variant.openingStock,
      ...{ code: variant.code, barcode: variant.barcode, weightGrams: variant.weightGrams, cost: variant.cost },
    }));
  await inParts(rows, (part) => tx.insert(skus).values(part));
}

type Matched = { id: number | null; variant: ProductVariant; values: string[]; pictureHash: string | null };

/** The known variant that each one is, if there is one. None is matched twice. */
export function matchVariants({ options, variants }: ProductContent, known: readonly Known[]): Matched[] {
  const free = new Set(known.map(({ id }) => id));
  const take = (id: number | undefined) => (id !== undefined && free.delete(id) ? id : null);
  const named = variants.map((variant): Matched => {
    const chosen = variant.values.map((key, at) => options[at]?.values.find((value) => value.key === key));
    return {
      id: variant.skuId === null ? null : take(variant.skuId),
      variant,
      values: chosen.map((value) => value?.text.en?.trim() ?? ''),
      pictureHash: chosen.find((value) => value?.pictureHash)?.pictureHash ?? null,
    };
  });
  return named.map((one): Matched => {
    if (one.id !== null) return one;
    const same = known.filter(({ id, values }) => free.has(id) && values.join('\n') === one.values.join('\n'));
    return { ...one, id: take((same.find(({ isOffered }) => isOffered) ?? same[0])?.id) };
  });
}

async function changeVariants(tx: Transaction, changed: readonly Matched[]): Promise<void> {
  const rows = changed.map(({ id, values, pictureHash, variant }) => ({
    ...{ id, values, pictureHash, isOffered: variant.isOffered },
    ...{ price: variant.price || null, originalPrice: variant.originalPrice },
    ...{ code: variant.code, barcode: variant.barcode, weightGrams: variant.weightGrams, cost: variant.cost },
  }));
  await statement(
    'change_variants',
    sql`
    update ${skus} s set "values" = g."values", picture_hash = g."pictureHash", is_offered = g."isOffered",
      price = coalesce(g.price, s.price),
      original_price = greatest(coalesce(g."originalPrice", 0), coalesce(g.price, s.price)),
      code = g.code, barcode = g.barcode, weight_grams = g."weightGrams", cost = g.cost
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id int, "values" text[], "pictureHash" char(32),
      "isOffered" boolean, price int, "originalPrice" int, code text, barcode text, "weightGrams" int, cost int)
    where s.id = g.id`,
  ).run(tx);
}
