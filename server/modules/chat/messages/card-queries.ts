import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { CouponCard, OrderCard } from '#contract/chat/values.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { cardColumns, cardOf, flashPrices, isOnSale } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { type PictureRow, pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Products that are on sale. */
export async function productCards(ids: readonly number[], locale: Locale): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map();
  const flash = flashPrices();
  const rows = await database()
    .select({ ...cardColumns(locale), flashPrice: flash.price })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .leftJoin(flash, eq(flash.productId, products.id))
    .where(and(inArray(products.id, [...ids]), isOnSale));
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

type OrderRow = Omit<OrderCard, 'payable' | 'image'> & { id: number; payable: number; picture: PictureRow | null };

/** Orders by their ids, as far as they are of this account, and of this shop if one reads. */
export async function orderCards(
  ids: readonly number[],
  accountId: number | null,
  shopId: number | null,
): Promise<Map<number, OrderCard>> {
  if (ids.length === 0 || accountId === null) return new Map();
  const rows = await statement<OrderRow>(
    'chat_order_cards',
    sql`select o.id, o.number as "orderNo", o.status, o.payable, o.currency,
        (select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = o.id) as units,
        (select ${pictureJson} from ${orderLines} l join ${pictures} p on p.hash = l.picture_hash
          where l.order_id = o.id order by l.id limit 1) as picture
      from ${orders} o
      where o.id = any(${sql.param([...ids])}::int[]) and o.account_id = ${accountId}::int
        and (${shopId}::int is null or o.shop_id = ${shopId}::int)`,
  ).rows(database());
  return new Map(
    rows.map(({ id, payable, picture, ...order }) => [
      id,
      { ...order, payable: money(payable), image: picture && pictureValue(picture) },
    ]),
  );
}

/** Coupons in the coupon centre, of this desk or of the platform. */
export const isOfferedBy = (shopId: number | null): SQL | undefined =>
  and(
    eq(coupons.channel, 'centre'),
    eq(coupons.isOpen, true),
    or(isNull(coupons.endsAt), gt(coupons.endsAt, mallNow)),
    shopId === null ? undefined : or(isNull(coupons.shopId), eq(coupons.shopId, shopId)),
  );

export async function couponCards(
  ids: readonly number[],
  shopId: number | null,
  locale: Locale,
): Promise<Map<number, CouponCard>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({
      id: coupons.id,
      name: textIn(coupons.name, locale),
      shopId: coupons.shopId,
      money: coupons.discount,
      minPrice: coupons.minimumSpend,
      percent: coupons.percent,
      endsAt: coupons.endsAt,
    })
    .from(coupons)
    .where(and(inArray(coupons.id, [...ids]), isOfferedBy(shopId)));
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, money: money(row.money), minPrice: money(row.minPrice), endsAt: row.endsAt?.toISOString() ?? null },
    ]),
  );
}
