import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import * as contract from '#contract/shops/merchant-home.ts';
import { getShopHome } from '#contract/shops/shopper-home.ts';
import { followHomeTimes } from '#server/modules/catalogue/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
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
beforeEach(async () => void (await mall.pool.query('delete from shop_homes')));

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(owner.token));
const [coffeeCup, travelMug] = [() => small.productIds[1] ?? 0, () => small.productIds[2] ?? 0];
const always = { from: null, until: null };
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

const row = (change: Partial<Extract<HomeBlock, { kind: 'products' }>> = {}): HomeBlock => ({
  ...always,
  ...{ key: 'row', kind: 'products', title: { en: 'New', 'zh-CN': '新品' }, source: 'newest' },
  ...{ productIds: [], shelfId: null, count: 5 },
  ...change,
});
const text: HomeBlock = { ...always, key: 'text', kind: 'text', title: { en: 'Hello' }, text: { en: 'We bake pots' } };
const banner = (productId: number | null = null): HomeBlock => ({
  ...always,
  ...{ key: 'banner', kind: 'banner', slides: [{ hash: small.pictureHash, productId, shelfId: null }] },
});

async function publish(blocks: HomeBlock[]): Promise<void> {
  const { data: before } = await ask(contract.getHomeDraft, {});
  const { data, message } = await ask(contract.saveHomeDraft, { blocks, version: before?.version ?? 0 });
  if (!data) throw new Error(message);
  expect((await ask(contract.publishHome, data)).code).toBe(200);
}
const shown = async (locale = 'en') =>
  (await mall.ask(getShopHome, { id: shopId }, { 'x-locale': locale })).data?.blocks;
const namesOf = (blocks: Awaited<ReturnType<typeof shown>>) =>
  blocks?.map((block) => (block.kind === 'products' ? block.products.map(({ name }) => name) : block.kind));

test('a page that nobody has written begins with the banners of the shop and its newest products', async () => {
  // As they were saved before shops had categories.
  await mall.pool.query(`update shops set banners = jsonb_build_array((banners -> 0) - 'shelfId') where id = $1`, [
    shopId,
  ]);
  const { data } = await ask(contract.getHomeDraft, {});
  expect(data).toMatchObject({ isDraft: false, publishedAt: null, version: 1, savedBy: '', savedAt: null });
  expect(data?.blocks.map(({ kind }) => kind)).toEqual(['banner', 'products']);
  expect(await shown()).toBe(null);
  const { data: saved } = await ask(contract.saveHomeDraft, { blocks: data?.blocks ?? [], version: 1 });
  expect(saved).toEqual({ version: 2 });
});

describe('a draft', () => {
  test('is seen in the preview alone, and by shoppers once it is published, all blocks at once', async () => {
    const blocks = [text, row(), banner(coffeeCup())];
    expect((await ask(contract.saveHomeDraft, { blocks, version: 1 })).data).toEqual({ version: 2 });
    expect(await shown()).toBe(null);
    const { data: draft } = await ask(contract.getHomeDraft, {});
    expect(draft).toMatchObject({ blocks, isDraft: true, version: 2, savedBy: 'Olga' });
    expect(draft?.products.map(({ id }) => id)).toEqual([coffeeCup()]);
    const { data: preview } = await ask(contract.previewHome, {});
    const tags = await invalidatedTags(mall, async () =>
      expect((await ask(contract.publishHome, { version: 2 })).data).toEqual({ version: 3 }),
    );
    expect(tags).toContain(`shop:${shopId}`);
    const published = await shown();
    expect(published).toEqual(preview?.home.blocks);
    expect(published).toEqual([
      { kind: 'text', key: 'text', title: 'Hello', text: 'We bake pots' },
      {
        ...{ kind: 'products', key: 'row', title: 'New', shelfId: null },
        products: [
          expect.objectContaining({ id: travelMug(), price: 3_000 }),
          expect.objectContaining({ id: coffeeCup(), price: 2_550 }),
        ],
      },
      {
        ...{ kind: 'banner', key: 'banner' },
        slides: [
          expect.objectContaining({ url: `/media/${small.pictureHash}`, productId: coffeeCup(), shelfId: null }),
        ],
      },
    ]);
    expect((await ask(contract.getHomeDraft, {})).data).toMatchObject({ isDraft: false, version: 3 });
    expect((await shown('zh-CN'))?.map((block) => (block.kind === 'banner' ? '' : block.title))).toEqual([
      ...['Hello', '新品', ''],
    ]);
  });

  test('is dropped for what is published, and can be saved again', async () => {
    await publish([text]);
    const { data } = await ask(contract.saveHomeDraft, { blocks: [row()], version: 3 });
    expect((await ask(contract.discardHomeDraft, { version: data?.version ?? 0 })).data).toEqual({ version: 5 });
    expect((await ask(contract.getHomeDraft, {})).data).toMatchObject({ blocks: [text], isDraft: false });
    expect(namesOf(await shown())).toEqual(['text']);
  });

  test('of two who save at once the second learns who was first', async () => {
    const answers = await Promise.all(
      [[text], [row()]].map((blocks) => ask(contract.saveHomeDraft, { blocks, version: 1 })),
    );
    expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
    expect(answers.find(({ reason }) => reason)?.message).toMatch(/^Olga changed this/);
    expect((await ask(contract.publishHome, { version: 1 })).reason).toBe('changed_meanwhile');
    expect(await shown()).toBe(null);
  });

  test('names only what is the shop’s own, and each block once', async () => {
    const save = async (...blocks: HomeBlock[]) => (await ask(contract.saveHomeDraft, { blocks, version: 1 })).reason;
    const foreign = small.productIds[0] ?? 0;
    expect(await save(row({ source: 'chosen', productIds: [foreign] }))).toBe('product_not_found');
    expect(await save(banner(foreign))).toBe('product_not_found');
    expect(await save(row({ source: 'shelf', shelfId: 999 }))).toBe('shelf_not_found');
    const slides = [{ hash: 'b'.repeat(32), productId: null, shelfId: null }];
    expect(await save({ ...always, key: 'banner', kind: 'banner', slides })).toBe('picture_unknown');
    expect(await save(text, text)).toBe('bad_input');
    expect((await ask(contract.getHomeDraft, {})).data?.version).toBe(1);
  });
});

