import type { MessageTopic } from '#contract/notifications/message-wording.ts';
import type { MailPart } from '#server/http/translations.ts';
import type { MessageKind } from './message.ts';
import { type SharedText, sharedTexts } from './shared-texts.ts';

/** Of each topic its kinds of message, in the order in which people meet them. */
const kindsOf: Record<Exclude<MessageTopic, 'shared'>, readonly MessageKind[]> = {
  account: [
    ...(['registerCode', 'alreadyRegistered', 'memberCode', 'phoneCode', 'resetCode', 'passwordCode'] as const),
    ...(['passwordChanged', 'bindingCode', 'proofCode', 'contactChanged', 'secondFactorOn'] as const),
    ...(['secondFactorOff', 'recoveryCodesRenewed', 'recoveryCodeUsed'] as const),
  ],
  orders: [
    ...(['orderPaid', 'orderShipped', 'trackingCorrected', 'orderOverdue', 'priceOffered'] as const),
    ...(['addressChangeAgreed', 'addressChangeRefused', 'paymentNotAccepted', 'paymentReturned'] as const),
    ...(['orderCode', 'orderInAccount', 'chatAnswered'] as const),
  ],
  refunds: [
    ...(['refundAccepted', 'refundRefused', 'refundOffered', 'refundOfferDeadline', 'refundDeadline'] as const),
    ...(['refundDisputed', 'refundExpired', 'refundPaid', 'buyerProviderRefundRefused'] as const),
  ],
  alerts: ['backInStock', 'priceDropped', 'questionAnswered'],
  selling: ['applicationCode', 'applicationApproved', 'applicationAsked', 'applicationRefused'],
  shop: [
    ...(['shopBlocked', 'shopUnblocked', 'shopReopened', 'staffInvitation', 'handOverOffered'] as const),
    ...(['handOverStarted', 'handOverAccepted', 'handOverCompleted', 'handOverEnded', 'shopWebhookOff'] as const),
  ],
  sales: [
    ...(['shopSale', 'shopShipSoon', 'shopShipOverdue', 'shopAddressChange', 'shopPriceConfirmed'] as const),
    ...(['shopPriceDeclined', 'shopReview', 'shopQuestion'] as const),
  ],
  returns: [
    ...(['shopRefundRequested', 'shopRefundAccepted', 'shopRefundWithdrawn', 'shopRefundExpired'] as const),
    ...(['shopRefundDecided', 'shopRefundDeadline', 'shopOfferAccepted', 'shopOfferDeclined'] as const),
    'shopReturnSent',
  ],
  products: [
    ...(['shopProductApproved', 'shopProductRefused', 'shopProductForcedDown', 'shopProductLifted'] as const),
    ...(['shopFlashAccepted', 'shopFlashRefused', 'shopFlashCancelled'] as const),
  ],
  payouts: ['shopPayoutPaid', 'shopPayoutRefused', 'shopPayoutFailed', 'shopPayoutAccount'],
  mall: [
    ...(['platformApplication', 'platformRefund', 'platformRefundDeadline', 'platformProviderRefundRefused'] as const),
    ...(['platformHandOver', 'platformChecksRed', 'operatorInvitation'] as const),
  ],
};

/** Why people get mails about a topic: what those say at their end. */
const reasons = {
  ...{ account: 'whyAccount', orders: 'whyOrder', refunds: 'whyOrder', alerts: 'whyAsked', selling: 'whyApplicant' },
  ...{ shop: 'whyShop', sales: 'whyShop', returns: 'whyShop', products: 'whyShop', payouts: 'whyShop' },
  mall: 'whyOperator',
} as const satisfies Record<keyof typeof kindsOf, MailPart>;

/** Sent about a topic, and for another reason than the rest of it. */
const otherReasons: Partial<Record<MessageKind, MailPart>> = {
  chatAnswered: 'whyAsked',
  staffInvitation: 'whyInvited',
  operatorInvitation: 'whyInvited',
  handOverOffered: 'whyInvited',
};

export type TopicKind = { kind: MessageKind; topic: keyof typeof kindsOf };
/** The last line of mails, or one of their buttons: it is written as a message is, and sent with others. */
export type SharedKind = { kind: SharedText; topic: 'shared' };

/** Every kind of message with its topic. */
export const everyKind: readonly TopicKind[] = Object.entries(kindsOf).flatMap(([topic, kinds]) =>
  kinds.map((kind) => ({ kind, topic: topic as TopicKind['topic'] })),
);

export const everyShared: readonly SharedKind[] = sharedTexts.map((kind) => ({ kind, topic: 'shared' }));

const topicOf = new Map(everyKind.map(({ kind, topic }) => [kind, topic]));

/** Why someone gets a mail of this kind. */
export const reasonOf = (kind: MessageKind): MailPart => otherReasons[kind] ?? reasons[topicOf.get(kind) ?? 'account'];
