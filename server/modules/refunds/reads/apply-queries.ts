import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { ApplyLine, getApplyInfo, RefundKind } from '#contract/refunds/shopper.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { readWholeOrder, refundBarOf, refundRightOf, type WholeOrder } from '#server/modules/orders/index.ts';
import { type LineState, leftOf } from '#server/modules/refunds/plan-refund.ts';
import { findOrderId, readLines } from '#server/modules/refunds/queries.ts';
import { shareOf, unclaimedUnits } from '#server/modules/refunds/refund-share.ts';
import { open as undecided } from '#server/modules/refunds/refund-status.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** What can still be refunded of an account's order, and how much that would be. */
export async function getApplyInfoOf(
  accountId: number,
  orderNumber: string,
  locale: Locale,
): Promise<OutputOf<typeof getApplyInfo>> {
  const orderId = await findOrderId(database(), accountId, orderNumber);
  if (orderId === null) throw new Refusal('order_not_found');
  const order = await readWholeOrder(database(), orderId);
  const [states, images, [shop], open] = await Promise.all([
    readLines(database(), order),
    imagesOf(order),
    database().select({ name: shops.name }).from(shops).where(eq(shops.id, order.shopId)),
    database()
      .select({ number: refunds.number })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), inArray(refunds.status, [...undecided])))
      .orderBy(asc(refunds.id))
      .limit(100),
  ]);
  const isOpen = refundBarOf(order) === null;
  const lines = order.lines.map((line) => {
    const state = states.find(({ id }) => id === line.id);
    const image = images.get(line.pictureHash);
    if (!state || !image) throw new Error(`Line ${line.id} has no picture`);
    return applyLine(line, state, pictureValue(image), locale, isOpen);
  });
  const kinds: RefundKind[] = lines.some(({ leftSent }) => leftSent > 0) ? ['money', 'goods'] : ['money'];
  return {
    orderNo: order.number,
    shopId: order.shopId,
    shopName: shop ? localized(shop.name, locale) : '',
    orderStatus: order.status,
    ...refundRightOf(order),
    paid: order.paidAt !== null,
    payPrice: money(order.payable),
    totalNum: lines.reduce((sum, { left }) => sum + left, 0),
    isOpen,
    kinds,
    orderInfoList: lines,
    openRefunds: open.map(({ number }) => number),
  };
}

async function imagesOf({ lines }: WholeOrder) {
  const hashes = lines.map(({ pictureHash }) => pictureHash);
  const rows = await database().select(pictureColumns).from(pictures).where(inArray(pictures.hash, hashes));
  return new Map(rows.map((row) => [row.hash, row]));
}

function applyLine(
  line: WholeOrder['lines'][number],
  state: LineState,
  image: ApplyLine['image'],
  locale: Locale,
  isOpen: boolean,
): ApplyLine {
  const { left, leftSent } = isOpen ? leftOf(state) : { left: 0, leftSent: 0 };
  const free = unclaimedUnits(state.quantity, state.taken, left) ?? [];
  return {
    lineId: line.id,
    productId: line.productId,
    name: localized(line.name, locale),
    variant: localized(line.variant, locale),
    image,
    unitPrice: money(line.unitPrice),
    bought: line.quantity,
    left,
    leftSent,
    back: free.map((_, place) => money(shareOf(state, free.slice(0, place + 1), 0).payable)),
  };
}
