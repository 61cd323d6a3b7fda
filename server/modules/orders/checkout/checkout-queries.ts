import { getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PointsRules } from '#contract/points/shopper.ts';
import { jsonOf } from '#server/database/columns.ts';
import type { Asker } from '#server/database/connection.ts';
import { anyOf, statement, writtenOut } from '#server/database/statement.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { readSiteValue, type SiteValue } from '#server/modules/content/index.ts';
import { siteSettings } from '#server/modules/content/tables.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { pointsBalances } from '#server/modules/points/tables.ts';
import type { TemplateRule } from '#server/modules/pricing/index.ts';
import { dispatchDay } from '#server/modules/shops/index.ts';
import { freightRules, freightTemplates, shops } from '#server/modules/shops/tables.ts';

export type CheckoutAddress = Omit<typeof addresses.$inferSelect, 'accountId' | 'isDefault' | 'createdAt'>;

export type ShopFreight = TemplateRule & { shopId: number; earliest: string; latest: string };

/** What an order depends on besides its products: who orders, where to, and the platform's settings. */
export type Checkout = {
  address: CheckoutAddress | null;
  /** The freight rule of each template that delivers to the address; empty without an address. */
  freight: ShopFreight[];
  /** Without an address: the freight rules for the given country, for an estimate. */
  estimatedFreight: ShopFreight[];
  points: number;
  openPayments: number;
  site: { currency: SiteValue<'currency'>; points: PointsRules; orders: SiteValue<'orders'> };
};

type Row = Omit<Checkout, 'site' | 'estimatedFreight'> & { site: Partial<Record<keyof Checkout['site'], unknown>> };

type CheckoutInput = { skuIds: readonly number[]; addressId: number | 'default' | null; country?: string | null };

const {
  accountId: _owner,
  isDefault: _default,
  createdAt: _since,
  ...shownOfAddress
} = getTableColumns(alias(addresses, 'chosen'));
const {
  country: _country,
  position: _position,
  daysFrom,
  daysTo,
  ...rule
} = getTableColumns(alias(freightRules, 'rule'));
const shownOfRule = {
  ...rule,
  shopId: sql`rule.shop_id`,
  earliest: sql`rule.dispatch_day + ${daysFrom}`,
  latest: sql`rule.dispatch_day + ${daysTo}`,
};

const [addressJson, ruleJson] = [writtenOut(jsonOf(shownOfAddress)), writtenOut(jsonOf(shownOfRule))];

/** Reads all of it at once. The address is one of the account's by id, or with "default" the default one. */
export async function readCheckout(
  reader: Asker,
  accountId: number,
  { skuIds, addressId, country = null }: CheckoutInput,
): Promise<Checkout> {
  const isChosen = addressId === 'default' ? sql`is_default` : sql`id = ${addressId}::int`;
  const [row] = await statement<Row>(
    'checkout',
    sql`
    with chosen as (
      select *
      from ${addresses} where account_id = ${accountId} and ${isChosen}
    ), template as (
      select distinct t.id, t.shop_id from ${skus} s join ${products} p on p.id = s.product_id
      join ${freightTemplates} t on t.shop_id = p.shop_id and case when p.freight_template_id is null then t.is_default else t.id = p.freight_template_id end
      where s.id = any(${anyOf(sql.param(skuIds))}) and not p.is_virtual
    ), rule as (
      select distinct on (r.template_id) r.*, template.shop_id, (select ${dispatchDay} from ${shops} where ${shops.id} = template.shop_id) as dispatch_day from ${freightRules} r join template on template.id = r.template_id
      join (select coalesce((select country from chosen), ${country}::text) as country) destination on destination.country is not null
      where r.country in ('*', destination.country)
      order by r.template_id, r.country = '*'
    )
    select
      (select ${addressJson} from chosen) as address,
      (select coalesce(json_agg(${ruleJson}), '[]') from rule) as freight,
      coalesce((select available from ${pointsBalances} where account_id = ${accountId}), 0) as points,
      (select count(*)::int from ${payments} where account_id = ${accountId} and status = 'open') as "openPayments",
      (select coalesce(json_object_agg(name, value), '{}') from ${siteSettings} where name in ('currency', 'points', 'orders')) as site`,
  ).rows(reader);
  if (!row) throw new Error('Reading the checkout returned no row');
  const { site, freight, ...rest } = row;
  return {
    ...rest,
    freight: row.address ? freight : [],
    estimatedFreight: row.address ? [] : freight,
    site: {
      currency: readSiteValue('currency', site.currency),
      points: PointsRules.parse(readSiteValue('points', site.points)),
      orders: readSiteValue('orders', site.orders),
    },
  };
}
