import type { Locale } from '#contract/core/languages.ts';
import type { Choices, Quote, UsableCoupon } from '#contract/orders/shopper-checkout.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listSkuFacts } from '#server/modules/catalogue/index.ts';
import { listReachableCoupons, listUsableCoupons } from '#server/modules/coupons/index.ts';
import { orderedLines } from '#server/modules/orders/reads/ordered-lines.ts';
import { chooseBestCoupons } from '#server/modules/pricing/index.ts';
import { readCheckout } from './checkout-queries.ts';
import { getDraft } from './draft-queries.ts';
import { fittingCoupons } from './fitting-coupons.ts';
import type { ProposalInput } from './propose-mix.ts';
import { couponValue, quoteValue } from './quote-value.ts';

export type Asked = { accountId: number; preOrderNo: string; locale: Locale; country?: string | undefined };

/** What a checkout draft comes to with the default address and the coupons that save the most. */
export async function loadDraft({ accountId, preOrderNo, locale, country }: Asked): Promise<Quote> {
  const quoteInput = await findQuoteInput(accountId, preOrderNo, 'default', country);
  const best = chooseBestCoupons(quoteInput.lines, quoteInput.coupons);
  const choices: Choices = {
    addressId: quoteInput.checkout.address?.id ?? null,
    shops: best.shopCoupons.flatMap(({ id, shopId }) =>
      shopId === null ? [] : { shopId, couponId: id, delivery: null, note: '' },
    ),
    platformCouponId: best.platformCoupon?.id ?? null,
    usesPoints: false,
  };
  return quoteValue(preOrderNo, quoteInput, choices, locale);
}

/** What a checkout draft comes to with these choices. */
export async function computePrice(asked: Asked, choices: Choices): Promise<Quote> {
  const { accountId, preOrderNo, locale, country } = asked;
  const quoteInput = await findQuoteInput(accountId, preOrderNo, choices.addressId, country);
  if (choices.addressId !== null && !quoteInput.checkout.address) throw new Refusal('address_not_found');
  return quoteValue(preOrderNo, quoteInput, choices, locale);
}

/** One's coupons that would take something off a checkout draft, most first. */
export async function listOrderCoupons({ accountId, preOrderNo, locale }: Asked): Promise<UsableCoupon[]> {
  const quoteInput = await findQuoteInput(accountId, preOrderNo, null);
  return fittingCoupons(quoteInput, null)
    .map((fit) => couponValue(fit, locale).value)
    .slice(0, 200);
}

/** All that a quote is made of, at this moment. */
export async function findQuoteInput(
  accountId: number,
  preOrderNo: string,
  addressId: number | 'default' | null,
  country?: string,
): Promise<ProposalInput> {
  const prepared = await getDraft(database(), accountId, preOrderNo);
  const skuIds = prepared.map(({ skuId }) => skuId);
  const [facts, checkout] = await Promise.all([
    listSkuFacts(database(), skuIds),
    readCheckout(database(), accountId, { skuIds, addressId, country: country ?? null }),
  ]);
  // What can be received is read before what was: a coupon received in between is then there twice, and never missing.
  const reachable = await listReachableCoupons(accountId, [...new Set(facts.map(({ shopId }) => shopId))]);
  const coupons = await listUsableCoupons(database(), accountId);
  return { lines: orderedLines(prepared, facts), checkout, coupons, reachable };
}
