import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listProducts } from '#contract/catalogue/merchant.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import * as contract from '#contract/catalogue/merchant-import.ts';
import * as platform from '#contract/catalogue/platform.ts';
import type { SheetRow } from '#contract/catalogue/sheet-fields.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, order, sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { aSeller, sendProduct } from '#tests/support/accounts/sellers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { checkRows } from '#tests/support/mall/sheet-imports.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  owner = await aSeller(mall, small);
  admin = await someone({ role: 'platform' });
  await mall.pool.query('insert into shop_pictures (shop_id, hash) values ($1, $2) on conflict do nothing', [
    small.shopIds[1],
    small.pictureHash,
  ]);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from product_drafts');
  await mall.pool.query('update products set forced_down_reason = null where id = $1', [mug()]);
  await demand(true);
});

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));
const decide = <C extends Call>(call: C, input: InputOf<C>) => ask(call, input, admin);
const demand = (isDemanded: boolean) => decide(platform.setReviewSetting, { isDemanded });
const mug = () => small.productIds[2] as number;
const apply = (id: number) => ask(contract.applyImport, { id });
const undo = (id: number) => ask(contract.undoImport, { id });

async function exported(id = mug()): Promise<SheetRow[]> {
  const { data } = await ask(exportProducts, { ids: String(id) });
  return data?.products[0] ?? [];
}

/** A new product, complete. */
const lamp = (name: string): SheetRow[] => [
  { product: 'new', category: 'Cups', 'name.en': name, price: '19.90', stock: '7', pictures: small.pictureHash },
];

let units = 0;
/** A file that changes the mug and adds a lamp, checked. */
async function checkBoth(name: string) {
  units += 1;
  const changed = (await exported()).map((row, at) => (at === 0 ? { ...row, 'unit.en': `unit ${units}` } : row));
  return checkRows(mall, owner, [changed, lamp(name)]);
}

const drafted = async () =>
  (
    await mall.pool.query(
      `select product_id as "productId", state, name ->> 'en' as name, submitted_by as by, refusal_reason as reason
      from product_drafts order by id`,
    )
  ).rows;

/** What waits for the platform, by its name. */
async function seen(name: string) {
  const { data } = await decide(platform.listWaitingProducts, {});
  const found = data?.list.find((one) => one.name === name);
  return { id: found?.id ?? 0, version: found?.version ?? 0 };
}

const itemsOf = async (id: number) => (await ask(contract.listImportItems, { id })).data?.list ?? [];

test('what the platform reviews first is sent to its review by a file, all of it, and withdrawn by undoing', async () => {
  const before = await exported();
  const checked = await checkBoth('Reviewed lamp');
  expect(checked.mode).toBe('review');
  expect((await apply(checked.id)).data).toMatchObject({ mode: 'review', state: 'applied', canUndo: true });
  expect(await drafted()).toEqual([
    { productId: mug(), state: 'in_review', name: 'Travel Mug', by: owner.accountId, reason: null },
    { productId: null, state: 'in_review', name: 'Reviewed lamp', by: owner.accountId, reason: null },
  ]);
  expect((await apply(checked.id)).data?.state).toBe('applied');
  expect(await exported()).toEqual(before);
  expect((await decide(platform.listWaitingProducts, {})).data?.total).toBe(2);
  expect((await undo(checked.id)).data).toMatchObject({ mode: 'review', state: 'undone' });
  expect([await drafted(), await exported()]).toEqual([[], before]);
});

test('what the platform approves is on sale, and found from the import', async () => {
  const { id } = await checkBoth('Approved lamp');
  await apply(id);
  const [ofMug, ofLamp] = await itemsOf(id);
  expect([ofMug?.productId, ofLamp?.productId]).toEqual([mug(), null]);
  expect(ofLamp?.draftId).toBe((await seen('Approved lamp')).id);
  await decide(platform.approveProduct, await seen('Approved lamp'));
  await decide(platform.approveProduct, await seen('Travel Mug'));
  const [, published] = await itemsOf(id);
  expect(published?.draftId).toBe(null);
  const { data } = await mall.ask(getProduct, { id: published?.productId ?? 0 });
  expect(data).toMatchObject({ name: 'Approved lamp', isOnSale: true });
  expect((await exported())[0]?.['unit.en']).toBe(`unit ${units}`);
  expect(await violations()).toEqual([]);
});

