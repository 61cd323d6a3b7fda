import { sql } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { OrderedLine } from '#server/modules/orders/reads/ordered-lines.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';

type Line = Pick<OrderedLine, 'productId' | 'quantity' | 'limitPerBuyer' | 'name'>;

/**
 * Refuses more units of a product than one buyer may have, counting those of orders that were not cancelled and not refunded.
 * One buyer places orders with such products one after another: otherwise two at once would each see only their own units.
 */
export async function assertWithinLimits(
  tx: Transaction,
  accountId: number,
  lines: readonly Line[],
  locale: Locale,
): Promise<void> {
  const limited = [...Map.groupBy(lines, ({ productId }) => productId).values()].filter(
    ([line]) => line && line.limitPerBuyer !== null,
  );
  if (limited.length === 0) return;
  await takeLock(tx, locks.buyer, accountId);
  const ids = limited.flatMap(([line]) => line?.productId ?? []);
  const rows = await statement<{ productId: number; units: number }>(
    'units_of_buyer',
    sql`
    select l.product_id as "productId", sum(l.quantity - l.refunded)::int as units
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where o.account_id = ${accountId} and o.status <> 'cancelled' and l.product_id = any(${sql.param(ids)}::int[])
    group by l.product_id`,
  ).rows(tx);
  const had = new Map(rows.map(({ productId, units }) => [productId, units]));
  for (const own of limited) {
    const [line] = own;
    if (!line || line.limitPerBuyer === null) continue;
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0);
    if ((had.get(line.productId) ?? 0) + wanted > line.limitPerBuyer)
      throw new Refusal('limit_per_buyer', { name: localized(line.name, locale), limit: line.limitPerBuyer });
  }
}
