import { asc, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { listShopKinds as contract, ShopKind } from '#contract/shops/platform-kinds.ts';
import { shopKindsMax } from '#contract/shops/shopper.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { inFull } from '#server/database/in-full.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { categoryCommission, lastSavedColumns } from '#server/modules/shops/index.ts';
import { shopCategories, shops, shopTypes } from '#server/modules/shops/tables.ts';

const shared = <Table extends typeof shopTypes | typeof shopCategories>(table: Table) => {
  const column = sql.identifier(table === shopTypes ? 'type_id' : 'category_id');
  return {
    shops: sql<number>`(select count(*)::int from ${shops} s where s.${column} = ${inFull(table.id)})`,
    applications: sql<number>`(select count(*)::int from ${applications} a where a.${column} = ${inFull(table.id)})`,
    ...lastSavedColumns(table),
  };
};

/** The types of shop and the classifications, with how many shops and applications have each. */
export async function listShopKinds(): Promise<OutputOf<typeof contract>> {
  const [types, categories] = await Promise.all([
    database()
      .select({
        id: shopTypes.id,
        name: shopTypes.name,
        info: shopTypes.info,
        isRetired: shopTypes.isRetired,
        version: shopTypes.version,
        ...shared(shopTypes),
      })
      .from(shopTypes)
      .orderBy(asc(shopTypes.place), asc(shopTypes.id))
      .limit(shopKindsMax),
    database()
      .select({
        id: shopCategories.id,
        name: shopCategories.name,
        percent: categoryCommission(shopCategories),
        isRetired: shopCategories.isRetired,
        version: shopCategories.version,
        ...shared(shopCategories),
      })
      .from(shopCategories)
      .orderBy(asc(shopCategories.place), asc(shopCategories.id))
      .limit(shopKindsMax),
  ]);
  return { types, categories };
}

/** How many shops and applications, in any state, have a kind. */
export async function countKindUse(on: Asker, kind: ShopKind, id: number) {
  const isType = kind === 'type';
  const [ofShops, ofApplications] = [
    await on.$count(shops, eq(isType ? shops.typeId : shops.categoryId, id)),
    await on.$count(applications, eq(isType ? applications.typeId : applications.categoryId, id)),
  ];
  return { shops: ofShops, applications: ofApplications };
}

/** The kinds that an application names; undefined when there is no such application. */
export async function findKindsOf(on: Asker, id: number) {
  const [named] = await on
    .select({ typeId: applications.typeId, categoryId: applications.categoryId })
    .from(applications)
    .where(eq(applications.id, id));
  return named;
}
