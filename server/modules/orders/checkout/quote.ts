import type { Money } from '#contract/core/values.ts';
import type { Choices, DeliveryKind } from '#contract/orders/shopper-checkout.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { OrderedLine } from '#server/modules/orders/reads/ordered-lines.ts';
import { type OrderCoupon, type PricedLine, type PricedShop, priceOrder } from '#server/modules/pricing/index.ts';
import type { Checkout, ShopFreight } from './checkout-queries.ts';
import { coversShop, isPlatformCoupon } from './fitting-coupons.ts';

/** The input of a quote. `coupons` are those that could be spent now. */
export type QuoteInput<Coupon extends OrderCoupon = OrderCoupon> = {
  lines: readonly OrderedLine[];
  checkout: Checkout;
  coupons: readonly Coupon[];
};

export type QuotedLine = { line: OrderedLine; amounts: PricedLine };

export type QuotedShop = {
  shopId: number;
  lines: QuotedLine[];
  amounts: PricedShop;
  delivery: DeliveryKind;
  deliveries: DeliveryKind[];
  /** By template. */
  freight: readonly ShopFreight[];
  coupon: OrderCoupon | null;
  note: string;
};

/** A priced order with someone's choices. */
export type Quoted = {
  shops: QuotedShop[];
  total: ReturnType<typeof priceOrder>['total'];
  platformCoupon: OrderCoupon | null;
  usesPoints: boolean;
};

const amountMax = 2_147_483_647; // PostgreSQL's int4

/** Prices an order. Coupons and deliveries that are not available are refused, never silently ignored. */
export function buildQuote({ lines, checkout, coupons }: QuoteInput, choices: Choices): Quoted {
  const shops = [...Map.groupBy(lines, ({ shopId }) => shopId)].map(([shopId, own]) => {
    const choice = choices.shops.find((one) => one.shopId === shopId);
    const deliveries = deliveriesOf(own);
    return {
      shopId,
      own,
      deliveries,
      delivery: chosenDelivery(deliveries, choice?.delivery ?? null),
      freightRules: checkout.freight.filter((rule) => rule.shopId === shopId),
      coupon: chosenCoupon(coupons, choice?.couponId ?? null, (coupon) => coversShop(coupon, shopId)),
      note: choice?.note ?? '',
    };
  });
  assertNoOtherShops(choices, shops);
  const platformCoupon = chosenCoupon(coupons, choices.platformCouponId, isPlatformCoupon);
  const priced = priceOrder({
    lines,
    shops,
    shopCoupons: shops.flatMap(({ coupon }) => coupon ?? []),
    platformCoupon,
    points: { available: checkout.points, isWanted: choices.usesPoints, rules: checkout.site.points },
  });
  if (priced.total.listPrice > amountMax) throw new Refusal('bad_input', { field: 'quantity' });
  assertFit(shops, priced.shops, platformCoupon, priced.total.platformCoupon);
  return {
    total: priced.total,
    platformCoupon,
    usesPoints: choices.usesPoints,
    shops: shops.map(({ own, freightRules, ...shop }) => ({
      ...shop,
      freight: freightRules,
      lines: own.map((line) => ({ line, amounts: pricedAs(priced.lines, line.skuId) })),
      amounts: pricedAs(priced.shops, shop.shopId),
    })),
  };
}

function pricedAs<Priced>(priced: ReadonlyMap<number, Priced>, id: number): Priced {
  const found = priced.get(id);
  if (!found) throw new Error(`${id} was left out when the order was priced`);
  return found;
}

/** While no address is chosen: the quote with the freight rules for the given country. */
export function estimateFreight(quoteInput: QuoteInput, choices: Choices): Quoted | null {
  const { checkout } = quoteInput;
  if (checkout.address !== null || checkout.estimatedFreight.length === 0) return null;
  return buildQuote({ ...quoteInput, checkout: { ...checkout, freight: checkout.estimatedFreight } }, choices);
}

/** How products can be delivered: the shop's delivery kinds, or `virtual` when nothing has to be delivered. */
function deliveriesOf(lines: readonly OrderedLine[]): DeliveryKind[] {
  if (lines.every(({ isVirtual }) => isVirtual)) return ['virtual'];
  const offered = lines[0]?.deliveryKinds.filter((kind) => kind !== 'virtual') ?? [];
  return offered.length > 0 ? offered : ['courier'];
}

function chosenDelivery(deliveries: readonly DeliveryKind[], wanted: DeliveryKind | null): DeliveryKind {
  const chosen = wanted ?? deliveries[0];
  if (!chosen || !deliveries.includes(chosen)) throw new Refusal('bad_input', { field: 'delivery' });
  return chosen;
}

function chosenCoupon(
  coupons: readonly OrderCoupon[],
  id: number | null,
  isAllowed: (coupon: OrderCoupon) => boolean,
): OrderCoupon | null {
  if (id === null) return null;
  const coupon = coupons.find((one) => one.id === id);
  if (!coupon || !isAllowed(coupon)) throw new Refusal('coupon_unfit');
  return coupon;
}

function assertNoOtherShops(choices: Choices, shops: readonly { shopId: number }[]): void {
  const isStranger = ({ shopId }: { shopId: number }) => !shops.some((shop) => shop.shopId === shopId);
  if (choices.shops.some(isStranger)) throw new Refusal('bad_input', { field: 'shops' });
}

/** Refuses a coupon that takes nothing off, so that it is not used up. */
function assertFit(
  shops: readonly { shopId: number; coupon: OrderCoupon | null }[],
  priced: ReadonlyMap<number, PricedShop>,
  platformCoupon: OrderCoupon | null,
  platformDiscount: Money,
): void {
  const isIdle = shops.some(({ shopId, coupon }) => {
    const { shopCoupon, dealOff } = pricedAs(priced, shopId);
    return coupon && shopCoupon === dealOff;
  });
  if (isIdle || (platformCoupon && platformDiscount === 0)) throw new Refusal('coupon_unfit');
}