describe('a row of products', () => {
  test('shows the chosen ones in their order, the best-selling, or those of a category', async () => {
    const { rows } = await mall.pool.query(
      `insert into shop_shelves (shop_id, name) values ($1, '{"en": "Mugs"}') returning id`,
      [shopId],
    );
    const shelfId: number = rows[0].id;
    await mall.pool.query('insert into shelf_products values ($1, $2)', [shelfId, travelMug()]);
    await mall.pool.query('update products set sales = case id when $1 then 9 else 1 end where shop_id = $2', [
      coffeeCup(),
      shopId,
    ]);
    await publish([
      row({ key: 'a', source: 'chosen', productIds: [coffeeCup(), travelMug()] }),
      row({ key: 'b', source: 'best_selling', count: 1 }),
      row({ key: 'c', source: 'shelf', shelfId }),
    ]);
    expect(namesOf(await shown())).toEqual([['Coffee Cup', 'Travel Mug'], ['Coffee Cup'], ['Travel Mug']]);
    await mall.pool.query('update products set in_stock = false where id = $1', [travelMug()]);
    expect(namesOf(await shown())).toEqual([['Coffee Cup'], ['Coffee Cup']]); // an empty one is left out
    await mall.pool.query('update products set in_stock = true where id = $1', [travelMug()]);
    await mall.pool.query('delete from shop_shelves');
    expect(namesOf(await shown())).toEqual([['Coffee Cup', 'Travel Mug'], ['Coffee Cup']]);
  });
});

test('a block appears and disappears at its times, and the page is rendered again then', async () => {
  await publish([
    { ...text, key: 'now', until: inHours(2) },
    { ...text, key: 'later', from: inHours(1) },
    { ...text, key: 'over', until: inHours(-1) },
  ]);
  const keys = async () => (await shown())?.map(({ key }) => key);
  expect(await keys()).toEqual(['now']);
  expect(await invalidatedTags(mall, followHomeTimes)).toEqual([]);
  await mall.pool.query('update mall_clock set ahead_seconds = 3660');
  expect(await invalidatedTags(mall, followHomeTimes)).toEqual([`shop:${shopId}`]);
  expect(await keys()).toEqual(['now', 'later']);
  expect(await invalidatedTags(mall, followHomeTimes)).toEqual([]);
  await mall.pool.query('update mall_clock set ahead_seconds = 7260');
  expect(await invalidatedTags(mall, followHomeTimes)).toEqual([`shop:${shopId}`]);
  expect(await keys()).toEqual(['later']);
  await mall.pool.query('update mall_clock set ahead_seconds = 0');
});

test('a closed shop has a preview, and no home page', async () => {
  await publish([row()]);
  await mall.pool.query('update shops set is_open = false where id = $1', [shopId]);
  expect((await mall.ask(getShopHome, { id: shopId })).reason).toBe('shop_not_found');
  const { data } = await ask(contract.previewHome, {});
  expect(namesOf(data?.home.blocks)).toEqual([['Travel Mug', 'Coffee Cup']]);
  await mall.pool.query('update shops set is_open = true where id = $1', [shopId]);
});
