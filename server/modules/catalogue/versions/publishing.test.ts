// More than 300 lines: everything that publishing does to one shop, whose products the tests share.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as products from '#contract/catalogue/merchant.ts';
import * as contract from '#contract/catalogue/merchant-drafts.ts';
import { emptyProduct, type ProductContent } from '#contract/catalogue/product-content.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { followSaleTimes } from '#server/modules/catalogue/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, newDraft, order, orderInputOf, quoteFor, sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
});

beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
});

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));

type Opened = Pick<contract.Draft, 'id' | 'productId' | 'version' | 'liveVersion' | 'content'>;

/** What the editor of a product shows, or of a new one. */
async function start(productId: number | null): Promise<Opened> {
  if (productId === null) return { id: null, productId, version: 0, liveVersion: 0, content: emptyProduct };
  const { data, message } = await ask(contract.getProductDraft, { productId });
  if (!data) throw new Error(message);
  return data;
}

async function save({ content, ...opened }: Opened, changed: Partial<ProductContent> = {}) {
  const { id, productId, version, liveVersion } = opened;
  const input = { id, productId, version, liveVersion, content: { ...content, ...changed } };
  const { data, message } = await ask(contract.saveDraft, input);
  if (!data?.id) throw new Error(message);
  return { ...opened, id: data.id, version: data.version, content: input.content };
}

/** Saves a draft and publishes it. */
async function publish(opened: Opened, changed: Partial<ProductContent> = {}) {
  const { id, version } = await save(opened, changed);
  return ask(contract.submitDraft, { id, version });
}

/** Makes the pictures of the mug known to its shop, as its editor does. */
async function knowPictures(): Promise<void> {
  const { productId, version, liveVersion, content } = await start(mug());
  await ask(contract.saveDraft, { id: null, productId, version, liveVersion, content });
}

const shown = async (id: number) => (await mall.ask(getProduct, { id })).data;
const mug = () => small.productIds[2] as number;
const skuRows = async (productId: number) =>
  (
    await mall.pool.query(
      'select id, values, price, on_hand as "onHand", opening, is_offered as "isOffered" from skus where product_id = $1 order by id',
      [productId],
    )
  ).rows;

const text = (en: string) => ({ en });
const variant = (values: string[], price: number) => ({
  ...{ skuId: null, values, isOffered: true, price, originalPrice: null, openingStock: 4 },
  ...{ code: '', barcode: '', weightGrams: null, cost: null },
});

/** A lamp in two colours, as a shop would write it. */
const lamp = (): ProductContent => ({
  ...emptyProduct,
  name: { en: 'Lamp', es: 'Lámpara', th: ' ' },
  categoryId: small.categoryIds.get('cups') ?? 0,
  contentHtml: { en: '<p onclick="x()">Bright</p><script>alert(1)</script>', es: '<p>Clara<script>1</script></p>' },
  pictures: [{ hash: small.pictureHash, alt: text('A lamp') }],
  options: [
    {
      name: text('Colour'),
      values: [
        { key: 'w', text: text('White'), pictureHash: null },
        { key: 'b', text: text('Black'), pictureHash: small.redHash },
      ],
    },
  ],
  variants: [variant(['w'], 5_000), { ...variant(['b'], 4_500), originalPrice: 6_000, code: 'LB' }],
  specs: [{ name: text('Power'), value: text('9 W') }],
});

async function aLamp(changed: Partial<ProductContent> = {}): Promise<number> {
  await knowPictures();
  const { data, message } = await publish(await start(null), { ...lamp(), ...changed });
  if (!data?.productId) throw new Error(message);
  return data.productId;
}

