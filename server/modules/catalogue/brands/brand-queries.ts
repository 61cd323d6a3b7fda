import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/catalogue/platform-brands.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { loweredContain } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { brands, productDrafts, products } from '#server/modules/catalogue/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

type Filters = z.output<typeof contract.listBrands.input>;

/** As shops choose them: those with a place first. */
export const byPlace: SQL[] = [asc(brands.place), asc(brands.nameKey)]; // what has none comes last

const orders: Record<Filters['sort'], SQL[]> = {
  place: byPlace,
  name: [asc(brands.nameKey)],
  newest: [desc(brands.id)],
};

/** Brands as the platform sees them, with how many products each has: counted for those of the page alone. */
export async function listBrands({
  words,
  state,
  sort,
  page,
  limit,
}: Filters): Promise<OutputOf<typeof contract.listBrands>> {
  const where = and(
    words ? loweredContain(brands.names, words) : undefined,
    state === undefined ? undefined : eq(brands.isShown, state === 'shown'),
  );
  const [list, total] = await Promise.all([
    database()
      .select({
        id: brands.id,
        name: brands.name,
        logoHash: brands.logoHash,
        place: brands.place,
        isShown: brands.isShown,
        productCount: sql<number>`(select count(*)::int from ${products} p where p.brand_id = ${brands}.id)`,
        version: brands.version,
        ...lastSavedColumns(brands),
      })
      .from(brands)
      .where(where)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database().$count(brands, where),
  ]);
  return { list, total, page, limit };
}

type Use = Record<'products' | 'drafts', number>;

/** How many products, in any state, and drafts name a brand. */
export async function countBrandUse(id: number, on: Asker = database()): Promise<Use> {
  const [use] = await statement<Use>(
    'brand_use',
    sql`
    select (select count(*)::int from ${products} where brand_id = ${id}) as products,
      (select count(*)::int from ${productDrafts} where brand_id = ${id}) as drafts
    from ${brands} where id = ${id}`,
  ).rows(on);
  if (!use) throw new Refusal('brand_not_found');
  return use;
}
