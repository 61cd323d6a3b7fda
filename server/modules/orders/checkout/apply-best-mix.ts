import type { Choices, Quote } from '#contract/orders/shopper-checkout.ts';
import { Refusal } from '#server/http/refusal.ts';
import { receiveCoupon } from '#server/modules/coupons/index.ts';
import { type Asked, findQuoteInput } from './get-quote.ts';
import { bestMix } from './propose-mix.ts';
import { quoteValue } from './quote-value.ts';

const triesMax = 3;

/**
 * Receives what the best mix needs and gives the quote with all of it chosen. A coupon that someone else took meanwhile
 * makes another mix the best one.
 */
export async function applyBestMix(asked: Asked, present: Choices): Promise<Quote> {
  const { accountId, preOrderNo, locale, country } = asked;
  for (let tries = 0; tries < triesMax; tries++) {
    const quoteInput = await findQuoteInput(accountId, preOrderNo, present.addressId, country);
    if (present.addressId !== null && !quoteInput.checkout.address) throw new Refusal('address_not_found');
    const { unclaimed, choices } = bestMix(quoteInput, present);
    if (unclaimed.length === 0) return quoteValue(preOrderNo, quoteInput, choices, locale);
    for (const { id } of unclaimed) await receiveCoupon(accountId, id).catch(passOverGone);
  }
  throw new Refusal('coupon_gone');
}

/** Gone, or received in another tab: what is there now is looked at again. */
function passOverGone(error: unknown): void {
  const isExpected = error instanceof Refusal && /^coupon_/.test(error.reason);
  if (!isExpected) throw error;
}
