import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import * as contract from '#contract/shops/merchant-shelves.ts';
import { listShopProducts, listShopShelves } from '#contract/shops/shopper-page.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let shopId: number;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await someone({ role: 'merchant', nickname: 'Olga' });
  shopId = small.shopIds[1] ?? 0;
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, shopId]);
});
beforeEach(async () => {
  await mall.pool.query('delete from shop_shelves');
  await mall.pool.query('delete from removed_things');
});

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));
const [coffeeCup, travelMug] = [() => small.productIds[1] ?? 0, () => small.productIds[2] ?? 0];
const productOfOthers = () => small.productIds[0] ?? 0;

async function add(en: string, parentId: number | null = null): Promise<number> {
  const { data, message } = await ask(contract.addShelf, { name: { en }, parentId });
  if (!data) throw new Error(message);
  return data.id;
}

/** The names of all shelves in their order, those below another one in brackets behind it. */
async function tree(): Promise<string> {
  const { data } = await ask(contract.listOwnShelves, {});
  return (data ?? [])
    .map(({ name, children }) => name.en + (children.length ? ` (${children.map((each) => each.name.en)})` : ''))
    .join(' ');
}

test('shelves stand in the order in which they were added, until they are put in another', async () => {
  const [cups, mugs, gifts] = [await add('Cups'), await add('Mugs'), await add('Gifts')];
  const small = await add('Small', cups);
  const large = await add('Large', cups);
  expect(await tree()).toBe('Cups (Small,Large) Mugs Gifts');
  const shelves = [
    { id: gifts, childIds: [] },
    { id: cups, childIds: [large, mugs, small] },
  ];
  const tags = await invalidatedTags(mall, async () =>
    expect((await ask(contract.arrangeShelves, { shelves })).code).toBe(200),
  );
  expect(tags).toContain(`shop:${shopId}`);
  expect(await tree()).toBe('Gifts Cups (Large,Mugs,Small)');
});

test('an order that does not name each of them once is refused, and nothing moves', async () => {
  const [cups, mugs] = [await add('Cups'), await add('Mugs')];
  const stranger = await aMerchant();
  const foreign = await ask(contract.addShelf, { name: { en: 'Foreign' }, parentId: null }, stranger);
  for (const shelves of [
    [{ id: mugs, childIds: [] }],
    [{ id: mugs, childIds: [cups, cups] }],
    [
      { id: mugs, childIds: [] },
      { id: foreign.data?.id ?? 0, childIds: [] },
    ],
  ])
    expect((await ask(contract.arrangeShelves, { shelves })).reason).toBe('changed_meanwhile');
  expect(await tree()).toBe('Cups Mugs');
});

test('there are two levels, and what is above must be the shop’s own', async () => {
  const cups = await add('Cups');
  const small = await add('Small', cups);
  const third = await ask(contract.addShelf, { name: { en: 'Tiny' }, parentId: small });
  expect(third.reason).toBe('shelf_too_deep');
  const stranger = await aMerchant();
  const foreign = await ask(contract.addShelf, { name: { en: 'Foreign' }, parentId: cups }, stranger);
  expect(foreign.reason).toBe('shelf_not_found');
});

test('of two who rename one the second learns who was first', async () => {
  const id = await add('Cups');
  const rename = (en: string) => ask(contract.editShelf, { id, name: { en, fr: ' ' }, version: 1 });
  const answers = await Promise.all([rename('Mugs'), rename('Pots')]);
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
  expect(answers.find(({ reason }) => reason)?.message).toMatch(/^Olga changed this/);
  const { data } = await ask(contract.listOwnShelves, {});
  expect(data?.[0]).toMatchObject({
    version: 2,
    savedBy: 'Olga',
    name: { en: expect.stringMatching(/^(Mugs|Pots)$/) },
  });
  expect(Object.keys(data?.[0]?.name ?? {})).toEqual(['en']);
});

