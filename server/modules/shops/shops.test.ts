import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listShopCategories, listShopTypes } from '#contract/shops/shopper.ts';
import {
  followShop,
  getFollowState,
  getShopService,
  listFollowedIds,
  listFollowedShops,
  unfollowShop,
} from '#contract/shops/shopper-page.ts';
import { database, transaction } from '#server/database/connection.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { followedMax } from './follow-shop.ts';
import { recordShopRatings } from './index.ts';
import { shopFollowers } from './tables.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  small = await fillSmallMall();
  [ann, ben] = [await someone(), await someone()];
});
beforeEach(async () => {
  await mall.pool.query(
    "update shops set is_open = name ->> 'en' <> 'Shut Doors', follower_count = 7; delete from shop_followers",
  );
});
const shopId = (place: number) => small.shopIds[place] ?? 0;
const [plain, own, shut] = [0, 1, 2];
const followersOf = async (id: number) =>
  (await mall.pool.query('select follower_count from shops where id = $1', [id])).rows[0]?.follower_count;

test('kinds of shop and what they deal in, in both languages', async () => {
  const types = await mall.ask(listShopTypes, {}, { 'x-locale': 'zh-CN' });
  expect(types.data).toEqual([{ id: 1, name: '旗舰店', info: '营业执照', isRetired: false }]);
  const categories = await mall.ask(listShopCategories, {});
  expect(categories.data).toEqual([{ id: 1, name: 'Everything', handlingFee: 5, isRetired: false }]);
});

test('a shop is reached by phone, or by mail when it has none', async () => {
  expect((await mall.ask(getShopService, { id: shopId(own) })).data).toEqual({
    serviceType: 'phone',
    servicePhone: '400-100-2000',
    serviceEmail: 'own@mall.example',
  });
  expect((await mall.ask(getShopService, { id: shopId(plain) })).data?.serviceType).toBe('email');
  for (const id of [shopId(shut), 999_999]) expect((await mall.ask(getShopService, { id })).code).toBe(404);
});

test('following counts once, however often it is asked, and so does following no longer', async () => {
  const id = shopId(own);
  const follow = () => mall.ask(followShop, { id }, as(ann.token));
  const unfollow = () => mall.ask(unfollowShop, { id }, as(ann.token));
  const state = async () => (await mall.ask(getFollowState, { id }, as(ann.token))).data;
  expect(await state()).toEqual({ isCollect: false, followers: 7 });
  for (const { data } of [await follow(), await follow()]) expect(data).toEqual({ followers: 8 });
  expect(await state()).toEqual({ isCollect: true, followers: 8 });
  expect((await mall.ask(getFollowState, { id }, as(ben.token))).data).toEqual({ isCollect: false, followers: 8 });
  for (const { data } of [await unfollow(), await unfollow()]) expect(data).toEqual({ followers: 7 });
  expect(await state()).toEqual({ isCollect: false, followers: 7 });
});

test('followed shops come newest first, page by page; one that closes stays, and says so', async () => {
  await mall.ask(followShop, { id: shopId(own) }, as(ann.token));
  await mall.ask(followShop, { id: shopId(plain) }, as(ann.token));
  await mall.pool.query("update shops set is_open = false where name ->> 'en' = 'Mall Own'");
  const { data } = await mall.ask(listFollowedShops, {}, as(ann.token));
  expect(data?.total).toBe(2);
  expect(data?.list.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ['Plain Goods', true],
    ['Mall Own', false],
  ]);
  expect(data?.list[1]).toEqual({
    id: shopId(own),
    name: 'Mall Own',
    avatar: expect.objectContaining({ url: `/media/${small.pictureHash}` }),
    isSelf: true,
    isOpen: false,
    starLevel: 4.7,
    followers: 8,
    followedAt: expect.any(String),
  });
  const second = await mall.ask(listFollowedShops, { page: 2, limit: 1 }, { ...as(ann.token), 'x-locale': 'zh-CN' });
  expect(second.data?.list.map(({ name }) => name)).toEqual(['商城自营']);
  expect((await mall.ask(listFollowedShops, {}, as(ben.token))).data?.list).toEqual([]);
  expect((await mall.ask(unfollowShop, { id: shopId(own) }, as(ann.token))).data).toEqual({ followers: 7 });
});

test('which of some shops an account follows, only it can ask', async () => {
  await mall.ask(followShop, { id: shopId(own) }, as(ann.token));
  const ids = `${shopId(plain)},${shopId(own)},999999,x`;
  expect((await mall.ask(listFollowedIds, { ids }, as(ann.token))).data).toEqual([shopId(own)]);
  expect((await mall.ask(listFollowedIds, { ids: '' }, as(ann.token))).data).toEqual([]);
  expect((await mall.ask(listFollowedIds, { ids }, as(ben.token))).data).toEqual([]);
  expect((await mall.send(listFollowedIds, { ids })).status).toBe(401);
});

