import { pageLimitMax } from '#contract/core/values.ts';

export const exportMax = 20_000;

export type ReadPage<Row> = (paging: { page: number; limit: number }) => Promise<{ list: Row[]; total: number }>;

/** A short list that is all here, as a long one is read. */
export const pagesOf =
  <Row>(rows: readonly Row[]): ReadPage<Row> =>
  async ({ page, limit }) => ({ list: rows.slice((page - 1) * limit, page * limit), total: rows.length });

/**
 * Reads a long list page by page and hands each on, so that only what is written is held. A row that has moved to the next page
 * meanwhile, because another came in front, is left out there. Returns how many rows there were.
 */
export async function readAll<Row>(
  read: ReadPage<Row>,
  idOf: (row: Row) => string | number,
  take: (rows: Row[], total: number) => void,
): Promise<number> {
  const seen = new Set<string | number>();
  for (let page = 1; seen.size < exportMax; page++) {
    const { list, total } = await read({ page, limit: pageLimitMax });
    const fresh = list.filter((row) => !seen.has(idOf(row)));
    for (const row of fresh) seen.add(idOf(row));
    take(fresh, total);
    if (list.length < pageLimitMax) break;
  }
  return seen.size;
}
