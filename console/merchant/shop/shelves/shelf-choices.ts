import { type Locale, localized } from '#contract/core/languages.ts';
import type { OwnShelf } from '#contract/shops/merchant-shelves.ts';

/** The shop's categories to choose from, each named after the one above it. */
export function shelfChoices(shelves: readonly OwnShelf[], locale: Locale): { id: number; name: string }[] {
  return shelves.flatMap((shelf) => {
    const above = localized(shelf.name, locale);
    return [
      { id: shelf.id, name: above },
      ...shelf.children.map(({ id, name }) => ({ id, name: `${above} › ${localized(name, locale)}` })),
    ];
  });
}
