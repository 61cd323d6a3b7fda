import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countProducts, listProducts, showProducts } from '#contract/catalogue/merchant.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import * as platform from '#contract/catalogue/platform.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, newDraft, orderInputOf, quoteFor, sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { aSeller, changeProduct, sendProduct } from '#tests/support/accounts/sellers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  owner = await aSeller(mall, small);
  admin = await someone({ role: 'platform' });
});

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));
const decide = <C extends Call>(call: C, input: InputOf<C>) => ask(call, input, admin);
const demand = (isDemanded: boolean) => decide(platform.setReviewSetting, { isDemanded });

const mug = () => small.productIds[2] as number;
const send = (changed: Partial<ProductContent>) => sendProduct(mall, owner, mug(), changed);
const shown = async () => (await mall.ask(getProduct, { id: mug() })).data;
const counts = async () => (await ask(countProducts, {})).data;
const waiting = async () => (await decide(platform.listWaitingProducts, {})).data;
const lastAct = async () => (await ask(listShopLog, { kind: 'product' })).data?.list[0];
async function mails(): Promise<string[]> {
  await deliverAll();
  const { rows } = await mall.pool.query('select subject from outgoing_messages where recipient = $1 order by id', [
    owner.email,
  ]);
  return rows.map(({ subject }) => subject);
}

beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from product_drafts');
  await deliverAll();
  await mall.pool.query('delete from outgoing_messages');
  await mall.pool.query('update products set forced_down_reason = null, is_on_sale = true where id = $1', [mug()]);
  await demand(true);
});

