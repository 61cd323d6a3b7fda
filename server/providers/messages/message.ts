export type Channel = 'email' | 'sms';

/** What the mall writes to people about, and by which ways. The words are in the group `mails` of each language. */
export const messageKinds = {
  registerCode: ['email'],
  alreadyRegistered: ['email'],
  resetCode: ['email'],
  phoneCode: ['sms'],
  passwordCode: ['email', 'sms'],
  passwordChanged: ['email'],
  bindingCode: ['email', 'sms'],
  memberCode: ['email'],
  proofCode: ['email', 'sms'],
  contactChanged: ['email', 'sms'],
  orderCode: ['email'],
  orderInAccount: ['email'],
  orderPaid: ['email', 'sms'],
  orderShipped: ['email', 'sms'],
  orderOverdue: ['email', 'sms'],
  paymentNotKept: ['email', 'sms'],
  paymentReturned: ['email', 'sms'],
  refundAccepted: ['email', 'sms'],
  refundRefused: ['email', 'sms'],
  refundPaid: ['email', 'sms'],
  refundDisputed: ['email', 'sms'],
  refundExpired: ['email', 'sms'],
  refundDeadline: ['email', 'sms'],
  buyerProviderRefundRefused: ['email', 'sms'],
  applicationCode: ['email'],
  applicationApproved: ['email'],
  applicationRefused: ['email'],
  shopSale: ['email'],
  shopShipSoon: ['email'],
  shopShipOverdue: ['email'],
  shopRefundRequested: ['email'],
  shopRefundAccepted: ['email'],
  shopRefundWithdrawn: ['email'],
  shopRefundExpired: ['email'],
  shopRefundDecided: ['email'],
  shopRefundDeadline: ['email'],
  shopReturnSent: ['email'],
  shopReview: ['email'],
  platformApplication: ['email'],
  platformRefund: ['email'],
  platformRefundDeadline: ['email'],
  platformProviderRefundRefused: ['email'],
} as const satisfies Record<string, readonly Channel[]>;

export type MessageKind = keyof typeof messageKinds;

/** A message as it is handed to whoever carries it. */
export type Message = {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
};

/** Hands a message over. Rejects when it has not been taken; one that is handed over twice has the same id. */
export type Carry = (message: Message) => Promise<void>;
