import type { z } from 'zod';
import type { RefundStatus } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { MailPart } from '#server/http/translations.ts';
import type { platformDecided, refundDeadlineNear, refundMoved } from '#server/modules/refunds/index.ts';
import type { MessageKind } from '#server/providers/messages/queue-message.ts';
import { refundPage } from './buyer-links.ts';
import { buttonBlock, deskButton, factsBlock } from './mail-words.ts';
import { findShopReader } from './reader-queries.ts';
import { findRefund, type ToldRefund } from './refund-queries.ts';
import { refundCase, refundContent, refundValues } from './refund-words.ts';
import { tell } from './tell.ts';

type Move = z.output<typeof refundMoved.shape>;
type Notice = { kind: MessageKind; cause: string; deadline: Date | null; values?: Record<string, string> };

/** What its buyer is told of: what others have done. All else they have done themselves. */
const buyerNotices: Partial<Record<RefundStatus, MessageKind>> = {
  accepted: 'refundAccepted',
  disputed: 'refundDisputed',
  refused: 'refundRefused',
  refunded: 'refundPaid',
  expired: 'refundExpired',
};

/** What its shop is told of: what the buyer, or the clock, has done. */
const shopNotices: Partial<Record<RefundStatus, MessageKind>> = {
  under_review: 'shopRefundRequested',
  accepted: 'shopRefundAccepted',
  sent_back: 'shopReturnSent',
  withdrawn: 'shopRefundWithdrawn',
  expired: 'shopRefundExpired',
};

/** Tells the buyer, and the shop, what has become of a refund. */
export async function tellAboutRefund(tx: Transaction, move: Move): Promise<void> {
  const { number, status, by, deadline } = move;
  const told = await findRefund(tx, number);
  if (!told) return;
  // A corrected tracking number is told anew.
  const cause = [number, status, by, ...(status === 'sent_back' ? [told.refund.returnNumber] : [])].join(':');
  const notice = { cause, deadline: deadline === null ? null : new Date(deadline) };
  const [toBuyer, toShop] = [buyerNotices[status], shopNotices[status]];
  if (toBuyer && by !== 'shopper') await tellBuyer(tx, told, { ...notice, kind: toBuyer, values: reasonOf(told, by) });
  if (toShop && concernsShop(move, told)) await tellShop(tx, told, { ...notice, kind: toShop });
}

/** A request that was accepted at once asks for no answer; and what the shop or the platform did, they know. */
function concernsShop({ status, by }: Move, { refund }: ToldRefund): boolean {
  if (status === 'under_review') return refund.status === 'under_review';
  return status === 'accepted' ? by === 'clock' && refund.platformDecidedAt === null : true;
}

/** Why it was refused, by whoever has had the last word. */
function reasonOf({ refund }: ToldRefund, by: Move['by']): Record<string, string> {
  const last = by === 'shop' ? refund.refusal : refund.platformReason;
  return { reason: last || refund.refusal || refund.disputeNote || '–' };
}

/** Reminds the buyer or the shop, whoever it waits for, of a deadline. */
export async function remindOfRefund(
  tx: Transaction,
  { number, status, waitsFor, deadline, ifSilent }: z.output<typeof refundDeadlineNear.shape>,
): Promise<void> {
  const told = waitsFor === 'platform' ? null : await findRefund(tx, number);
  if (!told) return;
  const notice = {
    cause: `${number}:${status}:${deadline}`,
    deadline: new Date(deadline),
    values: { outcome: ifSilent },
  };
  if (waitsFor === 'buyer') await tellBuyer(tx, told, { ...notice, kind: 'refundDeadline' });
  else await tellShop(tx, told, { ...notice, kind: 'shopRefundDeadline' });
}

/** Tells the shop how it was decided between it and the buyer. */
export async function tellShopOfDecision(
  tx: Transaction,
  { number, isAccepted }: z.output<typeof platformDecided.shape>,
): Promise<void> {
  const told = await findRefund(tx, number);
  const values = { decision: isAccepted ? 'accepted' : 'refused' };
  if (told) await tellShop(tx, told, { kind: 'shopRefundDecided', cause: number, deadline: null, values });
}

/** Tells its buyer something about a refund. */
export async function tellBuyer(
  tx: Transaction,
  told: ToldRefund,
  { kind, cause, deadline, values }: Notice,
): Promise<void> {
  const { refund, orderNumber, shop, reader } = told;
  const { locale } = reader;
  const isToBeSent = kind === 'refundDeadline' || (kind === 'refundAccepted' && refund.kind === 'goods');
  await tell(tx, reader, {
    kind,
    cause,
    values: { ...refundValues(locale, told, deadline), ...values },
    blocks: [
      ...refundContent(locale, told),
      factsBlock(locale, [
        ['refundNumber', refund.number],
        ['orderNumber', orderNumber],
        ['pointsBack', refund.pointsUsed > 0 ? String(refund.pointsUsed) : null],
        ['returnAddress', isToBeSent ? `${shop.name}\n${shop.address}\n${shop.phone}` : null],
      ]),
      buttonBlock(
        locale,
        isToBeSent ? 'sendBack' : 'viewRefund',
        await refundPage(tx, reader, { number: refund.number, orderNumber }),
      ),
    ],
  });
}

const shopButtons: Partial<Record<MessageKind, MailPart>> = {
  shopRefundRequested: 'answerRefund',
  shopRefundDeadline: 'answerRefund',
  shopReturnSent: 'confirmReturn',
};

async function tellShop(tx: Transaction, told: ToldRefund, { kind, cause, deadline, values }: Notice): Promise<void> {
  const shop = await findShopReader(tx, told.shop.id);
  if (!shop) return;
  const { locale } = shop.reader;
  await tell(tx, shop.reader, {
    kind,
    cause,
    values: { ...refundValues(locale, told, deadline), ...values },
    blocks: [
      ...refundContent(locale, told),
      refundCase(locale, told),
      deskButton(locale, shopButtons[kind] ?? 'openDesk', { of: 'shop', shopId: told.shop.id }),
    ],
  });
}