describe('when the platform demands a review', () => {
  test('it is asked for by a setting, which is off at first', async () => {
    await mall.pool.query("delete from site_settings where name = 'products'");
    await mall.pool.query("delete from site_setting_versions where name = 'products'");
    expect((await decide(platform.getReviewSetting, {})).data).toEqual({ isDemanded: false });
    expect((await ask(drafts.getProductDraft, { productId: mug() })).data?.needsReview).toBe(false);
    expect((await send({ weightGrams: 510 })).isInReview).toBe(false);
    expect((await demand(true)).data).toEqual({ isDemanded: true });
    expect((await ask(drafts.getProductDraft, { productId: mug() })).data?.needsReview).toBe(true);
  });

  test('a publication waits, shoppers see nothing of it, and the platform sees what differs', async () => {
    const { id, version, ...sent } = await send({ name: { en: 'Canary mug' }, weightGrams: 600 });
    expect(sent).toEqual({ productId: mug(), isInReview: true, state: 'in_review', hiddenReason: null });
    expect((await shown())?.name).toBe('Travel Mug');
    expect(await counts()).toMatchObject({ on_sale: 2, draft: 0, in_review: 1, refused: 0 });
    expect(await lastAct()).toMatchObject({ act: 'product_submitted', subject: 'Canary mug' });
    expect(await waiting()).toMatchObject({
      total: 1,
      list: [{ id, version, productId: mug(), shopId: small.shopIds[1], name: 'Canary mug', price: 3_000 }],
    });
    const { data } = await decide(platform.getWaitingProduct, { id });
    expect(data).toMatchObject({
      ...{ id, version, changed: ['name', 'weightGrams'] },
      ...{ content: { weightGrams: 600 }, live: { name: { en: 'Travel Mug' } } },
    });
    expect((await ask(platform.getWaitingProduct, { id })).reason).toBe('not_allowed');
  });

  test('sent again it keeps its place: those that wait longest come first', async () => {
    const first = await send({ weightGrams: 601 });
    const other = await sendProduct(mall, owner, small.productIds[1] as number, { weightGrams: 601 });
    await ask(drafts.submitDraft, { id: first.id, version: first.version });
    expect((await waiting())?.list.map(({ id }) => id)).toEqual([first.id, other.id]);
    expect((await decide(platform.listWaitingProducts, { page: 2, limit: 1 })).data).toMatchObject({
      ...{ total: 2, list: [{ id: other.id }] },
    });
  });

  test('approved, it is on sale as it was seen, once, and its shop gets a mail', async () => {
    const { id, version } = await send({ name: { en: 'Approved mug' } });
    const { data } = await decide(platform.approveProduct, { id, version });
    expect(data).toEqual({ productId: mug(), number: expect.any(Number) });
    expect(await shown()).toMatchObject({ name: 'Approved mug', isOnSale: true });
    expect(await waiting()).toMatchObject({ list: [], total: 0 });
    expect(await lastAct()).toMatchObject({ act: 'product_approved', accountId: null, nickname: '' });
    expect((await ask(drafts.listVersions, { productId: mug() })).data?.list[0]).toMatchObject({
      ...{ number: data?.number, publishedBy: expect.stringMatching(/./) },
    });
    expect(await mails()).toEqual(['Approved: “Approved mug”']);
    const before = await databaseFingerprint(mall.pool);
    expect((await decide(platform.approveProduct, { id, version })).data).toEqual(data);
    expect((await decide(platform.approveProduct, { id, version: version + 1 })).reason).toBe('draft_not_found');
    expect((await decide(platform.refuseProduct, { id, version, reason: 'No' })).reason).toBe('draft_decided');
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    expect(await violations()).toEqual([]);
  });

  test('refused, its shop reads why, changes it and sends it again', async () => {
    const { id, version } = await send({ name: { en: 'Best mug ever' } });
    const refused = { id, version, reason: 'Please leave out “best ever”.' };
    expect((await decide(platform.refuseProduct, refused)).code).toBe(200);
    expect((await decide(platform.refuseProduct, refused)).code).toBe(200);
    expect((await ask(listProducts, { state: 'refused' })).data?.list).toMatchObject([{ reason: refused.reason }]);
    expect((await ask(drafts.getDraft, { id })).data).toMatchObject({
      ...{ state: 'refused', refusalReason: refused.reason },
    });
    expect(await lastAct()).toMatchObject({ act: 'product_refused', note: refused.reason });
    expect(await mails()).toEqual(['Changes needed: “Best mug ever”']);
    expect((await decide(platform.approveProduct, { id, version })).reason).toBe('draft_decided');
    const again = await send({ name: { en: 'Mug' } });
    expect([again.id, again.isInReview]).toEqual([id, true]);
    expect((await ask(drafts.getDraft, { id })).data).toMatchObject({ state: 'in_review', refusalReason: null });
    expect((await decide(platform.approveProduct, { id, version })).reason).toBe('changed_meanwhile');
    expect((await decide(platform.approveProduct, { id, version: again.version })).code).toBe(200);
    expect((await shown())?.name).toBe('Mug');
  });

  test('of two reviewers, the second learns who decided and what', async () => {
    const other = await someone({ role: 'platform', nickname: 'Bo' });
    const byOther = <C extends Call>(call: C, input: InputOf<C>) => ask(call, input, other);
    const first = await send({ weightGrams: 614 });
    const seen = { id: first.id, version: first.version };
    await byOther(platform.refuseProduct, { ...seen, reason: 'Too light' });
    const before = await databaseFingerprint(mall.pool);
    for (const late of [
      await decide(platform.approveProduct, seen),
      await decide(platform.refuseProduct, { ...seen, reason: 'Too light' }),
      await byOther(platform.refuseProduct, { ...seen, reason: 'Too heavy' }),
    ])
      expect([late.code, late.reason, late.message]).toEqual([
        409,
        'draft_decided',
        'Bo has already refused this product',
      ]);
    expect((await byOther(platform.refuseProduct, { ...seen, reason: 'Too light' })).code).toBe(200);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);

    const again = await send({ weightGrams: 615 });
    const newer = { id: again.id, version: again.version };
    expect((await byOther(platform.approveProduct, newer)).code).toBe(200);
    const said = 'Bo has already approved this product';
    expect(await decide(platform.approveProduct, newer)).toMatchObject({ reason: 'draft_decided', message: said });
    expect(await decide(platform.refuseProduct, { ...newer, reason: 'No' })).toMatchObject({ message: said });
    expect((await byOther(platform.approveProduct, newer)).code).toBe(200); // its answer may have been lost
  });

  test('what waits is found by shop, category and words, and seen as its page will be', async () => {
    const { id } = await send({ name: { en: 'Canary mug' } });
    const found = async (filters: InputOf<typeof platform.listWaitingProducts>) =>
      (await decide(platform.listWaitingProducts, filters)).data?.list.map((each) => each.id);
    const cups = small.categoryIds.get('cups') as number;
    const [otherShop, shop] = small.shopIds as [number, number];
    expect(await found({ shopId: shop, words: 'canary' })).toEqual([id]);
    expect(await found({ shopId: otherShop })).toEqual([]);
    expect(await found({ words: 'travel' })).toEqual([]);
    const { rows } = await mall.pool.query('select category_id as id from products where id = $1', [mug()]);
    expect(await found({ categoryId: cups })).toEqual(rows[0].id === cups ? [id] : []);
    expect(await found({ categoryId: rows[0].id })).toEqual([id]);
    const { data } = await decide(platform.previewWaitingProduct, { id });
    expect(data).toMatchObject({ productId: mug(), product: { name: 'Canary mug' } });
    expect((await ask(platform.previewWaitingProduct, { id })).reason).toBe('not_allowed');
  });

  test('what was withdrawn, or is nowhere, is not decided', async () => {
    const { id, version } = await send({ weightGrams: 603 });
    await ask(drafts.withdrawDraft, { id });
    const before = await databaseFingerprint(mall.pool);
    expect((await decide(platform.getWaitingProduct, { id })).reason).toBe('draft_not_in_review');
    expect((await decide(platform.approveProduct, { id, version })).reason).toBe('draft_not_in_review');
    expect((await decide(platform.refuseProduct, { id, version, reason: 'No' })).reason).toBe('draft_not_in_review');
    expect((await decide(platform.getWaitingProduct, { id: 999_999 })).reason).toBe('draft_not_found');
    expect((await decide(platform.forceDownProduct, { productId: 999_999, reason: 'No' })).reason).toBe(
      'product_not_found',
    );
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });
});

