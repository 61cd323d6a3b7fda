import { type Locale, localized } from '#contract/core/languages.ts';
import { type Money, money } from '#contract/core/values.ts';
import type { ReachableCoupon } from '#contract/coupons/shopper.ts';
import type { Amounts, Choices, Quote, QuoteLine, QuoteShop, UsableCoupon } from '#contract/orders/shopper-checkout.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { reachableValue, type UsableRow } from '#server/modules/coupons/index.ts';
import { blocksOrder } from '#server/modules/orders/reads/ordered-lines.ts';
import type { PricedAmounts } from '#server/modules/pricing/index.ts';
import { fittingCoupons, isPlatformCoupon } from './fitting-coupons.ts';
import { bestMix, type ProposalInput } from './propose-mix.ts';
import { buildQuote, estimateFreight, type Quoted, type QuotedLine, type QuotedShop } from './quote.ts';
import { quoteKeyOf } from './quote-key.ts';

const couponsMax = 100; // contract: per shop, and of the platform

/** A quote as the confirm page shows it. */
export function quoteValue(draftNumber: string, quoteInput: ProposalInput, choices: Choices, locale: Locale): Quote {
  const quoted = buildQuote(quoteInput, choices);
  const estimate = estimateFreight(quoteInput, choices);
  const { checkout } = quoteInput;
  const { total } = quoted;
  const coupons = fittingCoupons(quoteInput, quoted).map((fit) => couponValue(fit, locale));
  const shops = quoted.shops.map((shop) => {
    const estimated = estimate?.shops.find(({ shopId }) => shopId === shop.shopId) ?? null;
    return shopValue(shop, coupons, checkout.address !== null, estimated, locale);
  });
  const { earnPerUnit, isOpen } = checkout.site.points;
  return {
    ...amountsOf(total),
    preOrderNo: draftNumber,
    quoteKey: quoteKeyOf(quoted, checkout),
    currency: checkout.site.currency.currency,
    addressId: checkout.address?.id ?? null,
    needsAddress: total.needsAddress,
    freightEstimate: total.needsAddress ? (estimate?.total.freight ?? null) : null,
    shops,
    platformCouponId: quoted.platformCoupon?.id ?? null,
    platformCoupons: coupons
      .filter(({ isOfShop }) => !isOfShop)
      .map(({ value }) => value)
      .slice(0, couponsMax),
    pointsHeld: checkout.points,
    pointsUsable: total.pointsUsable,
    pointsUsableWorth: total.pointsUsableWorth,
    pointsUsed: total.pointsUsed,
    usesPoints: quoted.usesPoints,
    pointsEarned: isOpen ? pointsOf(quoted, earnPerUnit) : 0,
    proposal: proposalOf(quoteInput, choices, quoted, locale),
    canPlace:
      shops.every(({ isServed, lines }) => isServed && !lines.some(({ problem }) => blocksOrder(problem))) &&
      (checkout.address !== null || !total.needsAddress),
  };
}

/** Points per whole unit of the currency paid for one order. */
export const pointsFor = (payable: number, earnPerUnit: number) => Math.floor(payable / 100) * earnPerUnit;

/** Each shop's order earns by itself, see receiveOrder: the parts of a unit that are left in several do not add up to one. */
const pointsOf = ({ shops }: Quoted, earnPerUnit: number) =>
  shops.reduce((sum, { amounts }) => sum + pointsFor(amounts.payable, earnPerUnit), 0);

/** The combination that saves more than the current choices; null when none does. */
function proposalOf(quoteInput: ProposalInput, choices: Choices, quoted: Quoted, locale: Locale): Quote['proposal'] {
  const { quoted: best, unclaimed } = bestMix(quoteInput, choices);
  const more = quoted.total.payable - best.total.payable;
  if (more <= 0) return null;
  const { shopCoupon, dealOff, platformCoupon, points } = best.total;
  const deductions = [
    ...best.shops.map((shop) => ({
      coupon: shop.coupon,
      deduction: money(shop.amounts.shopCoupon - shop.amounts.dealOff),
    })),
    { coupon: best.platformCoupon, deduction: platformCoupon },
  ];
  return {
    saves: money(shopCoupon - dealOff + platformCoupon + points),
    more: money(more),
    coupons: deductions.flatMap(({ coupon, deduction }) => {
      const held = quoteInput.coupons.find(({ id }) => id === coupon?.id);
      if (held) return [{ ...heldValue(held, locale), deduction }];
      const offered = unclaimed.find(({ id }) => -id === coupon?.id);
      return offered ? [{ ...reachableValue(offered, locale), deduction }] : [];
    }),
    points: best.total.pointsUsed,
    pointsWorth: points,
  };
}

