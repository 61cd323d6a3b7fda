import { z } from 'zod';
import { guaranteeIcons } from '#contract/content/platform-guarantees.ts';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, idList, Money, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { ShownHoliday } from '#contract/shops/holidays.ts';
import { guaranteesMax, optionsMax, optionValuesMax, variantsMax } from './product-content.ts';
import { DetailBlock } from './product-details.ts';
import { Activity, ActivityProduct, ProductCard } from './shopper.ts';

// One product and everything on its page; lists of products are in shopper.ts.

export const quantityMax = 99; // per cart line, as in other malls of this kind

const Option = z.object({
  name: z.string(),
  values: z
    .array(z.object({ value: z.string(), label: z.string(), image: z.string().nullable() }))
    .max(optionValuesMax),
});

export const Sku = z.object({
  id: Id,
  values: z.array(z.string()).max(8).describe('One per option, in the order of the options'),
  price: Money,
  originalPrice: Money,
  isBargain: z.boolean().describe('Its price is that of the shop’s bargain'),
  stock: z.int().min(0),
  image: Picture.nullable(),
});
export type Sku = z.infer<typeof Sku>;

export const ProductShop = z.object({
  id: Id,
  name: z.string(),
  avatar: Picture,
  isSelf: z.boolean(),
  typeName: z.string(),
  starLevel: z.number().min(1).max(5),
  qualityScore: z.number().min(0).max(5),
  serviceScore: z.number().min(0).max(5),
  holiday: ShownHoliday.nullable(),
  followers: z.int().min(0),
  productCount: z.int().min(0),
});

export const ProductPicture = z.object({
  ...Picture.shape,
  alt: z.string().describe('What it shows, in the words of its shop; empty without any'),
});
export type ProductPicture = z.infer<typeof ProductPicture>;

export const Product = z.object({
  id: Id,
  name: z.string(),
  summary: z.array(z.string()).max(20).describe('Selling points'),
  pictures: z.array(ProductPicture).max(20),
  price: Money,
  originalPrice: Money,
  sales: z.int().min(0),
  unit: z.string(),
  isOnSale: z.boolean(),
  limitPerBuyer: z.int().min(1).nullable().describe('How many one buyer gets, earlier orders included'),
  options: z.array(Option).max(optionsMax),
  skus: z.array(Sku).max(variantsMax),
  specs: z.array(z.object({ name: z.string(), value: z.string() })).max(100),
  content: z.string().describe('Rich text, cleaned'),
  details: z.array(DetailBlock).max(40).describe('What comes after it, in blocks'),
  path: z
    .array(z.object({ id: Id, name: z.string() }))
    .max(3)
    .describe('Its categories, top level first'),
  brand: z.object({ id: Id, name: z.string(), logo: Picture.nullable() }).nullable(),
  shop: ProductShop,
  flash: z
    .object({
      activityId: Id,
      name: z.string(),
      endsAt: z.iso.datetime(),
      soldPercent: z.int().min(0).max(100),
      perBuyer: z.int().min(1).nullable().describe('Units that one buyer gets at its price; null: any number'),
    })
    .nullable(),
  bargain: z
    .object({ endsAt: z.iso.datetime(), left: z.int().min(1), perBuyer: z.int().min(1).nullable() })
    .nullable()
    .describe(
      'A lower price by the shop for some variants: until when, and for how many units, of all buyers and of one',
    ),
  guarantees: z
    .array(z.object({ icon: z.enum(guaranteeIcons), name: z.string(), text: z.string() }))
    .max(guaranteesMax),
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) }),
});
export type Product = z.infer<typeof Product>;

export const getProduct = call({
  method: 'GET',
  path: '/api/front/product/detail/{id}',
  who: 'anyone',
  summary: 'Returns a product with its pictures, variants, shop and texts',
  input: z.object({ id: Id }),
  output: Product,
  refuses: ['product_not_found'],
  cacheTags: ['product:{id}', 'shop-kinds', 'activities', 'brands', 'categories', 'site'],
});

export const getStock = call({
  method: 'GET',
  path: '/api/front/product/stock/{id}',
  who: 'anyone',
  summary: 'Returns the current stock of each variant of a product',
  input: z.object({ id: Id }),
  output: z.object({ skus: z.array(Sku.pick({ id: true, stock: true })).max(500) }),
  refuses: ['product_not_found'],
});

