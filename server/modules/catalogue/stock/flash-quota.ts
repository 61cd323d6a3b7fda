import { type SQL, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { activities, activityProducts } from '#server/modules/catalogue/tables.ts';

/** Units of a product at the price of a flash sale. */
export type FlashUnits = { activityId: number; productId: number; quantity: number };

/** Takes units from the quota of flash sales. All of them, or it refuses, because the price has changed. */
export async function claimFlash(tx: Transaction, units: readonly FlashUnits[]): Promise<void> {
  const isRunning = sql`exists (select from ${activities} a where a.id = ap.activity_id and a.is_open and a.ends_at > mall_now())`;
  const moved = await moveQuota(tx, units, 1, sql`ap.quota - ap.sold >= held.quantity and ${isRunning}`);
  if (moved.length < countSales(units)) throw new Refusal('quote_changed');
  await publishTurned(
    tx,
    moved.filter(({ left }) => left === 0),
  );
}

/** Returns units to the quota of their flash sales, running or over. */
export async function giveBackFlash(tx: Transaction, units: readonly FlashUnits[]): Promise<void> {
  const moved = await moveQuota(tx, units, -1, sql`ap.sold >= held.quantity`);
  if (moved.length < countSales(units)) throw new Error('More units are returned to a flash sale than it has sold');
  await publishTurned(
    tx,
    moved.filter(({ left, quantity }) => left === quantity),
  );
}

type Moved = { productId: number; quantity: number; left: number };

const countSales = (units: readonly FlashUnits[]) =>
  new Set(units.map(({ activityId, productId }) => `${activityId}:${productId}`)).size;

async function moveQuota(tx: Transaction, units: readonly FlashUnits[], by: 1 | -1, onlyIf: SQL): Promise<Moved[]> {
  if (units.length === 0) return [];
  const column = (name: keyof FlashUnits) => sql.param(units.map((unit) => unit[name]));
  const rows = await statement<Moved>(
    'move_quota',
    sql`
    with wanted as (
      select activity_id, product_id, sum(quantity)::int as quantity
      from unnest(${column('activityId')}::int[], ${column('productId')}::int[], ${column('quantity')}::int[]) as unit (activity_id, product_id, quantity)
      group by 1, 2
    ), held as materialized (
      select ap.activity_id, ap.product_id, wanted.quantity from ${activityProducts} ap join wanted using (activity_id, product_id)
      order by 1, 2 for no key update of ap
    )
    update ${activityProducts} ap set sold = ap.sold + ${by}::int * held.quantity
    from held where ap.activity_id = held.activity_id and ap.product_id = held.product_id and ${onlyIf}
    returning ap.product_id as "productId", held.quantity, ap.quota - ap.sold as "left"`,
  ).rows(tx);
  return rows;
}

/** Publishes products whose flash price has just run out or come back. */
async function publishTurned(tx: Transaction, turned: readonly Moved[]): Promise<void> {
  if (turned.length === 0) return;
  await publishProducts(
    tx,
    turned.map(({ productId }) => productId),
  );
  await invalidateCache(tx, 'products', 'activities');
}
