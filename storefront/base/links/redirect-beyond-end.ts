import { redirect } from 'react-router';
import { pageHref } from './page-params.ts';

type Found = { list: readonly unknown[]; page: number; limit: number; total: number };

/**
 * For loaders: a page beyond the end of a list, whose last row was deleted or never was, leads to the last page that has something.
 * It always leads to an earlier page, so that a total that disagrees with the list cannot end in a circle.
 */
export function redirectBeyondEnd({ list, page, limit, total }: Found, request: Request): void {
  if (list.length > 0 || page <= 1) return;
  const { pathname, searchParams } = new URL(request.url);
  throw redirect(pageHref(pathname, searchParams, Math.min(Math.ceil(total / limit), page - 1)));
}
