import { z } from 'zod';
import { Quantity } from '#contract/cart/quantity.ts';
import { offerKinds } from '#contract/catalogue/shopper-deals.ts';
import { call } from '#contract/core/call.ts';
import { Country } from '#contract/core/country.ts';
import { Id, Money, Picture } from '#contract/core/values.ts';
import { CouponPercent, CouponScope, ReachableCoupon } from '#contract/coupons/shopper.ts';
import { PaymentNumber } from '#contract/payments/shopper.ts';
import { ShownHoliday } from '#contract/shops/holidays.ts';

// From chosen products to a placed order: create a draft, get its quote, change choices, place the order.

export const orderNoteMax = 149; // spec §9: "under 150"

/** How a shop delivers: by courier company, by its own staff, by pick-up in the shop, or by mail or download. */
export const deliveryKinds = ['courier', 'dispatch', 'pickup', 'virtual'] as const;
export const DeliveryKind = z.enum(deliveryKinds);
export type DeliveryKind = z.infer<typeof DeliveryKind>;

export const DraftNumber = z
  .string()
  .regex(/^PR\d{16,24}$/)
  .meta({ examples: ['PR202611150000000042'] });

export const createDraft = call({
  method: 'POST',
  path: '/api/front/order/pre/order',
  who: 'shopper',
  summary: 'Creates a checkout draft from one variant to buy now, or from lines of the cart. Nothing is reserved yet',
  input: z.discriminatedUnion('preOrderType', [
    z.object({
      preOrderType: z.literal('buyNow'),
      orderDetails: z.array(z.object({ productId: Id, skuId: Id, quantity: Quantity })).length(1),
    }),
    z.object({
      preOrderType: z.literal('shoppingCart'),
      orderDetails: z
        .array(z.object({ shoppingCartId: Id }))
        .min(1)
        .max(100),
    }),
  ]),
  output: z.object({ preOrderNo: DraftNumber }),
  refuses: [
    'bad_input',
    'not_signed_in',
    'cart_line_not_found',
    'sku_not_found',
    'shop_on_holiday',
    'not_enough_stock',
  ],
});

/** A shopper's choices on the confirm page. */
export const Choices = z.object({
  addressId: Id.nullable().default(null),
  shops: z
    .array(
      z.object({
        shopId: Id,
        couponId: Id.nullable().default(null).describe('Id of a received coupon'),
        delivery: DeliveryKind.nullable().default(null),
        note: z.string().trim().max(orderNoteMax).default(''),
      }),
    )
    .max(100)
    .default([]),
  platformCouponId: Id.nullable().default(null).describe('Id of a received coupon'),
  usesPoints: z.boolean().default(false),
});
export type Choices = z.infer<typeof Choices>;

export const UsableCoupon = z.object({
  id: Id,
  name: z.string(),
  scope: CouponScope,
  shopId: Id.nullable(),
  minPrice: Money,
  money: Money,
  percent: CouponPercent.nullable(),
  deduction: Money.describe('What it would take off this order'),
  endsAt: z.iso.datetime(),
});
export type UsableCoupon = z.infer<typeof UsableCoupon>;

/** Amounts of a line, a shop or everything. They add up the same way: `goods` (the subtotal) − coupons − points + freight = payable. */
export const Amounts = z.object({
  listPrice: Money.describe('At the list price'),
  goods: Money.describe('Subtotal of the products'),
  shopCoupon: Money.describe('All that the shop takes off'),
  dealOff: Money.describe('The part of `shopCoupon` that deals of the shop take off'),
  platformCoupon: Money.describe('Borne by the platform'),
  points: Money.describe('Borne by the platform'),
  freight: Money,
  payable: Money,
});
export type Amounts = z.infer<typeof Amounts>;

/** Why a line cannot be ordered, or what has changed since it was put into the cart. */
export const lineProblems = [
  'off_sale',
  'shop_closed',
  'sku_gone',
  'sold_out',
  'on_holiday',
  'not_enough_stock',
  'price_changed',
] as const;

