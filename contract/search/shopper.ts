import { z } from 'zod';
import { ProductCard } from '#contract/catalogue/shopper.ts';
import { call } from '#contract/core/call.ts';
import { Country } from '#contract/core/country.ts';
import { TypedText } from '#contract/core/typed-text.ts';
import { filterOf, Id, Money, namesAgree, nothing, Paging, YesOrNo } from '#contract/core/values.ts';
import { ShopCard } from '#contract/shops/shopper.ts';

export const HotKeyword = z.object({ id: Id, title: z.string().min(1) });
export type HotKeyword = z.infer<typeof HotKeyword>;

export const listHotKeywords = call({
  method: 'GET',
  path: '/api/front/search/keyword',
  who: 'anyone',
  summary: 'Lists popular search keywords',
  input: nothing,
  output: z.array(HotKeyword).max(20),
  refuses: [],
  cacheTags: ['keywords'],
});

/** Sort orders. "default" is by relevance, then by sales and rating; "with-delivery" by the price of one unit with its freight. */
export const searchSorts = ['default', 'sales', 'price-up', 'price-down', 'with-delivery', 'newest', 'rating'] as const;
export type SearchSort = (typeof searchSorts)[number];

const idList = z
  .string()
  .max(200)
  .default('')
  .transform((text) =>
    [...new Set(text.split(',').filter((part) => /^\d{1,10}$/.test(part)))]
      .map(Number)
      .filter((id) => Id.safeParse(id).success)
      .slice(0, 20),
  )
  .catch([]);
const amount = z.coerce.number().int().min(0).max(100_000_000).optional().catch(undefined);
const flag = z.literal('1').optional().catch(undefined);

/** Filters in the address of a page. People edit addresses, so unreadable values are ignored rather than refused. */
export const SearchFilters = z.object({
  title: TypedText,
  cid: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  shop: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  minPrice: amount.describe('In the smallest currency unit'),
  maxPrice: amount.describe('In the smallest currency unit'),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined).describe('Minimum number of stars'),
  specs: idList.describe('Values of specs, such as the colour blue, by their facet ids, separated by commas'),
  brand: idList.describe('Brands, by their ids, separated by commas: products of one of them'),
  self: flag.describe('1: only products of the mall’s own shops'),
  stock: flag.describe('1: only what is in stock'),
  offer: flag.describe('1: only what is on offer'),
  sort: z.enum(searchSorts).default('default').catch('default'),
  country: Country.optional().catch(undefined).describe('Destination of sort=with-delivery'),
  ...Paging.shape,
});
export type SearchFilters = z.output<typeof SearchFilters>;

const orders = ['asc', 'desc'] as const;
const byPrice = { asc: 'price-up', desc: 'price-down' } as const;
const chosen = filterOf(YesOrNo);
const givenIds = z
  .string()
  .max(200)
  .regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/)
  .meta({ examples: ['1,2'] })
  .default('');
const price = filterOf(z.coerce.number().int().min(0).max(100_000_000));

/** Input of the search call, by our names and by those that other malls of this kind use. Unreadable values are refused. */
export const SearchInput = z
  .object({
    title: TypedText,
    keyword: TypedText.describe('The same as title'),
    cid: filterOf(Id),
    shop: filterOf(Id),
    merId: filterOf(Id).describe('The same as shop'),
    minPrice: price.describe('In the smallest currency unit'),
    maxPrice: price.describe('In the smallest currency unit'),
    rating: filterOf(z.coerce.number().int().min(1).max(5)).describe('Minimum number of stars'),
    specs: givenIds.describe('Values of specs, such as the colour blue, by their facet ids, separated by commas'),
    brand: givenIds.describe('Brands, by their ids, separated by commas: products of one of them'),
    brandId: filterOf(Id).describe('The same as brand, for one'),
    self: chosen.describe('1: only products of the mall’s own shops'),
    isSelf: chosen.describe('The same as self'),
    stock: chosen.describe('1: only what is in stock'),
    offer: chosen.describe('1: only what is on offer'),
    sort: filterOf(z.enum(searchSorts)).describe('Sort order'),
    country: filterOf(Country).describe(
      'Destination of sort=with-delivery; else the usual one of the caller’s language',
    ),
    priceOrder: filterOf(z.enum(orders)).describe('By price; the same as sort=price-up or price-down'),
    salesOrder: filterOf(z.literal('desc')).describe('Best-selling first; the same as sort=sales'),
    ...Paging.shape,
  })
  .superRefine(
    namesAgree(({ title, keyword, shop, merId, brand, brandId, self, isSelf, sort, priceOrder, salesOrder }) => [
      { title: title || undefined, keyword: keyword || undefined },
      { shop, merId },
      { brand: brand || undefined, brandId: brandId && String(brandId) },
      { self, isSelf },
      { sort, priceOrder: priceOrder && byPrice[priceOrder], salesOrder: salesOrder && 'sales' },
    ]),
  )
  .transform(({ keyword, merId, brandId, isSelf, priceOrder, salesOrder, ...rest }): SearchFilters => {
    const flagOf = (isChosen: boolean | undefined) => (isChosen ? '1' : undefined);
    return {
      ...rest,
      title: rest.title || keyword,
      shop: rest.shop ?? merId,
      specs: idList.parse(rest.specs),
      brand: idList.parse(rest.brand || String(brandId ?? '')),
      self: flagOf(rest.self ?? isSelf),
      stock: flagOf(rest.stock),
      offer: flagOf(rest.offer),
      sort: rest.sort ?? (salesOrder ? 'sales' : priceOrder && byPrice[priceOrder]) ?? 'default',
    };
  });

