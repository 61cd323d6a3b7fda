import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { submitDraft } from '#contract/catalogue/merchant-drafts.ts';
import { addBrand, mergeBrands } from '#contract/catalogue/platform-brands.ts';
import { addCategory, mergeCategory } from '#contract/catalogue/platform-categories.ts';
import type * as Named from '#server/modules/catalogue/lock-named.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { deleteCategory } from '#server/modules/coupons/categories/merge-category.ts';
import { shopOwner } from '#server/modules/coupons/shop-coupons/shop-owner.ts';
import type * as Targets from '#server/modules/coupons/shop-coupons/target-queries.ts';
import { addCoupon } from '#server/modules/coupons/terms/add-coupon.ts';
import { columnsOf } from '#server/modules/coupons/terms/coupon-rows.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aSeller, changeProduct } from '#tests/support/accounts/sellers.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier, inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// A brand and a category are merged at once, which the same products name, or while a shop publishes a draft, or while a shop
// writes a coupon for the category: locks are taken in one order, so that nobody ends in a deadlock.

const planted = vi.hoisted(() => ({
  lockNaming: null as typeof Named.lockNaming | null,
  holdNamedBy: null as typeof Named.holdNamedBy | null,
  assertTargets: null as typeof Targets.assertTargets | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, ...names: (keyof Module & string)[]) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, ...names),
);
vi.mock('#server/modules/catalogue/lock-named.ts', (original) =>
  plant(() => original<typeof Named>(), 'lockNaming', 'holdNamedBy'),
);
vi.mock('#server/modules/coupons/shop-coupons/target-queries.ts', (original) =>
  plant(() => original<typeof Targets>(), 'assertTargets'),
);

const mall = openMallUnderTest();
let small: SmallMall;
let operator: Person;
let owner: Person;
let both: [number, number];

beforeAll(async () => {
  small = await fillSmallMall();
  operator = await someone({ role: 'platform' });
  owner = await aSeller(mall, small);
  both = [small.productIds[1] as number, small.productIds[2] as number];
});
afterEach(() => removePlantedBugs(planted));

let made = 0;
async function aBrand(): Promise<number> {
  const brand = { name: { en: `Brand ${++made}` }, logoHash: null, place: null };
  return (await mall.ask(addBrand, brand, as(operator.token))).data?.id as number;
}
async function aCategory(): Promise<number> {
  const category = { parentId: null, name: { en: `Category ${++made}` }, iconHash: null };
  return (await mall.ask(addCategory, category, as(operator.token))).data?.id as number;
}
const reasonOf = ({ reason }: { reason?: string }) => reason ?? 'done';
const namedBy = async (id: number) =>
  (await mall.pool.query('select brand_id as brand, category_id as category from products where id = $1', [id]))
    .rows[0];

/** The brand and the category of the same two products are merged, once both operators wait for the first product. */
async function mergeTheirs() {
  const [brand, category] = [await aBrand(), await aCategory()];
  const into = { brand: await aBrand(), category: await aCategory() };
  await mall.pool.query('delete from product_drafts');
  await mall.pool.query('update products set brand_id = $1, category_id = $2 where id = any($3)', [
    brand,
    category,
    both,
  ]);
  const acts = [
    () => mall.ask(mergeBrands, { id: brand, intoId: into.brand }, as(operator.token)).then(reasonOf),
    () => mall.ask(mergeCategory, { id: category, intoId: into.category }, as(operator.token)).then(reasonOf),
  ];
  return { acts, into };
}

test('a brand and a category of the same products are merged at once: both are', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { acts, into } = await mergeTheirs();
    const lock = { text: 'select from products where id = $1 for update', values: [both[round % 2]] };
    expect(await allAtLock(mall.pool, lock, acts)).toEqual(['done', 'done']);
    for (const id of both) expect(await namedBy(id)).toEqual(into);
  }
});

test('N: each with an order of its own, one of them ends in a deadlock', async () => {
  const { acts } = await mergeTheirs();
  const haveOne = barrier(2);
  planted.lockNaming = async (tx, name) => {
    const [first, second] = name === 'brandId' ? both : [both[1], both[0]];
    await tx.select({ id: products.id }).from(products).where(eq(products.id, first)).for('update');
    await haveOne();
    await tx.select({ id: products.id }).from(products).where(eq(products.id, second)).for('update');
  };
  expect((await Promise.all(acts.map((act) => act()))).toSorted()).toEqual(['done', 'internal_error']);
});

/** A draft for a category is published while that is merged: who begins first waits for the draft. */
async function publishWhileMerging(first: 'publish' | 'merge') {
  const [from, into] = [await aCategory(), await aCategory()];
  await mall.pool.query('delete from product_drafts');
  const draft = await changeProduct(mall, owner, both[1], { categoryId: from });
  const publishing = () => mall.ask(submitDraft, draft, as(owner.token)).then(reasonOf);
  const merging = () => mall.ask(mergeCategory, { id: from, intoId: into }, as(operator.token)).then(reasonOf);
  const lock = { text: 'select from product_drafts where id = $1 for update', values: [draft.id] };
  const acts = first === 'publish' ? [publishing, merging] : [merging, publishing];
  return { answers: await inTurnAtLock(mall.pool, lock, acts), into };
}

test('a category is merged while a draft for it is being published: the product has the other one', async () => {
  for (const first of ['publish', 'merge', 'publish', 'merge'] as const) {
    const { answers, into } = await publishWhileMerging(first);
    expect(answers).toEqual(['done', 'done']);
    expect((await namedBy(both[1])).category).toBe(into);
  }
});

test('N: a draft that is locked before its category ends in a deadlock', async () => {
  planted.holdNamedBy = async () => {};
  const { answers } = await publishWhileMerging('publish');
  expect(answers.toSorted()).toEqual(['done', 'internal_error']);
});

/** A coupon for a category is written while that is deleted: who begins first waits for the category. */
async function writeWhileDeleting(first: 'write' | 'delete') {
  const categoryId = await aCategory();
  const { rows } = await mall.pool.query('select id as "shopId", owner_id as "accountId" from shops where id = $1', [
    small.shopIds[1],
  ]);
  const columns = columnsOf({
    ...{ name: { en: 'Race' }, scope: 'category', categoryId, productIds: [], percent: 10, money: 500, minPrice: 0 },
    ...{ day: 7, startsAt: null, endsAt: null, issued: 10, perPerson: 1 },
  });
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => String(error?.reason ?? 'failed'),
    );
  const writing = () => outcome(addCoupon(shopOwner(rows[0]), columns));
  const deleting = () => outcome(deleteCategory(null, categoryId));
  const lock = { text: 'select from categories where id = $1 for update', values: [categoryId] };
  return inTurnAtLock(mall.pool, lock, first === 'write' ? [writing, deleting] : [deleting, writing]);
}

test('a category is deleted while a coupon for it is written: either the coupon is there, or it is said that the category is gone', async () => {
  expect(await writeWhileDeleting('write')).toEqual(['done', 'category_not_empty']);
  expect(await writeWhileDeleting('delete')).toEqual(['done', 'category_not_found']);
});

test('N: a coupon whose category nobody looks for breaks', async () => {
  planted.assertTargets = async () => {};
  expect(await writeWhileDeleting('delete')).toEqual(['done', 'failed']);
});
