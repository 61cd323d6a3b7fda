import { eq, sql } from 'drizzle-orm';
import { lowStockDefault } from '#contract/catalogue/merchant-stock.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { statement } from '#server/database/statement.ts';
import type { Actor } from '#server/http/caller.ts';
import { lowStockDefaultSet } from '#server/modules/catalogue/events.ts';
import { skus, stockSettings } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { assertOwn, namesOf } from './change-own-stock.ts';

/** Sets from how many units on down the stock of variants is low; null for what the shop has set for all. */
export function setLowStock(actor: Actor, skuIds: readonly number[], lowAt: number | null): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    await assertOwn(tx, shopId, skuIds);
    await statement(
      'set_low_stock',
      sql`
      with held as materialized (
        select id from ${skus} where id = any(${sql.param(skuIds)}::int[]) order by id for no key update
      )
      update ${skus} s set has_own_low_at = ${lowAt !== null}, low_at = coalesce(${lowAt}::int,
        (select low_at from ${stockSettings} where shop_id = ${shopId}), ${lowStockDefault}::int)
      from held where s.id = held.id`,
    ).run(tx);
    const [first] = await namesOf(tx, skuIds.slice(0, 1), 'en');
    const others = skuIds.length > 1 ? ` +${skuIds.length - 1}` : '';
    await logAct(tx, actor, 'low_stock_set', `${first?.name ?? ''}${others}`, lowAt === null ? '' : `≤ ${lowAt}`);
    return null;
  });
}

/** Sets it for all variants of the shop that have no setting of their own. */
export async function setLowStockDefault(actor: Actor, lowAt: number): Promise<null> {
  const { shopId } = actor;
  await transaction(async (tx) => {
    const [before] = await tx.select().from(stockSettings).where(eq(stockSettings.shopId, shopId));
    if ((before?.lowAt ?? lowStockDefault) === lowAt) return;
    const target = stockSettings.shopId;
    await tx.insert(stockSettings).values({ shopId, lowAt }).onConflictDoUpdate({ target, set: { lowAt } });
    await publish(tx, lowStockDefaultSet, { ids: [shopId] });
    await logAct(tx, actor, 'low_stock_default_set', String(lowAt));
  });
  // Whoever has set it sees the levels of a shop of usual size at once; the event does the rest.
  for (let batch = 0; batch < batchesAtOnce; batch++)
    if ((await transaction((tx) => applyBatch(tx, shopId))) < batchSize) break;
  return null;
}

const batchSize = 200;
const batchesAtOnce = 20;

/** Writes the shop's setting into some of its variants, and publishes that there are more. */
export async function applyLowStockDefault(tx: Transaction, shopId: number): Promise<void> {
  if ((await applyBatch(tx, shopId)) === batchSize) await publish(tx, lowStockDefaultSet, { ids: [shopId] });
}

/**
 * The level is computed from what is stored in each variant. A few at a time, each in a transaction of its own, so that no order
 * waits for all of them.
 */
function applyBatch(tx: Transaction, shopId: number): Promise<number> {
  return statement(
    'apply_low_default',
    sql`
    with setting as (select low_at from ${stockSettings} where shop_id = ${shopId}), held as materialized (
      select s.id, setting.low_at from ${skus} s, setting
      where s.shop_id = ${shopId} and not s.has_own_low_at and s.low_at <> setting.low_at
      order by s.id limit ${batchSize} for no key update of s
    )
    update ${skus} s set low_at = held.low_at from held where s.id = held.id`,
  ).run(tx);
}
