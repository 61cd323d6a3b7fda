import { z } from 'zod';
import { ProductCard } from '#contract/catalogue/shopper.ts';
import { dealKinds, offerKinds } from '#contract/catalogue/shopper-deals.ts';
import { call } from '#contract/core/call.ts';
import { Country } from '#contract/core/country.ts';
import { Id, Money, nothing, Picture } from '#contract/core/values.ts';
import { ReachableCoupon } from '#contract/coupons/shopper.ts';
import { Destination } from '#contract/pricing/shopper.ts';
import { ShownHoliday } from '#contract/shops/holidays.ts';
import { Quantity } from './quantity.ts';

// Guests have a cart too, found by a cookie that scripts cannot read; it is merged when they sign in.

export const cartLinesMax = 200;
export const cartDealsMax = 10;

/** Why a cart line cannot be ordered. */
export const invalidReasons = ['off_sale', 'shop_closed', 'sku_gone', 'sold_out', 'on_holiday'] as const;

export const CartLine = z.object({
  id: Id,
  productId: Id,
  skuId: Id.nullable().describe('Null when this variant is no longer sold'),
  name: z.string(),
  image: Picture,
  variant: z.string().describe('"Blue, 42"; empty for a product without options'),
  price: Money,
  originalPrice: Money,
  priceWhenAdded: Money,
  quantity: z.int().min(1),
  subtotal: Money,
  stock: z.int().min(0).describe('Units in stock; the quantity may exceed it when others bought first'),
  bargain: z
    .object({ endsAt: z.iso.datetime(), perBuyer: z.int().min(1).nullable() })
    .nullable()
    .describe('Until when its price holds and for how many units per buyer, if it is that of a bargain of the shop'),
  missed: z
    .object({ price: Money, units: z.int().min(0) })
    .nullable()
    .describe('A lower price of which there are fewer units than wanted, and how many there are'),
  outOfDeals: z
    .enum(offerKinds)
    .nullable()
    .describe('The lower price because of which it takes part in no deal; null when no deal of the shop covers it'),
  isSelected: z.boolean(),
  isValid: z.boolean(),
  reason: z.enum(invalidReasons).nullable(),
});
export type CartLine = z.infer<typeof CartLine>;

/** "$12 more for $5 off": what has to be added for a coupon to apply. */
export const CouponHint = z.object({
  ...ReachableCoupon.shape,
  missing: Money.describe('0 when the selected lines are enough'),
});

/** A deal of the shop that the selected lines have reached, or come near to. */
export const CartDeal = z.object({
  id: Id,
  kind: z.enum(dealKinds),
  name: z.string(),
  off: Money.describe('What it takes off the selected lines; 0 while too few are selected'),
  next: z
    .object({
      units: z.int().min(1).describe('How many more units it needs'),
      percent: z.int().min(1).max(99).nullable().describe('Of kind "steps": percent off then'),
      off: Money.nullable().describe('Of kind "bundle": what a set costs less'),
      product: z.object({ id: Id, name: z.string() }).nullable().describe('Of kind "bundle": of which product'),
    })
    .nullable()
    .describe('What has to be added to save more; null when there is nothing more to save'),
});
export type CartDeal = z.infer<typeof CartDeal>;

export const CartShop = z.object({
  shopId: Id,
  shopName: z.string(),
  isSelf: z.boolean(),
  holiday: ShownHoliday.nullable(),
  lines: z.array(CartLine).max(cartLinesMax),
  goods: Money.describe('Subtotal of the selected lines'),
  deals: z.array(CartDeal).max(cartDealsMax),
  hint: CouponHint.nullable(),
});

export const Cart = z.object({
  shops: z.array(CartShop).max(cartLinesMax),
  invalid: z.array(CartLine).max(cartLinesMax),
  selectedLines: z.int().min(0),
  selectedPieces: z.int().min(0).describe('Units of the selected lines'),
  goods: Money.describe('Subtotal of all selected lines'),
  dealOff: Money.describe('What deals of shops take off them'),
  afterDeals: Money.describe('goods − dealOff'),
  saved: Money.describe('Compared with their list prices'),
  hint: CouponHint.nullable().describe('For the platform’s coupons'),
  best: z
    .object({ saves: Money, coupons: z.array(ReachableCoupon).max(cartLinesMax + 1) })
    .nullable()
    .describe('The coupons, received or not yet, that together save the most on the selected lines'),
  pieces: z.int().min(0).describe('Units of all valid lines, as the header shows it'),
});
export type Cart = z.infer<typeof Cart>;

const refusesChange = [
  'bad_input',
  'cart_line_not_found',
  'sku_not_found',
  'shop_on_holiday',
  'not_enough_stock',
  'quantity_too_high',
  'cart_full',
] as const;

export const getCart = call({
  method: 'GET',
  path: '/api/front/cart/list',
  who: 'anyone',
  summary: 'Returns the cart by shop, and separately the lines that cannot be ordered',
  input: nothing,
  output: Cart,
  refuses: [],
});

