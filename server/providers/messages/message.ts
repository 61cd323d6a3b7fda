export type Channel = 'email' | 'sms';

/** Every kind of message, and the channels it is sent by. The texts are in the group `mails` of each language. */
export const messageKinds = {
  registerCode: ['email'],
  alreadyRegistered: ['email'],
  resetCode: ['email'],
  phoneCode: ['sms'],
  passwordCode: ['email', 'sms'],
  passwordChanged: ['email'],
  secondFactorOn: ['email'],
  secondFactorOff: ['email'],
  recoveryCodesRenewed: ['email'],
  recoveryCodeUsed: ['email'],
  bindingCode: ['email', 'sms'],
  memberCode: ['email'],
  proofCode: ['email', 'sms'],
  contactChanged: ['email', 'sms'],
  orderCode: ['email'],
  orderInAccount: ['email'],
  orderPaid: ['email', 'sms'],
  orderShipped: ['email', 'sms'],
  trackingCorrected: ['email', 'sms'],
  orderOverdue: ['email', 'sms'],
  addressChangeAgreed: ['email'],
  addressChangeRefused: ['email'],
  priceOffered: ['email'],
  chatAnswered: ['email'],
  paymentNotAccepted: ['email', 'sms'],
  paymentReturned: ['email', 'sms'],
  refundAccepted: ['email', 'sms'],
  refundRefused: ['email', 'sms'],
  refundPaid: ['email', 'sms'],
  refundDisputed: ['email', 'sms'],
  refundExpired: ['email', 'sms'],
  refundDeadline: ['email', 'sms'],
  refundOffered: ['email', 'sms'],
  refundOfferDeadline: ['email', 'sms'],
  buyerProviderRefundRefused: ['email', 'sms'],
  backInStock: ['email'],
  priceDropped: ['email'],
  questionAnswered: ['email'],
  staffInvitation: ['email'],
  operatorInvitation: ['email'],
  handOverOffered: ['email'],
  handOverStarted: ['email'],
  handOverAccepted: ['email'],
  handOverCompleted: ['email'],
  handOverEnded: ['email'],
  applicationCode: ['email'],
  applicationApproved: ['email'],
  applicationRefused: ['email'],
  applicationAsked: ['email'],
  shopBlocked: ['email'],
  shopUnblocked: ['email'],
  shopReopened: ['email'],
  shopSale: ['email'],
  shopShipSoon: ['email'],
  shopShipOverdue: ['email'],
  shopAddressChange: ['email'],
  shopPriceConfirmed: ['email'],
  shopPriceDeclined: ['email'],
  shopRefundRequested: ['email'],
  shopRefundAccepted: ['email'],
  shopRefundWithdrawn: ['email'],
  shopRefundExpired: ['email'],
  shopRefundDecided: ['email'],
  shopRefundDeadline: ['email'],
  shopOfferAccepted: ['email'],
  shopOfferDeclined: ['email'],
  shopReturnSent: ['email'],
  shopReview: ['email'],
  shopQuestion: ['email'],
  shopProductApproved: ['email'],
  shopProductRefused: ['email'],
  shopProductForcedDown: ['email'],
  shopProductLifted: ['email'],
  shopFlashAccepted: ['email'],
  shopFlashRefused: ['email'],
  shopFlashCancelled: ['email'],
  shopPayoutPaid: ['email'],
  shopPayoutRefused: ['email'],
  shopPayoutFailed: ['email'],
  shopPayoutAccount: ['email'],
  shopWebhookOff: ['email'],
  platformApplication: ['email'],
  platformHandOver: ['email'],
  platformRefund: ['email'],
  platformRefundDeadline: ['email'],
  platformProviderRefundRefused: ['email'],
  platformChecksRed: ['email'],
} as const satisfies Record<string, readonly Channel[]>;

export type MessageKind = keyof typeof messageKinds;

/** A message as it is passed to a provider. */
export type Message = {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  /** Where its reader turns such messages off with one click. */
  unsubscribeUrl?: string | null;
};

/** Sends a message. Rejects when the provider has not accepted it; a retry has the same id. */
export type SendMessage = (message: Message) => Promise<void>;
