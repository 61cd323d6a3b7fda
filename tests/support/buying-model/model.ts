import type * as fc from 'fast-check';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import type { agreeTo, Buyer } from '#tests/support/accounts/buyers.ts';

// What a walk through the mall is held against: a few numbers, kept by hand.

export const payMinutes = 30;
/** In days, as the clock is moved. */
export const minute = 1 / 24 / 60;

/** A payment as the model sees it. `input` is what was sent to place it, to be sent again. */
export type Payment = {
  number: string;
  input: ReturnType<typeof agreeTo>;
  answer: unknown;
  lines: { good: number; quantity: number }[];
  points: number;
  coupon: boolean;
  state: 'open' | 'paid' | 'closed';
  minutesLeft: number;
  /** Its one order: all products are of one shop. */
  orderNo: string;
  order: 'awaiting_payment' | 'paid' | 'shipped' | 'received' | 'completed' | 'cancelled' | 'refunded';
  toSend: number[]; // units of each line, without those asked back before they were sent
  sent: number;
  isReceived: boolean;
  receiveMinutes: number; // until it is received by itself
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
  answerMinutes: number; // until it goes on by itself
  isReminded: boolean; // nothing goes on by itself before
};
export type Model = {
  stock: number[]; // free units of each good
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
  for (const { good, quantity } of payment.lines) model.stock[good] = (model.stock[good] ?? 0) + quantity;
  model.points += payment.points;
  if (payment.coupon) model.hasCoupon = true;
}

export const isWaitingToSend = ({ toSend }: Payment) => sum(toSend) > 0;

/** An order of which something was sent, and nothing is left to send, is shipped. True when it becomes so now. */
export function settleSent(payment: Payment): boolean {
  if (payment.order !== 'paid' || payment.sent === 0 || isWaitingToSend(payment)) return false;
  payment.order = 'shipped';
  payment.receiveMinutes = receiveDays * day;
  return true;
}