describe('publishing', () => {
  test('a new product is seen by shoppers, cleaned in every language, and its draft is gone', async () => {
    const draft = await save(await start(null));
    expect((await ask(contract.submitDraft, { id: draft.id, version: 1 })).field).toBe('name');
    const id = await aLamp();
    const page = await shown(id);
    expect(page).toMatchObject({
      ...{ name: 'Lamp', content: '<p>Bright</p>', price: 4_500, originalPrice: 6_000, isOnSale: true },
      ...{
        specs: [{ name: 'Power', value: '9 W' }],
        pictures: [{ url: `/media/${small.pictureHash}`, alt: 'A lamp' }],
      },
      skus: [
        { values: ['White'], price: 5_000, originalPrice: 5_000, stock: 4, image: null },
        { values: ['Black'], price: 4_500, stock: 4, image: { url: `/media/${small.redHash}` } },
      ],
    });
    const spanish = await mall.ask(getProduct, { id }, { 'accept-language': 'es' });
    expect(spanish.data?.content).not.toContain('script');
    const { data: list } = await ask(products.listProducts, { state: 'on_sale', words: 'LB' });
    expect(list?.list).toMatchObject([{ productId: id, draftId: null, price: 4_500, priceTo: 5_000, stock: 8 }]);
    expect((await ask(listShopLog, { kind: 'product' })).data?.list[0]).toMatchObject({
      ...{ act: 'product_published', subject: 'Lamp', accountId: owner.accountId },
    });
    expect(await violations()).toEqual([]);
    await ask(contract.discardDraft, { id: draft.id });
  });

  test('known variants keep their stock, also when they swap names; one that is left out is no longer offered', async () => {
    const id = await aLamp();
    const [white, black] = await skuRows(id);
    const draft = await start(id);
    const [colour] = draft.content.options;
    const [first, second] = colour?.values ?? [];
    if (!colour || !first || !second) throw new Error('the lamp has two colours');
    const swapped = [
      { ...first, text: text('Black') },
      { ...second, text: text('White') },
      { ...second, key: 'g', text: text('Grey'), pictureHash: null },
    ];
    const variants = [
      ...draft.content.variants.map((one) => ({ ...one, openingStock: 99 })),
      { ...variant(['g'], 4_000), openingStock: 7 },
    ];
    expect((await publish(draft, { options: [{ ...colour, values: swapped }], variants })).code).toBe(200);
    expect(await skuRows(id)).toMatchObject([
      { id: white.id, values: ['Black'], onHand: 4, opening: 4, isOffered: true },
      { id: black.id, values: ['White'], onHand: 4, opening: 4, isOffered: true },
      { values: ['Grey'], price: 4_000, onHand: 7, opening: 7, isOffered: true },
    ]);

    const buyer = await aBuyer();
    const cart = await newDraft(mall, buyer, { productId: id, skuId: white.id, quantity: 1 });
    const quote = await quoteFor(mall, buyer, cart);
    const next = await start(id);
    await publish(next, { variants: next.content.variants.filter(({ skuId }) => skuId !== white.id) });
    expect((await shown(id))?.skus.map(({ values }) => values[0])).toEqual(['White', 'Grey']);
    expect((await mall.ask(placeOrder, orderInputOf(quote), as(buyer.token))).reason).toBe('sku_not_found');

    // It comes back as what it was, with its stock.
    const last = await start(id);
    expect(last.content.variants).toHaveLength(3);
    await publish(last, { variants: last.content.variants.map((one) => ({ ...one, isOffered: true })) });
    expect(await skuRows(id)).toMatchObject([{ id: white.id, onHand: 4, isOffered: true }, {}, {}]);
    expect(await violations()).toEqual([]);
  });

  test('what was published since a product was opened is not overwritten unseen', async () => {
    const id = await aLamp();
    const opened = await start(id);
    expect(opened).toMatchObject({ id: null, liveVersion: 1 });
    await publish(await start(id), { weightGrams: 900 });
    const { content, ...basis } = opened;
    const late = await ask(contract.saveDraft, { ...basis, content: { ...content, keywords: 'light' } });
    expect(late.message).toMatch(/ changed this in the meantime/);
    expect(late.reason).toBe('changed_meanwhile');
    expect(await start(id)).toMatchObject({ id: null, liveVersion: 2, content: { weightGrams: 900, keywords: '' } });
  });

  test('of two who publish a draft at once one does, and there is one product', async () => {
    await knowPictures();
    const { id, version } = await save(await start(null), { ...lamp(), name: text('Twice') });
    const input = { id, version };
    const answers = await Promise.all([1, 2, 3].map(() => ask(contract.submitDraft, input)));
    expect(answers.map(({ reason }) => reason ?? 'published').sort()).toEqual([
      ...['draft_not_found', 'draft_not_found', 'published'],
    ]);
    const { rows } = await mall.pool.query("select count(*)::int as count from products where name ->> 'en' = 'Twice'");
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a product that the platform took down does not come back by publishing or showing', async () => {
    const id = await aLamp();
    await mall.pool.query("update products set forced_down_reason = 'Fake', is_on_sale = false where id = $1", [id]);
    const sent = await publish(await start(id), { name: text('Lamp again') });
    expect(sent.data).toEqual({ productId: id, isInReview: true, state: 'in_review', hiddenReason: null });
    await ask(products.showProducts, { ids: [id] });
    expect(await shown(id)).toMatchObject({ name: 'Lamp', isOnSale: false });
    const { data } = await ask(products.listProducts, { state: 'forced_down' });
    expect(data?.list).toMatchObject([{ productId: id, reason: 'Fake' }]);
  });

  test('the answer says in which of the lists it is, and why it is hidden', async () => {
    const id = await aLamp();
    const weights = [901, 902, 903, 904, 905, 906].values();
    const sent = async (changed: Partial<ProductContent> = {}) => {
      const { data } = await publish(await start(id), { weightGrams: weights.next().value ?? 0, ...changed });
      return [data?.state, data?.hiddenReason];
    };
    expect(await sent()).toEqual(['on_sale', null]);
    expect(await sent({ onSaleFrom: '2099-01-01T00:00:00.000Z' })).toEqual(['hidden', 'not_yet']);
    await ask(products.hideProducts, { ids: [id] });
    expect(await sent()).toEqual(['hidden', 'by_shop']);
    await ask(products.showProducts, { ids: [id] });
    const over = { onSaleFrom: null, onSaleUntil: '2000-01-01T00:00:00.000Z' };
    expect(await sent(over)).toEqual(['hidden', 'no_more']);
    await ask(products.binProducts, { ids: [id] });
    expect(await sent()).toEqual(['bin', null]);
    await ask(products.restoreProducts, { ids: [id] });
  });

  test('two variants with the same values, and one of a value that is not there, are refused', async () => {
    await knowPictures();
    const draft = await save(await start(null));
    const twice = await publish(draft, { ...lamp(), variants: [variant(['w'], 1), variant(['w'], 2)] });
    expect(twice.field).toBe('variants.1.values');
    const unknown = await publish({ ...draft, version: 2 }, { ...lamp(), variants: [variant(['x'], 1)] });
    expect(unknown.field).toBe('variants.0.values');
    await ask(contract.discardDraft, { id: draft.id });
  });
});

