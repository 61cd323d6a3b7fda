import type { ShopShelf } from '#contract/shops/shopper-page.ts';

type Kind = { id: number; name: string };
export type ShelfRow = { leaf: Kind; parent: Kind | null; level: number | null; count: number };

const shelvesMax = 100;

/** Shelves of the second level, each with its third-level ones. A product of a first-level category gets a shelf of its own. */
export function shelvesOf(rows: readonly ShelfRow[]): ShopShelf[] {
  const shelves = new Map<number, ShopShelf>();
  for (const { leaf, parent, level, count } of rows) {
    const { id, name } = level === 3 && parent ? parent : leaf;
    const shelf = shelves.get(id) ?? { id, name, productCount: 0 };
    shelf.productCount += count;
    if (id !== leaf.id) shelf.childList = [...(shelf.childList ?? []), { ...leaf, productCount: count }];
    shelves.set(id, shelf);
  }
  return [...shelves.values()].slice(0, shelvesMax).map((shelf) => ({
    ...shelf,
    ...(shelf.childList && { childList: shelf.childList.slice(0, shelvesMax) }),
  }));
}
