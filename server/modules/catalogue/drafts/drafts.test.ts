import { beforeAll, expect, test } from 'vitest';
import { countProducts, listProducts, listSpecNames, searchCategories } from '#contract/catalogue/merchant.ts';
import * as contract from '#contract/catalogue/merchant-drafts.ts';
import { emptyProduct, type ProductContent, productProblems } from '#contract/catalogue/product-content.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await someone({ role: 'merchant' });
  stranger = await aMerchant();
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
});

const ask = <C extends Call>(person: Person, call: C, input: InputOf<C>) => mall.ask(call, input, as(person.token));

async function start(productId: number | null = null, by = owner) {
  const { data, message } = await ask(by, contract.startDraft, { productId });
  if (!data) throw new Error(message);
  return data;
}

const mug = () => small.productIds[2] as number;
const save = (draft: contract.Draft, content: Partial<ProductContent>, by = owner) =>
  ask(by, contract.saveDraft, { id: draft.id, version: draft.version, content: { ...draft.content, ...content } });

test('a draft of a product is the product as it is, with its variants, pictures and texts', async () => {
  const { id, content, stock, productId, version, state, savedBy } = await start(mug());
  expect({ productId, version, state }).toEqual({ productId: mug(), version: 1, state: 'editing' });
  expect(savedBy).not.toBe('');
  expect(content).toMatchObject({
    name: { en: 'Travel Mug', 'zh-CN': '随行杯' },
    categoryId: small.categoryIds.get('cups'),
    summary: { en: 'Keeps warm\nDoes not leak', 'zh-CN': '保温\n不漏' },
    pictures: [
      { hash: small.pictureHash, alt: {} },
      { hash: small.redHash, alt: {} },
    ],
    weightGrams: 500,
    limitPerBuyer: null,
  });
  expect(
    content.options.map(({ values }) => values.map(({ key, text, pictureHash }) => [key, text.en, pictureHash])),
  ).toEqual([
    [
      ['0-0', 'Blue', small.pictureHash],
      ['0-1', 'Red', small.redHash],
    ],
    [
      ['1-0', 'S', null],
      ['1-1', 'L', null],
    ],
  ]);
  expect(content.variants.map(({ values, price, originalPrice }) => [values.join(' '), price, originalPrice])).toEqual([
    ['0-0 1-0', 3_000, 6_000],
    ['0-0 1-1', 3_500, 7_000],
    ['0-1 1-0', 3_000, 6_000],
    ['0-1 1-1', 3_500, 7_000],
  ]);
  expect(stock.map(({ available }) => available)).toEqual([10, 0, 2, 5]);
  expect(productProblems(content)).toEqual([]);
  expect((await start(mug())).id).toBe(id);
  await ask(owner, contract.discardDraft, { id });
  expect((await ask(owner, contract.getDraft, { id })).reason).toBe('draft_not_found');
});

test('two who start to edit a product at once get one draft', async () => {
  const drafts = await Promise.all([start(mug()), start(mug())]);
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  await ask(owner, contract.discardDraft, { id: drafts[0]?.id ?? 0 });
});

