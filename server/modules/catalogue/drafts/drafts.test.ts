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

/** A product of the shop as its editor shows it. */
async function open(productId: number, by = owner): Promise<contract.Draft> {
  const { data, message } = await ask(by, contract.getProductDraft, { productId });
  if (!data) throw new Error(message);
  return data;
}

/** A draft of a new product. */
async function begin(content: Partial<ProductContent> = {}, by = owner) {
  const input = { id: null, version: 0, content: { ...emptyProduct, ...content } };
  const { data: saved, message } = await ask(by, contract.saveDraft, input);
  if (!saved?.id) throw new Error(message);
  const { data } = await ask(by, contract.getDraft, { id: saved.id });
  if (!data) throw new Error('the draft is gone');
  return { ...data, id: saved.id };
}

const mug = () => small.productIds[2] as number;
const save = (
  { id, productId, version, liveVersion, content }: contract.Draft,
  changed: Partial<ProductContent>,
  by = owner,
) => ask(by, contract.saveDraft, { id, productId, version, liveVersion, content: { ...content, ...changed } });
const draftsOf = async (productId: number) =>
  (await mall.pool.query('select id, version, content from product_drafts where product_id = $1', [productId])).rows;

test('a product that is opened is as it is, with its variants, pictures and texts, and has no draft', async () => {
  const { id, content, stock, productId, version, liveVersion, state } = await open(mug());
  expect({ id, productId, version, liveVersion, state }).toEqual({
    ...{ id: null, productId: mug(), version: 0, liveVersion: 0, state: 'editing' },
  });
  expect(await draftsOf(mug())).toEqual([]);
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
    guarantees: ['returns'],
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
});

test('a product has a draft from the first change on, until nothing differs any more', async () => {
  const opened = await open(mug());
  expect((await save(opened, {})).data).toEqual({ id: null, version: 0, liveVersion: 0, savedAt: null });
  expect(await draftsOf(mug())).toEqual([]);
  const { data: first } = await save(opened, { weightGrams: 501 });
  expect(first).toMatchObject({ version: 1, liveVersion: 0 });
  const changed = await open(mug());
  expect(changed).toMatchObject({ id: first?.id, version: 1, content: { weightGrams: 501 } });
  expect(changed.savedBy).not.toBe('');
  // The grid of the editor adds combinations that nobody offers, and its fields empty texts.
  const unused = { ...opened.content.variants[0], skuId: null, values: ['x', 'y'], isOffered: false };
  const variants = [...opened.content.variants, unused].reverse() as ProductContent['variants'];
  const back = { ...opened.content, variants, name: { ...opened.content.name, fr: '' } };
  expect((await save(changed, back)).data?.id).toBeNull();
  expect(await draftsOf(mug())).toEqual([]);
  expect((await ask(owner, countProducts, {})).data?.draft).toBe(0);
});

test('of two who change a product at once one begins the draft, and the other learns who', async () => {
  const opened = await open(mug());
  const answers = await Promise.all([601, 602].map((weightGrams) => save(opened, { weightGrams })));
  expect(answers.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved']);
  const won = answers.findIndex(({ reason }) => !reason);
  expect(await draftsOf(mug())).toMatchObject([{ version: 1, content: { weightGrams: [601, 602][won] } }]);
  await ask(owner, contract.discardDraft, { id: answers[won]?.data?.id ?? 0 });
  // For one whose draft a colleague has discarded this is a conflict, since the product is still there.
  const gone = { ...opened, id: answers[won]?.data?.id ?? 0, version: 1 };
  expect((await save(gone, { weightGrams: 603 })).reason).toBe('changed_meanwhile');
  expect(await draftsOf(mug())).toEqual([]);
});

test('of two who save at once one wins, and the other learns who', async () => {
  const draft = await begin();
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
  const draft = await begin();
  const unknown = await save(draft, { pictures: [{ hash: 'a'.repeat(32), alt: {} }] });
  expect(unknown.reason).toBe('picture_unknown');
  const foreign = await begin({}, stranger);
  const taken = await save(foreign, { pictures: [{ hash: small.pictureHash, alt: {} }] }, stranger);
  expect(taken.reason).toBe('picture_unknown');
  await save(await open(mug()), {}); // which makes its pictures known to the shop
  expect((await save(draft, { pictures: [{ hash: small.redHash, alt: { en: 'Red' } }] })).code).toBe(200);
  await ask(owner, contract.discardDraft, { id: draft.id });
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

  await save(await open(mug()), { name: { en: 'Canary Mug 7f3a', th: 'แก้ว' } });
  const draftId = (await open(mug())).id ?? 0;
  const { data } = await ask(owner, listProducts, { state: 'draft', words: 'canary' });
  expect(data).toMatchObject({
    total: 1,
    list: [
      {
        ...{ productId: mug(), draftId, state: 'draft', draftState: 'editing', name: 'Canary Mug 7f3a' },
        ...{ categoryName: 'Cups', price: 3_000, priceTo: 3_500, variantCount: 4, stock: null, reason: null },
        picture: { url: `/media/${small.pictureHash}` },
      },
    ],
  });
  const { data: live } = await ask(owner, listProducts, { state: 'on_sale', words: 'mug' });
  expect(live?.list[0]).toMatchObject({ productId: mug(), draftId, stock: 17, price: 3_000, priceTo: 3_500 });
  expect((await ask(owner, countProducts, {})).data).toEqual({
    ...{ on_sale: 2, sold_out: 0, hidden: 0, forced_down: 0, bin: 0, draft: 1, in_review: 0, refused: 0 },
  });
  for (const state of ['draft', 'on_sale', 'in_review'] as const)
    expect(JSON.stringify(await ask(stranger, listProducts, { state }))).not.toContain('Canary');
  expect(await ask(stranger, contract.getDraft, { id: draftId })).toEqual(
    await ask(stranger, contract.getDraft, { id: 999_999 }),
  );
  await ask(owner, contract.discardDraft, { id: draftId });
});

test('a draft in review cannot be saved, and is taken back from there', async () => {
  const draft = await begin({ name: { en: 'Waiting mug' } });
  expect((await ask(owner, contract.withdrawDraft, { id: draft.id })).reason).toBe('draft_not_in_review');
  await mall.pool.query(`update product_drafts set state = 'in_review', submitted_at = now() where id = $1`, [
    draft.id,
  ]);
  expect((await save(draft, { weightGrams: 1 })).reason).toBe('draft_in_review');
  expect((await ask(stranger, contract.withdrawDraft, { id: draft.id })).reason).toBe('draft_not_found');
  expect((await ask(owner, contract.withdrawDraft, { id: draft.id })).code).toBe(200);
  expect((await save(draft, { weightGrams: 1 })).code).toBe(200);
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

test('names of properties are those that shoppers see: none of a closed shop, or of a product that is off sale', async () => {
  const categoryId = small.categoryIds.get('cups') ?? 0;
  const [oldCup, lostCup] = small.productIds.slice(4);
  for (const [productId, name] of [
    [oldCup, 'Off sale'],
    [lostCup, 'In a closed shop'],
  ])
    await mall.pool.query(`insert into product_specs (product_id, position, name, value) values ($1, 0, $2, $2)`, [
      productId,
      { en: name },
    ]);
  const { data } = await ask(owner, listSpecNames, { categoryId });
  expect(data?.map(({ en }) => en)).toEqual(['Material', 'Volume']);
  await mall.pool.query('delete from product_specs where product_id = any($1)', [[oldCup, lostCup]]);
});
