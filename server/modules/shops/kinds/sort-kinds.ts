import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { sortShopKinds as contract } from '#contract/shops/platform-kinds.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
import { lockKinds } from './kind-rows.ts';

const acts = { type: { act: 'shop_types_sorted' }, category: { act: 'shop_categories_sorted' } } as const;

type Sort = z.output<typeof contract.input>;

/** Puts a list into another order, unless a colleague has sorted, added or removed meanwhile. */
export function sortShopKinds(by: Caller<'platform'>, { kind, seen, ids }: Sort): Promise<null> {
  return transaction(async (tx) => {
    const before = (await lockKinds(tx, kind, [])).map(({ id }) => id);
    if (before.length !== seen.length || before.some((id, at) => id !== seen[at]))
      throw new Refusal('changed_meanwhile', {});
    const table = kind === 'type' ? shopTypes : shopCategories;
    await tx.update(table).set({ place: sql`array_position(${sql.param(ids)}::int[], ${table.id})` });
    await invalidateCache(tx, 'shop-kinds');
    await logOperatorAct(tx, by, { ...acts[kind], subject: '', before: { ids: before }, after: { ids } });
    return null;
  });
}