export const listSimilar = call({
  method: 'GET',
  path: '/api/front/product/similar/{id}',
  who: 'anyone',
  summary:
    'Lists similar products (of the same category, then of those beside it, those with most attributes in common first) and further products of the same shop. Also for a product that is no longer sold',
  input: z.object({ id: Id }),
  output: z.object({ sameShop: z.array(ProductCard).max(12), similar: z.array(ProductCard).max(24) }),
  refuses: [],
  cacheTags: ['products', 'activities', 'shops'],
});

export const listCards = call({
  method: 'GET',
  path: '/api/front/product/cards',
  who: 'anyone',
  summary:
    'Returns cards of the given products in the given order, for recently viewed products. Products no longer sold are left out',
  input: z.object({ ids: idList(30, 400) }),
  output: z.array(ProductCard).max(30),
  refuses: ['bad_input'],
  cacheTags: ['products', 'activities', 'shops'],
});

// --- Activities and rankings

export const getActivity = call({
  method: 'GET',
  path: '/api/pc/activity/detail/{aid}',
  who: 'anyone',
  summary: 'Returns an activity with its name, instruction, banner and end',
  input: z.object({ aid: Id }),
  output: z.object({ ...Activity.omit({ productList: true }).shape, banner: Picture.nullable(), isOver: z.boolean() }),
  refuses: ['activity_not_found'],
  cacheTags: ['activities'],
});

export const listActivityProducts = call({
  method: 'GET',
  path: '/api/front/activity/list/{aid}',
  who: 'anyone',
  summary: 'Lists the products of an activity',
  input: z.object({ aid: Id, ...Paging.shape }),
  output: pageOf(ActivityProduct),
  refuses: ['activity_not_found'],
  cacheTags: ['products', 'activities'],
});

export const rankingPeriods = ['week', 'month', 'all'] as const;

export const listRanking = call({
  method: 'GET',
  path: '/api/front/product/ranking',
  who: 'anyone',
  summary: 'Lists the best-selling products of a category and period',
  input: z.object({
    cid: filterOf(Id),
    period: z.enum(rankingPeriods).default('all'),
  }),
  output: z
    .array(z.object({ ...ProductCard.shape, sold: z.int().min(0).describe('Units sold in that period') }))
    .max(50),
  refuses: [],
  cacheTags: ['products', 'activities'],
});

// --- Favourites

export const getFavouriteState = call({
  method: 'GET',
  path: '/api/front/collect/state/{id}',
  who: 'shopper',
  summary: 'Returns whether a product is one of the caller’s favourites',
  input: z.object({ id: Id }),
  output: z.object({ userCollect: z.boolean() }),
  refuses: ['not_signed_in'],
});

export const addFavourite = call({
  method: 'POST',
  path: '/api/front/collect/add/product',
  who: 'shopper',
  summary: 'Adds a product to the caller’s favourites. Repeating it changes nothing',
  input: z.object({ id: Id, category: z.literal('store').optional() }),
  output: z.null(),
  refuses: ['bad_input', 'not_signed_in', 'product_not_found', 'too_many_favourites'],
});

export const cancelFavourite = call({
  method: 'POST',
  path: '/api/front/collect/cancel/{id}',
  who: 'shopper',
  summary: 'Removes a product from the caller’s favourites',
  input: z.object({ id: Id }),
  output: z.null(),
  refuses: ['bad_input', 'not_signed_in'],
});

export const cancelFavourites = call({
  method: 'POST',
  path: '/api/front/collect/batch/cancel',
  who: 'shopper',
  summary: 'Removes several products from the caller’s favourites',
  input: z.object({ ids: z.array(Id).min(1).max(100).describe('Product ids') }),
  output: z.object({ cancelled: z.int().min(0) }),
  refuses: ['bad_input', 'not_signed_in'],
});

export const Favourite = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  image: Picture,
  price: Money,
  priceWhenSaved: Money,
  isOffered: z.boolean().describe('False when it is no longer sold or out of stock'),
  reason: z.enum(['off_sale', 'sold_out', 'shop_closed', 'on_holiday']).nullable(),
  shopName: z.string(),
  savedAt: z.iso.datetime(),
});
export type Favourite = z.infer<typeof Favourite>;

export const listFavourites = call({
  method: 'GET',
  path: '/api/front/collect/product/list',
  who: 'shopper',
  summary: 'Lists the caller’s favourites, newest first',
  input: Paging,
  output: pageOf(Favourite),
  refuses: ['not_signed_in'],
});