describe('versions', () => {
  test('are listed with what changed, and restored as a draft', async () => {
    const coffee = small.productIds[1] as number;
    await publish(await start(coffee), { name: text('Coffee Bowl') });
    const { data } = await ask(contract.listVersions, { productId: coffee });
    expect(data?.list).toMatchObject([
      { number: 2, changed: ['name'] },
      { number: 1, changed: [], publishedBy: '' },
    ]);
    const { data: first } = await ask(contract.getVersion, { productId: coffee, number: 1 });
    expect(first).toMatchObject({ number: 1, publishedBy: '', content: { name: { en: 'Coffee Cup' } } });
    expect((await ask(contract.getVersion, { productId: coffee, number: 9 })).reason).toBe('version_not_found');
    const { data: restored } = await ask(contract.restoreVersion, { productId: coffee, number: 1 });
    expect(restored).toMatchObject({ productId: coffee, content: { name: { en: 'Coffee Cup' } } });
    expect((await ask(contract.restoreVersion, { productId: coffee, number: 1 })).reason).toBe('draft_exists');
    expect((await ask(contract.restoreVersion, { productId: coffee, number: 9 })).reason).toBe('version_not_found');
    const again = { productId: coffee, number: 1, replacesDraft: true };
    const { data: replaced } = await ask(contract.restoreVersion, again);
    expect(replaced?.id).not.toBe(restored?.id);
    await ask(contract.submitDraft, { id: replaced?.id ?? 0, version: 1 });
    expect((await shown(coffee))?.name).toBe('Coffee Cup');
  });

  test('a copy is a new draft without numbers of variants', async () => {
    const { data } = await ask(contract.copyProduct, { productId: mug() });
    expect(data).toMatchObject({ productId: null, content: { name: { en: 'Travel Mug' } } });
    expect(data?.content.variants.map(({ skuId }) => skuId)).toEqual([null, null, null, null]);
    const { data: second } = await ask(contract.copyDraft, { id: data?.id ?? 0 });
    expect(second).toMatchObject({ productId: null, content: data?.content });
    expect(second?.id).not.toBe(data?.id);
    for (const id of [data?.id, second?.id]) await ask(contract.discardDraft, { id: id ?? 0 });
    expect((await ask(contract.copyDraft, { id: data?.id ?? 0 })).reason).toBe('draft_not_found');
  });
});

