import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listActivities, listCategories, listLeaders, listRecommended } from '#contract/catalogue/shopper.ts';
import { publishActivityChanges } from '#server/modules/catalogue/activities/publish-activity-changes.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
beforeAll(async () => void (await fillSmallMall()));
beforeEach(
  async () =>
    void (await mall.pool.query(
      "update shops set is_open = name ->> 'en' <> 'Shut Doors'; update activities set is_open = true",
    )),
);

test('the category tree is three levels deep, with both names, and leaves have no list', async () => {
  const { data } = await mall.ask(listCategories, {});
  expect(data).toEqual([
    {
      id: 1,
      pid: 0,
      name: 'Home',
      cnName: '家居',
      level: 1,
      icon: '',
      childList: [
        {
          id: 2,
          pid: 1,
          name: 'Kitchen',
          cnName: '厨房',
          level: 2,
          icon: '',
          childList: [{ id: 3, pid: 2, name: 'Cups', cnName: '杯子', level: 3, icon: '' }],
        },
      ],
    },
  ]);
});

test('a category is called by its name in the reader’s language, else in English, and has its Chinese name always', async () => {
  await mall.pool.query(`update categories set name = name || '{"th": "บ้าน"}' where id = 1`);
  const namesIn = async (locale: string) =>
    (await mall.ask(listCategories, {}, { 'x-locale': locale })).data?.map(({ name, cnName }) => [name, cnName]);
  expect(await namesIn('th')).toEqual([['บ้าน', '家居']]);
  expect(await namesIn('lao')).toEqual([['Home', '家居']]);
  expect(await namesIn('zh-CN')).toEqual([['家居', '家居']]);
  await mall.pool.query("update categories set name = name - 'th'");
});

test('recommended products come by rank; sold-out ones and those of closed shops stay away', async () => {
  const all = await mall.ask(listRecommended, {});
  expect(all.data?.list.map(({ name, price, isFlash }) => [name, price, isFlash])).toEqual([
    ['Tea Cup', 999, true], // its price in the flash sale
    ['Coffee Cup', 2_550, false],
    ['Travel Mug', 3_000, false],
  ]);
  expect(all.data?.total).toBe(3);
  await mall.pool.query("update shops set is_open = false where name ->> 'en' = 'Mall Own'");
  expect((await mall.ask(listRecommended, {})).data?.list.map(({ name }) => name)).toEqual(['Tea Cup']);
});

test('pages of recommended products do not overlap', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => mall.ask(listRecommended, { page, limit: 2 })));
  expect(pages.map((page) => page.data?.list.map(({ name }) => name))).toEqual([
    ['Tea Cup', 'Coffee Cup'],
    ['Travel Mug'],
    [],
  ]);
  expect(pages.map((page) => page.data?.total)).toEqual([3, 3, 3]);
});

test('leaders come by sales', async () => {
  const { data } = await mall.ask(listLeaders, {});
  expect(data?.map(({ name, sales }) => [name, sales])).toEqual([
    ['Coffee Cup', 900],
    ['Travel Mug', 100],
    ['Tea Cup', 50],
  ]);
});

test('running activities come in order with their products, their end and how much is sold', async () => {
  const { data } = await mall.ask(listActivities, {}, { 'x-locale': 'zh-CN' });
  expect(
    data?.map(({ name, kind, type, productList }) => [name, kind, type, productList.map((product) => product.name)]),
  ).toEqual([
    ['秒杀', 'flash', 1, ['茶杯']],
    ['厨房周', 'standard', 2, ['咖啡杯', '随行杯']],
  ]);
  const [flash] = data ?? [];
  expect(flash?.productList[0]).toMatchObject({ price: 999, originalPrice: 3_998, soldPercent: 33, isFlash: true });
  expect(Date.parse(flash?.endsAt ?? '')).toBeGreaterThan(Date.now());
});

test('a flash sale that is over neither shows nor changes a price', async () => {
  await mall.pool.query("update activities set ends_at = now() - interval '1 second' where kind = 'flash'");
  expect((await mall.ask(listActivities, {})).data?.map(({ name }) => name)).toEqual(['Kitchen week']);
  const [tea] = (await mall.ask(listRecommended, {})).data?.list ?? [];
  expect([tea?.price, tea?.isFlash]).toEqual([1_999, false]);
});

test('a flash sale begins and ends by the mall’s clock, and its event is published once', async () => {
  await mall.pool.query(
    "update activities set starts_at = now() + interval '1 hour', ends_at = now() + interval '3 hours' where kind = 'flash'",
  );
  const priceAfter = async (days: number) => {
    await moveClock(days);
    return (await mall.ask(listRecommended, {})).data?.list[0]?.price;
  };
  await publishActivityChanges();
  const seen = await invalidatedTags(mall, async () => {
    expect(await priceAfter(0)).toBe(1_999);
    expect(await priceAfter(2 / 24)).toBe(999);
    await publishActivityChanges();
    await publishActivityChanges();
    expect(await priceAfter(2 / 24)).toBe(1_999);
    await publishActivityChanges();
    await resetClock();
    await publishActivityChanges();
  });
  expect(seen.filter((tag) => tag === 'activities')).toHaveLength(3);
});

test('the database itself refuses stock below what is reserved, and a price above the original', async () => {
  await expect(mall.pool.query('update skus set on_hand = -1 where id = 1')).rejects.toThrow('skus_stock');
  await expect(mall.pool.query('update skus set reserved = 11 where id = 1')).rejects.toThrow('skus_stock');
  await expect(mall.pool.query('update products set price = 999999 where id = 1')).rejects.toThrow('products_price');
});
