import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/catalogue/platform-categories.ts';
import { categoriesMax, categoryLevels } from '#contract/catalogue/platform-categories.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged, savedNow, writtenTexts } from '#server/modules/shops/index.ts';
import { assertPicture } from './category-picture-queries.ts';
import {
  assertNoProducts,
  branchOf,
  childrenOf,
  getRow,
  lockTree,
  placeInOrder,
  publishBranches,
  readTree,
  type TreeRow,
} from './tree-rows.ts';

type Operator = Caller<'platform'>;
type Input<Name extends 'addCategory' | 'editCategory' | 'moveCategory'> = z.output<(typeof contract)[Name]['input']>;

/** Adds a category after the others at its place. */
export function addCategory(by: Operator, { parentId, name, iconHash }: Input<'addCategory'>): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const tree = await lockTree(tx);
    if (tree.length >= categoriesMax) throw new Refusal('too_many_categories');
    const parent = parentId === null ? null : getRow(tree, parentId);
    await assertRoomBelow(tx, parent, 1);
    await assertPicture(tx, iconHash);
    const siblings = childrenOf(tree, parentId);
    await placeInOrder(tx, siblings);
    const [added] = await tx
      .insert(categories)
      .values({
        ...{ parentId, iconHash, level: (parent?.level ?? 0) + 1, position: siblings.length },
        name: writtenTexts(name),
        ...savedNow(by.session.accountId),
      })
      .returning({ id: categories.id });
    if (!added) throw new Error('No category was added');
    await publishBranches(tx, []);
    await logOperatorAct(tx, by, {
      act: 'category_added',
      subject: name.en,
      after: { name, below: parent?.name.en ?? '' },
    });
    return added;
  });
}

/** Changes what a category is called and how it looks, unless it was changed since `version`. */
export function editCategory(
  by: Operator,
  { id, version, ...input }: Input<'editCategory'>,
): Promise<{ version: number }> {
  return transaction(async (tx) => {
    const [before] = await tx.select().from(categories).where(eq(categories.id, id)).for('update');
    if (!before) throw new Refusal('category_not_found');
    await assertUnchanged(tx, before, version);
    await assertPicture(tx, input.iconHash);
    const after = { ...input, name: writtenTexts(input.name) };
    await tx
      .update(categories)
      .set({ ...after, version: version + 1, ...savedNow(by.session.accountId) })
      .where(eq(categories.id, id));
    const isRenamed = JSON.stringify(before.name) !== JSON.stringify(after.name);
    await publishBranches(tx, isRenamed ? branchOf(await readTree(tx), id).map((row) => row.id) : []);
    const { name, iconHash, isShown } = before;
    const change = { before: { name, iconHash, isShown }, after };
    await logOperatorAct(tx, by, { act: 'category_edited', subject: name.en, ...change });
    return { version: version + 1 };
  });
}

/** Moves a category with all that is below it. */
export function moveCategory(by: Operator, { id, parentId, beforeId }: Input<'moveCategory'>): Promise<null> {
  return transaction(async (tx) => {
    const tree = await lockTree(tx);
    const row = getRow(tree, id);
    const branch = branchOf(tree, id);
    const parent = parentId === null ? null : getRow(tree, parentId);
    if (branch.some((each) => each.id === parentId)) throw new Refusal('category_within_itself');
    const height = Math.max(...branch.map(({ level }) => level)) - row.level + 1;
    if (parentId !== row.parentId) await assertRoomBelow(tx, parent, height);
    const others = childrenOf(tree, parentId).filter((each) => each.id !== id);
    const at = beforeId === null ? others.length : others.findIndex((each) => each.id === beforeId);
    if (at < 0) throw new Refusal('changed_meanwhile');
    await placeBelow(tx, branch, parent);
    await placeInOrder(tx, others.toSpliced(at, 0, { ...row, position: -1 }));
    await publishBranches(tx, parentId === row.parentId ? [] : branch.map((each) => each.id));
    const below = (of: number | null) => tree.find((each) => each.id === of)?.name.en ?? '';
    await logOperatorAct(tx, by, {
      ...{ act: 'category_moved', subject: row.name.en },
      before: { below: below(row.parentId), place: childrenOf(tree, row.parentId).indexOf(row) + 1 },
      after: { below: below(parentId), place: at + 1 },
    });
    return null;
  });
}

/** Writes below which category a branch is, and on which levels it is there. */
export async function placeBelow(tx: Transaction, branch: readonly TreeRow[], parent: TreeRow | null): Promise<void> {
  const [top] = branch;
  if (!top) return;
  await tx
    .update(categories)
    .set({ parentId: parent?.id ?? null })
    .where(eq(categories.id, top.id));
  const shift = (parent?.level ?? 0) + 1 - top.level;
  if (shift === 0) return;
  for (const [level, rows] of Map.groupBy(branch, (row) => row.level)) {
    const ids = rows.map(({ id }) => id);
    await tx
      .update(categories)
      .set({ level: level + shift })
      .where(inArray(categories.id, ids));
  }
}

/** Refuses more than three levels, and categories below one that has products. */
export async function assertRoomBelow(tx: Transaction, parent: TreeRow | null, height: number): Promise<void> {
  if (parent === null) return;
  if (parent.level + height > categoryLevels) throw new Refusal('category_too_deep');
  await assertNoProducts(tx, parent);
}
