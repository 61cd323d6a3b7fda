import { allColumns } from './list-columns.ts';

/** Where on its screen a list is: no filter of it, and in no view. */
const placeNames: readonly string[] = ['tab'];
/** What is open beside a list: one of its rows. */
const openName = 'entry';
const unsavedNames: readonly string[] = [...placeNames, 'page', 'size', 'view', openName];

/**
 * What a view saves of a list's address: everything but the page and its size, what is open beside it, and which view it is. In
 * one order, and without naming all columns, so that two can be compared.
 */
export function viewQueryOf(search: URLSearchParams): string {
  const saved = new URLSearchParams(search);
  for (const name of unsavedNames) saved.delete(name);
  if (saved.get('columns') === allColumns) saved.delete('columns');
  saved.sort();
  return saved.toString();
}

/** The address that shows a view, or the list without any, on the same place of the screen. */
export function addressOf(view: { id: number; query: string } | null, search: URLSearchParams): string {
  const next = new URLSearchParams([...search].filter(([name]) => placeNames.includes(name)));
  for (const [name, value] of new URLSearchParams(view?.query)) next.set(name, value);
  if (view) next.set('view', String(view.id));
  return `?${next}`;
}

/** Whether an address says more than where the list is. */
export const namesMore = (search: URLSearchParams) => [...search.keys()].some((name) => !placeNames.includes(name));
