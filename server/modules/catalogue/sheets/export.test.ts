import { beforeAll, expect, test } from 'vitest';
import { discardDraft, getProductDraft, saveDraft } from '#contract/catalogue/merchant-drafts.ts';
import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import type { InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
});

const mug = () => small.productIds[2] as number;

async function read(input: InputOf<typeof exportProducts>, by = owner) {
  const { data, message } = await mall.ask(exportProducts, input, as(by.token));
  if (!data) throw new Error(message);
  return data;
}

test('a product is one row per variant, and what is said of the product stands in the first', async () => {
  const { products, next } = await read({ ids: String(mug()) });
  expect(next).toBeNull();
  const [rows = []] = products;
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    product: String(mug()),
    state: 'on_sale',
    category: expect.stringMatching(/> Cups$/),
    'name.en': 'Travel Mug',
    'name.zh-CN': '随行杯',
    'summary.en': 'Keeps warm\nDoes not leak',
    'summary.zh-CN': '保温\n不漏',
    pictures: `/media/${small.pictureHash}\n/media/${small.redHash}`,
    weight: '500',
    isVirtual: 'no',
    variant: expect.stringMatching(/^\d+$/),
    'options.zh-CN': expect.stringMatching(/: .+\n.+: /),
    isOffered: 'yes',
    originalPrice: '60.00',
    variantPicture: `/media/${small.pictureHash}`,
  });
  expect(rows.map(({ price, stock, 'options.en': options }) => [options, price, stock])).toEqual([
    ['Colour: Blue\nSize: S', '30.00', '10'],
    ['Colour: Blue\nSize: L', '35.00', '0'],
    ['Colour: Red\nSize: S', '30.00', '2'],
    ['Colour: Red\nSize: L', '35.00', '5'],
  ]);
  expect(rows[1]?.product).toBe(String(mug()));
  expect(rows[1]?.['name.en']).toBeUndefined();
});

test('what a spreadsheet would run as a formula has an apostrophe before it', async () => {
  await mall.pool.query(`update skus set code = '=1+1', barcode = '''@x' where product_id = $1`, [mug()]);
  const { products } = await read({ ids: String(mug()) });
  expect(products[0]?.[0]).toMatchObject({ code: "'=1+1", barcode: "''@x" });
  await mall.pool.query(`update skus set code = '', barcode = '' where product_id = $1`, [mug()]);
});

test('a list is exported by its filters, page after page, without gaps', async () => {
  const first = await read({ words: 'mug' });
  expect(first.products.map(([row]) => row?.['name.en'])).toEqual(['Travel Mug']);
  const all = await read({});
  const numbers = all.products.map(([row]) => Number(row?.product));
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  const rest = await read({ after: numbers[0] });
  expect(rest.products.map(([row]) => Number(row?.product))).toEqual(numbers.slice(1));
  expect((await read({ state: 'bin' })).products).toEqual([]);
});

test('drafts are exported by their state or when they are chosen, each with a D before its number', async () => {
  const content = { ...emptyProduct, name: { en: 'Unfinished' } };
  const { data: draft } = await mall.ask(saveDraft, { id: null, version: 0, content }, as(owner.token));
  const { data: other } = await mall.ask(saveDraft, { id: null, version: 0, content }, as(owner.token));
  const numbers = async (input: InputOf<typeof exportProducts>, by = owner) =>
    (await read(input, by)).products.map(([row]) => [row?.product, row?.state]);
  expect(await numbers({ state: 'draft', draftIds: String(draft?.id) })).toEqual([[`D${draft?.id}`, 'draft']]);
  expect(await numbers({ state: 'draft', words: 'unfinished' })).toEqual([
    [`D${draft?.id}`, 'draft'],
    [`D${other?.id}`, 'draft'],
  ]);
  expect(await numbers({ state: 'draft', draftIds: String(draft?.id) }, await aMerchant())).toEqual([]);
});

test('everything is exported with each product once: as its draft, if it has one', async () => {
  const { data: open } = await mall.ask(getProductDraft, { productId: mug() }, as(owner.token));
  if (!open) throw new Error('the product is gone');
  const content = { ...open.content, keywords: 'being written' };
  const { data: draft } = await mall.ask(saveDraft, { ...open, content }, as(owner.token));
  const live = (await read({ asEdited: '1' })).products.map(([row]) => row?.product);
  expect(live).not.toContain(String(mug()));
  expect((await read({})).products.map(([row]) => row?.product)).toContain(String(mug()));
  const drafts = await read({ state: 'draft', asEdited: '1' });
  expect(drafts.products.map(([row]) => row?.product)).toContain(`D${draft?.id}`);
  await mall.ask(discardDraft, { id: draft?.id ?? 0 }, as(owner.token));
});

test('nobody exports the products of another shop', async () => {
  const stranger = await aMerchant();
  expect((await read({ ids: String(mug()) }, stranger)).products).toEqual([]);
  expect((await read({ words: 'mug' }, stranger)).products).toEqual([]);
});
