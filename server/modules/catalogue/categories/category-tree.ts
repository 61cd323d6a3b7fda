import type { Category } from '#contract/catalogue/shopper.ts';
import { type Locale, type Localized, localized } from '#contract/core/languages.ts';

export type CategoryRow = {
  id: number;
  parentId: number | null;
  level: number;
  name: Localized;
  iconHash: string | null;
};

/** Builds the tree from rows in the given order. A category without children has no `childList`. */
export function categoryTree(rows: readonly CategoryRow[], locale: Locale): Category[] {
  const children = Map.groupBy(rows, (row) => row.parentId ?? 0);
  const branch = (parentId: number): Category[] =>
    (children.get(parentId) ?? []).map(({ id, level, name, iconHash }) => {
      const childList = branch(id);
      return {
        id,
        pid: parentId,
        name: localized(name, locale),
        cnName: localized(name, 'zh-CN'),
        level,
        icon: iconHash ? `/media/${iconHash}` : '',
        ...(childList.length > 0 && { childList }),
      };
    });
  return branch(0);
}
