import { beforeAll, describe, expect, test } from 'vitest';
import {
  addFavourite,
  cancelFavourite,
  cancelFavourites,
  getFavouriteState,
  listFavourites,
} from '#contract/catalogue/shopper-product.ts';
import { database } from '#server/database/connection.ts';
import { favourites } from '#server/modules/catalogue/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { favouritesMax } from './add-favourite.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  small = await fillSmallMall();
  [ann, ben] = [await someone(), await someone()];
});
const idOf = (place: number) => small.productIds[place] ?? 0;
const listOf = async ({ token }: Person, input = {}) => (await mall.ask(listFavourites, input, as(token))).data;
const namesOf = async (person: Person) => (await listOf(person))?.list.map(({ name }) => name);

test('added twice is there once, with the price and time of the first', async () => {
  for (const place of [0, 1, 0])
    expect(await mall.ask(addFavourite, { id: idOf(place) }, as(ann.token))).toMatchObject({ code: 200 });
  const list = await listOf(ann);
  expect(list?.total).toBe(2);
  expect(list?.list).toEqual([
    {
      id: expect.any(Number),
      productId: idOf(1),
      name: 'Coffee Cup',
      image: expect.objectContaining({ url: `/media/${small.pictureHash}` }),
      price: 2_550,
      priceWhenSaved: 2_550,
      isOffered: true,
      reason: null,
      shopName: 'Mall Own',
      savedAt: expect.any(String),
    },
    expect.objectContaining({ productId: idOf(0), name: 'Tea Cup', price: 999, priceWhenSaved: 999 }),
  ]);
  expect((await mall.ask(getFavouriteState, { id: idOf(0) }, as(ann.token))).data).toEqual({ userCollect: true });
  expect((await mall.ask(getFavouriteState, { id: idOf(2) }, as(ann.token))).data).toEqual({ userCollect: false });
});

test('a price that has changed since stands beside the one of that day', async () => {
  await mall.pool.query('update products set price = 2000 where id = $1', [idOf(1)]);
  expect((await listOf(ann))?.list[0]).toMatchObject({ price: 2_000, priceWhenSaved: 2_550 });
});

test('what cannot be bought now stays, and says why', async () => {
  for (const place of [3, 4, 5]) await mall.ask(addFavourite, { id: idOf(place) }, as(ann.token));
  expect((await listOf(ann))?.list.map(({ name, isOffered, reason }) => [name, isOffered, reason])).toEqual([
    ['Lost Cup', false, 'shop_closed'],
    ['Old Cup', false, 'off_sale'],
    ['Sold Out Cup', false, 'sold_out'],
    ['Coffee Cup', true, null],
    ['Tea Cup', true, null],
  ]);
});

test('pages do not overlap, and the words follow the language', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => listOf(ann, { page, limit: 2 })));
  expect(pages.map((page) => page?.list.map(({ name }) => name))).toEqual([
    ['Lost Cup', 'Old Cup'],
    ['Sold Out Cup', 'Coffee Cup'],
    ['Tea Cup'],
  ]);
  const chinese = await mall.ask(listFavourites, { limit: 1 }, { ...as(ann.token), 'x-locale': 'zh-CN' });
  expect(chinese.data?.list[0]).toMatchObject({ name: '失踪杯', shopName: '关门大吉' });
});

test('another person sees none of it and takes none of it away', async () => {
  expect(await listOf(ben)).toEqual({ list: [], total: 0, page: 1, limit: 20 });
  expect((await mall.ask(getFavouriteState, { id: idOf(0) }, as(ben.token))).data).toEqual({ userCollect: false });
  const before = await databaseFingerprint(mall.pool);
  await mall.ask(cancelFavourite, { id: idOf(0) }, as(ben.token));
  const { data } = await mall.ask(cancelFavourites, { ids: small.productIds }, as(ben.token));
  expect(data).toEqual({ cancelled: 0 });
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('one or several can be cancelled, and twice is no harm', async () => {
  await mall.ask(cancelFavourite, { id: idOf(3) }, as(ann.token));
  expect((await mall.ask(cancelFavourite, { id: idOf(3) }, as(ann.token))).code).toBe(200);
  const { data } = await mall.ask(cancelFavourites, { ids: [idOf(4), idOf(5), idOf(5), idOf(2)] }, as(ann.token));
  expect(data).toEqual({ cancelled: 2 });
  expect(await namesOf(ann)).toEqual(['Coffee Cup', 'Tea Cup']);
});

test('what is refused moves nothing', async () => {
  const before = await databaseFingerprint(mall.pool);
  expect((await mall.ask(addFavourite, { id: 999_999 }, as(ann.token))).code).toBe(404);
  expect((await mall.ask(addFavourite, { id: 0 }, as(ann.token))).code).toBe(400);
  expect((await mall.ask(cancelFavourites, { ids: [] }, as(ann.token))).code).toBe(400);
  expect((await mall.send(cancelFavourites, { ids: Array(101).fill(1) }, as(ann.token))).status).toBe(400);
  for (const call of [addFavourite, cancelFavourite, cancelFavourites, listFavourites, getFavouriteState]) {
    expect((await mall.send(call, { id: idOf(2), ids: [idOf(2)] })).status).toBe(401);
  }
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

describe('the last free place', () => {
  /** Fills someone's list up to one place, with products made for it, and gives the ids of more. */
  async function nearlyFull(accountId: number): Promise<number[]> {
    const { rows } = await mall.pool.query<{ id: number }>(
      `insert into products (shop_id, category_id, name, picture_hash, price, original_price)
       select shop_id, category_id, name, picture_hash, 100, 100 from products, generate_series(1, $2) where id = $1 returning id`,
      [idOf(0), favouritesMax + 20],
    );
    const ids = rows.map(({ id }) => id);
    await mall.pool.query(
      'insert into favourites (account_id, product_id, price_when_saved) select $1, unnest($2::int[]), 100',
      [accountId, ids.slice(0, favouritesMax - 1)],
    );
    return ids.slice(favouritesMax - 1, favouritesMax + 19);
  }
  const countOf = (accountId: number) =>
    mall.pool
      .query('select count(*)::int as count from favourites where account_id = $1', [accountId])
      .then(({ rows }) => rows[0].count);

  test('of twenty who want it at once exactly one gets it', async () => {
    const { accountId, token } = await someone();
    const more = await nearlyFull(accountId);
    const answers = await Promise.all(more.map((id) => mall.ask(addFavourite, { id }, as(token))));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(19);
    expect(await countOf(accountId)).toBe(favouritesMax);
    // What is already there is no new one, so it is not refused.
    const { rows } = await mall.pool.query('select min(product_id) as id from favourites where account_id = $1', [
      accountId,
    ]);
    expect(await mall.ask(addFavourite, { id: rows[0].id }, as(token))).toMatchObject({ code: 200 });
  });

  test('a check before the writing lets several through', async () => {
    const haveRead = barrier(2);
    const { accountId } = await someone();
    const more = await nearlyFull(accountId);
    const careless = async (productId: number) => {
      if ((await countOf(accountId)) >= favouritesMax) return;
      await haveRead();
      await database().insert(favourites).values({ accountId, productId, priceWhenSaved: 1 });
    };
    await Promise.all(more.map(careless));
    expect(await countOf(accountId)).toBeGreaterThan(favouritesMax);
  });
});
