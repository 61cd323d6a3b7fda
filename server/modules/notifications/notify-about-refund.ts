import type { z } from 'zod';
import { type Locale, localized } from '#contract/core/languages.ts';
import type { RefundStatus } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { platformDecided, refundDeadlineNear, refundMoved } from '#server/modules/refunds/index.ts';
import type { ButtonText } from '#server/providers/messages/shared-texts.ts';
import { refundPage, refundPath } from './buyer-links.ts';
import type { MailedKind } from './kinds.ts';
import { consoleLink } from './mail-links.ts';
import { boxBlock, buttonBlock, dateText, deskButton, factsBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { notifyPeople } from './notify-people.ts';
import { findRefund, type RefundDetails } from './refund-queries.ts';
import { refundCase, refundContent, refundFacts, refundSteps } from './refund-words.ts';

type Move = z.output<typeof refundMoved.shape>;
type Notice = {
  kind: MailedKind;
  cause: string;
  deadline: Date | null;
  values?: Record<string, string>;
  by?: Move['by'];
};

/** Messages to the buyer: about what others have done. */
const buyerNotices: Partial<Record<RefundStatus, MailedKind>> = {
  offered: 'refundOffered',
  accepted: 'refundAccepted',
  disputed: 'refundDisputed',
  refused: 'refundRefused',
  refunded: 'refundPaid',
  expired: 'refundExpired',
};

/** Messages to the shop: about what the buyer, or the clock, has done. */
const shopNotices: Partial<Record<RefundStatus, MailedKind>> = {
  under_review: 'shopRefundRequested',
  accepted: 'shopRefundAccepted',
  sent_back: 'shopReturnSent',
  withdrawn: 'shopRefundWithdrawn',
  expired: 'shopRefundExpired',
};

/** Notifies the buyer and the shop about a refund's new status. */
export async function notifyAboutRefund(tx: Transaction, move: Move): Promise<void> {
  const { number, status, by, deadline } = move;
  const details = await findRefund(tx, number);
  if (!details) return;
  // A corrected tracking number is sent again, and so is another offer.
  const { returnNumber, offerCount } = details.refund;
  const again = [...(status === 'sent_back' ? [returnNumber] : []), ...(offerCount > 0 ? [offerCount] : [])];
  const cause = [number, status, by, ...again].join(':');
  const notice = { cause, deadline: deadline === null ? null : new Date(deadline) };
  const [toBuyer, toShop] = [buyerNotices[status], answerToOffer(move, details) ?? shopNotices[status]];
  if (toBuyer && by !== 'shopper')
    await notifyBuyer(tx, details, { ...notice, kind: toBuyer, values: reasonOf(details, by), by });
  if (toShop && concernsShop(move, details)) await notifyShop(tx, details, { ...notice, kind: toShop });
}

/** The buyer has answered the offer of a part. */
function answerToOffer({ status, by }: Move, { refund }: RefundDetails): MailedKind | null {
  if (by !== 'shopper' || refund.offerCount === 0) return null;
  if (status === 'refunding') return 'shopOfferAccepted';
  return status === 'under_review' || status === 'disputed' ? 'shopOfferDeclined' : null;
}

/** A request that was accepted at once needs no answer, and the shop knows what it or the platform did. */
function concernsShop({ status, by }: Move, { refund }: RefundDetails): boolean {
  if (status === 'under_review') return refund.status === 'under_review';
  return status === 'accepted' ? by === 'clock' && refund.platformDecidedAt === null : true;
}

/**
 * Why it was refused, by whoever decided last. Nobody gave a reason when the platform's deadline passed: then there was no proof that
 * the returned products had arrived.
 */
function reasonOf({ refund }: RefundDetails, by: Move['by']): Record<string, string> {
  const last = by === 'shop' ? refund.refusal : refund.platformReason;
  const reason = last || refund.refusal || refund.disputeNote;
  return { reason, why: reason ? 'given' : 'unproven', decider: by === 'shop' ? 'shop' : 'platform' };
}

/** Reminds the buyer or the shop, whoever has to act, of a deadline. */
export async function remindOfRefund(
  tx: Transaction,
  { number, status, waitsFor, deadline, ifSilent }: z.output<typeof refundDeadlineNear.shape>,
): Promise<void> {
  const details = waitsFor === 'platform' ? null : await findRefund(tx, number);
  if (!details) return;
  const notice = {
    cause: `${number}:${status}:${deadline}`,
    deadline: new Date(deadline),
    values: { outcome: ifSilent },
  };
  if (waitsFor === 'buyer')
    await notifyBuyer(tx, details, {
      ...notice,
      kind: status === 'offered' ? 'refundOfferDeadline' : 'refundDeadline',
    });
  else await notifyShop(tx, details, { ...notice, kind: 'shopRefundDeadline' });
}

/** Notifies the shop of the platform's decision. */
export async function notifyShopOfDecision(
  tx: Transaction,
  { number, isAccepted }: z.output<typeof platformDecided.shape>,
): Promise<void> {
  const details = await findRefund(tx, number);
  const values = { decision: isAccepted ? 'accepted' : 'refused' };
  if (details) await notifyShop(tx, details, { kind: 'shopRefundDecided', cause: number, deadline: null, values });
}

/** Notifies the buyer about a refund. */
export async function notifyBuyer(
  tx: Transaction,
  details: RefundDetails,
  { kind, cause, deadline, values, by }: Notice,
): Promise<void> {
  const { refund, orderNumber, reader } = details;
  const { locale } = reader;
  const isToBeSent = kind === 'refundDeadline' || (kind === 'refundAccepted' && refund.kind === 'goods');
  const page = await refundPage(tx, reader, { number: refund.number, orderNumber });
  await notify(tx, reader, {
    kind,
    cause,
    by,
    link: refundPath(refund.number),
    values: { ...refundFacts(details, deadline), ...values },
    blocks: [
      ...refundSteps(locale, details, kind),
      ...(isToBeSent
        ? boxBlock(locale, [
            ['sendBackBy', deadline && dateText(locale, deadline)],
            ['returnAddress', returnAddressText(locale, details)],
          ])
        : []),
      ...refundContent(locale, details, page),
      factsBlock(locale, [
        ['refundNumber', refund.number],
        ['orderNumber', orderNumber],
        ['pointsBack', refund.pointsUsed > 0 ? String(refund.pointsUsed) : null],
      ]),
      buttonBlock(locale, isToBeSent ? 'sendBack' : 'viewRefund', page),
    ],
  });
}

/** Where to send the products: what was copied when the return was accepted. */
function returnAddressText(locale: Locale, { refund, shop }: RefundDetails): string {
  const name = refund.returnName || localized(shop.name, locale);
  const { address, phone } = refund.returnAddress ? { address: refund.returnAddress, phone: refund.returnPhone } : shop;
  return [name, address, phone].filter(Boolean).join('\n');
}

const shopButtons: Partial<Record<MailedKind, ButtonText>> = {
  shopRefundRequested: 'answerRefund',
  shopRefundDeadline: 'answerRefund',
  shopReturnSent: 'confirmReturn',
  shopOfferDeclined: 'answerRefund',
};

async function notifyShop(
  tx: Transaction,
  details: RefundDetails,
  { kind, cause, deadline, values }: Notice,
): Promise<void> {
  const path = `/refunds/${details.refund.number}`;
  await notifyPeople(tx, details.shop.id, ({ locale }) => ({
    kind,
    cause,
    link: path,
    values: { ...refundFacts(details, deadline), ...values },
    blocks: [
      ...(kind === 'shopReturnSent'
        ? boxBlock(locale, [
            ['carrier', details.refund.returnCompany],
            ['trackingNumber', details.refund.returnNumber],
          ])
        : []),
      ...refundContent(locale, details, consoleLink(locale, details.shop.id, path)),
      refundCase(locale, details),
      deskButton(locale, shopButtons[kind] ?? 'openDesk', { of: 'shop', shopId: details.shop.id, path }),
    ],
  }));
}