export const QuoteLine = z.object({
  ...Amounts.shape,
  skuId: Id,
  productId: Id,
  name: z.string(),
  variant: z.string(),
  image: Picture,
  unitPrice: Money,
  priceSeen: Money.describe('Unit price when it was chosen'),
  quantity: z.int().min(1),
  stock: z.int().min(0),
  isVirtual: z.boolean(),
  refundable: Money.describe('Money that would be refunded if it were returned'),
  refundablePoints: z.int().min(0),
  offer: z
    .object({ kind: z.enum(offerKinds), endsAt: z.iso.datetime() })
    .nullable()
    .describe('What its price comes from, and until when it holds, if it is lower than usual'),
  missed: z
    .object({ price: Money, units: z.int().min(0) })
    .nullable()
    .describe('A lower price of which there are fewer units than wanted, and how many this buyer can have'),
  deal: z.object({ id: Id, name: z.string() }).nullable().describe('The deal of the shop in which it takes part'),
  outOfDeals: z
    .enum(offerKinds)
    .nullable()
    .describe('The lower price because of which it takes part in no deal; null when no deal of the shop covers it'),
  problem: z.enum(lineProblems).nullable(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteShop = z.object({
  ...Amounts.shape,
  shopId: Id,
  shopName: z.string(),
  holiday: ShownHoliday.nullable(),
  lines: z.array(QuoteLine).min(1).max(100),
  delivery: DeliveryKind,
  deliveries: z.array(DeliveryKind).min(1).max(4).describe('Delivery kinds to choose from'),
  isServed: z.boolean().describe('False when the shop does not deliver to the chosen country'),
  earliest: z.iso.date().nullable(),
  latest: z.iso.date().nullable(),
  couponId: Id.nullable(),
  coupons: z.array(UsableCoupon).max(100),
  freightEstimate: Money.nullable().describe(
    'Without an address: estimated freight to the given country, not included in `payable`',
  ),
});
export type QuoteShop = z.infer<typeof QuoteShop>;

export const Quote = z.object({
  ...Amounts.shape,
  preOrderNo: DraftNumber,
  quoteKey: z.string().describe('Hash of all amounts; must be sent when placing the order'),
  currency: z.string(),
  addressId: Id.nullable(),
  needsAddress: z.boolean().describe('False when nothing has to be delivered'),
  freightEstimate: Money.nullable().describe('Of all shops, while no address is chosen; `payable` does not include it'),
  shops: z.array(QuoteShop).min(1).max(100),
  platformCouponId: Id.nullable(),
  platformCoupons: z.array(UsableCoupon).max(100),
  pointsHeld: z.int().min(0),
  pointsUsable: z.int().min(0).describe('Points that can be spent on this order'),
  pointsUsableWorth: Money,
  pointsUsed: z.int().min(0),
  usesPoints: z.boolean(),
  pointsEarned: z.int().min(0).describe('Points that the order would earn'),
  canPlace: z.boolean(),
  proposal: z
    .object({
      saves: Money.describe('Total saved by the coupons and points'),
      more: Money.describe('How much more than the current choices save'),
      coupons: z.array(z.object({ ...ReachableCoupon.shape, deduction: Money })).max(101),
      points: z.int().min(0),
      pointsWorth: Money,
    })
    .nullable()
    .describe(
      'The combination of coupons, received or not yet, and points that saves most; null when the current choices do',
    ),
});
export type Quote = z.infer<typeof Quote>;

/** The country that freight is estimated for while no address is chosen. */
const EstimatedFor = z.object({ country: Country.optional().catch(undefined) });

const quoteRefusals = ['bad_input', 'not_signed_in', 'preparation_over', 'address_not_found', 'coupon_unfit'] as const;

export const loadDraft = call({
  method: 'GET',
  path: '/api/front/order/load/pre/{preOrderNo}',
  who: 'shopper',
  summary: 'Returns the quote of a checkout draft, with the default address and the best coupons chosen',
  input: z.object({ preOrderNo: DraftNumber, ...EstimatedFor.shape }),
  output: Quote,
  refuses: quoteRefusals,
});

export const computePrice = call({
  method: 'POST',
  path: '/api/front/order/computed/price',
  who: 'shopper',
  summary: 'Returns the quote of a checkout draft with these choices',
  input: z.object({ preOrderNo: DraftNumber, ...Choices.shape, ...EstimatedFor.shape }),
  output: Quote,
  refuses: quoteRefusals,
});

export const applyBestMix = call({
  method: 'POST',
  path: '/api/front/order/best/mix',
  who: 'shopper',
  summary: 'Receives the missing coupons of the proposal, and returns the quote with the whole proposal chosen',
  input: z.object({ preOrderNo: DraftNumber, ...Choices.shape, ...EstimatedFor.shape }),
  output: Quote,
  refuses: [...quoteRefusals, 'coupon_gone', 'too_many_tries'],
});

export const listOrderCoupons = call({
  method: 'GET',
  path: '/api/front/coupons/order/{preOrderNo}',
  who: 'shopper',
  summary: 'Lists the caller’s coupons that fit a checkout draft',
  input: z.object({ preOrderNo: DraftNumber }),
  output: z.array(UsableCoupon).max(200),
  refuses: ['bad_input', 'not_signed_in', 'preparation_over'],
});

export const placeOrder = call({
  method: 'POST',
  path: '/api/front/order/create',
  who: 'shopper',
  summary:
    'Places one order per shop, all of them or none, and opens one payment for them. The same draft again returns the same answer',
  input: z.object({ preOrderNo: DraftNumber, quoteKey: z.string().max(64), ...Choices.shape }),
  output: z.object({
    orderNo: PaymentNumber.describe('Payment number'),
    orderNumbers: z.array(z.string()).min(1).max(100),
    payable: Money,
    expiresAt: z.iso.datetime().describe('Payment deadline; then the orders are cancelled'),
  }),
  refuses: [
    ...quoteRefusals,
    'quote_changed',
    'no_address',
    'not_served',
    'not_enough_stock',
    'sku_not_found',
    'shop_on_holiday',
    'limit_per_buyer',
    'coupon_gone',
    'not_enough_points',
    'too_many_open_orders',
    'too_many_tries',
    'still_working',
    'sent_otherwise',
  ],
});
