import { beforeAll, expect, test } from 'vitest';
import { listActivities, listLeaders, listRecommended } from '#contract/catalogue/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { openActivities } from './open-activities.ts';

const mall = openMallUnderTest();
const leadersShown = 6;
let ids: number[]; // the best sellers first, which are recommended first

beforeAll(async () => {
  const small = await fillSmallMall();
  await mall.pool.query('update activities set is_open = false');
  ids = await transaction((tx) =>
    importProducts(
      tx,
      Array.from({ length: 40 }, (_, at) => ({
        product: {
          shopId: small.shopIds[0] ?? 0,
          categoryId: small.categoryIds.get('cups') ?? 0,
          name: { en: `Cup ${at}` },
          sales: 10_000 - at,
          platformRank: 1_000 - at,
        },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: '' } },
        pictureHashes: [small.pictureHash] as const,
        options: [],
        skus: [{ values: [], price: 100, originalPrice: 100, onHand: 1 }],
      })),
    ),
  );
  const activity = (layout: 1 | 2, position: number, from: number, to: number) => ({
    activity: { kind: 'standard' as const, layout, name: { en: `Deals ${position}` }, position },
    products: ids.slice(from, to).map((productId) => ({ productId })),
  });
  // The first begins with best sellers, the second repeats the first, the third has nothing of its own.
  await transaction((tx) => openActivities(tx, [activity(1, 1, 2, 14), activity(2, 2, 8, 19), activity(2, 3, 0, 4)]));
});

const placesOf = (list: readonly { id: number }[] | undefined) => list?.map(({ id }) => ids.indexOf(id));
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

test('a product that the home page shows is passed over by later activities, unless too few would be left', async () => {
  const { data } = await mall.ask(listActivities, {});
  expect(data?.map(({ productList }) => placesOf(productList))).toEqual([from(6, 8), from(14, 3), from(0, 3)]);
});

test('on the home page recommended products are none that another block shows, on every page', async () => {
  const [{ data: activities }, { data: leaders }, ...pages] = await Promise.all([
    mall.ask(listActivities, {}),
    mall.ask(listLeaders, {}),
    ...[1, 2, 3].map((page) => mall.ask(listRecommended, { place: 'home', page, limit: 10 })),
  ]);
  const above = [...(leaders ?? []).slice(0, leadersShown), ...(activities?.[0]?.productList ?? [])];
  expect(placesOf(above)?.sort((a, b) => a - b)).toEqual(from(0, 14));
  const recommended = pages.flatMap(({ data }) => placesOf(data?.list) ?? []);
  // 17 are shown above; the three of the small mall come last.
  expect(recommended).toEqual([...from(17, 23), -1, -1, -1]);
  expect(pages.map(({ data }) => data?.total)).toEqual([26, 26, 26]);
});

test('elsewhere, and where too few would be left, all products are recommended', async () => {
  const { data: elsewhere } = await mall.ask(listRecommended, { limit: 10 });
  expect([placesOf(elsewhere?.list), elsewhere?.total]).toEqual([from(0, 10), 43]);
  const { data: large } = await mall.ask(listRecommended, { place: 'home', limit: 40 });
  expect([placesOf(large?.list), large?.total]).toEqual([from(0, 40), 43]);
  expect((await mall.send(listRecommended, { place: 'cellar' as 'home' })).status).toBe(400);
});
