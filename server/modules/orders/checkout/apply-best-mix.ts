import type { Choices, Quote } from '#contract/orders/shopper-checkout.ts';
import { Refusal } from '#server/http/refusal.ts';
import { receiveCoupon } from '#server/modules/coupons/index.ts';
import { findQuoteInput, type QuoteRequest } from './get-quote.ts';
import { bestMix } from './propose-mix.ts';
import { quoteValue } from './quote-value.ts';

const triesMax = 3;

/**
 * Receives the coupons that the proposal needs and returns the quote with all of it chosen. If someone else took one of the
 * coupons meanwhile, another combination is the best.
 */
export async function applyBestMix(request: QuoteRequest, present: Choices): Promise<Quote> {
  const { accountId, draftNumber, locale, country } = request;
  for (let tries = 0; tries < triesMax; tries++) {
    const quoteInput = await findQuoteInput(accountId, draftNumber, present.addressId, country);
    if (present.addressId !== null && !quoteInput.checkout.address) throw new Refusal('address_not_found');
    const { unclaimed, choices } = bestMix(quoteInput, present);
    if (unclaimed.length === 0) return quoteValue(draftNumber, quoteInput, choices, locale);
    for (const { id } of unclaimed) await receiveCoupon(accountId, id).catch(ignoreGone);
  }
  throw new Refusal('coupon_gone');
}

/** Ignores coupons that are gone, or were received in another tab: the next try reads them again. */
function ignoreGone(error: unknown): void {
  const isExpected = error instanceof Refusal && /^coupon_/.test(error.reason);
  if (!isExpected) throw error;
}
