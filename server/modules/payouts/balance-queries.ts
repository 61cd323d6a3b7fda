import { sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { getBalances } from '#contract/payouts/merchant.ts';
import type { ShopAccount } from '#contract/payouts/values.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { getSite } from '#server/modules/content/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { ledgerEntries } from '#server/modules/payments/tables.ts';
import { closedUntil } from './statements/day-sums.ts';
import { ledgerDays } from './tables.ts';

export type Balances = Record<ShopAccount, number>;

/** What a shop has in each of its accounts: the sums of its closed days, and of the entries since, read from an index alone. */
export async function sumBalances(asker: Asker, shopId: number, currency: string): Promise<Balances> {
  const rows = await statement<{ account: ShopAccount; amount: number }>(
    'sum_shop_balances',
    sql`select account, sum(amount)::float8 as amount from (
        select account, amount from ${ledgerDays} where shop_id = ${shopId} and currency = ${currency}
        union all
        select account, -amount from ${ledgerEntries} where shop_id = ${shopId} and currency = ${currency} and at >= ${closedUntil}
      ) as parts group by account`,
  ).rows(asker);
  const sums = new Map(rows.map(({ account, amount }) => [account, amount]));
  const of = (account: ShopAccount) => sums.get(account) ?? 0;
  return {
    pending: of('pending'),
    available: of('available'),
    reserved: of('reserved'),
    payable: of('payable'),
    paid_out: of('paid_out'),
  };
}

const releasesMax = 31;

/** The balances, and when what is pending becomes available. */
export async function getBalancesOf(shopId: number): Promise<OutputOf<typeof getBalances>> {
  const [{ currency }, { completeDays }] = await Promise.all([
    getSite(database(), 'currency'),
    getSite(database(), 'receipt'),
  ]);
  const [{ paid_out: paidOut, ...balances }, releases] = await Promise.all([
    sumBalances(database(), shopId, currency),
    listReleases(shopId, currency),
  ]);
  const dated = releases.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ currency, ...balances, paidOut },
    releases: releases.slice(0, releasesMax),
    unreceived: balances.pending - dated,
    refundDays: completeDays,
  };
}

const listReleases = (shopId: number, currency: string) =>
  statement<{ day: string; amount: number; orders: number }>(
    'list_shop_releases',
    sql`select (complete_by at time zone 'UTC')::date::text as day, sum(shop_share - refunded_share)::float8 as amount, count(*)::int as orders
      from ${orders} where shop_id = ${shopId} and complete_by is not null and released_at is null and currency = ${currency}
      group by 1 order by 1`,
  ).rows(database());
