import type { DemoMall } from '#demo/art/shapes.ts';
import { adverts, banners, hotKeywords, loginArt, recommendArt, shopStreetArt } from '#demo/art/storefront-art.ts';
import { demoCategories } from '#demo/data/categories.ts';
import { demoActivities } from './activities.ts';
import { demoCoupons } from './coupons.ts';
import { demoGoods } from './products.ts';
import { demoReviews } from './reviews.ts';
import { demoShops, shopCategories, shopTypes } from './shops.ts';

/** The demo mall: the same on every call and every machine. */
export function demoMall(): DemoMall {
  const categories = demoCategories();
  const shops = demoShops();
  const goods = demoGoods();
  return {
    categories,
    shopTypes,
    shopCategories,
    shops,
    goods,
    reviews: demoReviews(goods),
    coupons: demoCoupons(categories, shops, goods),
    activities: demoActivities(goods),
    banners,
    adverts,
    recommendArt,
    shopStreetArt,
    loginArt,
    hotKeywords,
  };
}
