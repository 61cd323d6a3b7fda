import { mallStepNames } from '#contract/machine/platform-first-steps.ts';
import { type DemoPictures, makePictures } from '#demo/art/pictures.ts';
import { demoPolicies } from '#demo/data/policies.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import { locks } from '#server/database/locks.ts';
import {
  addBrands,
  addCategories,
  addCategorySpecs,
  importDeals,
  importPastPrices,
  importProducts,
  openActivities,
  recordRatings,
  recordSales,
  sumUpSales,
} from '#server/modules/catalogue/index.ts';
import { addBanners, recordPictures, recordPrivatePictures, setSite } from '#server/modules/content/index.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { importFigures } from '#server/modules/insights/index.ts';
import { importQuestions } from '#server/modules/questions/index.ts';
import { importReviews } from '#server/modules/reviews/index.ts';
import { setHotKeywords } from '#server/modules/search/index.ts';
import {
  addPolicies,
  addShopKinds,
  openShops,
  recordShopRatings,
  setFreightRules,
} from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { handlers } from '#server/start/handlers.ts';
import { addDemoAccounts } from './add-accounts.ts';
import { reopenDemoAccounts } from './close-accounts.ts';
import { dealOf } from './deals.ts';
import {
  activityOf,
  bannerOf,
  brandOf,
  byKey,
  categoryOf,
  categorySpecsOf,
  couponOf,
  freightRulesOf,
  type Ids,
  pastPricesOf,
  productOf,
  questionOf,
  ratingsOf,
  reviewOf,
  salesOf,
  shopOf,
  shopRatingsOf,
} from './import-rows.ts';
import { demoMall } from './mall.ts';
import type { DemoMall } from './mall-types.ts';
import { openFlashSale } from './open-flash-sale.ts';
import { demoVisits } from './visits.ts';

/** Fills an empty database with the demo mall and adds its accounts, also to a demo mall that was filled without them. */
export async function fillDemoMall(): Promise<string> {
  const said = await fillShops();
  await addDemoAccounts();
  await reopenDemoAccounts();
  return said;
}

/** All of it or nothing. A mall that has shops is left alone. */
async function fillShops(): Promise<string> {
  const [taken] = await database().select({ id: shops.id }).from(shops).limit(1);
  if (taken) return 'left as it was';
  const mall = demoMall();
  const pictures = await makePictures(mall);
  await transaction(async (tx) => {
    // When two processes start on one empty database, the second waits for this lock and then finds the mall filled.
    await takeLock(tx, locks.demoFilling);
    const [filled] = await tx.select({ id: shops.id }).from(shops).limit(1);
    if (!filled) await writeMall(tx, mall, pictures);
  });
  // The products are indexed for search before the first visitor comes.
  await deliverEvents(handlers);
  return `${mall.shops.length} shops, ${mall.products.length} products, ${pictures.encoded.length} pictures`;
}

async function writeMall(tx: Transaction, mall: DemoMall, pictures: DemoPictures): Promise<void> {
  const { hashOf } = pictures;
  const papers = new Set(mall.shops.flatMap(({ paperArts }) => paperArts.map(hashOf)));
  await recordPictures(
    tx,
    pictures.encoded.filter(({ hash }) => !papers.has(hash)),
  );
  await recordPrivatePictures(
    tx,
    pictures.encoded.filter(({ hash }) => papers.has(hash)),
  );

  const { typeIds, categoryIds } = await addShopKinds(
    tx,
    mall.shopTypes.map(({ key: _, ...type }) => type),
    mall.shopCategories.map(({ key: _, ...category }) => category),
  );
  const kinds = { types: byKey(mall.shopTypes, typeIds), categories: byKey(mall.shopCategories, categoryIds) };
  const shopIds = byKey(
    mall.shops,
    await openShops(
      tx,
      mall.shops.map((shop) => shopOf(shop, kinds, hashOf)),
    ),
  );

  await addPolicies(
    tx,
    [...shopIds.values()].map((shopId) => ({ shopId, ...demoPolicies })),
  );
  await setFreightRules(
    tx,
    mall.shops.flatMap((shop) => freightRulesOf(shop, shopIds)),
  );

  const categories = await addCategories(
    tx,
    mall.categories.map((category) => categoryOf(category, mall.products, hashOf)),
  );
  await addCategorySpecs(
    tx,
    mall.categorySpecs.map((asked) => categorySpecsOf(asked, categories)),
  );
  const brands = byKey(
    mall.brands,
    await addBrands(
      tx,
      mall.brands.map((brand) => brandOf(brand, hashOf)),
    ),
  );
  const ids: Ids = { categories, brands, shops: shopIds, products: new Map(), activities: new Map() };
  ids.products = byKey(
    mall.products,
    await importProducts(
      tx,
      mall.products.map((product) => productOf(product, ids, hashOf)),
    ),
  );
  await importPastPrices(
    tx,
    mall.products.flatMap((product) => pastPricesOf(product, ids)),
  );
  await recordSales(
    tx,
    mall.products.flatMap((product) => salesOf(product, ids)),
  );
  await sumUpSales(tx);
  for (const [shopKey, shopId] of shopIds)
    await importFigures(
      tx,
      demoVisits(
        shopKey,
        mall.products.filter((product) => product.shopKey === shopKey),
        {
          shopId,
          productIdOf: (key) => ids.products.get(key) ?? 0,
          categoryIdOf: (key) => categories.get(key) ?? 0,
        },
      ),
    );
  const activities = mall.activities.map((activity) => activityOf(activity, ids, hashOf));
  ids.activities = byKey(mall.activities, await openActivities(tx, activities));
  await openActivities(tx, [openFlashSale()]);

  await importReviews(
    tx,
    mall.reviews.map((review) => reviewOf(review, ids, hashOf)),
  );
  await importQuestions(
    tx,
    mall.questions.map((question) => questionOf(question, ids)),
  );
  await recordRatings(tx, ratingsOf(mall.reviews, ids));
  await recordShopRatings(tx, shopRatingsOf(mall, shopIds));
  const coupons = mall.coupons.map((coupon) => couponOf(coupon, ids));
  await issueCoupons(tx, coupons);
  await importDeals(
    tx,
    mall.deals.map((deal) => dealOf(deal, ids)),
  );

  await addBanners(tx, [
    ...mall.banners.map((banner, position) => bannerOf('main', banner, position, mall, ids, hashOf)),
    ...mall.adverts.map((banner, position) => bannerOf('advert', banner, position, mall, ids, hashOf)),
  ]);
  await setHotKeywords(tx, mall.hotKeywords);
  await setSite('currency', { currency: 'USD', symbol: '$' }, tx);
  await setSite(
    'service',
    {
      consumerType: '',
      consumerH5Url: '',
      consumerMessage: '',
      consumerHotline: '+1 555 010 0199',
      consumerEmail: 'service@demo.mall',
    },
    tx,
  );
  await setSite(
    'operator',
    {
      records: [
        {
          from: '2020-01-01',
          legalName: 'Galleria Demo Ltd',
          address: '1 Market Square\nDublin 2\nIreland',
          taxNumber: 'IE1234567T',
          taxRate: 2_300,
        },
      ],
    },
    tx,
  );
  await setSite('firstSteps', { skipped: [...mallStepNames] }, tx); // whoever tries the mall out has not to set it up
  await setSite(
    'pictures',
    {
      recommendHash: hashOf(mall.recommendArt),
      shopStreetHash: hashOf(mall.shopStreetArt),
      loginHash: hashOf(mall.loginArt),
    },
    tx,
  );
}
