import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import {
  Count,
  FlashOffer,
  FlashSignUp,
  flashCategoriesMax,
  flashSignUpsMax,
  flashStates,
  flashTerms,
  SignUpCounts,
} from './flash-sales.ts';

// A shop signs up products for flash sales of the platform, which accepts or refuses each of them.

/** A flash sale that is open for products, or in which the shop takes part. */
export const ShopFlashSale = z.object({
  id: Id,
  name: z.string(),
  instruction: z.string(),
  banner: Picture.nullable(),
  state: z.enum(flashStates),
  ...flashTerms,
  categories: z.array(z.string()).max(flashCategoriesMax).describe('Only products of these take part; empty: all do'),
  signUps: SignUpCounts.describe('Of the shop'),
});
export type ShopFlashSale = z.infer<typeof ShopFlashSale>;

export const listShopFlashSales = call({
  method: 'GET',
  path: '/api/merchant/flash/list',
  who: 'merchant',
  scope: 'marketing',
  summary:
    'Lists the flash sales of the platform that are open for products or for which the caller’s shop has signed some up, those that can still be joined first',
  input: z.object({ state: filterOf(z.enum(flashStates)), ...Paging.shape }),
  output: pageOf(ShopFlashSale),
  refuses: [],
});

export const countShopFlashSales = call({
  method: 'GET',
  path: '/api/merchant/flash/counts',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Counts the flash sales that the caller’s shop can join or has joined, by state',
  input: nothing,
  output: z.object({ all: Count, open: Count, coming: Count, running: Count, ended: Count, cancelled: Count }),
  refuses: [],
});

export const getShopFlashSale = call({
  method: 'GET',
  path: '/api/merchant/flash/detail',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns a flash sale with its terms, and the products that the caller’s shop has signed up for it',
  input: z.object({ id: Id }),
  output: z.object({ ...ShopFlashSale.shape, products: z.array(FlashSignUp).max(flashSignUpsMax) }),
  refuses: ['flash_sale_not_found'],
});

/** Why a product cannot take part, whatever its price is. */
export const flashObstacles = ['off_sale', 'category', 'overlaps'] as const;

export const getFlashProduct = call({
  method: 'GET',
  path: '/api/merchant/flash/product',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns what a product of the caller’s shop may cost at most in a flash sale, and how many units there are',
  input: z.object({ saleId: Id, productId: Id }),
  output: z.object({
    productId: Id,
    usualPrice: Money.describe('Of its cheapest variant'),
    lowestPrice: Money.describe('The lowest of all its variants in thirty days, with flash sales and bargains'),
    mostPrice: Money.describe('What it may cost at most'),
    stock: Count.describe('Of all its variants'),
    mostUnits: Count,
    obstacle: z.enum(flashObstacles).nullable(),
  }),
  refuses: ['flash_sale_not_found', 'product_not_found'],
});

const offerRefusals = [
  'bad_input',
  'flash_sale_not_found',
  'flash_sign_up_closed',
  'product_not_found',
  'flash_product_off_sale',
  'flash_category_excluded',
  'flash_overlaps',
  'flash_price_too_high',
  'flash_too_many_units',
  'flash_stock_too_low',
  'flash_per_buyer_too_high',
] as const;

export const signUpForFlashSale = call({
  method: 'POST',
  path: '/api/merchant/flash/sign-up/add',
  who: 'merchant',
  scope: 'marketing',
  summary: `Offers a product for a flash sale, for which the platform accepts or refuses it. One that was refused or withdrawn can be signed up again. A shop signs up ${flashSignUpsMax} products for a sale at most`,
  input: z.object({ saleId: Id, productId: Id, offer: FlashOffer }),
  output: z.object({ id: Id.describe('Of the sign-up') }),
  refuses: [...offerRefusals, 'flash_signed_up', 'too_many_sign_ups'],
});

const changeRefusals = ['flash_sign_up_not_found', 'flash_sign_up_decided'] as const;

export const editFlashSignUp = call({
  method: 'POST',
  path: '/api/merchant/flash/sign-up/edit',
  who: 'merchant',
  scope: 'marketing',
  summary:
    'Changes what is offered for a flash sale, unless someone else has changed it since `version`, until it is decided or nothing can be signed up any more',
  input: z.object({ id: Id, version: z.int().min(1), offer: FlashOffer }),
  output: done,
  refuses: [...changeRefusals, 'changed_meanwhile', ...offerRefusals],
});

export const withdrawFlashSignUp = call({
  method: 'POST',
  path: '/api/merchant/flash/sign-up/withdraw',
  who: 'merchant',
  scope: 'marketing',
  summary:
    'Takes back what was offered for a flash sale, until it is decided or nothing can be signed up any more. Withdrawn again, it answers the same',
  input: z.object({ id: Id }),
  output: done,
  refuses: [...changeRefusals, 'flash_sign_up_closed'],
});
