import type { Locale } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { categories } from '#server/modules/catalogue/tables.ts';

export type NewCategory = {
  key: string;
  name: string;
  cnName: string;
  otherNames?: Partial<Record<Locale, string>>;
  iconHash?: string | null;
  children: readonly NewCategory[];
};

/** Adds a tree of categories, three levels at most, and gives the id that each key got. */
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
        siblings.map(({ parentId, category: { name, cnName, otherNames, iconHash }, position }) => ({
          parentId,
          level,
          name,
          cnName,
          otherNames,
          iconHash,
          position,
        })),
      )
      .returning({ id: categories.id });
    const next = siblings.flatMap(({ category }, index) => {
      const parentId = rows[index]?.id ?? null;
      if (parentId !== null) ids.set(category.key, parentId);
      return category.children.map((child, position) => ({ parentId, category: child, position }));
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
