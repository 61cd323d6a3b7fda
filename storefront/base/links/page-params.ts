/** The page that an address asks for. Shoppers edit addresses, so whatever is no page number means the first. */
export function pageParams(parameters: URLSearchParams): number {
  const given = parameters.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(given) ? Number(given) : 1;
}

/** The same address with some parts of its query changed; an empty value takes a part out. */
export function withQuery(
  path: string,
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of a page of a list. The first one has no number. */
export function pageHref(path: string, parameters: URLSearchParams, page: number): string {
  return withQuery(path, parameters, { page: page > 1 ? String(page) : '' });
}
