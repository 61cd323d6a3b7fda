import { expect, test } from 'vitest';
import { type PlatformCategory, productCountMax } from '#contract/catalogue/platform-categories.ts';
import {
  dropOf,
  findBranch,
  hasMoreProducts,
  heightOf,
  mayBeBelow,
  productsIn,
  rowsOf,
  stepOf,
  treeOf,
} from './tree.ts';

function category(id: number, parentId: number | null, level: number, productCount = 0): PlatformCategory {
  const rest = { iconHash: null, isShown: true, specCount: 0, version: 1, savedBy: '', savedAt: null };
  return { id, parentId, level, name: { en: String(id) }, productCount, ...rest };
}

// 1 ─ 2 ─ 3, 4 (with products)   5 ─ 6   7
const all = [
  ...[category(1, null, 1), category(5, null, 1), category(7, null, 1)],
  ...[category(2, 1, 2), category(6, 5, 2)],
  ...[category(3, 2, 3, 4), category(4, 2, 3, 6)],
];
const tree = treeOf(all);
const branch = (id: number) => {
  const found = findBranch(tree, id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const row = (id: number) => all.find((each) => each.id === id) as PlatformCategory;

test('the tree keeps the order, counts what is below, and shows what is open', () => {
  expect(tree.map(({ id }) => id)).toEqual([1, 5, 7]);
  expect(rowsOf(tree, (id) => id === 1).map(({ id }) => id)).toEqual([1, 2, 5, 7]);
  expect([heightOf(branch(1)), heightOf(branch(5)), heightOf(branch(3))]).toEqual([3, 2, 1]);
  expect(productsIn(branch(1))).toBe(10);
  expect(hasMoreProducts(branch(1))).toBe(false);
  const [large] = treeOf([category(1, null, 1), category(2, 1, 2, productCountMax)]);
  expect(large && hasMoreProducts(large)).toBe(true);
});

test('nothing goes into itself, too deep, or where products are', () => {
  expect(mayBeBelow(branch(1), null)).toBe(true);
  expect(mayBeBelow(branch(1), row(3))).toBe(false);
  expect(mayBeBelow(branch(5), row(7))).toBe(true);
  expect(mayBeBelow(branch(5), row(2))).toBe(false);
  expect(mayBeBelow(branch(6), row(4))).toBe(false);
  expect(mayBeBelow(branch(7), row(6))).toBe(true);
});

test('a step goes up, down, into the one above, or out of the parent', () => {
  const step = (id: number, way: 'up' | 'down' | 'in' | 'out') => stepOf(tree, all, id, way);
  expect(step(5, 'up')).toEqual({ id: 5, parentId: null, beforeId: 1 });
  expect(step(1, 'up')).toBeNull();
  expect(step(1, 'down')).toEqual({ id: 1, parentId: null, beforeId: 7 });
  expect(step(5, 'down')).toEqual({ id: 5, parentId: null, beforeId: null });
  expect(step(7, 'down')).toBeNull();
  expect(step(7, 'in')).toEqual({ id: 7, parentId: 5, beforeId: null });
  expect(step(4, 'in')).toBeNull();
  expect(step(2, 'out')).toEqual({ id: 2, parentId: null, beforeId: 5 });
  expect(step(7, 'out')).toBeNull();
});

test('what is dropped goes before, after or into a row, where that may be', () => {
  expect(dropOf(all, branch(7), row(1), 'before')).toEqual({ id: 7, parentId: null, beforeId: 1 });
  expect(dropOf(all, branch(7), row(6), 'after')).toEqual({ id: 7, parentId: 5, beforeId: null });
  expect(dropOf(all, branch(7), row(6), 'into')).toEqual({ id: 7, parentId: 6, beforeId: null });
  expect(dropOf(all, branch(1), row(2), 'after')).toBeNull();
  expect(dropOf(all, branch(5), row(3), 'before')).toBeNull();
  expect(dropOf(all, branch(3), row(4), 'after')).toEqual({ id: 3, parentId: 2, beforeId: null });
});
