import { newNumber } from './order-numbers.ts';
import type { Quoted, QuotedLine, QuotedShop } from './quote.ts';

export type OrderToWrite = ReturnType<typeof orderToWrite>;

/** The rows of each shop's order: every amount and share, frozen as it is now. */
export function ordersToWrite({ shops, platformCoupon }: Quoted): OrderToWrite[] {
  return shops.map((shop) => orderToWrite(shop, platformCoupon?.id ?? null));
}

function orderToWrite(shop: QuotedShop, platformCouponId: number | null) {
  const { needsAddress, isServed: _, ...amounts } = shop.amounts;
  const lines = shop.lines.map(lineToWrite);
  const head = {
    ...amounts,
    number: newNumber('SH'),
    commission: sumOf(lines, ({ commission }) => commission),
    shopShare: sumOf(lines, ({ shopShare }) => shopShare),
    shopCouponId: shop.coupon?.id ?? null,
    platformCouponId: amounts.platformCoupon > 0 ? platformCouponId : null,
    delivery: shop.delivery,
    note: shop.note,
  };
  return { head, needsAddress, lines };
}

function lineToWrite({ line, amounts: { shopId: _, ...amounts } }: QuotedLine) {
  const { productId, activityId, bargainId, deal, name, variant, pictureHash, price, quantity } = line;
  return {
    ...amounts,
    productId,
    activityId,
    bargainId,
    dealId: deal?.id ?? null,
    name,
    variant,
    pictureHash,
    unitPrice: price,
    quantity,
  };
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