test('products are hidden, shown, binned and restored together, those of others never', async () => {
  const id = await aLamp();
  const foreign = small.productIds[0] as number;
  const both = { ids: [id, foreign] };
  expect((await ask(products.hideProducts, both)).data).toEqual([
    { id, isDone: true, isChanged: true },
    { id: foreign, isDone: false, isChanged: false },
  ]);
  expect((await ask(products.hideProducts, { ids: [id] })).data).toEqual([{ id, isDone: true, isChanged: false }]);
  expect([(await shown(id))?.isOnSale, (await shown(foreign))?.isOnSale]).toEqual([false, true]);
  await ask(products.binProducts, both);
  await ask(products.showProducts, both);
  expect((await ask(products.listProducts, { state: 'bin' })).data?.list).toMatchObject([
    { productId: id, state: 'bin' },
  ]);
  expect((await shown(id))?.isOnSale).toBe(false);
  await ask(products.restoreProducts, both);
  expect((await shown(id))?.isOnSale).toBe(true);
  expect((await ask(products.binProducts, { ids: [id] }, await aMerchant())).data).toEqual([
    { id, isDone: false, isChanged: false },
  ]);
});

test('a product is sold within its time, exactly', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const id = await aLamp({ onSaleFrom: at(1), onSaleUntil: at(3) });
  expect((await shown(id))?.isOnSale).toBe(false);
  await moveClock(2);
  await followSaleTimes();
  expect((await shown(id))?.isOnSale).toBe(true);
  const buyer = await aBuyer();
  const [sku] = await skuRows(id);
  const quote = await quoteFor(mall, buyer, await newDraft(mall, buyer, { productId: id, skuId: sku.id, quantity: 1 }));
  await mall.pool.query('update products set on_sale_until = mall_now() where id = $1', [id]); // and no job has run since
  expect((await mall.ask(placeOrder, orderInputOf(quote), as(buyer.token))).reason).toBe('sku_not_found');
  await followSaleTimes();
  expect((await shown(id))?.isOnSale).toBe(false);
  await resetClock();
});

test('a buyer gets no more than the limit, also by several orders at once', async () => {
  const id = await aLamp({ limitPerBuyer: 3 });
  expect((await shown(id))?.limitPerBuyer).toBe(3);
  const [white, black] = await skuRows(id);
  const buyer = await aBuyer();
  await order(mall, buyer, { productId: id, skuId: white.id, quantity: 1 });
  const quotes = [];
  for (const { id: skuId } of [white, black, white])
    quotes.push(await quoteFor(mall, buyer, await newDraft(mall, buyer, { productId: id, skuId, quantity: 1 })));
  const answers = await Promise.all(quotes.map((quote) => mall.ask(placeOrder, orderInputOf(quote), as(buyer.token))));
  expect(answers.map(({ reason }) => reason ?? 'placed').sort()).toEqual(['limit_per_buyer', 'placed', 'placed']);
  expect(answers.find(({ reason }) => reason)?.message).toBe(
    'You can buy at most 3 of “Lamp”, counting what you have ordered before',
  );
  const { rows } = await mall.pool.query('select sum(quantity)::int as units from order_lines where product_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ units: 3 }]);
  const other = await aBuyer();
  await order(mall, other, { productId: id, skuId: white.id, quantity: 1 });
  expect(await violations()).toEqual([]);
});

test('a product is delivered by a template of its own shop, and by no other', async () => {
  const templateOf = async (shopId: number | undefined) =>
    (
      await mall.pool.query(
        `insert into freight_templates (shop_id, name) values ($1, 'Heavy ' || random()) returning id`,
        [shopId],
      )
    ).rows[0].id as number;
  const own = await templateOf(small.shopIds[1]);
  const foreign = await templateOf(small.shopIds[0]);
  expect(await publish(await start(mug()), { freightTemplateId: foreign })).toMatchObject({
    ...{ code: 400, reason: 'bad_input', field: 'freightTemplateId' },
  });
  expect((await publish(await start(mug()), { freightTemplateId: own })).code).toBe(200);
  expect((await start(mug())).content.freightTemplateId).toBe(own);
});
