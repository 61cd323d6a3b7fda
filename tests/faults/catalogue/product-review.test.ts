import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveDraft, submitDraft, withdrawDraft } from '#contract/catalogue/merchant-drafts.ts';
import * as platform from '#contract/catalogue/platform.ts';
import type * as WaitingDraft from '#server/modules/catalogue/review/waiting-draft.ts';
import type * as OnSale from '#server/modules/catalogue/set-on-sale.ts';
import { productDrafts, products } from '#server/modules/catalogue/tables.ts';
import type * as LockProducts from '#server/modules/catalogue/versions/lock-products.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aSeller, changeProduct, sendProduct } from '#tests/support/accounts/sellers.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// The platform decides about a product while its shop publishes, withdraws or edits it, or a colleague decides.

const planted = vi.hoisted(() => ({
  findAnyDraft: null as typeof WaitingDraft.findAnyDraft | null,
  assertWaitsAsSeen: null as typeof WaitingDraft.assertWaitsAsSeen | null,
  findPublished: null as typeof WaitingDraft.findPublished | null,
  lockProducts: null as typeof LockProducts.lockProducts | null,
  setOnSale: null as typeof OnSale.setOnSale | null,
}));
vi.mock('#server/modules/catalogue/review/waiting-draft.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  const real = () => original<typeof WaitingDraft>();
  return plantable(planted, real, 'findAnyDraft', 'assertWaitsAsSeen', 'findPublished');
});
vi.mock('#server/modules/catalogue/versions/lock-products.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof LockProducts>(), 'lockProducts');
});
vi.mock('#server/modules/catalogue/set-on-sale.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof OnSale>(), 'setOnSale');
});

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await aSeller(mall, small);
  admin = await someone({ role: 'platform' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from product_drafts');
  await mall.pool.query('update products set forced_down_reason = null, is_on_sale = true where id = $1', [mug()]);
});
afterEach(() => removePlantedBugs(planted));

const mug = () => small.productIds[2] as number;
const asAdmin = () => as(admin.token);
const demand = (isDemanded: boolean) => mall.ask(platform.setReviewSetting, { isDemanded }, asAdmin());
const forceDown = () => mall.ask(platform.forceDownProduct, { productId: mug(), reason: 'A copy' }, asAdmin());
const approve = (seen: { id: number; version: number }) =>
  mall.ask(platform.approveProduct, { id: seen.id, version: seen.version }, asAdmin());
const publish = (seen: { id: number; version: number }) => mall.ask(submitDraft, seen, as(owner.token));

let grams = 1_000;
/** A change that nobody made before. */
const change = () => ({ weightGrams: ++grams });

async function product() {
  const { rows } = await mall.pool.query(
    `select is_on_sale as "isOnSale", forced_down_reason as reason, weight_grams as grams from products where id = $1`,
    [mug()],
  );
  return rows[0];
}
const versions = async () =>
  (await mall.pool.query('select count(*)::int as n from product_versions where product_id = $1', [mug()])).rows[0].n;

const productRow = () => ({ text: 'select 1 from products where id = $1 for update', values: [mug()] });
const draftRow = (id: number) => ({ text: 'select 1 from product_drafts where id = $1 for update', values: [id] });

test('publishing against taking down: the product is off sale, whoever comes first', async () => {
  await demand(false);
  for (let round = 0; round < 4; round += 1) {
    await mall.pool.query('update products set forced_down_reason = null, is_on_sale = true where id = $1', [mug()]);
    const seen = await changeProduct(mall, owner, mug(), change());
    const both = [() => publish(seen), forceDown];
    const answers = await allAtLock<{ code: number }>(mall.pool, productRow(), round % 2 ? both.reverse() : both);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(await product()).toMatchObject({ isOnSale: false, reason: 'A copy' });
    await mall.pool.query('delete from product_drafts');
  }
});

test('approving against taking down: the product is off sale, and what was approved is published', async () => {
  await demand(true);
  for (let round = 0; round < 4; round += 1) {
    await mall.pool.query('update products set forced_down_reason = null, is_on_sale = true where id = $1', [mug()]);
    const seen = await sendProduct(mall, owner, mug(), change());
    const both = [() => approve(seen), forceDown];
    const answers = await allAtLock<{ code: number }>(mall.pool, productRow(), round % 2 ? both.reverse() : both);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(await product()).toEqual({ isOnSale: false, reason: 'A copy', grams });
  }
});

test('N: who looks whether it may be sold before the product is locked puts it on sale after all', async () => {
  await demand(true);
  const seen = await sendProduct(mall, owner, mug(), change());
  let mayBeSold = false;
  planted.lockProducts = async (tx) => {
    const [looked] = await tx
      .select({ reason: products.forcedDownReason })
      .from(products)
      .where(eq(products.id, mug()));
    mayBeSold = looked?.reason === null;
    planted.lockProducts = async () => {};
    await forceDown();
    planted.setOnSale = async (publishing, ids) => {
      for (const id of ids) await publishing.update(products).set({ isOnSale: mayBeSold }).where(eq(products.id, id));
    };
  };
  await approve(seen);
  expect(await product()).toMatchObject({ isOnSale: true, reason: 'A copy' });
});

