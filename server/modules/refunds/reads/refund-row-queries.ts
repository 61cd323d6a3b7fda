import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { Refund, RefundLine } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { refundRightOf } from '#server/modules/orders/index.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { providerRefunds } from '#server/modules/payments/tables.ts';
import { waitsFor } from '#server/modules/refunds/deadlines.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { amountsValue } from './amounts-value.ts';

type Reader = Pick<Transaction, 'select'>;

type LineCounts = { quantity: number; refunding: number; refunded: number; partRefunded: number };

/** A query for refunds as they are shown; the caller adds conditions. */
export function refundsFrom(reader: Reader) {
  return reader
    .select({
      refund: refunds,
      order: {
        number: orders.number,
        status: orders.status,
        freight: orders.freight,
        isOver: sql<boolean>`coalesce(${orders.completeBy} <= mall_now(), false)`,
        completeBy: orders.completeBy,
        isHidden: sql<boolean>`${orders.hiddenAt} is not null`,
        lines: sql<LineCounts[]>`(
          select json_agg(json_build_object(
            'quantity', l.quantity, 'refunding', l.refunding, 'refunded', l.refunded, 'partRefunded', l.part_refunded))
          from order_lines l where l.order_id = ${orders.id})`,
      },
      shop: { name: shops.name, phone: shops.phone, address: shops.address },
      buyer: accounts.nickname,
      isProviderRefundRefused: sql<boolean>`exists (
        select 1 from ${providerRefunds} b where b.operation = 'refund:' || ${refunds.number} and b.state = 'failed')`,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(shops, eq(shops.id, refunds.shopId))
    .innerJoin(accounts, eq(accounts.id, refunds.accountId))
    .$dynamic();
}
export type ShownRefund = Awaited<ReturnType<typeof refundsFrom>>[number];

/** The lines of refunds, all in one query, by refund id. */
export async function linesOfRefunds(reader: Reader, refundIds: readonly number[], locale: Locale) {
  if (refundIds.length === 0) return new Map<number, RefundLine[]>();
  const rows = await reader
    .select({ line: refundLines, orderLine: orderLines, picture: pictureColumns })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .innerJoin(pictures, eq(pictures.hash, orderLines.pictureHash))
    .where(inArray(refundLines.refundId, [...refundIds]))
    .orderBy(asc(refundLines.orderLineId));
  const grouped = Map.groupBy(rows, ({ line }) => line.refundId);
  return new Map(
    [...grouped].map(([id, all]) => [
      id,
      all.map(
        ({ line, orderLine, picture }): RefundLine => ({
          ...amountsValue(line),
          lineId: orderLine.id,
          productId: orderLine.productId,
          name: localized(orderLine.name, locale),
          variant: localized(orderLine.variant, locale),
          image: pictureValue(picture),
          unitPrice: money(orderLine.unitPrice),
          quantity: line.quantity,
        }),
      ),
    ]),
  );
}

export function refundValue(row: ShownRefund, lines: RefundLine[], locale: Locale): Refund {
  const { refund, order, shop, isProviderRefundRefused } = row;
  return {
    ...amountsValue(refund),
    refundOrderNo: refund.number,
    merOrderNo: order.number,
    shopId: refund.shopId,
    merName: localized(shop.name, locale),
    kind: refund.kind,
    refundStatus: refund.status,
    refundPrice: money(refund.payable),
    totalNum: refund.quantity,
    createTime: refund.createdAt.toISOString(),
    refundTime: refund.refundedAt?.toISOString() ?? null,
    waitsFor: waitsFor(refund),
    answerBy: refund.answerBy?.toISOString() ?? null,
    isWithPlatform: waitsFor(refund) === 'platform',
    isProviderRefundRefused,
    orderInfoList: lines,
    actions: actionsOf({ refund, order }),
  };
}

/** What the buyer may do now. */
function actionsOf({ refund, order }: Pick<ShownRefund, 'refund' | 'order'>): Refund['actions'] {
  const canApply = !order.isHidden && refundRightOf(order).mayRefund;
  const canCorrect = refund.returnState !== 'delivered';
  switch (refund.status) {
    case 'under_review':
      return ['withdraw'];
    case 'offered':
      return ['accept_offer', 'decline_offer', ...(refund.sentBackAt === null ? (['withdraw'] as const) : [])];
    case 'accepted':
      return ['send_back', 'withdraw'];
    case 'sent_back':
    case 'disputed':
      return canCorrect ? ['change_tracking'] : [];
    case 'refused':
      return [...(canAppeal(refund) ? (['ask_platform'] as const) : []), ...again(canApply)];
    case 'withdrawn':
    case 'expired':
      return [...again(canApply)];
    default:
      return [];
  }
}

/** The shop has refused, and the platform has neither been asked nor decided. */
const canAppeal = ({ platformAskedAt, platformDecidedAt }: ShownRefund['refund']) =>
  platformAskedAt === null && platformDecidedAt === null;

const again = (canApply: boolean) => (canApply ? (['apply_again'] as const) : []);
