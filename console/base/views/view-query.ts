/** What a view saves of a list's address: everything but the page and its size, and which view it is. In one order, so that two can be compared. */
export function viewQueryOf(search: URLSearchParams): string {
  const saved = new URLSearchParams(search);
  for (const name of ['page', 'size', 'view']) saved.delete(name);
  saved.sort();
  return saved.toString();
}

/** The address that shows a view. */
export function addressOf({ id, query }: { id: number; query: string }): string {
  const search = new URLSearchParams(query);
  search.set('view', String(id));
  return `?${search}`;
}
