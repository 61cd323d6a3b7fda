import { adverts, banners, hotKeywords, loginArt, recommendArt, shopStreetArt } from '#demo/art/storefront-art.ts';
import { brandRows } from '#demo/data/brands.ts';
import { demoCategories } from '#demo/data/categories.ts';
import { demoCategorySpecs } from '#demo/data/category-specs.ts';
import { demoActivities } from './activities.ts';
import { demoCoupons } from './coupons.ts';
import { demoDeals } from './deals.ts';
import type { DemoMall } from './mall-types.ts';
import { demoProducts } from './products.ts';
import { demoQuestions } from './questions.ts';
import { demoReviews } from './reviews.ts';
import { demoShops, shopCategories, shopTypes } from './shops.ts';

/** The demo mall: the same on every call and every machine. */
export function demoMall(): DemoMall {
  const categories = demoCategories();
  const shops = demoShops();
  const products = demoProducts();
  return {
    categories,
    categorySpecs: demoCategorySpecs(),
    brands: brandRows.map(({ key, name, shopKey }) => ({
      ...{ key, name },
      logoArt: shops.find((shop) => shop.key === shopKey)?.avatarArt ?? null,
    })),
    shopTypes,
    shopCategories,
    shops,
    products,
    reviews: demoReviews(products),
    questions: demoQuestions(products),
    coupons: demoCoupons(categories, shops, products),
    deals: demoDeals,
    activities: demoActivities(products),
    banners,
    adverts,
    recommendArt,
    shopStreetArt,
    loginArt,
    hotKeywords,
  };
}
