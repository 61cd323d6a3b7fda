import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hideProducts } from '#contract/catalogue/merchant.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import { type Previewed, previewProduct } from '#contract/catalogue/merchant-preview.ts';
import { forceDownProduct, refuseProduct, setReviewSetting } from '#contract/catalogue/platform.ts';
import { emptyProduct, type ProductContent } from '#contract/catalogue/product-content.ts';
import { getProduct, type Product } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { previewDelivery } from '#contract/pricing/merchant.ts';
import { getDelivery } from '#contract/pricing/shopper.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aSeller, changeProduct, sendProduct } from '#tests/support/accounts/sellers.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  owner = await aSeller(mall, small);
});

beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from product_drafts');
});

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));
const mug = () => small.productIds[2] as number;
const ofMug = (): Previewed => ({ kind: 'product', id: mug() });

async function previewOf(previewed: Previewed, locale: Locale = 'en') {
  const answer = await mall.ask(previewProduct, previewed, { ...as(owner.token), 'x-locale': locale });
  if (!answer.data) throw new Error(answer.message);
  return answer.data;
}
const shownIn = async (id: number, locale: Locale) => {
  const { data, message } = await mall.ask(getProduct, { id }, { 'x-locale': locale });
  if (!data) throw new Error(message);
  return data;
};

/** Everything but the numbers that publishing gives, and how much the shop has then. */
const withoutIds = ({ id: _, shop, skus, ...product }: Product) => ({
  ...product,
  shop: { ...shop, productCount: 0 },
  skus: skus.map(({ id: _id, ...sku }) => sku),
});

const text = (en: string) => ({ en });
const variant = (values: string[], price: number | null, openingStock = 4) => ({
  ...{ skuId: null, values, isOffered: true, price, originalPrice: null, openingStock },
  ...{ code: '', barcode: '', weightGrams: null, cost: null },
});

/** A lamp, written in some languages, with what publishing cleans and what it leaves out. */
const lamp = (): ProductContent => ({
  ...emptyProduct,
  name: { en: 'Lamp', es: 'Lámpara', th: ' ' },
  summary: { es: 'Clara\nFuerte' },
  unit: { en: 'piece', fr: 'pièce' },
  categoryId: small.categoryIds.get('cups') ?? 0,
  contentHtml: { en: '<p onclick="x()">Bright</p><script>alert(1)</script>', es: '<p>Clara<script>1</script></p>' },
  pictures: [
    { hash: small.redHash, alt: { th: 'โคมไฟ' } },
    { hash: small.pictureHash, alt: text('A lamp') },
  ],
  options: [
    {
      name: { en: 'Colour', fr: 'Couleur' },
      values: [
        { key: 'w', text: { en: ' White ', fr: 'Blanc' }, pictureHash: small.pictureHash },
        { key: 'b', text: text('Black'), pictureHash: small.redHash },
        { key: 'g', text: text('Green'), pictureHash: null },
      ],
    },
  ],
  variants: [
    variant(['w'], 5_000),
    { ...variant(['b'], 4_500, 0), originalPrice: 6_000 },
    { ...variant(['g'], 100), isOffered: false },
  ],
  specs: [{ name: text('Power'), value: { en: '9 W', lao: '9 ວັດ' } }],
  limitPerBuyer: 3,
  guarantees: ['warranty'],
  weightGrams: 1_200,
});

/** A draft of a new product, with the pictures of the mug. */
async function begin(content: ProductContent): Promise<{ id: number; version: number }> {
  const { data: opened } = await ask(drafts.getProductDraft, { productId: mug() });
  if (opened?.id === null) await ask(drafts.saveDraft, { ...opened, productId: mug() });
  const { data, message } = await ask(drafts.saveDraft, { id: null, version: 0, content });
  if (!data?.id) throw new Error(message);
  return { id: data.id, version: data.version };
}

