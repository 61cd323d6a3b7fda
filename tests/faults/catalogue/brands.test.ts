import { inArray } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { submitDraft } from '#contract/catalogue/merchant-drafts.ts';
import * as contract from '#contract/catalogue/platform-brands.ts';
import type * as BrandRows from '#server/modules/catalogue/brands/brand-rows.ts';
import type * as LockNamed from '#server/modules/catalogue/lock-named.ts';
import { brands } from '#server/modules/catalogue/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aSeller, changeProduct } from '#tests/support/accounts/sellers.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently, inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// Two operators change brands at once, or one of them while a shop publishes a product that takes the brand.

const planted = vi.hoisted(() => ({
  lockBrands: null as typeof BrandRows.lockBrands | null,
  lockNames: null as typeof BrandRows.lockNames | null,
  assertFreeName: null as typeof BrandRows.assertFreeName | null,
  lockNaming: null as typeof LockNamed.lockNaming | null,
}));
vi.mock('#server/modules/catalogue/brands/brand-rows.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof BrandRows>(), 'lockBrands', 'lockNames', 'assertFreeName');
});

vi.mock('#server/modules/catalogue/lock-named.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof LockNamed>(), 'lockNaming');
});

const mall = openMallUnderTest();
let small: SmallMall;
let operators: [Person, Person];
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  operators = [await someone({ role: 'platform' }), await someone({ role: 'platform' })];
  owner = await aSeller(mall, small);
});
afterEach(() => removePlantedBugs(planted));

let made = 0;
const send = (en: string, by = operators[0]) =>
  mall.ask(contract.addBrand, { name: { en }, logoHash: null, place: null }, as(by.token));
const add = async () => (await send(`Brand ${++made}`)).data?.id as number;
const merge = (id: number, intoId: number, by = operators[1]) =>
  mall.ask(contract.mergeBrands, { id, intoId }, as(by.token));
const reasons = (answers: readonly { reason?: string }[]) => answers.map(({ reason }) => reason ?? 'done').sort();
const mug = () => small.productIds[2] as number;
const brandOfMug = async () =>
  (await mall.pool.query('select brand_id as id from products where id = $1', [mug()])).rows[0].id;

test('the same brand added by several, each with other capitals: it is there once', async () => {
  const names = ['Evergreen', 'EVERGREEN', 'ever green', 'Ever  Green'];
  const answers = await concurrently(4, (at) => send(names[at] as string, operators[at % 2]));
  expect(reasons(answers)).toEqual(['brand_exists', 'brand_exists', 'brand_exists', 'done']);
  const { rowCount } = await mall.pool.query(`select from brands where name_key = 'evergreen'`);
  expect(rowCount).toBe(1);
});

test('N: without the lock of names nobody reads that it is there: the second breaks on the unique index', async () => {
  const haveLooked = barrier(2);
  planted.lockNames = async () => {};
  planted.assertFreeName = () => haveLooked();
  const answers = await concurrently(2, () => send('Nevergreen'));
  expect(reasons(answers)).toEqual(['done', 'internal_error']);
});

test('the same merge sent by several happens once; of two in opposite directions one does', async () => {
  const [from, into] = [await add(), await add()];
  await mall.pool.query('update products set brand_id = $1 where id = $2', [from, mug()]);
  expect(reasons(await concurrently(4, () => merge(from, into)))).toEqual([
    ...['brand_not_found', 'brand_not_found', 'brand_not_found', 'done'],
  ]);
  expect(await brandOfMug()).toBe(into);
  const other = await add();
  const crossed = await Promise.all([merge(into, other, operators[0]), merge(other, into)]);
  expect(reasons(crossed)).toEqual(['brand_not_found', 'done']);
  expect([into, other]).toContain(await brandOfMug());
});

/** A product that is about to take a brand, which an operator merges into another one: who begins first waits at a lock. */
async function publishWhileMerging(first: 'publish' | 'merge') {
  const [from, into] = [await add(), await add()];
  await mall.pool.query('delete from product_drafts');
  const draft = await changeProduct(mall, owner, mug(), { brandId: from });
  const publishing = () => mall.ask(submitDraft, draft, as(owner.token));
  const merging = () => merge(from, into);
  const lock =
    first === 'publish'
      ? { text: 'select from products where id = $1 for update', values: [mug()] }
      : { text: 'select from brands where id = $1 for update', values: [from] };
  const acts = first === 'publish' ? [publishing, merging] : [merging, publishing];
  const answers = await inTurnAtLock<{ reason?: string }>(mall.pool, lock, acts);
  return { answers: answers.map(({ reason }) => reason ?? 'done'), into };
}

test('a brand is merged while a product that takes it is being published: the product has the other brand', async () => {
  for (const first of ['publish', 'merge', 'publish', 'merge'] as const) {
    const { answers, into } = await publishWhileMerging(first);
    expect(answers).toEqual(['done', 'done']);
    expect(await brandOfMug()).toBe(into);
  }
});

test('N: without the locks of brands and of what names them the merge does not see the product, and breaks', async () => {
  planted.lockNaming = async () => {};
  planted.lockBrands = (tx, ids) =>
    tx
      .select()
      .from(brands)
      .where(inArray(brands.id, [...ids]));
  const { answers } = await publishWhileMerging('publish');
  expect(answers).toEqual(['done', 'internal_error']);
});

test('a brand is deleted while a draft takes it: either it is used, or publishing the draft says that it is gone', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await add();
    await mall.pool.query('delete from product_drafts');
    const [draft, deleted] = await Promise.all([
      changeProduct(mall, owner, mug(), { brandId: id }),
      mall.ask(contract.deleteBrand, { id }, as(operators[0].token)),
    ]);
    const published = await mall.ask(submitDraft, draft, as(owner.token));
    expect([deleted.reason ?? 'done', published.field ?? 'done']).toEqual(
      deleted.code === 200 ? ['done', 'brandId'] : ['brand_in_use', 'done'],
    );
  }
});
