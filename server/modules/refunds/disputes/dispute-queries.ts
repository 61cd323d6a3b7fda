import { eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { getDispute } from '#contract/refunds/platform.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { getSite } from '#server/modules/content/index.ts';
import { maskContact } from '#server/modules/identity/index.ts';
import { readWholeOrder, type WholeOrder } from '#server/modules/orders/index.ts';
import { ifSilent, waitsFor } from '#server/modules/refunds/deadlines.ts';
import { listFacts } from '#server/modules/refunds/platform-orders/order-fact-queries.ts';
import { findNickname, findRefundRow, listChosen } from '#server/modules/refunds/queries.ts';
import { getRefund } from '#server/modules/refunds/reads/refund-queries.ts';
import { listParcels } from '#server/modules/shipping/index.ts';
import { shopPolicies } from '#server/modules/shops/tables.ts';

type Dispute = OutputOf<typeof getDispute>;

/** Everything that a decision between buyer and shop needs. */
export async function getDisputeOf(number: string, locale: Locale): Promise<Dispute> {
  const refund = await findRefundRow(database(), { number });
  if (!refund) throw new Refusal('refund_not_found');
  const order = await readWholeOrder(database(), refund.orderId);
  const [seen, parcels, facts, rules, chosen, decidedBy] = await Promise.all([
    getRefund({ number }, locale),
    listParcels(order.id, locale),
    listFacts(order),
    rulesFor(order, locale),
    listChosen(database(), refund.id),
    refund.platformDecidedBy === null ? null : findNickname(database(), refund.platformDecidedBy),
  ]);
  const mayDecide = waitsFor(refund) === 'platform';
  return {
    ...seen,
    buyerId: refund.accountId,
    orderedAt: order.createdAt.toISOString(),
    orderStatus: order.status,
    orderPayable: money(order.payable),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      personPhone: parcel.personPhone && maskContact(parcel.personPhone),
    })),
    facts,
    rules,
    ifSilent: mayDecide ? (ifSilent(refund) as Dispute['ifSilent']) : null,
    sentBackAt: refund.sentBackAt?.toISOString() ?? null,
    mayDecide,
    mayDivide: mayDecide && refund.payable > 1 && chosen.every(({ unsent }) => unsent === 0),
    decidedBy,
    decidedAt: refund.platformDecidedAt?.toISOString() ?? null,
  };
}

/** What shop and mall promise, as they are now: earlier wording is not stored, so it is said when it has changed since. */
async function rulesFor({ shopId, createdAt, lines }: WholeOrder, locale: Locale): Promise<Dispute['rules']> {
  const [[written], sold, { list }, days] = await Promise.all([
    database().select().from(shopPolicies).where(eq(shopPolicies.shopId, shopId)),
    database()
      .select({ guarantees: products.guarantees })
      .from(products)
      .where(
        inArray(
          products.id,
          lines.map(({ productId }) => productId),
        ),
      ),
    getSite(database(), 'guarantees'),
    getSite(database(), 'refunds'),
  ]);
  const chosen = new Set(sold.flatMap(({ guarantees }) => guarantees));
  return {
    policies: written
      ? {
          returns: localized(written.returns, locale),
          delivery: localized(written.delivery, locale),
          guarantee: localized(written.guarantee, locale),
        }
      : null,
    savedAt: written?.savedAt?.toISOString() ?? null,
    isAfterOrder: written?.savedAt ? written.savedAt > createdAt : false,
    guarantees: list
      .filter(({ key, isShown, isChosen }) => isShown && (!isChosen || chosen.has(key)))
      .map(({ name, text }) => ({ title: localized(name, locale), text: localized(text, locale) })),
    days: {
      ...{ answer: days.answerDays, sendBack: days.sendBackDays },
      ...{ confirm: days.confirmDays, decide: days.decideDays },
    },
  };
}
