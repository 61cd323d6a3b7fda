import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { CouponPercent } from '#contract/coupons/shopper.ts';

/** A category with its name in the caller's language and in Chinese; `childList` is absent on a leaf. */
export type Category = {
  id: number;
  pid: number;
  name: string;
  cnName: string;
  level: number;
  icon: string;
  childList?: Category[] | undefined;
};
export const Category: z.ZodType<Category> = z.object({
  id: Id,
  pid: z.int().min(0),
  name: z.string().min(1),
  cnName: z.string(),
  level: z.int().min(1).max(3),
  icon: z.string().describe('Address of its picture, or empty'),
  get childList() {
    return z.array(Category).max(200).optional();
  },
});

export const listCategories = call({
  method: 'GET',
  path: '/api/front/product/category',
  who: 'anyone',
  summary: 'Returns the whole category tree, three levels deep',
  input: nothing,
  output: z.array(Category).max(200),
  refuses: [],
  cacheTags: ['categories'],
});

/** A product as lists show it. */
export const ProductCard = z.object({
  id: Id,
  name: z.string(),
  image: Picture,
  price: Money,
  originalPrice: Money,
  sales: z.int().min(0),
  shopId: Id,
  shopName: z.string(),
  isSelf: z.boolean(),
  hasCoupon: z.boolean().describe('A coupon for it or for its shop can be received'),
  coupon: z
    .object({
      money: Money.describe('Amount off; with `percent`, the most that it takes off'),
      minPrice: Money.describe('Minimum subtotal'),
      percent: CouponPercent.nullable(),
    })
    .nullable()
    .describe('The best one: what it takes off the price of one unit, else the one whose minimum is nearest'),
  isFlash: z.boolean(),
  bargainEndsAt: z.iso
    .datetime()
    .nullable()
    .describe('Until when its price holds, if it is that of a bargain of the shop'),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const listRecommended = call({
  method: 'GET',
  path: '/api/front/index/product',
  who: 'anyone',
  summary: 'Lists recommended products: on sale and in stock, by platform rank, then newest',
  input: z.object({
    ...Paging.shape,
    place: filterOf(z.enum(['home'])).describe('On the home page, products that its other blocks show are left out'),
  }),
  output: pageOf(ProductCard),
  refuses: ['bad_input'],
  cacheTags: ['products', 'activities'],
});

export const listLeaders = call({
  method: 'GET',
  path: '/api/front/product/leaderboard',
  who: 'anyone',
  summary: 'Lists the twenty best-selling products',
  input: nothing,
  output: z.array(ProductCard).max(20),
  refuses: [],
  cacheTags: ['products', 'activities'],
});

export const ActivityProduct = z.object({
  ...ProductCard.shape,
  wideImage: Picture.nullable().describe('For layout 3'),
  soldPercent: z.int().min(0).max(100).describe('Sold share of the flash sale’s quota'),
});
export type ActivityProduct = z.infer<typeof ActivityProduct>;

export const Activity = z.object({
  id: Id,
  name: z.string(),
  instruction: z.string(),
  kind: z.enum(['standard', 'flash']),
  type: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('1 row of cards, 2 one large and two small, 3 wide pictures'),
  endsAt: z.iso.datetime().nullable(),
  productList: z.array(ActivityProduct).max(12),
});
export type Activity = z.infer<typeof Activity>;

export const runningActivitiesMax = 20;

export const listActivities = call({
  method: 'GET',
  path: '/api/front/activity/index/list',
  who: 'anyone',
  summary: `Lists up to ${runningActivitiesMax} running activities with their first products, for the home page, where none is shown twice`,
  input: nothing,
  output: z.array(Activity).max(runningActivitiesMax),
  refuses: [],
  cacheTags: ['products', 'activities'],
});
