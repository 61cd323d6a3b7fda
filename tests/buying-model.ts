import type * as fc from 'fast-check';
import type { agreeTo, Buyer } from './buyers.ts';
import { as, type Person } from './people.ts';

// What a walk through the mall is held against: a few numbers, kept by hand.

export const payMinutes = 30;
/** In days, as the clock is moved. */
export const minute = 1 / 24 / 60;

/** A trade as the model sees it. `wish` is what was sent to place it, to be sent again. */
export type Trade = {
  number: string;
  wish: ReturnType<typeof agreeTo>;
  answer: unknown;
  lines: { good: number; quantity: number }[];
  points: number;
  coupon: boolean;
  state: 'open' | 'paid' | 'closed';
  minutesLeft: number;
  /** Its one order: all goods are of one shop. */
  orderNo: string;
  order: 'awaiting_payment' | 'paid' | 'shipped' | 'received' | 'completed' | 'cancelled';
  toSend: number[]; // pieces of each line
  receiveMinutes: number; // until it is received by itself
  completeMinutes: number;
};
export type Model = {
  stock: number[]; // free pieces of each good
  cart: number[];
  points: number;
  hasCoupon: boolean;
  trades: Trade[];
};
export type Real = { ana: Buyer; couponId: number; owner: Person };
export type Step = fc.AsyncCommand<Model, Real>;

export const headers = ({ ana }: Real) => as(ana.token);
export const day = 24 * 60;
export const [receiveDays, completeDays] = [14, 30];
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export function giveBack(model: Model, trade: Trade): void {
  trade.state = 'closed';
  trade.order = 'cancelled';
  for (const { good, quantity } of trade.lines) model.stock[good] = (model.stock[good] ?? 0) + quantity;
  model.points += trade.points;
  if (trade.coupon) model.hasCoupon = true;
}
