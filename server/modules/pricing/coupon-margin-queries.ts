import { type SQL, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, type Localized, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { CouponOffer } from '#contract/coupons/merchant.ts';
import { type CouponMargin, marginRowsMax, type previewCouponMargin } from '#contract/coupons/merchant-figures.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { bargainPriceOf, flashPrices } from '#server/modules/catalogue/index.ts';
import { categories, products, skus } from '#server/modules/catalogue/tables.ts';
import { pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shopCommission } from '#server/modules/shops/index.ts';
import { shopCategories, shops } from '#server/modules/shops/tables.ts';
import { marginWith } from './coupon-margin.ts';

export type VariantRow = {
  productId: number;
  name: Localized;
  values: string[];
  picture: Parameters<typeof pictureValue>[0];
  price: number;
  /** Without a flash sale or a bargain. */
  usualPrice: number;
  cost: number | null;
  commissionPercent: number;
};

const variantsMax = 5_000; // the thinnest margins of a large shop

/** What a coupon would leave of the shop's products that it covers, each by the variant of which least remains, the worst first. */
export async function previewMargin(
  shopId: number,
  locale: Locale,
  offer: CouponOffer,
): Promise<OutputOf<typeof previewCouponMargin>> {
  const terms = { minimumSpend: offer.minPrice, discount: offer.money, percent: offer.percent };
  const [rows, [counted]] = await Promise.all([
    listVariants(shopId, covers(offer)),
    statement<{ products: number; withoutCost: number }>(
      'coupon_cover',
      sql`
      select count(*)::int as products, count(*) filter (where not has_cost)::int as "withoutCost" from (
        select p.id, bool_or(s.cost is not null) as has_cost
        from ${products} p join ${skus} s on s.product_id = p.id and s.is_offered
        where p.shop_id = ${shopId} and p.state <> 'bin' and ${covers(offer)} group by p.id
      ) covered`,
    ).rows(database()),
  ]);
  const margins = rows.map(
    ({ productId, name, values, picture, price, cost, commissionPercent }): CouponMargin => ({
      productId,
      name: localized(name, locale),
      variant: values.join(', '),
      picture: pictureValue(picture),
      price: money(price),
      ...marginWith(terms, { price, cost, commissionPercent: Number(commissionPercent) }),
    }),
  );
  const worst = [...Map.groupBy(margins, ({ productId }) => productId).values()].map(
    (own) => own.toSorted(worstFirst)[0] as CouponMargin,
  );
  return {
    products: counted?.products ?? 0,
    withoutCost: counted?.withoutCost ?? 0,
    losing: worst.filter(isLosing).length,
    list: worst.toSorted(worstFirst).slice(0, marginRowsMax),
  };
}

const isLosing = ({ remains }: CouponMargin) => remains < 0;

/** By what remains of each dollar paid; one whose cost is not known says less, and comes after those of which it is. */
function worstFirst(a: CouponMargin, b: CouponMargin): number {
  const rank = (margin: CouponMargin) => (isLosing(margin) ? 0 : margin.cost === null ? 2 : 1);
  return (
    rank(a) - rank(b) ||
    (a.remainsPercent ?? Number.NEGATIVE_INFINITY) - (b.remainsPercent ?? Number.NEGATIVE_INFINITY) ||
    a.productId - b.productId
  );
}

/** Whether a coupon covers a product with the alias `p`. */
function covers({ scope, categoryId, productIds }: CouponOffer): SQL {
  if (scope === 'product') return sql`p.id = any(${sql.param(productIds)}::int[])`;
  if (scope === 'shop') return sql`true`;
  return sql`exists (
    select 1 from ${categories} leaf left join ${categories} middle on middle.id = leaf.parent_id
    where leaf.id = p.category_id and ${categoryId}::int in (leaf.id, leaf.parent_id, middle.parent_id))`;
}

const kind = { id: sql`kind.id`, commissionPercent: sql`kind.commission_percent` };

/** The offered variants of products of the shop with the alias `p` for which it is true, those of which least remains coming first. */
export function listVariants(shopId: number, isCovered: SQL): Promise<VariantRow[]> {
  return statement<VariantRow>(
    'coupon_variants',
    sql`
    select own.id as "productId", own.name, s.values, ${pictureJson} as picture, s.cost, s.price as "usualPrice",
      least(s.price, flash.flash_price, ${bargainPriceOf(sql`s.id`)}) as price, ${shopCommission(sql`shop.id`, kind)} as "commissionPercent"
    from (
      select p.* from ${products} p where p.shop_id = ${shopId} and p.state <> 'bin' and ${isCovered}
    ) own join ${skus} s on s.product_id = own.id and s.is_offered
      join ${shops} shop on shop.id = own.shop_id join ${shopCategories} kind on kind.id = shop.category_id
      join ${pictures} p on p.hash = coalesce(s.picture_hash, own.picture_hash)
      left join ${flashPrices()} on flash.product_id = own.id
    order by s.cost::float8 / s.price desc nulls last, s.id limit ${variantsMax}`,
  ).rows(database());
}
