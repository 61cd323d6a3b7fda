import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { Desk, DeskOrder, DeskPayout, DeskRefund, DeskReview, DeskShop } from '#contract/demo/developer-desk.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { sending } from '#server/modules/orders/index.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { listRefusedProviderRefunds } from '#server/modules/payments/provider-refund-queries.ts';
import { payouts, payoutTransfers } from '#server/modules/payouts/tables.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const shownMax = 50;

type OfShop<Thing> = Thing & { shopId: number; shopName: string };

/** What waits for each shop and for the platform, newest first, so that what was just done is on top. */
export async function readDesk(locale: Locale): Promise<Desk> {
  const [sold, asked, written, applied, contested, refused, requested] = await Promise.all([
    listUnsent(locale),
    listRefunds(inArray(refunds.status, ['under_review', 'sent_back']), locale),
    listUnanswered(locale),
    listApplications(),
    listRefunds(
      or(
        eq(refunds.status, 'disputed'),
        and(eq(refunds.status, 'refused'), isNotNull(refunds.platformAskedAt), isNull(refunds.platformDecidedAt)),
      ),
      locale,
    ),
    listRefusedProviderRefunds({ page: 1, limit: shownMax }),
    listPayouts(locale),
  ]);
  return {
    shops: byShop(sold, asked, written),
    applications: applied,
    refunds: contested,
    providerRefunds: refused.list,
    payouts: requested,
  };
}

function byShop(sold: OfShop<DeskOrder>[], asked: OfShop<DeskRefund>[], written: OfShop<DeskReview>[]): DeskShop[] {
  const names = new Map([...sold, ...asked, ...written].map(({ shopId, shopName }) => [shopId, shopName]));
  return [...names]
    .sort(([one], [other]) => one - other)
    .map(([id, name]) => ({
      id,
      name,
      orders: sold.filter(({ shopId }) => shopId === id),
      refunds: asked.filter(({ shopId }) => shopId === id),
      reviews: written.filter(({ shopId }) => shopId === id),
    }));
}

const firstOf = (locale: Locale) => textIn(sql`l.name`, locale);

async function listUnsent(locale: Locale): Promise<OfShop<DeskOrder>[]> {
  const rows = await database()
    .select({
      orderNo: orders.number,
      shopId: orders.shopId,
      shopName: textIn(shops.name, locale),
      payable: orders.payable,
      paidAt: orders.paidAt,
      product: sql<string>`(select ${firstOf(locale)} from ${orderLines} l where l.order_id = ${orders.id} order by l.id limit 1)`,
      more: sql<number>`(select count(*) - 1 from ${orderLines} l where l.order_id = ${orders.id})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(
      and(
        inArray(orders.status, [...sending]),
        sql`exists (select 1 from ${orderLines} l where l.order_id = ${orders.id} and l.shipped + l.unsent < l.quantity)`,
      ),
    )
    .orderBy(highestFirst(orders.id))
    .limit(shownMax);
  return rows.map((row) => ({
    ...row,
    payable: money(row.payable),
    paidAt: (row.paidAt ?? new Date(0)).toISOString(),
  }));
}

async function listRefunds(where: SQL | undefined, locale: Locale): Promise<OfShop<DeskRefund>[]> {
  const linesOf = sql`${refundLines} r join ${orderLines} l on l.id = r.order_line_id where r.refund_id = ${refunds.id}`;
  const rows = await database()
    .select({
      refundOrderNo: refunds.number,
      orderNo: orders.number,
      shopId: refunds.shopId,
      shopName: textIn(shops.name, locale),
      status: refunds.status,
      kind: refunds.kind,
      reason: refunds.reason,
      note: refunds.note,
      refusal: sql<string>`coalesce(nullif(${refunds.disputeNote}, ''), ${refunds.refusal})`,
      payable: refunds.payable,
      answerBy: refunds.answerBy,
      product: sql<string>`(select ${firstOf(locale)} from ${linesOf} order by l.id limit 1)`,
      more: sql<number>`(select count(*) - 1 from ${linesOf})`.mapWith(Number),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(shops, eq(shops.id, refunds.shopId))
    .where(where)
    .orderBy(highestFirst(refunds.id))
    .limit(shownMax);
  return rows.map((row) => ({
    ...row,
    reason: row.reason as RefundReason,
    payable: money(row.payable),
    answerBy: row.answerBy?.toISOString() ?? null,
  }));
}

/** Only reviews of real orders: the demo mall is full of older reviews. */
function listUnanswered(locale: Locale): Promise<OfShop<DeskReview>[]> {
  return database()
    .select({
      id: reviews.id,
      shopId: shops.id,
      shopName: textIn(shops.name, locale),
      product: textIn(products.name, locale),
      star: reviews.productScore,
      comment: reviews.text,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(isNotNull(reviews.orderLineId), isNull(reviews.reply), isNull(reviews.hiddenAt)))
    .orderBy(highestFirst(reviews.id))
    .limit(shownMax);
}

async function listApplications(): Promise<Desk['applications']> {
  const rows = await database()
    .select({
      id: applications.id,
      name: applications.name,
      realName: applications.realName,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .where(eq(applications.state, 'waiting'))
    .orderBy(highestFirst(applications.id))
    .limit(shownMax);
  return rows.map(({ submittedAt, ...row }) => ({ ...row, createTime: submittedAt.toISOString() }));
}

/** Payouts that people make: a provider pays others by itself. */
async function listPayouts(locale: Locale): Promise<DeskPayout[]> {
  const rows = await database()
    .select({
      payoutNo: payouts.number,
      shopName: textIn(shops.name, locale),
      amount: payouts.amount,
      status: sql<DeskPayout['status']>`${payouts.status}`,
      requestedAt: payouts.requestedAt,
    })
    .from(payouts)
    .innerJoin(shops, eq(shops.id, payouts.shopId))
    .leftJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
    .where(and(inArray(payouts.status, ['requested', 'approved']), isNull(payoutTransfers.payoutId)))
    .orderBy(highestFirst(payouts.id))
    .limit(shownMax);
  return rows.map(({ amount, requestedAt, ...row }) => ({
    ...row,
    amount: money(amount),
    requestedAt: requestedAt.toISOString(),
  }));
}
