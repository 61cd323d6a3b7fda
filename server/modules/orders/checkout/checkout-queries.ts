import { sql } from 'drizzle-orm';
import { PointsRules } from '#contract/points/shopper.ts';
import type { Asker } from '#server/database/connection.ts';
import { anyOf, statement } from '#server/database/statement.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { readSiteValue, type SiteValue } from '#server/modules/content/index.ts';
import { siteSettings } from '#server/modules/content/tables.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { pointsBalances } from '#server/modules/points/tables.ts';
import type { FreightRule } from '#server/modules/pricing/index.ts';
import { freightRules } from '#server/modules/shops/tables.ts';

export type CheckoutAddress = {
  id: number;
  realName: string;
  email: string;
  countryCode: string;
  phone: string;
  country: string;
  detail: string;
  postCode: string;
};

export type ShopFreight = FreightRule & { shopId: number; earliest: string; latest: string };

/** What an order depends on besides its goods: who orders, where to, and what the platform has set. */
export type Checkout = {
  address: CheckoutAddress | null;
  /** The rule of each shop that sends to the address; without an address, none. */
  freight: ShopFreight[];
  /** Without an address: the rules for the country that is asked about, to estimate by. */
  estimatedFreight: ShopFreight[];
  points: number;
  openPayments: number;
  site: { currency: SiteValue<'currency'>; points: PointsRules; orders: SiteValue<'orders'> };
};

type Row = Omit<Checkout, 'site' | 'estimatedFreight'> & { site: Partial<Record<keyof Checkout['site'], unknown>> };

type CheckoutInput = { skuIds: readonly number[]; addressId: number | 'default' | null; country?: string | null };

/** Reads all of it at once. The address is the one with this id among one's own, or with "default" the default one. */
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
      select id, real_name, email, country_code, phone, country, detail, post_code
      from ${addresses} where account_id = ${accountId} and ${isChosen}
    ), shop as (
      select distinct p.shop_id as id from ${skus} s join ${products} p on p.id = s.product_id
      where s.id = any(${anyOf(sql.param(skuIds))})
    ), rule as (
      select distinct on (r.shop_id) r.* from ${freightRules} r join shop on shop.id = r.shop_id
      join (select coalesce((select country from chosen), ${country}::text) as country) destination on destination.country is not null
      where r.country in ('*', destination.country)
      order by r.shop_id, r.country = '*'
    )
    select
      (select json_build_object('id', id, 'realName', real_name, 'email', email, 'countryCode', country_code,
        'phone', phone, 'country', country, 'detail', detail, 'postCode', post_code) from chosen) as address,
      (select coalesce(json_agg(json_build_object('shopId', shop_id, 'basis', basis, 'firstUnits', first_units,
        'firstFee', first_fee, 'furtherUnits', further_units, 'furtherFee', further_fee, 'freeFrom', free_from,
        'earliest', mall_now()::date + days_from, 'latest', mall_now()::date + days_to)), '[]') from rule) as freight,
      coalesce((select available from ${pointsBalances} where account_id = ${accountId}), 0) as points,
      (select count(*)::int from ${payments} where account_id = ${accountId} and status = 'open') as "openPayments",
      (select coalesce(json_object_agg(name, value), '{}') from ${siteSettings} where name in ('currency', 'points', 'orders')) as site`,
  ).rows(reader);
  if (!row) throw new Error('A question without conditions has no answer');
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