const Counted = z.object({ id: Id, name: z.string(), count: z.int().min(0), isChosen: z.boolean() });

/** Filters for a result, each with the number of products that would remain. */
export const Facets = z.object({
  categories: z.array(Counted).max(30),
  shops: z.array(Counted).max(30),
  brands: z.array(Counted).max(50).describe('The most frequent, and those that are chosen'),
  prices: z.array(z.object({ min: Money, max: Money.nullable(), count: z.int().min(0) })).max(8),
  ratings: z.array(z.object({ stars: z.int().min(1).max(5), count: z.int().min(0) })).max(5),
  specs: z.array(z.object({ name: z.string(), values: z.array(Counted).max(30) })).max(8),
  selfCount: z.int().min(0),
  stockCount: z.int().min(0),
  offerCount: z.int().min(0),
});
export type Facets = z.infer<typeof Facets>;

/** A product that was found. */
export const FoundProduct = z.object({
  ...ProductCard.shape,
  priceWithDelivery: Money.nullable().describe(
    'Of one unit, with its freight to `country`; null in other sort orders, and when the shop does not deliver there',
  ),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

export const SearchResult = z.object({
  list: z.array(FoundProduct).max(100),
  total: z.int().min(0),
  isMore: z.boolean().describe('There are more than `total`: counting stopped there'),
  page: z.int().min(1),
  limit: z.int().min(1),
  facets: Facets,
  category: z
    .object({ id: Id, name: z.string(), path: z.array(z.object({ id: Id, name: z.string() })).max(3) })
    .nullable(),
  correctedTo: z
    .string()
    .nullable()
    .describe('The corrected words that were searched, when the given ones matched nothing'),
  redirectTo: z
    .string()
    .nullable()
    .describe('A page of the mall that the platform shows for these words instead, without its language'),
  country: Country.nullable().describe('The destination that sort=with-delivery used; null in other sort orders'),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const searchProducts = call({
  method: 'GET',
  path: '/api/front/product/list',
  who: 'anyone',
  summary: 'Searches products by words, category, shop, price and more; returns filters with their counts',
  input: SearchInput,
  output: SearchResult,
  refuses: ['bad_input', 'too_many_tries'],
  cacheTags: ['search', 'products', 'activities', 'shops', 'brands', 'categories'],
});

export const searchShops = call({
  method: 'GET',
  path: '/api/front/merchant/search/list',
  who: 'anyone',
  summary: 'Searches shops by name, type and category, best rated first',
  input: z.object({
    keywords: TypedText,
    typeId: filterOf(Id),
    categoryId: filterOf(Id),
    isSelf: filterOf(YesOrNo),
    ...Paging.shape,
  }),
  output: z.object({
    list: z.array(ShopCard).max(100),
    total: z.int().min(0),
    page: z.int().min(1),
    limit: z.int().min(1),
  }),
  refuses: [],
  cacheTags: ['shops', 'products'],
});

export const Suggestions = z.object({
  words: z.array(z.string()).max(8),
  categories: z.array(z.object({ id: Id, name: z.string() })).max(4),
  shops: z.array(z.object({ id: Id, name: z.string(), avatar: z.string() })).max(3),
  products: z.array(z.object({ id: Id, name: z.string(), image: z.string(), price: Money })).max(4),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggest = call({
  method: 'GET',
  path: '/api/front/search/suggest',
  who: 'anyone',
  summary: 'Suggests words, categories, shops and products for the words typed so far',
  input: z.object({
    title: TypedText,
  }),
  output: Suggestions,
  refuses: ['too_many_tries'],
  cacheTags: ['search', 'products', 'shops', 'categories'],
});
