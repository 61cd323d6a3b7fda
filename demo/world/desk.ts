import { randomInt } from 'node:crypto';
import type { Locale } from '#contract/core/languages.ts';
import type { PlatformAction, ShopAction } from '#contract/demo/developer-desk.ts';
import type { ParcelInput } from '#contract/shipping/merchant.ts';
import { approveApplication } from '#server/modules/applications/approve-application.ts';
import { refuseApplication } from '#server/modules/applications/refuse-application.ts';
import { recordTransfer } from '#server/modules/payments/record-transfer.ts';
import { approvePayout, recordPaidPayout } from '#server/modules/payouts/decide-payout.ts';
import { acceptRefund, decideRefund, refuseRefund } from '#server/modules/refunds/decide-refund.ts';
import { contestReturn, receiveReturn } from '#server/modules/refunds/returned-products.ts';
import { answerReview } from '#server/modules/reviews/answer-review.ts';
import { shipOrder } from '#server/modules/shipping/ship-order.ts';
import { shopOfOrder, shopOfRefund, shopOfReview } from './shop-queries.ts';

/** Acts for a shop by the operations that its own calls use, so every rule holds. */
export async function actAsShop(input: ShopAction): Promise<null> {
  switch (input.action) {
    case 'ship': {
      const { shopId, delivery } = await shopOfOrder(input.orderNo);
      await shipOrder({ shopId, accountId: null }, { orderNo: input.orderNo, parcel: parcelBy(delivery), lines: [] });
      return null;
    }
    case 'answerReview':
      return answerReview({ shopId: await shopOfReview(input.id), accountId: null }, { ...input, replaces: null });
    case 'acceptRefund':
    case 'refuseRefund':
    case 'receiveReturn':
    case 'contestReturn':
      return answerRefund(input);
  }
}

type RefundAction = Extract<ShopAction, { refundOrderNo: string }>;

async function answerRefund(input: RefundAction): Promise<null> {
  const { refundOrderNo: number } = input;
  const actor = { shopId: await shopOfRefund(number), accountId: null };
  switch (input.action) {
    case 'acceptRefund':
      return acceptRefund(actor, number, null);
    case 'refuseRefund':
      return refuseRefund(actor, { ...input, pictures: [] });
    case 'receiveReturn':
      return receiveReturn(actor, number);
    case 'contestReturn':
      return contestReturn(actor, { ...input, pictures: [] });
  }
}

/** A courier's parcel goes by the demo's own carrier, which can be moved on at once. */
function parcelBy(delivery: 'courier' | 'dispatch' | 'pickup' | 'virtual'): ParcelInput {
  if (delivery !== 'courier') return { kind: delivery };
  return { kind: 'courier', carrier: 'demo-post', trackingNumber: `GP${Date.now()}${randomInt(100, 1_000)}` };
}

/** Acts for the platform's staff. */
export async function actAsPlatform(input: PlatformAction, locale: Locale): Promise<null> {
  switch (input.action) {
    case 'approveApplication':
      await approveApplication(null, { id: input.id }, locale);
      return null;
    case 'refuseApplication':
      await refuseApplication(null, { id: input.id, reason: input.reason }, locale);
      return null;
    case 'grantRefund':
      return decideRefund(null, { refundOrderNo: input.refundOrderNo, isAccepted: true, reason: '' });
    case 'recordTransfer':
      return recordTransfer(null, input);
    case 'approvePayout':
      return approvePayout(null, input.payoutNo);
    case 'payPayout':
      return recordPaidPayout(null, input.payoutNo, input.reference);
    case 'denyRefund':
      return decideRefund(null, { refundOrderNo: input.refundOrderNo, isAccepted: false, reason: input.reason });
  }
}