function heldValue(coupon: UsableRow, locale: Locale): ReachableCoupon {
  return {
    couponId: coupon.couponId,
    name: localized(coupon.name, locale),
    scope: coupon.scope,
    shopId: coupon.shopId,
    minPrice: money(coupon.minimumSpend),
    money: money(coupon.discount),
    percent: coupon.percent,
    isReceived: true,
    day: null,
    endsAt: coupon.endsAt.toISOString(),
  };
}

type CouponShown = { isOfShop: boolean; value: UsableCoupon };

export function couponValue(
  { coupon, deduction }: { coupon: UsableRow; deduction: Money },
  locale: Locale,
): CouponShown {
  return {
    isOfShop: !isPlatformCoupon(coupon),
    value: {
      id: coupon.id,
      name: localized(coupon.name, locale),
      scope: coupon.scope,
      shopId: coupon.shopId,
      minPrice: money(coupon.minimumSpend),
      money: money(coupon.discount),
      percent: coupon.percent,
      deduction,
      endsAt: coupon.endsAt.toISOString(),
    },
  };
}

function shopValue(
  shop: QuotedShop,
  coupons: readonly CouponShown[],
  hasAddress: boolean,
  estimate: QuotedShop | null,
  locale: Locale,
): QuoteShop {
  const { shopId, amounts, delivery, deliveries, coupon } = shop;
  const freight = shop.freight.length > 0 ? shop.freight : (estimate?.freight ?? []);
  const [first] = shop.lines;
  const isSent = amounts.needsAddress;
  return {
    ...amountsOf(amounts),
    shopId,
    shopName: first ? localized(first.line.shopName, locale) : '',
    holiday: first?.line.holiday ?? null,
    lines: shop.lines.map((line) => lineValue(line, locale)),
    delivery,
    deliveries,
    isServed: amounts.isServed || !hasAddress, // unknown without an address
    earliest: isSent ? (freight.map(({ earliest }) => earliest).sort()[0] ?? null) : null,
    latest: isSent
      ? (freight
          .map(({ latest }) => latest)
          .sort()
          .at(-1) ?? null)
      : null,
    freightEstimate: isSent && estimate?.amounts.isServed ? estimate.amounts.freight : null,
    couponId: coupon?.id ?? null,
    coupons: coupons
      .filter(({ isOfShop, value }) => isOfShop && value.shopId === shopId)
      .map(({ value }) => value)
      .slice(0, couponsMax),
  };
}

function lineValue({ line, amounts }: QuotedLine, locale: Locale): QuoteLine {
  return {
    ...amountsOf(amounts),
    skuId: line.skuId,
    productId: line.productId,
    name: localized(line.name, locale),
    variant: localized(line.variant, locale),
    image: pictureValue(line.picture),
    unitPrice: line.price,
    priceSeen: money(line.priceSeen),
    quantity: line.quantity,
    stock: line.stock,
    isVirtual: line.isVirtual,
    refundable: amounts.payable,
    refundablePoints: amounts.pointsUsed,
    offer: line.offer && { kind: line.offer.kind, endsAt: line.offer.endsAt },
    missed: line.missed,
    deal: line.deal && { id: line.deal.id, name: localized(line.deal.name, locale) },
    outOfDeals: line.outOfDeals,
    problem: line.problem,
  };
}

/** The contract calls the subtotal `goods`. */
function amountsOf({
  listPrice,
  subtotal,
  shopCoupon,
  dealOff,
  platformCoupon,
  points,
  freight,
  payable,
}: PricedAmounts): Amounts {
  return { listPrice, goods: subtotal, shopCoupon, dealOff, platformCoupon, points, freight, payable };
}
