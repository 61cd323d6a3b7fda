import type { Quote, QuoteLine } from '#contract/orders/shopper-checkout.ts';
import { linesOf } from './choices.ts';

/** Prices that the shopper has said yes to: by variant, so that yet another price is asked about again. */
export type AgreedPrices = Readonly<Record<number, number>>;

/** A lower price needs no answer; a higher one has to be agreed to. */
export function hasPriceRisen({ problem, unitPrice, priceSeen }: QuoteLine): boolean {
  return problem === 'price_changed' && unitPrice > priceSeen;
}

export type Obstacle = 'line' | 'not_served' | 'price';

/** What keeps an order from being placed and can only be put right elsewhere on the page, the gravest first. */
export function obstacleOf(quote: Quote, agreed: AgreedPrices): Obstacle | null {
  const lines = linesOf(quote);
  if (lines.some(({ problem }) => problem !== null && problem !== 'price_changed')) return 'line';
  if (quote.shops.some(({ isServed }) => !isServed)) return 'not_served';
  return lines.some((line) => hasPriceRisen(line) && agreed[line.skuId] !== line.unitPrice) ? 'price' : null;
}