test('shoppers filter by the shelves of the shop, and see those on which something can be bought', async () => {
  const forMall = (await mall.ask(listShopShelves, { id: shopId })).data;
  const [cups, empty] = [await add('Cups'), await add('Empty')];
  const travel = await add('Travel', cups);
  const put = (id: number, ...productIds: number[]) => ask(contract.putOnShelf, { id, productIds });
  expect((await put(cups, coffeeCup(), travelMug(), productOfOthers())).data).toEqual({
    changedIds: [coffeeCup(), travelMug()],
  });
  expect((await put(travel, travelMug())).data).toEqual({ changedIds: [travelMug()] });
  expect((await put(travel, travelMug())).data).toEqual({ changedIds: [] });
  expect((await mall.ask(listShopShelves, { id: shopId })).data).toEqual([
    { id: cups, name: 'Cups', productCount: 2, childList: [{ id: travel, name: 'Travel', productCount: 1 }] },
  ]);
  const found = async (cid: number) =>
    (await mall.ask(listShopProducts, { merId: shopId, cid })).data?.list.map(({ name }) => name);
  expect(await found(cups)).toEqual(['Coffee Cup', 'Travel Mug']);
  expect(await found(travel)).toEqual(['Travel Mug']);
  expect(await found(empty)).toEqual([]);
  // Not by a shelf of another shop, nor by a category of the mall.
  expect((await mall.ask(listShopProducts, { merId: small.shopIds[0] ?? 0, cid: travel })).data?.total).toBe(0);
  await ask(contract.takeFromShelf, { id: travel, productIds: [travelMug()] });
  expect(await found(travel)).toEqual([]);
  for (const id of [cups, empty]) await ask(contract.deleteShelf, { id });
  expect((await mall.ask(listShopShelves, { id: shopId })).data).toEqual(forMall);
});

test('a deleted shelf comes back with those below it and its products, once', async () => {
  const [cups, mugs] = [await add('Cups'), await add('Mugs')];
  const travel = await add('Travel', cups);
  await ask(contract.putOnShelf, { id: cups, productIds: [coffeeCup()] });
  await ask(contract.putOnShelf, { id: travel, productIds: [travelMug()] });
  const before = (await ask(contract.listOwnShelves, {})).data?.map(({ id, name, productCount, children }) => [
    ...[id, name, productCount],
    children.map((child) => [child.id, child.name, child.productCount]),
  ]);
  expect((await ask(contract.deleteShelf, { id: cups })).code).toBe(200);
  expect(await tree()).toBe('Mugs');
  expect((await ask(contract.deleteShelf, { id: cups })).reason).toBe('shelf_not_found');
  expect((await ask(contract.restoreShelf, { id: cups })).code).toBe(200);
  const after = (await ask(contract.listOwnShelves, {})).data?.map(({ id, name, productCount, children }) => [
    ...[id, name, productCount],
    children.map((child) => [child.id, child.name, child.productCount]),
  ]);
  expect(after).toEqual(before);
  expect((await ask(contract.restoreShelf, { id: cups })).code).toBe(200); // it is there
  // One whose parent is gone comes back at the top.
  await ask(contract.deleteShelf, { id: travel });
  await ask(contract.deleteShelf, { id: cups });
  expect((await ask(contract.restoreShelf, { id: travel })).code).toBe(200);
  expect(await tree()).toBe('Travel Mugs');
  expect((await ask(contract.restoreShelf, { id: mugs }, await aMerchant())).reason).toBe('shelf_not_found');
});

test('products are listed newest first, page by page, and every act is in the log', async () => {
  const id = await add('Cups');
  await ask(contract.putProductsOnShelf, { id, productIds: [coffeeCup(), travelMug()] });
  const page = await ask(contract.listShelfProducts, { id, limit: 1 });
  expect(page.data).toMatchObject({ list: [{ id: travelMug(), name: 'Travel Mug' }], total: 2, page: 1, limit: 1 });
  await ask(contract.takeProductsFromShelf, { id, productIds: [coffeeCup()] });
  const { rows } = await mall.pool.query(
    'select act, subject, note from shop_log where shop_id = $1 order by id desc limit 3',
    [shopId],
  );
  expect(rows.reverse().map(({ act, subject, note }) => [act, subject, note])).toEqual([
    ['shelf_added', 'Cups', ''],
    ['shelf_filled', 'Cups', '2'],
    ['shelf_emptied', 'Cups', '1'],
  ]);
});

test('a shop has a hundred shelves at most', async () => {
  await mall.pool.query(
    `insert into shop_shelves (shop_id, name, position)
     select $1, jsonb_build_object('en', 'Shelf ' || n), n from generate_series(1, 100) n`,
    [shopId],
  );
  expect((await ask(contract.addShelf, { name: { en: 'More' }, parentId: null })).reason).toBe('too_many_shelves');
});
