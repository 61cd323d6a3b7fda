import { sql } from 'drizzle-orm';
import type { Asker } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { dealProducts, deals } from '#server/modules/catalogue/tables.ts';

/** A deal that can be had now. `version` changes with its terms. */
export type RunningDeal = Pick<
  typeof deals.$inferSelect,
  'id' | 'shopId' | 'kind' | 'name' | 'steps' | 'off' | 'version'
> & { endsAt: string; products: { productId: number; units: number }[] };

/** Whether a deal with the alias `d` runs, by the mall's clock. One rule for screens and orders. */
const isRunning = sql`d.stopped_at is null and d.starts_at <= mall_now() and d.ends_at > mall_now()`;

/** The deals of these shops that run, by id. */
export function listRunningDeals(reader: Asker, shopIds: readonly number[]): Promise<RunningDeal[]> {
  return statement<RunningDeal>(
    'running_deals',
    sql`
    select d.id, d.shop_id as "shopId", d.kind, d.name, d.steps, d.off, d.version, d.ends_at as "endsAt", coalesce((
      select json_agg(json_build_object('productId', p.product_id, 'units', p.units) order by p.product_id)
      from ${dealProducts} p where p.deal_id = d.id), '[]') as products
    from ${deals} d where d.shop_id = any(${sql.param(shopIds)}::int[]) and ${isRunning} order by d.id`,
  ).rows(reader);
}
