import { demoActivities } from './activities.ts';
import { demoCategories } from './categories.ts';
import { demoCoupons } from './coupons.ts';
import { demoGoods } from './goods.ts';
import { demoReviews } from './reviews.ts';
import type { DemoMall } from './shapes.ts';
import { demoShops, shopCategories, shopTypes } from './shops.ts';
import { adverts, banners, hotKeywords, loginArt, recommendArt, shopStreetArt } from './storefront-art.ts';

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