describe('an import of which something was decided is not taken back', () => {
  test.each(['approved', 'refused'] as const)('%s', async (decision) => {
    const { id } = await checkBoth(`Lamp that is ${decision}`);
    await apply(id);
    const about = await seen(`Lamp that is ${decision}`);
    if (decision === 'approved') await decide(platform.approveProduct, about);
    else await decide(platform.refuseProduct, { ...about, reason: 'Too bright' });
    const before = await databaseFingerprint(mall.pool);
    const { reason, message } = await undo(id);
    expect([reason, message]).toEqual([
      'import_decided',
      `Some of these products have been published or refused since, so nothing was undone: Lamp that is ${decision}. You can withdraw the others from review one by one`,
    ]);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    // What still waits can be withdrawn by itself.
    expect((await ask(drafts.withdrawDraft, { id: (await seen('Travel Mug')).id })).code).toBe(200);
  });
});

test('one that was withdrawn is taken back with the others; one that was edited since is someone’s work', async () => {
  const before = await exported();
  const { id } = await checkBoth('Withdrawn lamp');
  await apply(id);
  const about = await seen('Withdrawn lamp');
  await ask(drafts.withdrawDraft, { id: about.id });
  expect((await undo(id)).data?.state).toBe('undone');
  expect([await drafted(), await exported()]).toEqual([[], before]);

  const other = await checkBoth('Edited lamp');
  await apply(other.id);
  const edited = await seen('Edited lamp');
  await ask(drafts.withdrawDraft, { id: edited.id });
  const { data: draft } = await ask(drafts.getDraft, { id: edited.id });
  if (!draft) throw new Error('no draft');
  await ask(drafts.saveDraft, { ...draft, content: { ...draft.content, keywords: 'by hand' } });
  expect((await undo(other.id)).reason).toBe('import_changed_since');
  expect((await drafted()).map(({ name, state }) => [name, state])).toEqual([
    ['Travel Mug', 'in_review'],
    ['Edited lamp', 'editing'],
  ]);
});

test.each(['publish', 'drafts'] as const)(
  'a refused draft keeps its reason, also when it is taken back: %s',
  async (mode) => {
    const sent = await sendProduct(mall, owner, mug(), { keywords: `refused ${mode}` });
    await decide(platform.refuseProduct, { id: sent.id, version: sent.version, reason: 'Say more' });
    const change = [[{ product: `D${sent.id}`, 'unit.en': `beaker ${mode}` }]];
    const was = { productId: mug(), state: 'refused', name: 'Travel Mug', reason: 'Say more' };

    const { id } = await checkRows(mall, owner, change, { mode });
    await apply(id);
    expect(await drafted()).toMatchObject([mode === 'drafts' ? was : { ...was, state: 'in_review', reason: null }]);
    expect((await undo(id)).data?.state).toBe('undone');
    expect(await drafted()).toMatchObject([was]);

    if (mode === 'drafts') return;
    await demand(false);
    const published = await checkRows(mall, owner, change);
    expect((await apply(published.id)).data?.mode).toBe('publish');
    expect(await drafted()).toEqual([]);
    expect((await undo(published.id)).data?.state).toBe('undone');
    expect(await drafted()).toMatchObject([was]);
  },
);