describe('a discarded draft comes back', () => {
  test.each(['in_review', 'refused', 'editing'] as const)('as it was: %s', async (state) => {
    const { id, version } = await send({ weightGrams: 604 });
    if (state === 'refused') await decide(platform.refuseProduct, { id, version, reason: 'Too heavy' });
    if (state === 'editing') await ask(drafts.withdrawDraft, { id });
    const { data: before } = await ask(drafts.getDraft, { id });
    await ask(drafts.discardDraft, { id });
    expect((await ask(drafts.getDraft, { id })).reason).toBe('draft_not_found');
    expect((await ask(drafts.restoreDraft, { id })).code).toBe(200);
    expect((await ask(drafts.getDraft, { id })).data).toEqual(before);
    expect(before?.state).toBe(state);
    expect((await ask(drafts.restoreDraft, { id })).reason).toBe('draft_not_found');
  });

  test('unless someone has begun another, or published one', async () => {
    const { id } = await send({ weightGrams: 605 });
    await ask(drafts.discardDraft, { id });
    const other = await changeProduct(mall, owner, mug(), { weightGrams: 606 });
    expect((await ask(drafts.restoreDraft, { id })).reason).toBe('draft_exists');
    await demand(false);
    await ask(drafts.submitDraft, other);
    expect((await ask(drafts.restoreDraft, { id })).reason).toBe('changed_meanwhile');
    expect((await ask(drafts.getProductDraft, { productId: mug() })).data).toMatchObject({
      ...{ id: null, content: { weightGrams: 606 } },
    });
  });
});

describe('a product that the platform takes down', () => {
  const reason = 'It is a copy';
  const forceDown = () => decide(platform.forceDownProduct, { productId: mug(), reason });
  const found = async () => (await mall.ask(searchProducts, { keyword: 'mug' })).data?.list.map(({ id }) => id);

  beforeEach(() => demand(false));

  test('is gone from sale, search and checkout at once, and only the platform lifts it', async () => {
    await send({ name: { en: 'Travel Mug' }, weightGrams: 607 });
    await deliverAll();
    expect(await found()).toContain(mug());
    const buyer = await aBuyer();
    const { rows } = await mall.pool.query('select id from skus where product_id = $1 order by id limit 1', [mug()]);
    const wanted = { productId: mug(), skuId: rows[0].id, quantity: 1 };
    const quote = await quoteFor(mall, buyer, await newDraft(mall, buyer, wanted));
    expect((await forceDown()).code).toBe(200);
    expect((await shown())?.isOnSale).toBe(false);
    await deliverAll();
    expect(await found()).not.toContain(mug());
    const late = await mall.ask(placeOrder, orderInputOf(quote), as(buyer.token));
    expect(late.reason).toBe('sku_not_found');
    await ask(showProducts, { ids: [mug()] });
    expect((await shown())?.isOnSale).toBe(false);
    expect((await ask(listProducts, { state: 'forced_down' })).data?.list).toMatchObject([
      { productId: mug(), reason },
    ]);
    expect((await ask(drafts.getProductDraft, { productId: mug() })).data).toMatchObject({
      ...{ forcedDownReason: reason, needsReview: true },
    });
    expect(await lastAct()).toMatchObject({ act: 'product_forced_down', note: reason });
    expect((await forceDown()).code).toBe(200);
    expect((await decide(platform.liftProduct, { productId: mug() })).code).toBe(200);
    expect((await decide(platform.liftProduct, { productId: mug() })).code).toBe(200);
    expect((await shown())?.isOnSale).toBe(true);
    await deliverAll();
    expect(await found()).toContain(mug());
    expect(await mails()).toEqual(['Taken down: “Travel Mug”', 'Back on sale: “Travel Mug”']);
  });

  test('is mended in review, also when none is demanded, and approval does not lift it', async () => {
    await forceDown();
    const { id, version, isInReview } = await send({ name: { en: 'Honest mug' } });
    expect(isInReview).toBe(true);
    expect((await decide(platform.getWaitingProduct, { id })).data?.forcedDownReason).toBe(reason);
    await decide(platform.approveProduct, { id, version });
    expect(await shown()).toMatchObject({ name: 'Honest mug', isOnSale: false });
    await decide(platform.liftProduct, { productId: mug() });
    expect((await shown())?.isOnSale).toBe(true);
  });
});
