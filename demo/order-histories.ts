import { cancelPayment } from '#contract/orders/shopper.ts';
import type { CardBehaviour } from '#contract/payments/developer.ts';
import { acceptRefund, contestReturn, refuseRefund } from '#contract/refunds/merchant.ts';
import {
  getApplyInfo,
  type RefundKind,
  type RefundReason,
  requestRefund,
  withdrawRefund,
} from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { listWaitingLines, writeReview } from '#contract/reviews/shopper-own.ts';
import { shipOrder } from '#contract/shipping/merchant.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { advanceParcel } from '#server/modules/shipping/index.ts';
import type { Ask } from './ask-as.ts';

export type Sides = { buys: Ask; sells: Ask };
export type Placed = { orderNumber: string; paymentNumber: string; orderNumbers: string[] };

type History = {
  units: number;
  /** How it is paid; an order without a card is not. */
  card?: CardBehaviour;
  /** Bought together with something to collect and something that needs no delivery. */
  isWithOthers?: true;
  play: (sides: Sides, placed: Placed) => Promise<unknown>;
};

/** What happens to each order, the oldest first: together they show every state of orders and of refunds. */
export const orderHistories: readonly History[] = [
  {
    units: 1,
    card: 'succeeds',
    async play(sides, placed) {
      await sides.sells(acceptRefund, await askForRefund(sides, placed, 'money', 'changed_mind'));
    },
  },
  {
    // The card's bank takes no money back, so this refund waits for the platform to pay it another way.
    units: 1,
    card: 'refuses_refund',
    async play(sides, placed) {
      await sides.sells(acceptRefund, await askForRefund(sides, placed, 'money', 'wrong_order'));
    },
  },
  {
    units: 1,
    card: 'succeeds',
    async play(sides, placed) {
      await deliver(sides, placed, 'GP2611150001');
      const waiting = await sides.buys(listWaitingLines, {});
      const line = waiting.list.find((one) => one.merOrderNo === placed.orderNumber);
      const words = { star: 5, serviceStar: 5, comment: 'Just as shown, and here within two days.' };
      if (line) await sides.buys(writeReview, { orderNo: placed.orderNumber, orderInfoId: line.id, ...words });
    },
  },
  {
    units: 5,
    card: 'succeeds',
    async play(sides, placed) {
      await deliver(sides, placed, 'GP2611150002');
      const accepted = await askForRefund(sides, placed, 'goods', 'not_as_described');
      await sides.sells(acceptRefund, accepted);
      await sendBack(sides, placed, 'GP2611150012');
      const contested = await sendBack(sides, placed, 'GP2611150022');
      const note = 'The box came back empty.';
      await sides.sells(contestReturn, { ...contested, kind: 'not_ours', note, pictures: [] });
      await askForRefund(sides, placed, 'goods', 'damaged');
    },
  },
  {
    units: 3,
    card: 'succeeds',
    async play(sides, placed) {
      await deliver(sides, placed, 'GP2611150003');
      const refused = await askForRefund(sides, placed, 'goods', 'changed_mind');
      await sides.sells(refuseRefund, { ...refused, reason: 'It was opened and used.' });
      await sides.buys(withdrawRefund, await askForRefund(sides, placed, 'goods', 'late'));
    },
  },
  {
    units: 1,
    card: 'succeeds',
    async play(sides, placed) {
      await advanceParcel(await ship(sides, placed, 'GP2611150004'));
    },
  },
  { units: 1, card: 'succeeds', isWithOthers: true, async play() {} },
  {
    units: 1,
    async play({ buys }, { paymentNumber }) {
      await buys(cancelPayment, { orderNo: paymentNumber, reason: 'Ordered twice' });
    },
  },
  { units: 1, async play() {} },
];

/** Sends an order off by the demo's own carrier, and returns the number of its parcel. */
export async function ship(
  { sells }: Pick<Sides, 'sells'>,
  { orderNumber }: Placed,
  trackingNumber: string,
): Promise<number> {
  const parcel = { kind: 'courier', carrier: 'demo-post', trackingNumber } as const;
  return (await sells(shipOrder, { orderNo: orderNumber, parcel, lines: [] })).shipmentId;
}

/** Sends it, and has the carrier bring it before the buyer confirms that it is there. */
async function deliver(sides: Sides, placed: Placed, trackingNumber: string): Promise<void> {
  const shipmentId = await ship(sides, placed, trackingNumber);
  while (await advanceParcel(shipmentId));
  await sides.buys(confirmReceipt, { orderNo: placed.orderNumber });
}

/** Asks for the money of one unit. */
async function askForRefund(
  { buys }: Sides,
  { orderNumber }: Placed,
  kind: RefundKind,
  reason: RefundReason,
): Promise<{ refundOrderNo: string }> {
  const { orderInfoList } = await buys(getApplyInfo, { orderNo: orderNumber });
  const lines = orderInfoList.map(({ lineId }) => ({ lineId, quantity: 1 }));
  return buys(requestRefund, { orderNo: orderNumber, lines, kind, reason, note: '', pictures: [] });
}

/** One unit is accepted back and under way to the shop. */
async function sendBack(sides: Sides, placed: Placed, trackingNumber: string): Promise<{ refundOrderNo: string }> {
  const refund = await askForRefund(sides, placed, 'goods', 'poor_quality');
  await sides.sells(acceptRefund, refund);
  await sides.buys(sendBackProducts, { ...refund, company: 'demo-post', trackingNumber });
  return refund;
}