test('a new product is shown as its page shows it once it is published, in every language', async () => {
  const draft = await begin(lamp());
  const previewed = { kind: 'draft', id: draft.id } as const;
  const before = new Map<Locale, Product>();
  for (const locale of locales) {
    const { product, productId, state } = await previewOf(previewed, locale);
    expect({ productId, state, id: product.id }).toEqual({ productId: null, state: 'new', id: draft.id });
    before.set(locale, withoutIds(product) as Product);
  }
  const { data } = await ask(drafts.submitDraft, draft);
  for (const locale of locales)
    expect(withoutIds(await shownIn(data?.productId ?? 0, locale))).toEqual(before.get(locale));
  expect(before.get('en')).toMatchObject({ name: 'Lamp', price: 5_000, content: '<p>Bright</p>', summary: [] });
  expect(before.get('en')?.guarantees.map(({ name }) => name)).toEqual([
    ...['Genuine products', 'Fast refund', 'Secure payment', 'One-year warranty'],
  ]);
  expect(before.get('es')).toMatchObject({ name: 'Lámpara', summary: ['Clara', 'Fuerte'] });
  expect((await ask(previewProduct, previewed)).reason).toBe('draft_not_found');
});

test('changes of a product on sale are shown as they will be, while shoppers see the old product', async () => {
  const live = await shownIn(mug(), 'en');
  const { data: opened } = await ask(drafts.getProductDraft, { productId: mug() });
  const { options = [], variants = [] } = opened?.content ?? {};
  const [colours, sizes] = options;
  if (!colours || !sizes) throw new Error('the mug has two options');
  const green = { key: 'green', text: text('Green'), pictureHash: small.redHash };
  const changed = {
    name: { en: 'Better Mug', th: 'แก้วที่ดีกว่า' },
    options: [{ ...colours, values: [green, ...colours.values] }, sizes],
    // New ones first, one that comes back without its id, one that is no longer offered.
    variants: [
      variant(['green', '1-0'], 2_500),
      ...variants.map((one, at) => ({
        ...one,
        ...(at === 0 && { skuId: null }),
        ...(at === 1 && { isOffered: false }),
      })),
    ],
  };
  await changeProduct(mall, owner, mug(), changed);
  const before = await previewOf(ofMug(), 'th');
  expect({ ...before, product: before.product.name }).toEqual({
    ...{ product: 'แก้วที่ดีกว่า', productId: mug(), state: 'changed' },
  });
  expect(await shownIn(mug(), 'en')).toEqual(live);
  await sendProduct(mall, owner, mug(), changed);
  expect(withoutIds(await shownIn(mug(), 'th'))).toEqual(withoutIds(before.product));
  expect((await previewOf(ofMug(), 'th')).state).toBe('unchanged');
});

test('its delivery is what the page says once it is published', async () => {
  const draft = await begin({
    ...lamp(),
    variants: [variant(['w'], 5_000), { ...variant(['b'], 900), weightGrams: 9_000 }],
  });
  const asked = { country: 'US', quantity: 3 };
  const of = (skuId: number | null) => (skuId === null ? asked : { ...asked, skuId });
  const previewed = { kind: 'draft', id: draft.id } as const;
  const before = await Promise.all(
    [null, 1, 2].map(async (skuId) => (await ask(previewDelivery, { ...previewed, ...of(skuId) })).data),
  );
  expect((await ask(previewDelivery, { ...previewed, ...of(3) })).reason).toBe('sku_not_found');
  const { data } = await ask(drafts.submitDraft, draft);
  const id = data?.productId ?? 0;
  const { skus } = await shownIn(id, 'en');
  const after = await Promise.all(
    [null, ...skus.map((sku) => sku.id)].map(async (skuId) => (await ask(getDelivery, { id, ...of(skuId) })).data),
  );
  expect(before).toEqual(after);
  expect(before[0]?.isServed).toBe(true);
});

