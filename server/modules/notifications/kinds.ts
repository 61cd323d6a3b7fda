import type { NoticeKind, NoticeSide } from '#contract/notifications/kinds.ts';
import type { OwnNoticeText } from '#server/http/translations.ts';
import { type MessageKind, messageKinds } from '#server/providers/messages/message.ts';

// Which kind of notification a message belongs to. What is no message has a text of its own, in the group `notification-texts`.

/** Who a text is for, and what they turn on and off with it. */
export type Place = { [Side in NoticeSide]: `${Side}.${NoticeKind}` }[NoticeSide];

export type OwnText = OwnNoticeText;

/** The mails and SMS that are also notifications on the pages of the mall. */
const placesOfMessages = {
  orderPaid: 'shopper.order_paid',
  orderShipped: 'shopper.order_shipped',
  trackingCorrected: 'shopper.order_changed',
  orderOverdue: 'shopper.order_late',
  addressChangeAgreed: 'shopper.order_changed',
  addressChangeRefused: 'shopper.order_changed',
  priceOffered: 'shopper.order_changed',
  chatAnswered: 'shopper.chat',
  paymentNotAccepted: 'shopper.payment_problem',
  paymentReturned: 'shopper.payment_problem',
  refundAccepted: 'shopper.refund',
  refundRefused: 'shopper.refund',
  refundPaid: 'shopper.refund',
  refundDisputed: 'shopper.dispute',
  refundExpired: 'shopper.refund',
  refundDeadline: 'shopper.refund_deadline',
  refundOffered: 'shopper.refund',
  refundOfferDeadline: 'shopper.refund_deadline',
  buyerProviderRefundRefused: 'shopper.refund',
  backInStock: 'shopper.back_in_stock',
  priceDropped: 'shopper.price_drop',
  questionAnswered: 'shopper.question_answer',
  applicationApproved: 'shopper.application',
  applicationRefused: 'shopper.application',
  applicationAsked: 'shopper.application',
  shopBlocked: 'shop.shop',
  shopUnblocked: 'shop.shop',
  shopReopened: 'shop.shop',
  shopSale: 'shop.sold',
  shopShipSoon: 'shop.ship_deadline',
  shopShipOverdue: 'shop.ship_deadline',
  shopAddressChange: 'shop.order_changed',
  shopPriceConfirmed: 'shop.order_changed',
  shopPriceDeclined: 'shop.order_changed',
  shopRefundRequested: 'shop.refund',
  shopRefundAccepted: 'shop.refund',
  shopRefundWithdrawn: 'shop.refund',
  shopRefundExpired: 'shop.refund',
  shopRefundDecided: 'shop.dispute',
  shopRefundDeadline: 'shop.refund_deadline',
  shopOfferAccepted: 'shop.refund',
  shopOfferDeclined: 'shop.refund',
  shopReturnSent: 'shop.refund',
  shopReview: 'shop.review',
  shopQuestion: 'shop.question',
  shopProductApproved: 'shop.product',
  shopProductRefused: 'shop.product',
  shopProductForcedDown: 'shop.product',
  shopProductLifted: 'shop.product',
  shopFlashAccepted: 'shop.flash_sale',
  shopFlashRefused: 'shop.flash_sale',
  shopFlashCancelled: 'shop.flash_sale',
  shopPayoutPaid: 'shop.payout',
  shopPayoutRefused: 'shop.payout',
  shopPayoutFailed: 'shop.payout',
  shopPayoutAccount: 'shop.payout_account',
  shopWebhookOff: 'shop.webhook',
  platformApplication: 'platform.application',
  platformHandOver: 'platform.shop',
  platformRefund: 'platform.dispute',
  platformRefundDeadline: 'platform.refund_deadline',
  platformProviderRefundRefused: 'platform.provider_refund',
  platformChecksRed: 'platform.checks',
} as const satisfies Partial<Record<MessageKind, Place>>;

const placesOfOwnTexts = {
  outForDelivery: 'shopper.out_for_delivery',
  delivered: 'shopper.delivered',
  couponEnding: 'shopper.coupon_ending',
  reviewAnswered: 'shopper.review_answer',
  stockLow: 'shop.low_stock',
} as const satisfies Record<OwnText, Place>;

export type MailedKind = keyof typeof placesOfMessages;
export type NoticeText = MailedKind | OwnText;

const places: Readonly<Record<NoticeText, Place>> = { ...placesOfMessages, ...placesOfOwnTexts };

export const isMailed = (text: string): text is MailedKind => text in placesOfMessages;

/** Whose notification a text is, and of which kind. What the platform has decided about a refund is a dispute's end. */
export function placeOf(text: NoticeText, by?: string | null): { side: NoticeSide; kind: NoticeKind } {
  const [side, kind] = places[text].split('.') as [NoticeSide, NoticeKind];
  return { side, kind: side === 'shopper' && kind === 'refund' && by === 'platform' ? 'dispute' : kind };
}

const isOf = (side: NoticeSide, kind: NoticeKind) => (name: string) =>
  places[name as NoticeText] === `${side}.${kind}` ||
  (kind === 'dispute' && side === 'shopper' && places[name as NoticeText] === 'shopper.refund');

/** Whether a kind of notification is sent by mail, and by SMS. */
export function messagesOf(side: NoticeSide, kind: NoticeKind): { mail: boolean; sms: boolean } {
  const names = (Object.keys(placesOfMessages) as MailedKind[]).filter(isOf(side, kind));
  const channels = names.flatMap((name) => [...messageKinds[name]] as string[]);
  return { mail: channels.includes('email'), sms: channels.includes('sms') };
}

/** The messages of a kind, by their names. */
export function messageNamesOf(side: NoticeSide, kind: NoticeKind): MailedKind[] {
  return (Object.keys(placesOfMessages) as MailedKind[]).filter((name) => places[name] === `${side}.${kind}`);
}
