import { expect, test } from 'vitest';
import { localized } from '#contract/core/languages.ts';
import { byKey, ratingsOf, shopRatingsOf } from './import-rows.ts';
import { demoMall } from './mall.ts';

const mall = demoMall();
const productsByKey = new Map(mall.products.map((product) => [product.key, product]));

test('every product has specifications, none of them twice', () => {
  expect(mall.products[0]?.specs).toMatchObject([
    { name: { en: 'Model', 'zh-CN': '型号' }, value: { en: 'Aero 7', 'zh-CN': 'Aero 7' } },
    { name: { en: 'Screen', 'zh-CN': '屏幕' }, value: { en: '6.5 in OLED, 120 Hz', 'zh-CN': '6.5英寸 OLED 120Hz' } },
    { name: { en: 'Battery', 'zh-CN': '电池' }, value: { en: '5000 mAh', 'zh-CN': '5000毫安时' } },
    { name: { en: 'Network', 'zh-CN': '网络' }, value: { en: '5G / 4G / Wi-Fi 6', 'zh-CN': '5G / 4G / Wi-Fi 6' } },
  ]);
  for (const { key, specs } of mall.products) {
    expect(specs.length, key).toBeGreaterThanOrEqual(2);
    expect(new Set(specs.map(({ name }) => name.en)).size, key).toBe(specs.length);
    expect(specs.every(({ name, value }) => name.en && name['zh-CN'] && value.en && value['zh-CN'])).toBe(true);
  }
});

test('every product has a brand, books and records that of their publisher', () => {
  const names = new Map(mall.brands.map(({ key, name }) => [key, name.en]));
  expect(names.size).toBeGreaterThanOrEqual(25);
  expect(new Set(names.values()).size).toBe(names.size);
  const brandOf = (key: string) => names.get(productsByKey.get(key)?.brandKey ?? '');
  for (const { key } of mall.products) expect(brandOf(key), key).toBeTruthy();
  expect(brandOf('kettlewood-double-wall-tumbler')).toBe('Kettlewood');
  expect(brandOf('pagemoss-seven-umbrellas-a-novel')).toBe('Pagemoss Press');
});

test('daily sales are not more than total sales, and begin with the product', () => {
  const sum = (days: number[]) => days.reduce((total, sold) => total + sold, 0);
  expect(mall.products[0]).toMatchObject({ sales: 42, createdDaysAgo: 14 });
  expect(mall.products[0]?.soldByDay).toEqual([5, 4, 2, 1, 2, 2, 1, 5, 3, 3, 4, 1, 4, 1, 4, ...Array(15).fill(0)]);
  for (const { key, sales, soldByDay, createdDaysAgo } of mall.products) {
    expect(soldByDay).toHaveLength(30);
    expect(sum(soldByDay), key).toBeLessThanOrEqual(sales);
    if (createdDaysAgo < 30) expect(sum(soldByDay), key).toBe(sales);
    expect(sum(soldByDay.slice(createdDaysAgo + 1)), key).toBe(0);
  }
  const best = (days: number) =>
    mall.products.reduce((first, product) =>
      sum(product.soldByDay.slice(0, days)) > sum(first.soldByDay.slice(0, days)) ? product : first,
    ).key;
  // The rankings of the week and of the month must differ.
  expect([best(7), best(30)]).toEqual(['kettlewood-double-wall-tumbler', 'orchardlane-vine-tomatoes']);
});

test('every shop ships to the large markets; fresh food is not shipped around the world', () => {
  expect(mall.shops[0]?.freight).toEqual([
    { country: 'US', firstCents: 499, furtherCents: 75, freeFromCents: 3_900, daysFrom: 1, daysTo: 4 },
    { country: 'CN', firstCents: 299, furtherCents: 100, freeFromCents: 3_900, daysFrom: 1, daysTo: 4 },
    { country: '*', firstCents: 1_699, furtherCents: 500, daysFrom: 9, daysTo: 25 },
  ]);
  for (const { key, freight, isSelf } of mall.shops) {
    const countries = freight.map(({ country }) => country);
    expect(new Set(countries).size, key).toBe(countries.length);
    expect(countries, key).toEqual(expect.arrayContaining(['US', 'CN']));
    const [home] = freight;
    expect(
      freight.every(({ firstCents }) => firstCents >= 0 && firstCents < 2_500),
      key,
    ).toBe(true);
    expect(
      freight.every(({ daysFrom, daysTo }) => 0 < daysFrom && daysFrom <= daysTo),
      key,
    ).toBe(true);
    expect(home?.freeFromCents, key).toBeGreaterThanOrEqual(3_900);
    if (isSelf) expect(freight.find(({ country }) => country === 'US')?.freeFromCents, key).toBe(3_900);
  }
  const near = mall.shops.filter(({ freight }) => !freight.some(({ country }) => country === '*'));
  expect(near.map(({ key }) => key)).toEqual(['orchardlane', 'tidemarket']);
});