test('a draft that lacks everything, or half of what an option needs, shows what it has', async () => {
  const empty = await begin(emptyProduct);
  const { product } = await previewOf({ kind: 'draft', id: empty.id });
  expect(product).toMatchObject({ name: '', pictures: [], price: 0, options: [], skus: [], path: [], content: '' });
  const asked = { kind: 'draft', id: empty.id, country: 'US' } as const;
  expect((await ask(previewDelivery, asked)).data?.isServed).toBe(true);
  const half = await begin({
    ...emptyProduct,
    name: { th: 'โคมไฟ' },
    options: [{ name: {}, values: [{ key: 'w', text: {}, pictureHash: null }] }],
    variants: [variant(['w'], null), variant(['gone'], 5)],
    specs: [{ name: {}, value: {} }],
  });
  const found = await previewOf({ kind: 'draft', id: half.id });
  expect(found.product).toMatchObject({
    name: 'โคมไฟ',
    options: [{ name: '', values: [{ value: 'w', label: '' }] }],
    skus: [{ id: 1, values: ['w'], price: 0, stock: 4 }],
    specs: [],
  });
});

describe('in every state', () => {
  const seen = async () => (await previewOf(ofMug())).product.name;

  test('hidden, in review, refused and taken down', async () => {
    const admin = await someone({ role: 'platform' });
    await ask(hideProducts, { ids: [mug()] });
    await changeProduct(mall, owner, mug(), { name: text('Hidden Mug') });
    expect(await seen()).toBe('Hidden Mug');
    await ask(setReviewSetting, { isDemanded: true }, admin);
    const sent = await sendProduct(mall, owner, mug(), { name: text('Waiting Mug') });
    expect([sent.isInReview, await seen()]).toEqual([true, 'Waiting Mug']);
    await ask(refuseProduct, { id: sent.id, version: sent.version, reason: 'No.' }, admin);
    expect(await seen()).toBe('Waiting Mug');
    await ask(forceDownProduct, { productId: mug(), reason: 'No.' }, admin);
    expect(await seen()).toBe('Waiting Mug');
    await ask(setReviewSetting, { isDemanded: false }, admin);
  });
});

describe('who may see it', () => {
  const canary = 'Canary of the mug';

  test('nobody of another shop and nobody who is signed out does', async () => {
    const draft = await begin({ ...lamp(), name: text(canary) });
    await changeProduct(mall, owner, mug(), { name: text(canary) });
    const stranger = await aMerchant();
    const previews: Previewed[] = [ofMug(), { kind: 'draft', id: draft.id }];
    for (const previewed of previews) {
      for (const call of [previewProduct, previewDelivery]) {
        const input = call === previewDelivery ? { ...previewed, country: 'US' } : previewed;
        const answer = await mall.send(call, input, as(stranger.token));
        const body = await answer.text();
        expect([answer.status, body.includes(canary)]).toEqual([404, false]);
        expect(body).not.toContain('Mug');
      }
      expect((await mall.ask(previewProduct, previewed)).reason).toBe('not_signed_in');
      // Whoever names the shop without working for it.
      const named = { ...as(stranger.token), 'x-shop-id': String(small.shopIds[1]) };
      expect((await mall.ask(previewProduct, previewed, named)).reason).toBe('not_allowed');
    }
  });

  test('someone of the shop without the scope for products does not', async () => {
    const clerk = await someone({ role: 'merchant' });
    await mall.pool.query(
      `with role as (insert into shop_roles (shop_id, name, scopes) values ($1, 'Clerk', '{orders}') returning id)
       insert into shop_staff (shop_id, account_id, role_id, joined_at) select $1, $2, id, now() from role`,
      [small.shopIds[1], clerk.accountId],
    );
    expect((await ask(previewProduct, ofMug(), clerk)).reason).toBe('not_allowed');
    await mall.pool.query(`update shop_roles set scopes = '{products}' where name = 'Clerk'`);
    expect((await ask(previewProduct, ofMug(), clerk)).data?.productId).toBe(mug());
  });
});

test('a look at it is not cached and changes nothing', async () => {
  await changeProduct(mall, owner, mug(), { name: text('Unseen Mug') });
  const before = await databaseFingerprint(mall.pool);
  for (const input of [ofMug(), ofMug()]) {
    const answer = await mall.send(previewProduct, input, as(owner.token));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Unseen Mug');
  }
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  expect((await shownIn(mug(), 'en')).name).not.toBe('Unseen Mug');
});
