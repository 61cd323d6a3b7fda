import type { MailTone } from './mail-blocks.ts';
import type { MessageKind } from './message.ts';

const good: readonly MessageKind[] = [
  ...(['passwordChanged', 'secondFactorOn', 'recoveryCodesRenewed', 'orderPaid', 'orderShipped'] as const),
  ...([
    'addressChangeAgreed',
    'paymentReturned',
    'refundAccepted',
    'refundPaid',
    'backInStock',
    'priceDropped',
  ] as const),
  ...(['applicationApproved', 'shopReopened', 'shopUnblocked', 'handOverAccepted', 'handOverCompleted'] as const),
  ...(['shopSale', 'shopPriceConfirmed', 'shopOfferAccepted', 'shopProductApproved', 'shopProductLifted'] as const),
  ...(['shopFlashAccepted', 'shopPayoutPaid'] as const),
];

/** Something is to be done soon, or has gone wrong. */
const attention: readonly MessageKind[] = [
  ...(['contactChanged', 'secondFactorOff', 'recoveryCodeUsed', 'orderOverdue', 'paymentNotAccepted'] as const),
  ...(['refundDeadline', 'refundOfferDeadline', 'buyerProviderRefundRefused', 'applicationAsked'] as const),
  ...(['shopBlocked', 'shopShipSoon', 'shopShipOverdue', 'shopRefundDeadline', 'shopProductForcedDown'] as const),
  ...(['shopPayoutFailed', 'shopPayoutAccount', 'shopWebhookOff', 'platformRefundDeadline'] as const),
  ...(['platformProviderRefundRefused', 'platformChecksRed'] as const),
];

export function toneOf(kind: MessageKind): MailTone {
  if (good.includes(kind)) return 'good';
  return attention.includes(kind) ? 'attention' : 'none';
}