test('what is refused moves nothing', async () => {
  await mall.ask(followShop, { id: shopId(own) }, as(ann.token));
  const before = await databaseFingerprint(mall.pool);
  for (const id of [shopId(shut), 999_999]) expect((await mall.ask(followShop, { id }, as(ben.token))).code).toBe(404);
  expect((await mall.ask(unfollowShop, { id: 999_999 }, as(ben.token))).code).toBe(404);
  expect((await mall.ask(unfollowShop, { id: shopId(own) }, as(ben.token))).data).toEqual({ followers: 8 });
  for (const call of [followShop, unfollowShop, getFollowState, listFollowedShops]) {
    expect((await mall.send(call, { id: shopId(own) })).status).toBe(401);
  }
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

describe('twenty clicks at once', () => {
  test('count once, and so do twenty clicks back', async () => {
    const id = shopId(own);
    await Promise.all(Array.from({ length: 20 }, () => mall.ask(followShop, { id }, as(ann.token))));
    expect(await followersOf(id)).toBe(8);
    await Promise.all(Array.from({ length: 20 }, () => mall.ask(unfollowShop, { id }, as(ann.token))));
    expect(await followersOf(id)).toBe(7);
  });

  test('of twenty people count twenty times', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => someone()));
    await Promise.all(people.map(({ token }) => mall.ask(followShop, { id: shopId(own) }, as(token))));
    expect(await followersOf(shopId(own))).toBe(27);
  });

  test('count several times where the count moves before it is known whether the row is new', async () => {
    const haveRead = barrier(2);
    const { accountId } = await someone();
    const careless = async () => {
      const known = await database().select().from(shopFollowers);
      if (known.some((row) => row.accountId === accountId)) return;
      await haveRead();
      await mall.pool.query('update shops set follower_count = follower_count + 1 where id = $1', [shopId(plain)]);
      await database()
        .insert(shopFollowers)
        .values({ accountId, shopId: shopId(plain) })
        .onConflictDoNothing();
    };
    await Promise.all(Array.from({ length: 20 }, careless));
    expect(await followersOf(shopId(plain))).toBeGreaterThan(8);
  });

  test('for the last free place: exactly one gets it', async () => {
    const { accountId, token } = await someone();
    const { rows } = await mall.pool.query<{ id: number }>(
      `insert into shops (name, type_id, category_id, avatar_hash, back_hash, street_hash)
       select jsonb_build_object('en', 'Copy ' || n), type_id, category_id, avatar_hash, back_hash, street_hash
       from shops, generate_series(1, $2) n where id = $1 returning id`,
      [shopId(plain), followedMax + 19],
    );
    const ids = rows.map(({ id }) => id);
    await mall.pool.query('insert into shop_followers (account_id, shop_id) select $1, unnest($2::int[])', [
      accountId,
      ids.slice(0, followedMax - 1),
    ]);
    const wanted = ids.slice(followedMax - 1);
    const answers = await Promise.all(wanted.map((id) => mall.ask(followShop, { id }, as(token))));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(400)]);
    const { rows: counted } = await mall.pool.query(
      'select sum(follower_count)::int as followers from shops where id = any($1)',
      [wanted],
    );
    expect(counted).toEqual([{ followers: 1 }]);
    await mall.pool.query('delete from shop_followers');
    await mall.pool.query('delete from shops where id = any($1)', [ids]);
  });
});

test('ratings add up, stars are the mean of both scores in tenths, and the event is published', async () => {
  const change = (shop: number, qualitySum: number, serviceSum: number, count: number) => ({
    shopId: shopId(shop),
    qualitySum,
    serviceSum,
    count,
  });
  await mall.pool.query('delete from event_outbox');
  await transaction((tx) => recordShopRatings(tx, [change(own, 13, 12, 3), change(plain, 1, 1, 1)]));
  await transaction((tx) => recordShopRatings(tx, [change(own, 1, 2, 1)]));
  await transaction((tx) => recordShopRatings(tx, []));
  const { rows } = await mall.pool.query(
    'select quality_sum, service_sum, review_count, rating_tenths from shops where review_count > 0 order by id',
  );
  expect(rows).toEqual([
    { quality_sum: 1, service_sum: 1, review_count: 1, rating_tenths: 10 },
    { quality_sum: 14, service_sum: 14, review_count: 4, rating_tenths: 35 },
  ]);
  expect((await mall.pool.query('select name, payload from event_outbox order by id')).rows).toEqual([
    { name: 'shops.shopsChanged', payload: { ids: [shopId(plain), shopId(own)] } },
    { name: 'shops.shopsChanged', payload: { ids: [shopId(own)] } },
  ]);
});
