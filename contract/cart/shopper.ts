import { z } from 'zod';
import { ProductCard } from '#contract/catalogue/shopper.ts';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { call } from '#contract/core/call.ts';
import { Id, Money, nothing, Picture } from '#contract/core/values.ts';
import { ReachableCoupon } from '#contract/coupons/shopper.ts';
import { Country, Destination } from '#contract/pricing/shopper.ts';

// Guests have a cart too: a cookie that scripts cannot read tells whose it is, until its owner comes in.

export const cartLinesMax = 200;
export const Quantity = z.int().min(1).max(quantityMax);

/** Why something in the cart cannot be ordered as it is. */
export const invalidReasons = ['off_sale', 'shop_closed', 'sku_gone', 'sold_out'] as const;

export const CartLine = z.object({
  id: Id,
  productId: Id,
  skuId: Id.nullable().describe('Null when that variant is no longer offered'),
  name: z.string(),
  image: Picture,
  variant: z.string().describe('"Blue, 42"; empty when there is nothing to choose'),
  price: Money,
  originalPrice: Money,
  priceWhenAdded: Money,
  quantity: z.int().min(1),
  subtotal: Money,
  stock: z.int().min(0).describe('How many can be had; the quantity may be above it when others were faster'),
  isSelected: z.boolean(),
  isValid: z.boolean(),
  reason: z.enum(invalidReasons).nullable(),
});
export type CartLine = z.infer<typeof CartLine>;

/** "$12 more for $5 off": what would have to be added so that a coupon fits. */
export const CouponHint = z.object({
  ...ReachableCoupon.shape,
  missing: Money.describe('0 when what is selected is enough'),
});

export const CartShop = z.object({
  shopId: Id,
  shopName: z.string(),
  isSelf: z.boolean(),
  lines: z.array(CartLine).max(cartLinesMax),
  goods: Money.describe('Of the selected lines'),
  hint: CouponHint.nullable(),
});

export const Cart = z.object({
  shops: z.array(CartShop).max(cartLinesMax),
  invalid: z.array(CartLine).max(cartLinesMax),
  selectedLines: z.int().min(0),
  selectedPieces: z.int().min(0),
  goods: Money.describe('Of all selected lines'),
  saved: Money.describe('Against their list prices'),
  hint: CouponHint.nullable().describe('Of the mall’s own coupons'),
  best: z
    .object({ saves: Money, coupons: z.array(ReachableCoupon).max(cartLinesMax + 1) })
    .nullable()
    .describe('The coupons that together take the most off the selected lines, received or still to be received'),
  pieces: z.int().min(0).describe('Of all valid lines: what the header shows'),
});
export type Cart = z.infer<typeof Cart>;

const refusesChange = [
  'bad_input',
  'cart_line_not_found',
  'sku_not_found',
  'not_enough_stock',
  'quantity_too_high',
  'cart_full',
] as const;

export const getCart = call({
  method: 'GET',
  path: '/api/front/cart/list',
  who: 'anyone',
  summary: 'What is in the cart, by shop, and apart from it what can no longer be had',
  input: nothing,
  output: Cart,
  refuses: [],
});

export const CartDelivery = z.object({
  shopId: Id,
  isServed: z.boolean().describe('False when the shop does not send there: then the rest means nothing'),
  freight: Money.describe('For the selected lines'),
  missing: Money.nullable().describe('How much more would be sent for nothing; null when the shop never does'),
});
export type CartDelivery = z.infer<typeof CartDelivery>;

export const estimateCartDelivery = call({
  method: 'GET',
  path: '/api/front/cart/delivery',
  who: 'anyone',
  summary: 'What sending the selected lines would cost, by shop, and what is missing to free delivery',
  input: Destination,
  output: z.object({ country: Country, shops: z.array(CartDelivery).max(cartLinesMax) }),
  refuses: ['bad_input'],
});

export const countCart = call({
  method: 'GET',
  path: '/api/front/cart/count',
  who: 'shopper',
  summary:
    'How many pieces (type=total or sum) or lines (type=lines) are in the cart: valid ones, or with numType=false the others',
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
  summary: 'Puts variants into the cart; what is there already becomes more. All of them, or none',
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
  summary: 'Changes how many of a line are wanted',
  input: z.object({ id: Id, number: Quantity }),
  output: Cart,
  refuses: refusesChange,
});

export const reselect = call({
  method: 'POST',
  path: '/api/front/cart/resetcart',
  who: 'anyone',
  summary: 'Puts another variant in a line’s place; joined with the line of that variant, if there is one',
  input: z.object({ id: Id, skuId: Id, num: Quantity }),
  output: Cart,
  refuses: refusesChange,
});

export const selectLines = call({
  method: 'POST',
  path: '/api/front/cart/select',
  who: 'anyone',
  summary: 'Selects lines for ordering, or no longer',
  input: z.object({ ids: z.array(Id).min(1).max(cartLinesMax), isSelected: z.boolean() }),
  output: Cart,
  refuses: refusesChange,
});

export const deleteLines = call({
  method: 'POST',
  path: '/api/front/cart/delete',
  who: 'anyone',
  summary: 'Takes lines out of the cart; `restore` puts them back as they were',
  input: z.object({ ids: z.array(Id).min(1).max(cartLinesMax) }),
  output: z.object({ cart: Cart, restore: z.string().describe('A key, good for ten minutes') }),
  refuses: refusesChange,
});

export const restoreLines = call({
  method: 'POST',
  path: '/api/front/cart/restore',
  who: 'anyone',
  summary: 'Undoes a deletion',
  input: z.object({ restore: z.string().max(64) }),
  output: Cart,
  refuses: ['bad_input', 'cart_line_not_found', 'cart_full'],
});

export const moveToFavourites = call({
  method: 'POST',
  path: '/api/front/cart/favourite',
  who: 'shopper',
  summary: 'Takes lines out of the cart and puts their products among one’s favourites',
  input: z.object({ ids: z.array(Id).min(1).max(100) }),
  output: Cart,
  refuses: ['bad_input', 'not_signed_in', 'cart_line_not_found', 'too_many_favourites'],
});

export const mergeCart = call({
  method: 'POST',
  path: '/api/front/cart/merge',
  who: 'shopper',
  summary: 'Brings what was put into the cart before signing in; nothing is lost, and doing it twice changes nothing',
  input: nothing,
  output: z.object({
    cart: Cart,
    capped: z.array(Id).max(cartLinesMax).describe('Lines that would have become more than one may have'),
  }),
  refuses: ['not_signed_in'],
});

export const findSubstitutes = call({
  method: 'GET',
  path: '/api/front/cart/substitutes/{id}',
  who: 'anyone',
  summary: 'What could take the place of a line: other variants of the same product, and similar goods',
  input: z.object({ id: Id }),
  output: z.object({
    skus: z
      .array(z.object({ id: Id, variant: z.string(), price: Money, stock: z.int().min(1), image: Picture.nullable() }))
      .max(50),
    products: z.array(ProductCard).max(6),
  }),
  refuses: ['bad_input', 'cart_line_not_found'],
});
