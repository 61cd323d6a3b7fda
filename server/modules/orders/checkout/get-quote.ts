import type { Locale } from '#contract/core/languages.ts';
import type { Choices, Quote, UsableCoupon } from '#contract/orders/shopper-checkout.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listRunningDeals, listSkuFacts } from '#server/modules/catalogue/index.ts';
import { listReachableCoupons, listUsableCoupons } from '#server/modules/coupons/index.ts';
import { orderedLines } from '#server/modules/orders/reads/ordered-lines.ts';
import { chooseBestCoupons } from '#server/modules/pricing/index.ts';
import { readCheckout } from './checkout-queries.ts';
import { getDraft } from './draft-queries.ts';
import { fittingCoupons } from './fitting-coupons.ts';
import { countLimitedUnits } from './limited-offers.ts';
import type { ProposalInput } from './propose-mix.ts';
import { couponValue, quoteValue } from './quote-value.ts';

export type QuoteRequest = { accountId: number; draftNumber: string; locale: Locale; country?: string | undefined };

/** The quote of a checkout draft with the default address and the coupons that save the most. */
export async function loadDraft({ accountId, draftNumber, locale, country }: QuoteRequest): Promise<Quote> {
  const quoteInput = await findQuoteInput(accountId, draftNumber, 'default', country);
  const best = chooseBestCoupons(quoteInput.lines, quoteInput.coupons);
  const choices: Choices = {
    addressId: quoteInput.checkout.address?.id ?? null,
    shops: best.shopCoupons.flatMap(({ id, shopId }) =>
      shopId === null ? [] : { shopId, couponId: id, delivery: null, note: '' },
    ),
    platformCouponId: best.platformCoupon?.id ?? null,
    usesPoints: false,
  };
  return quoteValue(draftNumber, quoteInput, choices, locale);
}

/** The quote of a checkout draft with these choices. */
export async function computePrice(request: QuoteRequest, choices: Choices): Promise<Quote> {
  const { accountId, draftNumber, locale, country } = request;
  const quoteInput = await findQuoteInput(accountId, draftNumber, choices.addressId, country);
  if (choices.addressId !== null && !quoteInput.checkout.address) throw new Refusal('address_not_found');
  return quoteValue(draftNumber, quoteInput, choices, locale);
}

/** The account's coupons that would take something off a checkout draft, most first. */
export async function listOrderCoupons({ accountId, draftNumber, locale }: QuoteRequest): Promise<UsableCoupon[]> {
  const quoteInput = await findQuoteInput(accountId, draftNumber, null);
  return fittingCoupons(quoteInput, null)
    .map((fit) => couponValue(fit, locale).value)
    .slice(0, 200);
}

/** Reads the current input of a quote. */
export async function findQuoteInput(
  accountId: number,
  draftNumber: string,
  addressId: number | 'default' | null,
  country?: string,
): Promise<ProposalInput> {
  const draft = await getDraft(database(), accountId, draftNumber);
  const skuIds = draft.map(({ skuId }) => skuId);
  const [facts, checkout] = await Promise.all([
    listSkuFacts(database(), skuIds),
    readCheckout(database(), accountId, { skuIds, addressId, country: country ?? null }),
  ]);
  // Coupons on offer are read before received ones: a coupon received in between is then listed twice, and never missing.
  const shopIds = [...new Set(facts.map(({ shopId }) => shopId))];
  const reachable = await listReachableCoupons(accountId, shopIds);
  const coupons = await listUsableCoupons(database(), accountId);
  const had = await countLimitedUnits(database(), accountId, facts);
  const deals = await listRunningDeals(database(), shopIds);
  return { lines: orderedLines(draft, facts, had, deals), checkout, coupons, reachable };
}