test('of two who save at once one wins, and the other learns who', async () => {
  const draft = await start();
  expect(draft).toMatchObject({ productId: null, version: 1, content: emptyProduct, stock: [] });
  const answers = await Promise.all(['One', 'Two'].map((en) => save(draft, { name: { en } })));
  expect(answers.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved']);
  const lost = answers.find(({ reason }) => reason)?.message;
  expect(lost).toBe(`${draft.savedBy} changed this in the meantime. Have a look and try again`);
  const won = answers.findIndex(({ reason }) => !reason);
  const { data } = await ask(owner, contract.getDraft, { id: draft.id });
  expect(data).toMatchObject({ version: 2, content: { name: { en: ['One', 'Two'][won] } } });
  expect(data?.savedAt).toBe(answers[won]?.data?.savedAt);
  await ask(owner, contract.discardDraft, { id: draft.id });
});

test('a draft names only pictures of its shop', async () => {
  const draft = await start();
  const unknown = await save(draft, { pictures: [{ hash: 'a'.repeat(32), alt: {} }] });
  expect(unknown.reason).toBe('picture_unknown');
  const foreign = await start(null, stranger);
  const taken = await save(foreign, { pictures: [{ hash: small.pictureHash, alt: {} }] }, stranger);
  expect(taken.reason).toBe('picture_unknown');
  const live = await start(mug()); // which makes its pictures known to the shop
  expect((await save(draft, { pictures: [{ hash: small.redHash, alt: { en: 'Red' } }] })).code).toBe(200);
  for (const { id } of [draft, live]) await ask(owner, contract.discardDraft, { id });
  await ask(stranger, contract.discardDraft, { id: foreign.id });
});

test('lists show the products and drafts of one shop by state, and nothing of another', async () => {
  const names = async (input: InputOf<typeof listProducts>, by = owner) =>
    ((await ask(by, listProducts, input)).data?.list ?? []).map(({ name }) => name);
  expect(await names({ state: 'on_sale' })).toEqual(['Travel Mug', 'Coffee Cup']);
  expect(await names({ state: 'on_sale', sort: 'oldest' })).toEqual(['Coffee Cup', 'Travel Mug']);
  expect(await names({ state: 'on_sale', sort: 'price_low' })).toEqual(['Coffee Cup', 'Travel Mug']);
  expect(await names({ state: 'on_sale', sort: 'price_high' })).toEqual(['Travel Mug', 'Coffee Cup']);
  expect(await names({ state: 'on_sale', sort: 'best_selling' })).toEqual(['Coffee Cup', 'Travel Mug']);
  expect(await names({ state: 'on_sale', words: '咖啡' })).toEqual(['Coffee Cup']);
  expect(await names({ state: 'on_sale', words: String(mug()) })).toEqual(['Travel Mug']);
  expect(await names({ state: 'on_sale', categoryId: small.categoryIds.get('home') })).toHaveLength(2);
  expect(await names({ state: 'on_sale', categoryId: 999_999 })).toEqual([]);
  expect(await names({ state: 'on_sale' }, stranger)).toEqual([]);

  const draft = await start(mug());
  await save(draft, { name: { en: 'Canary Mug 7f3a', th: 'แก้ว' } });
  const { data } = await ask(owner, listProducts, { state: 'draft', words: 'canary' });
  expect(data).toMatchObject({
    total: 1,
    list: [
      {
        ...{ productId: mug(), draftId: draft.id, state: 'draft', draftState: 'editing', name: 'Canary Mug 7f3a' },
        ...{ categoryName: 'Cups', price: 3_000, priceTo: 3_500, variantCount: 4, stock: null, reason: null },
        picture: { url: `/media/${small.pictureHash}` },
      },
    ],
  });
  const { data: live } = await ask(owner, listProducts, { state: 'on_sale', words: 'mug' });
  expect(live?.list[0]).toMatchObject({ productId: mug(), draftId: draft.id, stock: 17, price: 3_000, priceTo: 3_500 });
  expect((await ask(owner, countProducts, {})).data).toEqual({
    ...{ on_sale: 2, sold_out: 0, hidden: 0, forced_down: 0, bin: 0, draft: 1, in_review: 0, refused: 0 },
  });
  for (const state of ['draft', 'on_sale', 'in_review'] as const)
    expect(JSON.stringify(await ask(stranger, listProducts, { state }))).not.toContain('Canary');
  expect(await ask(stranger, contract.getDraft, { id: draft.id })).toEqual(
    await ask(stranger, contract.getDraft, { id: 999_999 }),
  );
  await ask(owner, contract.discardDraft, { id: draft.id });
});

test('categories are found by words of their path, in any language', async () => {
  const cups = { id: small.categoryIds.get('cups'), path: ['Home', 'Kitchen', 'Cups'] };
  expect((await ask(owner, searchCategories, { words: 'home cups' })).data).toEqual([cups]);
  expect((await ask(owner, searchCategories, { words: '杯子' })).data).toEqual([cups]);
  expect((await ask(owner, searchCategories, { id: cups.id })).data).toEqual([cups]);
  expect((await ask(owner, searchCategories, { words: 'shoes' })).data).toEqual([]);
  const { data } = await ask(owner, listSpecNames, { categoryId: cups.id ?? 0 });
  expect(data?.map(({ en }) => en)).toEqual(['Material', 'Volume']);
});
