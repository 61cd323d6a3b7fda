import { sql } from 'drizzle-orm';
import { alertsMax, type NewAlert, type ProductAlert } from '#contract/catalogue/shopper-alerts.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { statement } from '#server/database/statement.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listSkuFacts } from '#server/modules/catalogue/sku-queries.ts';
import { productAlerts, skus } from '#server/modules/catalogue/tables.ts';
import { findAlertAccount } from './alert-queries.ts';

/**
 * Asks for a mail when a variant is back in stock or costs less. What is so already is refused, since no mail would ever be
 * sent. The variant is locked meanwhile: stock that returns at the same time is either seen here or finds the alert.
 */
export async function addAlert(accountId: number, { skuId, kind, belowPrice }: NewAlert): Promise<ProductAlert> {
  await countTry('addAlert', String(accountId));
  return transaction(async (tx) => {
    // One addition per person at a time: otherwise several at once would all find the last free place.
    await takeLock(tx, locks.alerts, accountId);
    await assertReachable(tx, accountId);
    await statement('lock_alert_sku', sql`select 1 from ${skus} where id = ${skuId} for share`).rows(tx);
    const [sku] = await listSkuFacts(tx, [skuId]);
    if (!sku) throw new Refusal('sku_not_found');
    if (kind === 'stock' && sku.stock > 0) throw new Refusal('already_in_stock');
    const below = kind === 'price' ? (belowPrice ?? sku.price) : null;
    if (below !== null && below > sku.price) throw new Refusal('already_cheaper');
    const [added] = await statement<ProductAlert>(
      'add_alert',
      sql`
      insert into ${productAlerts} (account_id, product_id, sku_id, kind, below_price)
      values (${accountId}, ${sku.productId}, ${skuId}, ${kind}, ${below})
      on conflict (account_id, sku_id, kind) do update set below_price = excluded.below_price
      returning id, sku_id as "skuId", kind, below_price as "belowPrice"`,
    ).rows(tx);
    if (!added) throw new Error(`Alert of account ${accountId} for variant ${skuId} was not written`);
    if ((await countOf(tx, accountId)) > alertsMax) throw new Refusal('too_many_alerts');
    return added;
  });
}

/** Nobody waits for a mail that cannot be sent. A visitor's address is not theirs until they prove it. */
async function assertReachable(tx: Transaction, accountId: number): Promise<void> {
  const account = await findAlertAccount(tx, accountId);
  if (account?.userType === 'visitor') throw new Refusal('visitor_account');
  if (!account?.email) throw new Refusal('no_email');
}

async function countOf(tx: Transaction, accountId: number): Promise<number> {
  const [row] = await statement<{ count: number }>(
    'count_alerts',
    sql`select count(*)::int as count from ${productAlerts} where account_id = ${accountId}`,
  ).rows(tx);
  return row?.count ?? 0;
}
