import { type SQL, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { publishStock } from '#server/modules/catalogue/stock/publish-stock.ts';
import { bargains } from '#server/modules/catalogue/tables.ts';

/** Units of a bargain's variants at its price. */
export type BargainUnits = { bargainId: number; quantity: number };

/** Takes units from the quota of bargains that run. All of them, or it refuses, because the price has changed. */
export async function claimBargains(tx: Transaction, units: readonly BargainUnits[]): Promise<void> {
  const isLeft = sql`b.quota - b.sold >= held.quantity and b.stopped_at is null and b.ends_at > mall_now()`;
  const moved = await moveQuota(tx, units, 1, isLeft);
  if (moved.length < countBargains(units)) throw new Refusal('quote_changed');
  await publishTurned(
    tx,
    moved.filter(({ left }) => left === 0),
  );
  await publishStock(
    tx,
    moved.map(({ productId, quantity, left }) => ({ productId, before: left + quantity, after: left })),
  );
}

/** Returns units to the quota of their bargains, running or over. */
export async function giveBackBargains(tx: Transaction, units: readonly BargainUnits[]): Promise<void> {
  const moved = await moveQuota(tx, units, -1, sql`b.sold >= held.quantity`);
  if (moved.length < countBargains(units)) throw new Error('More units are returned to a bargain than it has sold');
  await publishTurned(
    tx,
    moved.filter(({ left, quantity }) => left === quantity),
  );
  await publishStock(
    tx,
    moved.map(({ productId, quantity, left }) => ({ productId, before: left - quantity, after: left })),
  );
}

type Moved = { productId: number; quantity: number; left: number };

const countBargains = (units: readonly BargainUnits[]) => new Set(units.map(({ bargainId }) => bargainId)).size;

async function moveQuota(tx: Transaction, units: readonly BargainUnits[], by: 1 | -1, onlyIf: SQL): Promise<Moved[]> {
  if (units.length === 0) return [];
  const column = (name: keyof BargainUnits) => sql.param(units.map((unit) => unit[name]));
  return statement<Moved>(
    'move_bargain_quota',
    sql`
    with wanted as (
      select id, sum(quantity)::int as quantity
      from unnest(${column('bargainId')}::int[], ${column('quantity')}::int[]) as unit (id, quantity) group by 1
    ), held as materialized (
      select b.id, wanted.quantity from ${bargains} b join wanted using (id) order by 1 for no key update of b
    )
    update ${bargains} b set sold = b.sold + ${by}::int * held.quantity
    from held where b.id = held.id and ${onlyIf}
    returning b.product_id as "productId", held.quantity, b.quota - b.sold as "left"`,
  ).rows(tx);
}

/** Publishes products whose bargain has just sold out or come back. */
async function publishTurned(tx: Transaction, turned: readonly Moved[]): Promise<void> {
  if (turned.length === 0) return;
  await publishProducts(
    tx,
    turned.map(({ productId }) => productId),
  );
  await invalidateCache(tx, 'products');
}
