import { randomFor } from '#demo/random.ts';

/** An order of the merchant's shop: how many days ago it was placed, sent and received, and what was refunded of it. */
export type PastOrder = {
  placed: number;
  sent: number | null;
  received: number | null;
  refunded: number | null;
  /** Which of the buyers and of the products. */
  buyer: number;
  product: number;
  units: number;
  withCoupon: boolean;
  source: string;
};

const firstDay = 44;
const sources = ['search', 'search', 'category', 'home', 'product', 'offers', 'direct', 'campaign:newsletter'] as const;
const couponAt = [3, 9, 15];
const refundAt = [5, 12];

/** The orders of six weeks, oldest first: the older have been received, of the last ones some are still to be sent. */
export function pastOrders(buyers: number, products: number): PastOrder[] {
  const random = randomFor('history');
  const days: number[] = [];
  for (let day = firstDay; day > 0.6; day -= 1.2 + random.next() * 2) days.push(day);
  return days.map((placed, at) => {
    const sent = placed - 0.4 - random.next();
    const received = sent - 1.6 - random.next() * 1.5;
    const hasRefund = refundAt.includes(at);
    return {
      placed,
      sent: sent > 1.5 ? sent : null,
      received: received > 3 ? received : null,
      refunded: hasRefund ? received - 1.2 : null,
      buyer: random.between(0, buyers - 1),
      product: random.between(0, products - 1),
      units: hasRefund ? 2 : random.pick([1, 1, 1, 2, 3]),
      withCoupon: couponAt.includes(at),
      source: random.pick(sources),
    };
  });
}
