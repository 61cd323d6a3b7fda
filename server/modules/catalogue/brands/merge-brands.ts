import { eq, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockNaming } from '#server/modules/catalogue/lock-named.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { brands, discardedDrafts, productDrafts, products } from '#server/modules/catalogue/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { countBrandUse } from './brand-queries.ts';
import { getBrand, lockBrands } from './brand-rows.ts';

type Operator = Caller<'platform'>;
type Merge = { id: number; intoId: number };

/** Gives everything of a brand to another one and deletes it: all of it or nothing. */
export function mergeBrands(by: Operator, { id, intoId }: Merge): Promise<{ products: number }> {
  return transaction(async (tx) => {
    if (id === intoId) throw new Refusal('brand_into_itself');
    const rows = await lockBrands(tx, [id, intoId]);
    const [from, into] = [getBrand(rows, id), getBrand(rows, intoId)];
    await lockNaming(tx, 'brandId', id);
    const moved = await tx
      .update(products)
      .set({ brandId: intoId, editedAt: mallNow })
      .where(eq(products.brandId, id))
      .returning({ id: products.id });
    const drafts = await moveDrafts(tx, { id, intoId });
    await tx.delete(brands).where(eq(brands.id, id));
    await publishProducts(
      tx,
      moved.map((product) => product.id).sort((one, other) => one - other),
    );
    await invalidateCache(tx, 'brands', 'products');
    await logOperatorAct(tx, by, {
      ...{ act: 'brands_merged', subject: from.name.en, before: { name: from.name } },
      after: { into: into.name.en, products: moved.length, drafts },
    });
    return { products: moved.length };
  });
}

async function moveDrafts(tx: Transaction, { id, intoId }: Merge): Promise<number> {
  const content = sql`jsonb_set(content, '{brandId}', ${intoId}::text::jsonb)`;
  const moved = await tx
    .update(productDrafts)
    .set({ brandId: intoId, content })
    .where(eq(productDrafts.brandId, id))
    .returning({ id: productDrafts.id });
  await tx
    .update(discardedDrafts)
    .set({ content })
    .where(sql`content ->> 'brandId' = ${String(id)}`);
  return moved.length;
}

/** Deletes a brand that nothing names. */
export function deleteBrand(by: Operator, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { name } = getBrand(await lockBrands(tx, [id]), id);
    const use = await countBrandUse(id, tx);
    if (use.products + use.drafts > 0) throw new Refusal('brand_in_use', use);
    await tx.delete(brands).where(eq(brands.id, id));
    await invalidateCache(tx, 'brands');
    await logOperatorAct(tx, by, { act: 'brand_deleted', subject: name.en, before: { name } });
    return null;
  });
}
