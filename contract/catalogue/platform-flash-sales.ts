import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, Money, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { ChosenProduct, shopProductsFoundMax } from '#contract/shops/merchant-pictures.ts';
import {
  FlashInstant,
  FlashOffer,
  FlashSignUp,
  flashCategoriesMax,
  flashDaysMax,
  flashNameMax,
  flashPerBuyerMax,
  flashPercentMax,
  flashStates,
  flashTerms,
  flashTextMax,
  flashUnitsMax,
  SignUpCounts,
  signUpStates,
} from './flash-sales.ts';
import { getFlashProduct } from './merchant-flash-sales.ts';
import { Reason } from './platform.ts';
import { PictureHash, textsOf } from './product-content.ts';

// The platform plans flash sales, and decides which of the products that shops sign up take part.

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

const categoryIds = z
  .array(Id)
  .max(flashCategoriesMax)
  .refine((ids) => new Set(ids).size === ids.length)
  .describe('Only products of these and of those below them take part; empty: all do')
  .meta({ examples: [[]] });

export const FlashSaleTerms = z
  .object({
    name: textsOf(flashNameMax).describe('In any of the mall’s languages, in English always'),
    instruction: textsOf(flashTextMax).describe('What shoppers read below the name'),
    bannerHash: PictureHash.nullable(),
    startsAt: FlashInstant,
    endsAt: FlashInstant,
    signUpUntil: FlashInstant.describe(
      'Not after the start. With one that has begun: at its start, for products that the platform chooses',
    ),
    leastPercent: z.int().min(1).max(flashPercentMax).describe('By how much a price has to be lower at least'),
    mostUnits: z.int().min(1).max(flashUnitsMax).describe('Of one product'),
    perBuyer: z
      .int()
      .min(1)
      .max(flashPerBuyerMax)
      .nullable()
      .describe('Units of a product that one buyer gets at most'),
    categoryIds,
  })
  .superRefine(({ name, startsAt, endsAt, signUpUntil }, context) => {
    const wrong = (field: string) => context.addIssue({ code: 'custom', path: [field], message: `Wrong ${field}` });
    const days = (Date.parse(endsAt) - Date.parse(startsAt)) / 86_400_000;
    if (!name.en?.trim()) wrong('name');
    if (days <= 0 || days > flashDaysMax) wrong('endsAt');
    if (Date.parse(signUpUntil) > Date.parse(startsAt)) wrong('signUpUntil');
  })
  .meta({
    examples: [
      {
        name: { en: 'Winter flash sale' },
        instruction: { en: 'Two days, while units last' },
        bannerHash: null,
        startsAt: '2099-12-10T00:00:00.000Z',
        endsAt: '2099-12-12T00:00:00.000Z',
        signUpUntil: '2099-12-08T00:00:00.000Z',
        leastPercent: 20,
        mostUnits: 500,
        perBuyer: 2,
        categoryIds: [],
      },
    ],
  });
export type FlashSaleTerms = z.infer<typeof FlashSaleTerms>;

export const PlatformFlashSale = z.object({
  id: Id,
  name: textsOf(10_000),
  instruction: textsOf(10_000),
  banner: Picture.nullable(),
  state: z.enum(flashStates),
  ...flashTerms,
  categoryIds: z.array(Id).max(flashCategoriesMax),
  signUps: SignUpCounts,
  version: z.int().min(1),
  ...lastSaved,
});
export type PlatformFlashSale = z.infer<typeof PlatformFlashSale>;

export const listFlashSales = call({
  method: 'GET',
  path: '/api/platform/flash/list',
  who: 'platform',
  scope: 'marketing',
  summary: 'Lists flash sales for which shops sign up products, the newest first',
  input: z.object({ state: filterOf(z.enum(flashStates)), ...Paging.shape }),
  output: pageOf(PlatformFlashSale),
  refuses: platformRefusals,
});

export const getFlashSale = call({
  method: 'GET',
  path: '/api/platform/flash/detail/{id}',
  who: 'platform',
  scope: 'marketing',
  summary: 'Returns a flash sale with all its terms',
  input: z.object({ id: Id }),
  output: PlatformFlashSale,
  refuses: [...platformRefusals, 'flash_sale_not_found'],
});

export const addFlashSale = call({
  method: 'POST',
  path: '/api/platform/flash/add',
  who: 'platform',
  scope: 'marketing',
  summary: `Plans a flash sale of up to ${flashDaysMax} days. Shops can sign up products for it at once. Shoppers see it when it has begun and has products. Under an idempotency key it has its effect once`,
  input: z.object({ sale: FlashSaleTerms }),
  output: z.object({ id: Id }),
  refuses: [...platformRefusals, 'picture_unknown', 'sent_otherwise', 'still_working'],
});

