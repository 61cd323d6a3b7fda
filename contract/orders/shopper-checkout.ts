import { z } from 'zod';
import { Quantity } from '#contract/cart/shopper.ts';
import { call } from '#contract/core/call.ts';
import { Id, Money, Picture } from '#contract/core/values.ts';
import { CouponScope, ReachableCoupon } from '#contract/coupons/shopper.ts';
import { PaymentNumber } from '#contract/payments/shopper.ts';
import { Country } from '#contract/pricing/shopper.ts';

// From chosen products to a placed order: prepare, look at what it comes to, change one's mind, place it.

export const orderNoteMax = 149; // spec §9: "under 150"

/** How a shop brings things: its own people, a courier company, by mail or download, or one fetches them. */
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
  summary: 'Sets products aside on paper: one variant to buy now, or lines of the cart. Nothing is taken yet',
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
  refuses: ['bad_input', 'not_signed_in', 'cart_line_not_found', 'sku_not_found', 'not_enough_stock'],
});

/** What a shopper chooses on the confirm page. */
export const Choices = z.object({
  addressId: Id.nullable().default(null),
  shops: z
    .array(
      z.object({
        shopId: Id,
        couponId: Id.nullable().default(null).describe('Of one’s own coupons'),
        delivery: DeliveryKind.nullable().default(null),
        note: z.string().trim().max(orderNoteMax).default(''),
      }),
    )
    .max(100)
    .default([]),
  platformCouponId: Id.nullable().default(null).describe('Of one’s own coupons'),
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
  deduction: Money.describe('What it would take off here'),
  endsAt: z.iso.datetime(),
});
export type UsableCoupon = z.infer<typeof UsableCoupon>;

/** Amounts add up the same way for a line, a shop and all: `goods` (the subtotal) − coupons − points + freight = payable. */
export const Amounts = z.object({
  listPrice: Money.describe('At the crossed-out price'),
  goods: Money,
  shopCoupon: Money.describe('Borne by the shop'),
  platformCoupon: Money.describe('Borne by the platform'),
  points: Money.describe('Borne by the platform'),
  freight: Money,
  payable: Money,
});
export type Amounts = z.infer<typeof Amounts>;

/** Why something cannot be ordered as it stands, or what has changed since it was put into the cart. */
export const lineProblems = [
  'off_sale',
  'shop_closed',
  'sku_gone',
  'sold_out',
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
  priceSeen: Money.describe('What it cost when it was chosen'),
  quantity: z.int().min(1),
  stock: z.int().min(0),
  isVirtual: z.boolean(),
  refundable: Money.describe('What would come back in money if it were returned'),
  refundablePoints: z.int().min(0),
  problem: z.enum(lineProblems).nullable(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteShop = z.object({
  ...Amounts.shape,
  shopId: Id,
  shopName: z.string(),
  lines: z.array(QuoteLine).min(1).max(100),
  delivery: DeliveryKind,
  deliveries: z.array(DeliveryKind).min(1).max(4).describe('What can be chosen'),
  isServed: z.boolean().describe('False when the shop does not send to the chosen country'),
  earliest: z.iso.date().nullable(),
  latest: z.iso.date().nullable(),
  couponId: Id.nullable(),
  coupons: z.array(UsableCoupon).max(100),
  freightEstimate: Money.nullable().describe(
    'Without an address: what sending to the given country would cost; it is no part of what is to be paid',
  ),
});
export type QuoteShop = z.infer<typeof QuoteShop>;

export const Quote = z.object({
  ...Amounts.shape,
  preOrderNo: DraftNumber,
  quoteKey: z.string().describe('Stands for every amount shown; placing the order must name it'),
  currency: z.string(),
  addressId: Id.nullable(),
  needsAddress: z.boolean().describe('False when nothing has to be sent anywhere'),
  freightEstimate: Money.nullable().describe(
    'Of all shops, while no address is chosen: then the freight is not known, and what is to be paid is without it',
  ),
  shops: z.array(QuoteShop).min(1).max(100),
  platformCouponId: Id.nullable(),
  platformCoupons: z.array(UsableCoupon).max(100),
  pointsHeld: z.int().min(0),
  pointsUsable: z.int().min(0).describe('How many could be spent here'),
  pointsUsableWorth: Money,
  pointsUsed: z.int().min(0),
  usesPoints: z.boolean(),
  pointsEarned: z.int().min(0).describe('What one would get for it'),
  canPlace: z.boolean(),
  proposal: z
    .object({
      saves: Money.describe('What the coupons and points take off together'),
      more: Money.describe('How much more that is than with the present choices'),
      coupons: z.array(z.object({ ...ReachableCoupon.shape, deduction: Money })).max(101),
      points: z.int().min(0),
      pointsWorth: Money,
    })
    .nullable()
    .describe('The best mix of coupons, received or still to be received, and points; null when nothing saves more'),
});
export type Quote = z.infer<typeof Quote>;

/** The country that freight is estimated for while no address is chosen. */
const EstimatedFor = z.object({ country: Country.optional().catch(undefined) });

const quoteRefusals = ['bad_input', 'not_signed_in', 'preparation_over', 'address_not_found', 'coupon_unfit'] as const;

export const loadDraft = call({
  method: 'GET',
  path: '/api/front/order/load/pre/{preOrderNo}',
  who: 'shopper',
  summary: 'What a preparation comes to, with the default address and the best coupons chosen',
  input: z.object({ preOrderNo: DraftNumber, ...EstimatedFor.shape }),
  output: Quote,
  refuses: quoteRefusals,
});

export const computePrice = call({
  method: 'POST',
  path: '/api/front/order/computed/price',
  who: 'shopper',
  summary: 'What a preparation comes to with these choices',
  input: z.object({ preOrderNo: DraftNumber, ...Choices.shape, ...EstimatedFor.shape }),
  output: Quote,
  refuses: quoteRefusals,
});

export const applyBestMix = call({
  method: 'POST',
  path: '/api/front/order/best/mix',
  who: 'shopper',
  summary: 'Receives the coupons of the best mix that one has not yet, and gives the quote with all of it chosen',
  input: z.object({ preOrderNo: DraftNumber, ...Choices.shape, ...EstimatedFor.shape }),
  output: Quote,
  refuses: [...quoteRefusals, 'coupon_gone', 'too_many_tries'],
});

export const listOrderCoupons = call({
  method: 'GET',
  path: '/api/front/coupons/order/{preOrderNo}',
  who: 'shopper',
  summary: 'One’s coupons that fit a preparation',
  input: z.object({ preOrderNo: DraftNumber }),
  output: z.array(UsableCoupon).max(200),
  refuses: ['bad_input', 'not_signed_in', 'preparation_over'],
});

export const placeOrder = call({
  method: 'POST',
  path: '/api/front/order/create',
  who: 'shopper',
  summary:
    'Places one order per shop, all of them or none, and opens one payment to be paid. The same preparation again gives the same answer',
  input: z.object({ preOrderNo: DraftNumber, quoteKey: z.string().max(64), ...Choices.shape }),
  output: z.object({
    orderNo: PaymentNumber.describe('Of the payment'),
    orderNumbers: z.array(z.string()).min(1).max(100),
    payable: Money,
    expiresAt: z.iso.datetime().describe('Unpaid until then, everything is given back'),
  }),
  refuses: [
    ...quoteRefusals,
    'quote_changed',
    'no_address',
    'not_served',
    'not_enough_stock',
    'sku_not_found',
    'coupon_gone',
    'not_enough_points',
    'too_many_open_orders',
    'too_many_tries',
    'still_working',
    'sent_otherwise',
  ],
});