describe('a product that is sold meanwhile', () => {
  const ordered = [{ status: 'awaiting_payment', quantity: 2 }];
  const stockOf = async (id: number) => (await exported(id)).map(({ stock }) => stock);
  async function sell(productId: number) {
    const { rows } = await mall.pool.query('select id from skus where product_id = $1 order by id limit 1', [
      productId,
    ]);
    return order(mall, await aBuyer(), { productId, skuId: rows[0].id, quantity: 2 });
  }
  const sold = async (productId: number) =>
    (
      await mall.pool.query(
        `select o.status, l.quantity from order_lines l join orders o on o.id = l.order_id where l.product_id = $1`,
        [productId],
      )
    ).rows;

  test('in review: what was sold stays sold when the import is taken back', async () => {
    const { id } = await checkBoth('Unsold lamp');
    await apply(id);
    const before = await exported();
    await sell(mug());
    expect((await undo(id)).data?.state).toBe('undone');
    const [first, ...others] = before;
    expect(await exported()).toEqual([{ ...first, stock: '8' }, ...others]);
    expect(await sold(mug())).toEqual(ordered);
    expect(await violations()).toEqual([]);
  });

  test('approved and sold: it stays on sale', async () => {
    const { id } = await checkBoth('Sold lamp');
    await apply(id);
    const { data } = await decide(platform.approveProduct, await seen('Sold lamp'));
    const productId = data?.productId ?? 0;
    await sell(productId);
    expect((await undo(id)).reason).toBe('import_decided');
    expect([await stockOf(productId), await sold(productId)]).toEqual([['5'], ordered]);
  });

  test('published at once: the product is in the bin, and its order is as it was', async () => {
    await demand(false);
    const { id } = await checkBoth('Binned lamp');
    expect((await apply(id)).data?.mode).toBe('publish');
    const productId = (await itemsOf(id))[1]?.productId ?? 0;
    await sell(productId);
    expect((await undo(id)).data?.state).toBe('undone');
    const { data } = await ask(listProducts, { state: 'bin' });
    expect(data?.list.map((one) => one.productId)).toEqual([productId]);
    expect([await stockOf(productId), await sold(productId)]).toEqual([['5'], ordered]);
    expect(await violations()).toEqual([]);
  });
});

describe('whether it is reviewed is decided when it is applied, and said before', () => {
  const modeOf = async (id: number) => [
    (await ask(contract.getImport, { id })).data?.mode,
    (await ask(contract.listImports, {})).data?.list.find((one) => one.id === id)?.mode,
  ];

  test('the platform ceases to review: it is published', async () => {
    const { id, mode } = await checkBoth('Early lamp');
    expect(mode).toBe('review');
    await demand(false);
    expect(await modeOf(id)).toEqual(['publish', 'publish']);
    expect((await apply(id)).data?.mode).toBe('publish');
    expect(await drafted()).toEqual([]);
    await undo(id);
  });

  test('the platform begins to review: it waits, also when the platform ceases after that', async () => {
    await demand(false);
    const before = await exported();
    const { id, mode } = await checkBoth('Late lamp');
    expect(mode).toBe('publish');
    await demand(true);
    expect(await modeOf(id)).toEqual(['review', 'review']);
    expect((await apply(id)).data?.mode).toBe('review');
    await demand(false);
    expect(await modeOf(id)).toEqual(['review', 'review']);
    expect((await drafted()).map(({ state }) => state)).toEqual(['in_review', 'in_review']);
    expect(await exported()).toEqual(before);
    // Its shop may publish one by itself now, and the others are as they were.
    const about = await seen('Late lamp');
    expect((await ask(drafts.submitDraft, about)).data?.isInReview).toBe(false);
    expect((await undo(id)).reason).toBe('import_decided');
    expect((await drafted()).map(({ name, state }) => [name, state])).toEqual([['Travel Mug', 'in_review']]);
  });

  test('what was published stays published when the platform begins to review, and can be taken back', async () => {
    await demand(false);
    const before = await exported();
    const { id } = await checkBoth('Published lamp');
    await apply(id);
    await demand(true);
    expect(await modeOf(id)).toEqual(['publish', 'publish']);
    expect((await undo(id)).data).toMatchObject({ mode: 'publish', state: 'undone' });
    expect([await exported(), await drafted()]).toEqual([before, []]);
  });

  test('one product that was taken down is enough: a file is one change', async () => {
    await demand(false);
    const { id, mode } = await checkBoth('Lamp beside it');
    expect(mode).toBe('publish');
    await mall.pool.query(`update products set forced_down_reason = 'Copied picture' where id = $1`, [mug()]);
    expect(await modeOf(id)).toEqual(['review', 'review']);
    expect((await apply(id)).data?.mode).toBe('review');
    expect((await drafted()).map(({ state }) => state)).toEqual(['in_review', 'in_review']);
    expect((await undo(id)).data?.state).toBe('undone');
  });

  test('drafts remain drafts', async () => {
    const { id } = await checkRows(mall, owner, [lamp('Lamp to look at')], { mode: 'drafts' });
    expect(await modeOf(id)).toEqual(['drafts', 'drafts']);
    expect((await apply(id)).data?.mode).toBe('drafts');
    expect((await drafted()).map(({ state }) => state)).toEqual(['editing']);
  });
});