export const editFlashSale = call({
  method: 'POST',
  path: '/api/platform/flash/edit',
  who: 'platform',
  scope: 'marketing',
  summary:
    'Replaces the terms of a flash sale, unless someone else has changed it since `version`. Once a product is signed up, what its shop relies on stays: only texts, picture and a later end of the sign-up are accepted',
  input: z.object({ id: Id, version: z.int().min(1), sale: FlashSaleTerms }),
  output: done,
  refuses: [
    ...platformRefusals,
    'flash_sale_not_found',
    'flash_sale_over',
    'flash_terms_fixed',
    'changed_meanwhile',
    'picture_unknown',
  ],
});

export const cancelFlashSale = call({
  method: 'POST',
  path: '/api/platform/flash/cancel',
  who: 'platform',
  scope: 'marketing',
  summary:
    'Cancels a flash sale, or ends one that runs, for good, and notifies the shops that take part by mail. Orders that were placed keep its prices. Cancelled again, it answers the same',
  input: z.object({ id: Id }),
  output: done,
  refuses: [...platformRefusals, 'flash_sale_not_found', 'flash_sale_over'],
});

export const PlatformSignUp = z.object({
  ...FlashSignUp.shape,
  shopId: Id,
  shopName: z.string(),
  lowestPrice: Money.describe('The lowest of its variants in thirty days'),
  stock: z.int().min(0),
});

export const listFlashSignUps = call({
  method: 'GET',
  path: '/api/platform/flash/sign-up/list/{id}',
  who: 'platform',
  scope: 'marketing',
  summary: 'Lists the products that shops have signed up for a flash sale, those that wait longest first',
  input: z.object({ id: Id, state: filterOf(z.enum(signUpStates)), ...Paging.shape }),
  output: pageOf(PlatformSignUp),
  refuses: [...platformRefusals, 'flash_sale_not_found'],
});

const seen = { id: Id, version: z.int().min(1) };
const decisionRefusals = [
  ...platformRefusals,
  'flash_sign_up_not_found',
  'flash_sign_up_decided',
  'flash_sign_up_lapsed',
  'flash_sale_over',
  'changed_meanwhile',
] as const;

const termRefusals = [
  'flash_product_off_sale',
  'flash_category_excluded',
  'flash_overlaps',
  'flash_price_too_high',
  'flash_too_many_units',
  'flash_stock_too_low',
  'flash_per_buyer_too_high',
] as const;

export const acceptFlashSignUp = call({
  method: 'POST',
  path: '/api/platform/flash/sign-up/accept',
  who: 'platform',
  scope: 'marketing',
  summary:
    'Puts a product that was signed up into its flash sale, as it was seen, and notifies its shop by mail. It is refused when the product does not meet the terms any more. Accepted again, it answers the same',
  input: z.object(seen),
  output: done,
  refuses: [...decisionRefusals, ...termRefusals],
});

export const refuseFlashSignUp = call({
  method: 'POST',
  path: '/api/platform/flash/sign-up/refuse',
  who: 'platform',
  scope: 'marketing',
  summary:
    'Refuses a product that was signed up, with a reason that its shop reads and gets by mail. Refused again for the same reason, nothing changes',
  input: z.object({ ...seen, reason: Reason }),
  output: done,
  refuses: decisionRefusals,
});

const which = z.object({ saleId: Id, productId: Id });

export const findFlashProducts = call({
  method: 'GET',
  path: '/api/platform/flash/products',
  who: 'platform',
  scope: 'marketing',
  summary: `Finds up to ${shopProductsFoundMax} products on sale of all shops by words of their names or by their numbers; without words the newest`,
  input: z.object({ words: z.string().trim().max(64).default('') }),
  output: z.array(ChosenProduct).max(shopProductsFoundMax),
  refuses: platformRefusals,
});

export const getFlashCandidate = call({
  method: 'GET',
  path: '/api/platform/flash/candidate',
  who: 'platform',
  scope: 'marketing',
  summary: 'Returns what any product may cost at most in a flash sale, and how many units there are',
  input: which,
  output: getFlashProduct.output,
  refuses: [...platformRefusals, 'flash_sale_not_found', 'product_not_found'],
});

export const chooseFlashProduct = call({
  method: 'POST',
  path: '/api/platform/flash/choose',
  who: 'platform',
  scope: 'marketing',
  summary:
    'Puts a product into a flash sale that is planned or runs, without its shop having signed it up, and notifies the shop by mail. The terms of the sale hold for it as well',
  input: which.extend({ offer: FlashOffer }),
  output: z.object({ id: Id.describe('Of the sign-up that it is recorded as') }),
  refuses: [
    ...platformRefusals,
    'flash_sale_not_found',
    'flash_sale_over',
    'product_not_found',
    'flash_signed_up',
    ...termRefusals,
  ],
});

export const uploadFlashPicture = call({
  method: 'POST',
  path: '/api/platform/flash/picture',
  who: 'platform',
  scope: 'marketing',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, for a flash sale',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: z.object({ ...Picture.shape, hash: PictureHash }),
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});