test('every shop has banners, a company and papers, which are drawn once for each kind of shop', () => {
  for (const { key, realName, bannerArts, paperArts } of mall.shops) {
    expect(realName, key).toMatch(/ Trading Co\., Ltd\.$/);
    expect([bannerArts.length, paperArts.length], key).toEqual([2, 2]);
  }
  expect(new Set(mall.shops.map(({ realName }) => realName)).size).toBe(24);
  expect(new Set(mall.shops.flatMap(({ paperArts }) => paperArts.map((art) => JSON.stringify(art)))).size).toBe(4);
});

test('shops are rated by the reviews of their products', () => {
  const ratings = shopRatingsOf(
    mall,
    byKey(
      mall.shops,
      mall.shops.map((_, at) => at + 1),
    ),
  );
  expect(ratings).toHaveLength(24);
  expect(ratings.reduce((sum, { count }) => sum + count, 0)).toBe(mall.reviews.length);
  const stars = ratings.map(({ qualitySum, serviceSum, count }) => Math.round(((qualitySum + serviceSum) * 5) / count));
  expect([Math.min(...stars), Math.max(...stars)]).toEqual([42, 46]);
});

test('reviews fit the sales: by some of the buyers, many of what sells much, none before the product was there', () => {
  const reviewsOf = Map.groupBy(mall.reviews, ({ productKey }) => productKey);
  for (const { key, sales, rank, createdDaysAgo } of mall.products) {
    const reviews = reviewsOf.get(key) ?? [];
    expect(reviews.length, key).toBeLessThanOrEqual(sales * 0.3);
    if (sales >= 1_000) expect(reviews.length, key).toBeGreaterThanOrEqual(3);
    if (rank > 100) expect(reviews.length, key).toBeLessThan(20);
    for (const { daysAgo } of reviews) expect(daysAgo, key).toBeLessThanOrEqual(createdDaysAgo);
    expect(new Set(reviews.map(({ nickname }) => nickname)).size, key).toBe(reviews.length);
  }
});

test('the rating of a product is the mean of its reviews', () => {
  const ids = byKey(
    mall.products,
    mall.products.map((_, at) => at + 1),
  );
  const none = new Map();
  const ratings = ratingsOf(mall.reviews, {
    categories: none,
    brands: none,
    shops: none,
    products: ids,
    activities: none,
  });
  const ratingOf = new Map(ratings.map(({ productId, scoreSum, count }) => [productId, [scoreSum, count]]));
  for (const { key } of mall.products) {
    const scores = mall.reviews.filter(({ productKey }) => productKey === key).map((review) => review.productScore);
    const expected = scores.length > 0 ? [scores.reduce((sum, score) => sum + score), scores.length] : undefined;
    expect(ratingOf.get(ids.get(key) ?? 0), key).toEqual(expected);
  }
});

test('the photos of a review show the variant that was bought', () => {
  const withPhotos = mall.reviews.filter(({ art }) => art);
  expect(withPhotos.length).toBeGreaterThan(50);
  for (const { productKey, skuIndex, art } of withPhotos) {
    const product = productsByKey.get(productKey);
    const shown = product?.art[product.skus[skuIndex]?.artIndex ?? 0]?.objects.at(-1);
    expect(art?.map(({ objects }) => [objects[0]?.icon, objects[0]?.paint])).toEqual([[shown?.icon, shown?.paint]]);
  }
  const others = withPhotos.filter(
    ({ productKey, skuIndex }) => productsByKey.get(productKey)?.skus[skuIndex]?.artIndex,
  );
  expect(others.length).toBeGreaterThan(5); // not all bought the variant of the first picture
});

test('a review names the variant that was bought, and a product coupon covers products of one shop', () => {
  for (const { productKey, skuIndex, variant } of mall.reviews) {
    const product = productsByKey.get(productKey);
    const values = product?.skus[skuIndex]?.values ?? [];
    const inThai = values.map(
      (value, at) => product?.options[at]?.values.find((each) => each.value.en === value)?.value.th ?? value,
    );
    expect([variant.en, localized(variant, 'th')]).toEqual([values.join(', '), inThai.join(', ')]);
  }
  for (const { scope, shopKey, productKeys } of mall.coupons.filter((coupon) => coupon.scope === 'product'))
    expect([scope, ...new Set(productKeys?.map((key) => productsByKey.get(key)?.shopKey))]).toEqual([
      'product',
      shopKey,
    ]);
});
