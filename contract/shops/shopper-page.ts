import { z } from 'zod';
import { ProductCard } from '#contract/catalogue/shopper.ts';
import { call } from '#contract/core/call.ts';
import { TypedText } from '#contract/core/typed-text.ts';
import { filterOf, Id, idList, nothing, Paging, Picture, PriceLimit, pageOf } from '#contract/core/values.ts';
import { ShownHoliday } from './holidays.ts';
import { policyKinds } from './policies.ts';

// One shop and everything on its pages; lists of shops are in shopper.ts and in contract/search/.

export const ShopBanner = z.object({
  ...Picture.shape,
  productId: Id.nullable().describe('To which it leads'),
  shelfId: Id.nullable().describe('To which category of the shop it leads. Neither: to all products of the shop'),
});
export type ShopBanner = z.infer<typeof ShopBanner>;

export const Shop = z.object({
  id: Id,
  name: z.string(),
  avatar: Picture,
  backImage: Picture,
  banners: z.array(ShopBanner).max(8),
  isSelf: z.boolean(),
  typeId: Id,
  typeName: z.string(),
  categoryId: Id,
  categoryName: z.string(),
  starLevel: z.number().min(1).max(5),
  qualityScore: z.number().min(0).max(5).describe('From reviews'),
  serviceScore: z.number().min(0).max(5).describe('From reviews'),
  reviewCount: z.int().min(0),
  followers: z.int().min(0),
  productCount: z.int().min(0),
  intro: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  openingHours: z.string(),
  holiday: ShownHoliday.nullable().describe('From two weeks before it begins'),
  joinedAt: z.iso.datetime(),
});
export type Shop = z.infer<typeof Shop>;

export const getShop = call({
  method: 'GET',
  path: '/api/front/merchant/index/info/{id}',
  who: 'anyone',
  summary: 'Returns an open shop, for the head of its pages',
  input: z.object({ id: Id }),
  output: Shop,
  refuses: ['shop_not_found'],
  cacheTags: ['shop:{id}', 'shop-kinds'],
});

export const getShopAbout = call({
  method: 'GET',
  path: '/api/front/merchant/about/{id}',
  who: 'anyone',
  summary: 'Returns what an open shop promises: what it has written about returns, delivery and guarantee',
  input: z.object({ id: Id }),
  output: z.object({
    policies: z.array(z.object({ kind: z.enum(policyKinds), text: z.string() })).max(policyKinds.length),
  }),
  refuses: ['shop_not_found'],
  cacheTags: ['shop:{id}'],
});

export const getShopService = call({
  method: 'GET',
  path: '/api/front/merchant/customer/service/info/{id}',
  who: 'anyone',
  summary: 'Returns how to contact a shop',
  input: z.object({ id: Id }),
  output: z.object({
    serviceType: z.enum(['phone', 'email']),
    servicePhone: z.string(),
    serviceEmail: z.string(),
  }),
  refuses: ['shop_not_found'],
  cacheTags: ['shop:{id}'],
});

export const ShopShelf: z.ZodType<ShopShelf> = z.object({
  id: Id,
  name: z.string(),
  productCount: z.int().min(0),
  get childList() {
    return z.array(ShopShelf).max(100).optional();
  },
});
/** A shop's own categories, two levels deep. */
export type ShopShelf = { id: number; name: string; productCount: number; childList?: ShopShelf[] | undefined };

export const listShopShelves = call({
  method: 'GET',
  path: '/api/front/product/merchant/{id}/category/list',
  who: 'anyone',
  summary: 'Returns a shop’s own categories',
  input: z.object({ id: Id }),
  output: z.array(ShopShelf).max(100),
  refuses: ['shop_not_found'],
  cacheTags: ['shop:{id}', 'products', 'categories'],
});

export const shopSorts = ['default', 'sales', 'price-up', 'price-down', 'newest'] as const;

export const listShopProducts = call({
  method: 'GET',
  path: '/api/front/product/merchant/pro/list',
  who: 'anyone',
  summary: 'Lists the products of one shop by its categories, words and price',
  input: z.object({
    merId: Id,
    cid: filterOf(Id),
    keyword: TypedText,
    minPrice: PriceLimit,
    maxPrice: PriceLimit,
    sort: z.enum(shopSorts).default('default'),
    ...Paging.shape,
  }),
  output: pageOf(ProductCard),
  refuses: ['bad_input', 'shop_not_found'],
  cacheTags: ['shop:{merId}', 'products', 'activities'],
});

// --- Qualification pictures, behind a captcha

export const newCaptcha = call({
  method: 'POST',
  path: '/api/front/captcha/picture',
  who: 'anyone',
  summary: 'Returns a captcha: a picture with four characters, and the key to send with the answer',
  input: nothing,
  output: z.object({ key: z.string(), picture: z.string().describe('A PNG picture as a data URL') }),
  refuses: ['too_many_tries'],
});

export const Qualification = z.object({
  realName: z.string(),
  creditId: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  joinedAt: z.iso.datetime(),
  papers: z.array(Picture).max(10),
});
export type Qualification = z.infer<typeof Qualification>;

export const getQualification = call({
  method: 'POST',
  path: '/api/front/merchant/qualification/{id}',
  who: 'anyone',
  summary: 'Returns the qualification of a shop, given the answer to a captcha',
  input: z.object({ id: Id, key: z.string().max(200), captcha: z.string().trim().max(16) }),
  output: Qualification,
  refuses: ['bad_input', 'shop_not_found', 'wrong_picture_code', 'too_many_tries'],
});

// --- Following

export const getFollowState = call({
  method: 'GET',
  path: '/api/front/collect/merchant/state/{id}',
  who: 'shopper',
  summary: 'Returns whether the caller follows a shop, and its number of followers',
  input: z.object({ id: Id }),
  output: z.object({ isCollect: z.boolean(), followers: z.int().min(0) }),
  refuses: ['not_signed_in', 'shop_not_found'],
});

export const listFollowedIds = call({
  method: 'GET',
  path: '/api/front/collect/merchant/followed',
  who: 'shopper',
  summary: 'Returns which of these shops the caller follows',
  input: z.object({ ids: idList(100, 1_200) }),
  output: z.array(Id).max(100),
  refuses: ['bad_input', 'not_signed_in'],
});

export const followShop = call({
  method: 'POST',
  path: '/api/front/collect/add/merchant/{id}',
  who: 'shopper',
  summary: 'Follows a shop. Repeating it changes nothing',
  input: z.object({ id: Id }),
  output: z.object({ followers: z.int().min(0) }),
  refuses: ['bad_input', 'not_signed_in', 'shop_not_found', 'too_many_favourites'],
});

export const unfollowShop = call({
  method: 'POST',
  path: '/api/front/collect/cancel/merchant/{id}',
  who: 'shopper',
  summary: 'Stops following a shop',
  input: z.object({ id: Id }),
  output: z.object({ followers: z.int().min(0) }),
  refuses: ['bad_input', 'not_signed_in', 'shop_not_found'],
});

export const FollowedShop = z.object({
  id: Id,
  name: z.string(),
  avatar: Picture,
  isSelf: z.boolean(),
  isOpen: z.boolean(),
  starLevel: z.number().min(1).max(5),
  followers: z.int().min(0),
  followedAt: z.iso.datetime(),
});
export type FollowedShop = z.infer<typeof FollowedShop>;

export const listFollowedShops = call({
  method: 'GET',
  path: '/api/front/collect/merchant/list',
  who: 'shopper',
  summary: 'Lists the shops that the caller follows, newest first',
  input: Paging,
  output: pageOf(FollowedShop),
  refuses: ['not_signed_in'],
});