test('several approve at once: it is published once, and all get the same answer', async () => {
  await demand(true);
  for (const count of [2, 10]) {
    const seen = await sendProduct(mall, owner, mug(), change());
    const before = await versions();
    const answers = await concurrently(count, () => approve(seen));
    const said = new Set(answers.map(({ code, data }) => JSON.stringify([code, data])));
    expect([...said].map((each) => JSON.parse(each))).toEqual([
      [200, { productId: mug(), number: expect.any(Number) }],
    ]);
    // The first publication here also records what was there before.
    expect((await versions()) - before).toBe(before === 0 ? 2 : 1);
    expect((await product()).grams).toBe(grams);
  }
});

test('one approves while a colleague refuses: one of them decides, and the other learns who', async () => {
  await demand(true);
  const colleague = await someone({ role: 'platform', nickname: 'Bo' });
  for (let round = 0; round < 4; round += 1) {
    const seen = await sendProduct(mall, owner, mug(), change());
    const refuse = () =>
      mall.ask(
        platform.refuseProduct,
        { id: seen.id, version: seen.version, reason: 'Too light' },
        as(colleague.token),
      );
    const both: (() => Promise<{ code: number; reason?: string | undefined }>)[] = [() => approve(seen), refuse];
    const answers = await allAtLock(mall.pool, draftRow(seen.id), round % 2 ? both.reverse() : both);
    expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', 'draft_decided']);
    await mall.pool.query('delete from product_drafts');
  }
});

test('N: approving what was read without a lock, the second publishes again or fails', async () => {
  await demand(true);
  const seen = await sendProduct(mall, owner, mug(), change());
  const haveLooked = barrier(2);
  planted.findAnyDraft = async (tx, id) => {
    const [draft] = await tx.select().from(productDrafts).where(eq(productDrafts.id, id));
    await haveLooked();
    return draft ?? null;
  };
  const answers = await concurrently(2, () => approve(seen));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]); // the unique index is the second lock
});

test('approving against withdrawing: one of them happens', async () => {
  await demand(true);
  for (let round = 0; round < 4; round += 1) {
    const before = (await product()).grams;
    const seen = await sendProduct(mall, owner, mug(), change());
    const withdraw = () => mall.ask(withdrawDraft, { id: seen.id }, as(owner.token));
    const both: (() => Promise<{ code: number; reason?: string | undefined }>)[] = [() => approve(seen), withdraw];
    const answers = await allAtLock(mall.pool, draftRow(seen.id), round % 2 ? both.reverse() : both);
    const [approved, withdrawn] = round % 2 ? answers.reverse() : answers;
    const isApproved = approved?.code === 200;
    expect([approved?.reason ?? 'done', withdrawn?.reason ?? 'done']).toEqual(
      isApproved ? ['done', 'draft_not_found'] : ['draft_not_in_review', 'done'],
    );
    expect((await product()).grams).toBe(isApproved ? grams : before);
    await mall.pool.query('delete from product_drafts');
  }
});

/** Withdraws, edits and sends again what the platform looks at. */
async function sendAnother({ id }: { id: number }) {
  await mall.ask(withdrawDraft, { id }, as(owner.token));
  return sendProduct(mall, owner, mug(), { name: { en: 'Not what was seen' } });
}

test('what is approved is what was seen: an edit in between is not published', async () => {
  await demand(true);
  const seen = await sendProduct(mall, owner, mug(), change());
  const [approved] = await Promise.all([approve(seen), sendAnother(seen).catch(() => null)]);
  const { rows } = await mall.pool.query("select name ->> 'en' as name from products where id = $1", [mug()]);
  expect(rows[0].name).toBe('Travel Mug');
  expect([undefined, 'changed_meanwhile', 'draft_not_in_review']).toContain(approved.reason);
  await mall.pool.query('delete from product_drafts');
  const first = await sendProduct(mall, owner, mug(), change());
  const second = await sendAnother(first);
  expect((await approve(first)).reason).toBe('changed_meanwhile');
  expect((await mall.ask(saveDraft, await emptied(second), as(owner.token))).reason).toBe('draft_in_review');
});

async function emptied({ id, version }: { id: number; version: number }) {
  const { rows } = await mall.pool.query('select content from product_drafts where id = $1', [id]);
  return { id, productId: mug(), version, liveVersion: 0, content: { ...rows[0].content, weightGrams: 1 } };
}

test('N: approving whatever waits publishes what nobody saw', async () => {
  await demand(true);
  const seen = await sendProduct(mall, owner, mug(), change());
  await sendAnother(seen);
  planted.assertWaitsAsSeen = async () => {};
  await approve(seen);
  const { rows } = await mall.pool.query("select name ->> 'en' as name from products where id = $1", [mug()]);
  expect(rows[0].name).toBe('Not what was seen');
  await mall.pool.query('update products set name = $2 where id = $1', [mug(), { en: 'Travel Mug' }]);
});
