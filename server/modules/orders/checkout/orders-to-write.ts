import type { PricedAmounts } from '#server/modules/pricing/index.ts';
import { newNumber } from './order-numbers.ts';
import type { Quoted, QuotedLine, QuotedShop } from './quote.ts';

export type OrderToWrite = ReturnType<typeof orderToWrite>;

/** What is written of each shop's order: every amount and share as it is at this moment, and so for good. */
export function ordersToWrite({ shops, platformCoupon }: Quoted): OrderToWrite[] {
  return shops.map((shop) => orderToWrite(shop, platformCoupon?.id ?? null));
}

function orderToWrite(shop: QuotedShop, platformCouponId: number | null) {
  const { amounts } = shop;
  const lines = shop.lines.map(lineToWrite);
  return {
    number: newNumber('SH'),
    shop_id: shop.shopId,
    ...amountsToWrite(amounts),
    commission: sumOf(lines, ({ commission }) => commission),
    shop_share: sumOf(lines, ({ shop_share }) => shop_share),
    points_used: amounts.pointsUsed,
    shop_coupon_id: shop.coupon?.id ?? null,
    platform_coupon_id: amounts.platformCoupon > 0 ? platformCouponId : null,
    delivery: shop.delivery,
    note: shop.note,
    needsAddress: amounts.needsAddress,
    lines,
  };
}

function lineToWrite({ line, amounts }: QuotedLine) {
  return {
    product_id: line.productId,
    sku_id: line.skuId,
    activity_id: line.activityId,
    name: line.name,
    cn_name: line.cnName,
    variant: line.variant,
    cn_variant: line.cnVariant,
    picture_hash: line.pictureHash,
    unit_price: line.price,
    quantity: line.quantity,
    ...amountsToWrite(amounts),
    commission: amounts.commission,
    shop_share: amounts.shopShare,
    points_used: amounts.pointsUsed,
  };
}

function amountsToWrite({ listPrice, subtotal, shopCoupon, platformCoupon, points, freight, payable }: PricedAmounts) {
  return {
    list_price: listPrice,
    subtotal,
    shop_coupon: shopCoupon,
    platform_coupon: platformCoupon,
    points,
    freight,
    payable,
  };
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
