import type { Localized } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { categories } from '#server/modules/catalogue/tables.ts';

export type NewCategory = {
  key: string;
  name: Localized;
  iconHash?: string | null;
  children: readonly NewCategory[];
};

/** Adds a tree of categories, three levels at most, and returns the id of each key. */
export async function addCategories(tx: Transaction, tree: readonly NewCategory[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const addLevel = async (
    level: number,
    siblings: readonly { parentId: number | null; category: NewCategory; position: number }[],
  ) => {
    if (siblings.length === 0) return;
    const rows = await tx
      .insert(categories)
      .values(
        siblings.map(({ parentId, category: { name, iconHash }, position }) => ({
          parentId,
          level,
          name,
          iconHash,
          position,
        })),
      )
      .returning({ id: categories.id, parentId: categories.parentId, position: categories.position });
    const next = siblings.flatMap(({ parentId, category, position }) => {
      const added = rows.find((row) => row.parentId === parentId && row.position === position);
      if (!added) throw new Error(`The category ${category.key} was added, yet is not there`);
      ids.set(category.key, added.id);
      return category.children.map((child, place) => ({ parentId: added.id, category: child, position: place }));
    });
    await addLevel(level + 1, next);
  };
  await addLevel(
    1,
    tree.map((category, position) => ({ parentId: null, category, position })),
  );
  await invalidateCache(tx, 'categories');
  return ids;
}
