import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as contract from '#contract/catalogue/platform-categories.ts';
import type * as TreeRows from '#server/modules/catalogue/categories/tree-rows.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aSeller, sendProduct } from '#tests/support/accounts/sellers.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// Two operators change the tree of categories at once, or one of them while a shop publishes.

const planted = vi.hoisted(() => ({ lockTree: null as typeof TreeRows.lockTree | null }));
vi.mock('#server/modules/catalogue/categories/tree-rows.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof TreeRows>(), 'lockTree');
});

const mall = openMallUnderTest();
let small: SmallMall;
let operators: [Person, Person];

beforeAll(async () => {
  small = await fillSmallMall();
  operators = [await someone({ role: 'platform' }), await someone({ role: 'platform' })];
});
afterEach(() => removePlantedBugs(planted));

let made = 0;
async function add(parentId: number | null = null): Promise<number> {
  const name = { en: `Category ${++made}` };
  const { data } = await mall.ask(contract.addCategory, { parentId, name, iconHash: null }, as(operators[0].token));
  return data?.id ?? 0;
}
const move = (by: Person, id: number, parentId: number) =>
  mall.ask(contract.moveCategory, { id, parentId, beforeId: null }, as(by.token));

/** How many categories are not below the top any more. */
async function lost(): Promise<number> {
  const { rows } = await mall.pool.query(
    `with recursive reached as (
      select id from categories where parent_id is null
      union all select below.id from categories below join reached on below.parent_id = reached.id
    ) select count(*)::int as n from categories where id not in (select id from reached)`,
  );
  return rows[0].n;
}

test('two put each of two categories below the other: one of them is refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, other] = [await add(), await add()];
    const answers = await Promise.all([move(operators[0], one, other), move(operators[1], other, one)]);
    expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['category_within_itself', 'done']);
    expect(await lost()).toBe(0);
  }
});

test('N: without the lock of the tree nobody is refused: both go on, and only a deadlock stops one of them', async () => {
  const [one, other] = [await add(), await add()];
  const haveLooked = barrier(2);
  const { readTree } = await import('#server/modules/catalogue/categories/tree-rows.ts');
  planted.lockTree = async (tx) => {
    const tree = await readTree(tx);
    await haveLooked();
    return tree;
  };
  const answers = await Promise.all([move(operators[0], one, other), move(operators[1], other, one)]);
  expect(answers.map(({ reason }) => reason ?? 'done')).not.toContain('category_within_itself');
});

test('the same merge sent by several: it happens once, and no product is left behind', async () => {
  const [from, into] = [await add(), await add()];
  const productId = small.productIds[0];
  await mall.pool.query('update products set category_id = $1 where id = $2', [from, productId]);
  const answers = await concurrently(4, () =>
    mall.ask(contract.mergeCategory, { id: from, intoId: into }, as(operators[1].token)),
  );
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual([
    ...['category_not_found', 'category_not_found', 'category_not_found', 'done'],
  ]);
  const { rows } = await mall.pool.query('select category_id as id from products where id = $1', [productId]);
  expect(rows).toEqual([{ id: into }]);
});

test('a category is put below one in which a shop publishes at the same time: a product never has others below its category', async () => {
  const owner = await aSeller(mall, small);
  const mug = small.productIds[2] as number;
  for (let round = 0; round < 4; round += 1) {
    const leaf = await add();
    const [published, added] = await Promise.all([
      sendProduct(mall, owner, mug, { categoryId: leaf, weightGrams: 700 + round }).then(
        () => true,
        () => false,
      ),
      mall.ask(contract.addCategory, { parentId: leaf, name: { en: 'Below' }, iconHash: null }, as(operators[0].token)),
    ]);
    const { rows } = await mall.pool.query('select category_id as id from products where id = $1', [mug]);
    expect(rows[0].id === leaf && added.code === 200).toBe(false);
    expect([published, added.code === 200]).not.toEqual([false, false]);
    await mall.pool.query('delete from product_drafts');
  }
});