export const CartDelivery = z.object({
  shopId: Id,
  isServed: z.boolean().describe('False when the shop does not deliver there; ignore the other fields then'),
  freight: Money.describe('For the selected lines'),
  missing: Money.nullable().describe(
    'How much more has to be ordered for free delivery; null when the shop has none, or several rules apply',
  ),
});
export type CartDelivery = z.infer<typeof CartDelivery>;

export const estimateCartDelivery = call({
  method: 'GET',
  path: '/api/front/cart/delivery',
  who: 'anyone',
  summary: 'Estimates the freight of the selected lines by shop, and what is missing for free delivery',
  input: Destination,
  output: z.object({ country: Country, shops: z.array(CartDelivery).max(cartLinesMax) }),
  refuses: ['bad_input'],
});

export const countCart = call({
  method: 'GET',
  path: '/api/front/cart/count',
  who: 'shopper',
  summary:
    'Counts units (type=total or sum) or lines (type=lines) in the cart: valid ones, or with numType=false the others',
  input: z.object({
    numType: z.enum(['true', 'false']).default('true'),
    type: z.enum(['total', 'sum', 'lines']).default('total'),
  }),
  output: z.object({ count: z.int().min(0) }),
  refuses: ['not_signed_in'],
});

export const addToCart = call({
  method: 'POST',
  path: '/api/front/cart/save',
  who: 'anyone',
  summary: 'Adds variants to the cart, or raises the quantity of those already in it. All of them, or none',
  input: z.object({
    lines: z
      .array(z.object({ productId: Id, skuId: Id, quantity: Quantity }))
      .min(1)
      .max(50),
  }),
  output: Cart,
  refuses: [...refusesChange, 'too_many_tries'],
});

export const changeQuantity = call({
  method: 'POST',
  path: '/api/front/cart/num',
  who: 'anyone',
  summary: 'Changes the quantity of a line',
  input: z.object({ id: Id, number: Quantity }),
  output: Cart,
  refuses: refusesChange,
});

export const reselect = call({
  method: 'POST',
  path: '/api/front/cart/resetcart',
  who: 'anyone',
  summary: 'Replaces the variant of a line; if the cart has a line of that variant, the two are merged',
  input: z.object({ id: Id, skuId: Id, num: Quantity }),
  output: Cart,
  refuses: refusesChange,
});

export const selectLines = call({
  method: 'POST',
  path: '/api/front/cart/select',
  who: 'anyone',
  summary: 'Selects or deselects lines for ordering',
  input: z.object({ ids: z.array(Id).min(1).max(cartLinesMax), isSelected: z.boolean() }),
  output: Cart,
  refuses: refusesChange,
});

export const deleteLines = call({
  method: 'POST',
  path: '/api/front/cart/delete',
  who: 'anyone',
  summary: 'Deletes lines from the cart; the key in `restore` can undo it',
  input: z.object({ ids: z.array(Id).min(1).max(cartLinesMax) }),
  output: z.object({ cart: Cart, restore: z.string().describe('Key for undoing, valid for ten minutes') }),
  refuses: refusesChange,
});

export const restoreLines = call({
  method: 'POST',
  path: '/api/front/cart/restore',
  who: 'anyone',
  summary: 'Restores deleted lines',
  input: z.object({ restore: z.string().max(64) }),
  output: Cart,
  refuses: ['bad_input', 'cart_line_not_found', 'cart_full'],
});

export const moveToFavourites = call({
  method: 'POST',
  path: '/api/front/cart/favourite',
  who: 'shopper',
  summary: 'Moves lines from the cart to the caller’s favourites',
  input: z.object({ ids: z.array(Id).min(1).max(100) }),
  output: Cart,
  refuses: ['bad_input', 'not_signed_in', 'cart_line_not_found', 'too_many_favourites'],
});

export const mergeCart = call({
  method: 'POST',
  path: '/api/front/cart/merge',
  who: 'shopper',
  summary: 'Merges the guest’s cart into the account’s cart after signing in. Repeating it changes nothing',
  input: nothing,
  output: z.object({
    cart: Cart,
    capped: z.array(Id).max(cartLinesMax).describe('Lines whose sum exceeded the maximum quantity'),
  }),
  refuses: ['not_signed_in'],
});

export const findSubstitutes = call({
  method: 'GET',
  path: '/api/front/cart/substitutes/{id}',
  who: 'anyone',
  summary: 'Suggests replacements for a line: other variants of the product, and similar products',
  input: z.object({ id: Id }),
  output: z.object({
    skus: z
      .array(z.object({ id: Id, variant: z.string(), price: Money, stock: z.int().min(1), image: Picture.nullable() }))
      .max(50),
    products: z.array(ProductCard).max(6),
  }),
  refuses: ['bad_input', 'cart_line_not_found'],
});
