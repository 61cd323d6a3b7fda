import { languageTag } from '#contract/languages.ts';
import type { RefundStatus } from '#contract/refunds.ts';
import type { Transaction } from '#server/database/connection.ts';
import { type MessageKind, queueMessage } from '#server/providers/messages/queue-message.ts';
import { findRefundNotice } from './refund-queries.ts';

/** What its buyer is told of: how it was decided, and that the money has gone. All else they have done themselves. */
const notices: Partial<Record<RefundStatus, MessageKind>> = {
  accepted: 'refundAccepted',
  refused: 'refundRefused',
  refunded: 'refundPaid',
};

/** Tells the buyer what has become of a refund: by mail, or by SMS to who has no mailbox. */
export async function tellAboutRefund(
  tx: Transaction,
  { number, status }: { number: string; status: RefundStatus },
): Promise<void> {
  const kind = notices[status];
  const notice = kind && (await findRefundNotice(tx, number));
  if (!kind || !notice) return;
  const { email, phone, locale } = notice;
  const to = email ?? phone;
  if (!to) return;
  const values = {
    number,
    order: notice.orderNumber,
    amount: amountText(languageTag(locale), notice.payable, notice.currency),
    kind: notice.kind,
    reason: notice.refusal,
  };
  await queueMessage(tx, { channel: email ? 'email' : 'sms', to, locale, kind, values });
}

function amountText(tag: string, minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minorUnits / 10 ** maximumFractionDigits);
}
