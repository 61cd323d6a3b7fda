import {
  categoryLevels,
  type moveCategory,
  type PlatformCategory,
  productCountMax,
} from '#contract/catalogue/platform-categories.ts';
import type { InputOf } from '#contract/core/call.ts';

export type Move = InputOf<typeof moveCategory>;
export type Branch = PlatformCategory & { children: Branch[] };

/** The categories as a tree, in their order. */
export function treeOf(all: readonly PlatformCategory[], parentId: number | null = null): Branch[] {
  return all.filter((each) => each.parentId === parentId).map((each) => ({ ...each, children: treeOf(all, each.id) }));
}

/** How many levels a branch has. */
export const heightOf = ({ children }: Branch): number => 1 + Math.max(0, ...children.map(heightOf));

/** Its own products and those of all below it. */
export const productsIn = ({ productCount, children }: Branch): number =>
  productCount + children.reduce((sum, child) => sum + productsIn(child), 0);

/** Whether it has more products than were counted. */
export const hasMoreProducts = ({ productCount, children }: Branch): boolean =>
  productCount >= productCountMax || children.some(hasMoreProducts);

/** Whether a branch may be put below another category: not into itself, not too deep, not where products are. */
export function mayBeBelow(branch: Branch, parent: PlatformCategory | null): boolean {
  if (parent === null) return true;
  return parent.productCount === 0 && parent.level + heightOf(branch) <= categoryLevels && !has(branch, parent.id);
}

const has = (branch: Branch, id: number): boolean =>
  branch.id === id || branch.children.some((child) => has(child, id));

/** Rows as they are shown: those below an open one come after it. */
export function rowsOf(branches: readonly Branch[], isOpen: (id: number) => boolean): Branch[] {
  return branches.flatMap((branch) => [branch, ...(isOpen(branch.id) ? rowsOf(branch.children, isOpen) : [])]);
}

type Step = 'up' | 'down' | 'in' | 'out';

/** Where a step takes a category: among its siblings, into the one above it, or out of its parent. Null where there is no way. */
export function stepOf(tree: readonly Branch[], all: readonly PlatformCategory[], id: number, step: Step): Move | null {
  const branch = findBranch(tree, id);
  if (!branch) return null;
  const { parentId } = branch;
  const parent = all.find((each) => each.id === parentId) ?? null;
  const siblings = all.filter((each) => each.parentId === parentId);
  const at = siblings.findIndex((each) => each.id === id);
  const idAt = (place: number) => siblings[place]?.id ?? null;
  if (step === 'up') return at > 0 ? { id, parentId, beforeId: idAt(at - 1) } : null;
  if (step === 'down') return at < siblings.length - 1 ? { id, parentId, beforeId: idAt(at + 2) } : null;
  if (step === 'in') {
    const above = siblings[at - 1];
    return above && mayBeBelow(branch, above) ? { id, parentId: above.id, beforeId: null } : null;
  }
  if (!parent) return null;
  const uncles = all.filter((each) => each.parentId === parent.parentId);
  const next = uncles[uncles.findIndex((each) => each.id === parent.id) + 1];
  return { id, parentId: parent.parentId, beforeId: next?.id ?? null };
}

export function findBranch(tree: readonly Branch[], id: number): Branch | null {
  for (const branch of tree) {
    const found = branch.id === id ? branch : findBranch(branch.children, id);
    if (found) return found;
  }
  return null;
}

/** Where something is dropped: before a row, after it, or into it. */
export type DropPlace = 'before' | 'after' | 'into';

/** Where a category goes that is dropped at a row; null where it cannot go. */
export function dropOf(
  all: readonly PlatformCategory[],
  dragged: Branch,
  row: PlatformCategory,
  place: DropPlace,
): Move | null {
  if (has(dragged, row.id)) return null;
  const { id } = dragged;
  if (place === 'into') return mayBeBelow(dragged, row) ? { id, parentId: row.id, beforeId: null } : null;
  const { parentId } = row;
  const parent = all.find((each) => each.id === parentId) ?? null;
  if (parentId !== dragged.parentId && !mayBeBelow(dragged, parent)) return null;
  const siblings = all.filter((each) => each.parentId === parentId && each.id !== id);
  const at = siblings.findIndex((each) => each.id === row.id) + (place === 'after' ? 1 : 0);
  return { id, parentId, beforeId: siblings[at]?.id ?? null };
}
