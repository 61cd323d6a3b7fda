import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money, type Paging, type Picture } from '#contract/core/values.ts';
import type { listShopRefunds } from '#contract/refunds/merchant.ts';
import type { RefundDetail, RefundReason, RefundStatus } from '#contract/refunds/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { containing } from '#server/database/wildcards.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { freightRuleOf } from '#server/modules/refunds/plan-refund.ts';
import { isAppealed, listChosen, type Whose } from '#server/modules/refunds/queries.ts';
import { offerBarOf, waitingForShop } from '#server/modules/refunds/refund-status.ts';
import { refundStatusHistory, refunds } from '#server/modules/refunds/tables.ts';
import { carriers, findCarrier } from '#server/providers/carriers/carriers.ts';
import { linesOfRefunds, refundsFrom, refundValue, type ShownRefund } from './refund-row-queries.ts';

type ShopFilters = z.output<typeof listShopRefunds.input>;
type Seen = ReturnType<typeof refundValue> & { buyer: string };

async function listWhere(where: SQL | undefined, order: SQL[], { page, limit }: Paging, locale: Locale) {
  const [rows, [counted]] = await Promise.all([
    refundsFrom(database())
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(refunds).where(where),
  ]);
  const lines = await linesOfRefunds(
    database(),
    rows.map(({ refund }) => refund.id),
    locale,
  );
  const list = rows.map(
    (row): Seen => ({ ...refundValue(row, lines.get(row.refund.id) ?? [], locale), buyer: row.buyer }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}

/** A page of an account's refunds, newest first. */
export const listRefundsOf = (accountId: number, paging: Paging, locale: Locale) =>
  listWhere(eq(refunds.accountId, accountId), [highestFirst(refunds.id)], paging, locale);

const sorted: Record<NonNullable<ShopFilters['sort']>, SQL[]> = {
  newest: [highestFirst(refunds.id)],
  deadline: [asc(refunds.answerBy), asc(refunds.id)], // what waits for nobody comes last
  amount: [highestFirst(refunds.payable), highestFirst(refunds.id)],
};

/** A page of a shop's refunds; of those that are due, the nearest deadline first. */
export const listRefundsOfShop = (
  shopId: number,
  { status, due, words, sort, ...paging }: ShopFilters,
  locale: Locale,
) =>
  listWhere(
    and(
      eq(refunds.shopId, shopId),
      status && eq(refunds.status, status),
      due ? inArray(refunds.status, [...waitingForShop]) : undefined,
      words ? isAbout(words) : undefined,
    ),
    sorted[sort ?? (due ? 'deadline' : 'newest')],
    paging,
    locale,
  );

/** What is selected belongs to one refund: with joins or `exists` the database would read all orders and accounts first. */
const isAbout = (words: string): SQL => sql`(${refunds.number} = ${words.toUpperCase()}
  or (select ${orders.number} from ${orders} where ${orders.id} = ${refunds.orderId}) = ${words.toUpperCase()}
  or (select ${accounts.nickname} from ${accounts} where ${accounts.id} = ${refunds.accountId}) ilike ${containing(words)})`;

/** A page of what the platform has to decide, nearest deadline first. */
export const listAsked = (paging: Paging, locale: Locale) =>
  listWhere(or(eq(refunds.status, 'disputed'), isAppealed), [asc(refunds.answerBy), asc(refunds.id)], paging, locale);

/** One refund with all details, for its owner. */
export async function getRefund(
  whose: Whose,
  locale: Locale,
): Promise<RefundDetail & { buyer: string; mayOffer: boolean }> {
  const [row] = await refundsFrom(database()).where(
    and(
      eq(refunds.number, whose.number),
      whose.accountId === undefined ? undefined : eq(refunds.accountId, whose.accountId),
      whose.shopId === undefined ? undefined : eq(refunds.shopId, whose.shopId),
    ),
  );
  if (!row) throw new Refusal('refund_not_found');
  const { refund, order, buyer } = row;
  const [lines, history, shown, refused, offered, disputed, chosen] = await Promise.all([
    linesOfRefunds(database(), [refund.id], locale),
    database()
      .select()
      .from(refundStatusHistory)
      .where(eq(refundStatusHistory.refundId, refund.id))
      .orderBy(asc(refundStatusHistory.step)),
    picturesOf(refund.pictureHashes),
    picturesOf(refund.refusalPictureHashes),
    picturesOf(refund.offerPictureHashes),
    picturesOf(refund.disputePictureHashes),
    listChosen(database(), refund.id),
  ]);
  return {
    ...refundValue(row, lines.get(refund.id) ?? [], locale),
    buyer,
    mayOffer: offerBarOf(refund, chosen) === null && refund.payable > 1,
    refundReasonWap: refund.reason as RefundReason,
    refundReasonWapExplain: refund.note,
    pictures: shown,
    refundReason: refund.refusal,
    refundReasonPictures: refused,
    offer: offerValue(refund, offered),
    platformReason: refund.platformReason,
    dispute: refund.disputeKind && { kind: refund.disputeKind, note: refund.disputeNote, pictures: disputed },
    history: history.map(({ status, by, note, amount, at }) => ({
      ...{ status, by, note, at: at.toISOString() },
      amount: amount === null ? null : money(amount),
    })),
    freightRule: freightRuleOf(order.freight, refund.freight, refund.reason as RefundReason),
    returnAddress: returnAddressOf(row, locale),
    returnCompany: refund.returnCompany,
    returnNumber: refund.returnNumber,
    returnTrack: refund.returnState && {
      state: refund.returnState,
      deliveredAt: refund.returnDeliveredAt?.toISOString() ?? null,
      trackUrl: findCarrier(refund.returnCarrier)?.trackUrl(refund.returnNumber) ?? null,
    },
    returnCarriers: waitsForParcel(refund) ? carriers().map(({ name }) => name) : [],
  };
}

async function picturesOf(hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  const rows = await database()
    .select(pictureColumns)
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
  return hashes.flatMap((hash) => rows.filter((row) => row.hash === hash).map(pictureValue));
}

const notReturned: readonly RefundStatus[] = ['under_review', 'refused', 'withdrawn', 'expired'];

function returnAddressOf({ refund, shop }: ShownRefund, locale: Locale): RefundDetail['returnAddress'] {
  if (
    refund.kind !== 'goods' ||
    notReturned.includes(refund.status) ||
    (refund.status === 'offered' && refund.sentBackAt === null)
  )
    return null;
  const name = refund.returnName || localized(shop.name, locale);
  // Returns that were accepted before addresses were copied go to where the shop is.
  if (refund.returnAddress === '') return { name, phone: shop.phone, address: shop.address };
  return { name, phone: refund.returnPhone, address: refund.returnAddress };
}

/** What the shop would pay, while the buyer may answer, and what was agreed to. */
function offerValue(
  {
    status,
    sentBackAt,
    offerAmount,
    offerReason,
    agreedAmount,
    askedPayable,
    payable,
    platformDecidedAt,
  }: ShownRefund['refund'],
  shown: Picture[],
): RefundDetail['offer'] {
  // A part that the platform has decided was agreed to by nobody.
  const isAgreed = agreedAmount !== null && platformDecidedAt === null;
  if (offerAmount === null || (status !== 'offered' && !isAgreed)) return null;
  return {
    amount: money(agreedAmount ?? offerAmount),
    asked: money(askedPayable ?? payable),
    reason: offerReason,
    pictures: shown,
    isAgreed,
    keepsProducts: sentBackAt === null,
  };
}

/** The products have to be sent back, or are under way: the carrier can be named, or corrected. */
const waitsForParcel = ({ kind, status }: ShownRefund['refund']) =>
  kind === 'goods' && ['accepted', 'sent_back', 'disputed'].includes(status);
