import { eq, sql } from 'drizzle-orm';
import { categorySpecsMax, joinSpecs, specKey } from '#contract/catalogue/category-specs.ts';
import { categoryLevels } from '#contract/catalogue/platform-categories.ts';
import { type Asker, database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { lockNaming } from '#server/modules/catalogue/lock-named.ts';
import {
  categories,
  categorySpecs,
  discardedDrafts,
  productDrafts,
  products,
} from '#server/modules/catalogue/tables.ts';
import { getOwnSpecs } from './category-spec-queries.ts';
import { placeBelow } from './edit-tree.ts';
import {
  assertNoProducts,
  branchOf,
  childrenOf,
  getRow,
  lockAgainstProducts,
  lockTree,
  placeInOrder,
  publishBranches,
  type TreeRow,
} from './tree-rows.ts';

export type MergedCategories = { from: TreeRow; into: TreeRow; products: number };

/** Moves what the catalogue has of a category to another one. The category itself stays until nothing names it: see `removeCategory`. */
export async function mergeBranches(tx: Transaction, id: number, intoId: number): Promise<MergedCategories> {
  const tree = await lockTree(tx);
  const [from, into] = [getRow(tree, id), getRow(tree, intoId)];
  const branch = branchOf(tree, id);
  if (branch.some((row) => row.id === intoId)) throw new Refusal('category_within_itself');
  const children = childrenOf(tree, id);
  if (children.length > 0) await moveChildren(tx, tree, children, { from, into });
  const moved = await moveProducts(tx, { from, into, hasChildren: childrenOf(tree, intoId).length > 0 });
  await mergeSpecs(tx, id, intoId);
  await publishBranches(
    tx,
    [intoId, ...branch.map((row) => row.id)].filter((each) => each !== id),
  );
  return { from, into, products: moved };
}

type Both = { from: TreeRow; into: TreeRow };

async function moveChildren(tx: Transaction, tree: readonly TreeRow[], children: readonly TreeRow[], { into }: Both) {
  const branches = children.map((child) => branchOf(tree, child.id));
  const height = Math.max(...branches.flat().map(({ level }) => level)) - (children[0]?.level ?? 0) + 1;
  if (into.level + height > categoryLevels) throw new Refusal('category_too_deep');
  await assertNoProducts(tx, into);
  for (const branch of branches) await placeBelow(tx, branch, into);
  await placeInOrder(tx, [...childrenOf(tree, into.id), ...children.map((child) => ({ ...child, position: -1 }))]);
}

async function moveProducts(tx: Transaction, { from, into, hasChildren }: Both & { hasChildren: boolean }) {
  if (hasChildren) await assertNoProducts(tx, from);
  await lockAgainstProducts(tx, from.id);
  await lockNaming(tx, 'categoryId', from.id);
  const moved = await tx
    .update(products)
    .set({ categoryId: into.id, editedAt: mallNow })
    .where(eq(products.categoryId, from.id))
    .returning({ id: products.id });
  const content = sql`jsonb_set(content, '{categoryId}', ${into.id}::text::jsonb)`;
  await tx.update(productDrafts).set({ categoryId: into.id, content }).where(eq(productDrafts.categoryId, from.id));
  await tx
    .update(discardedDrafts)
    .set({ content })
    .where(sql`content ->> 'categoryId' = ${String(from.id)}`);
  return moved.length;
}

/** What the other does not ask for yet is asked for there too, as long as there is room. */
async function mergeSpecs(tx: Transaction, id: number, intoId: number): Promise<void> {
  const [given, own] = [await getOwnSpecs(id, tx), await getOwnSpecs(intoId, tx)];
  const known = new Set(own.specs.map(({ name }) => specKey(name)));
  const added = given.specs.filter(({ name }) => !known.has(specKey(name)));
  if (added.length === 0) return;
  const specs = joinSpecs([own.specs, added]).slice(0, categorySpecsMax);
  await tx
    .insert(categorySpecs)
    .values({ categoryId: intoId, specs })
    .onConflictDoUpdate({ target: categorySpecs.categoryId, set: { specs, version: own.version + 1 } });
}

/** Deletes a category of which nothing is left. */
export async function removeCategory(tx: Transaction, id: number): Promise<TreeRow> {
  const tree = await lockTree(tx);
  const row = getRow(tree, id);
  await lockAgainstProducts(tx, id);
  const { categories: below, products: inIt, drafts } = await countUse(id, tx);
  if (below + inIt + drafts > 0) throw new Refusal('category_not_empty');
  await refuseViolation(tx.delete(categories).where(eq(categories.id, id)), {
    coupons_category_id_categories_id_fk: 'category_not_empty', // a coupon that was added meanwhile
  });
  await publishBranches(tx, []);
  return row;
}

type Use = Record<'categories' | 'products' | 'drafts' | 'specs', number>;

/** How many of the catalogue's things name a category. */
export async function countUse(id: number, on: Asker = database()): Promise<Use> {
  const [use] = await statement<Use>(
    'category_use',
    sql`
    select (select count(*)::int from ${categories} where parent_id = ${id}) as categories,
      (select count(*)::int from ${products} where category_id = ${id}) as products,
      (select count(*)::int from ${productDrafts} where category_id = ${id}) as drafts,
      coalesce((select jsonb_array_length(specs) from ${categorySpecs} where category_id = ${id}), 0) as specs
    from ${categories} where id = ${id}`,
  ).rows(on);
  if (!use) throw new Refusal('category_not_found');
  return use;
}
