import type * as fc from 'fast-check';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import type { Buyer, orderInputOf } from '#tests/support/accounts/buyers.ts';

// A model of the mall in a few numbers; the property test compares the real mall with it.

export const payMinutes = 30;
/** One minute in days, the unit in which the clock is moved. */
export const minute = 1 / 24 / 60;

/** A payment in the model. `input` placed it, and is sent again by the step that repeats a request. */
export type Payment = {
  number: string;
  input: ReturnType<typeof orderInputOf>;
  answer: unknown;
  lines: { variantIndex: number; quantity: number }[];
  points: number;
  coupon: boolean;
  state: 'open' | 'paid' | 'closed';
  minutesLeft: number;
  /** Its one order: all products are of one shop. */
  orderNumber: string;
  order: 'awaiting_payment' | 'paid' | 'shipped' | 'received' | 'completed' | 'cancelled' | 'refunded';
  toSend: number[]; // units of each line, without those asked back before they were sent
  sent: number;
  isReceived: boolean;
  receiveMinutes: number; // until the order counts as received
  completeMinutes: number;
  asked: Asked[];
};
/** Units of one line that are asked back, some of them perhaps before they were sent. */
export type Asked = {
  number: string;
  place: number; // of the line
  quantity: number;
  unsent: number;
  state: 'open' | 'paid' | 'refused';
  answerMinutes: number; // until the deadline decides
  isReminded: boolean; // a deadline decides only after a reminder
};
export type Model = {
  stock: number[]; // free units of each variant
  cart: number[];
  points: number;
  hasCoupon: boolean;
  payments: Payment[];
};
export type Real = { ana: Buyer; couponId: number; owner: Person };
export type Step = fc.AsyncCommand<Model, Real>;
export type OnPayment = (
  name: string,
  pick: number,
  run: (payment: Payment, model: Model, real: Real) => Promise<void>,
) => Step;

export const headers = ({ ana }: Real) => as(ana.token);
export const day = 24 * 60;
export const [receiveDays, completeDays, answerDays] = [14, 30, 3];
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export function giveBack(model: Model, payment: Payment): void {
  payment.state = 'closed';
  payment.order = 'cancelled';
  for (const { variantIndex, quantity } of payment.lines)
    model.stock[variantIndex] = (model.stock[variantIndex] ?? 0) + quantity;
  model.points += payment.points;
  if (payment.coupon) model.hasCoupon = true;
}

export const isWaitingToSend = ({ toSend }: Payment) => sum(toSend) > 0;

/** Marks an order as shipped when a part of it was sent and nothing is left to send. Returns whether this changed it. */
export function settleSent(payment: Payment): boolean {
  if (payment.order !== 'paid' || payment.sent === 0 || isWaitingToSend(payment)) return false;
  payment.order = 'shipped';
  payment.receiveMinutes = receiveDays * day;
  return true;
}
