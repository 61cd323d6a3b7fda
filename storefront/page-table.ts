import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Page, PageFacts } from './base/links/page-facts.ts';

type Listed = { page: Page; route: RouteConfigEntry };
type Framed = { frame: RouteConfigEntry; pages: readonly Listed[] };
export type TableEntry = Listed | Framed;

/** One page: its address in the specification's words, its file, and what the mall has to know of it. */
export function page(path: string, file: string, facts: PageFacts): Listed {
  return {
    page: { path: `/${path}`, file, ...facts },
    route: path === '' ? { index: true, file } : { path, file },
  };
}

/**
 * A frame that stays around several pages while one goes from one to the other. With a path, theirs continue it. Its
 * messages come with each of its pages.
 */
export function frame(
  path: string,
  file: string,
  { messages }: Required<Pick<PageFacts, 'messages'>>,
  pages: readonly Listed[],
): Framed {
  return {
    frame: { ...(path && { path }), file },
    pages: pages.map(({ page, route }) => ({
      route,
      page: {
        ...page,
        path: (path ? `/${path}` : '') + (page.path === '/' && path ? '' : page.path),
        messages: [...new Set([...messages, ...(page.messages ?? [])])],
        frame: file,
      },
    })),
  };
}

export function pagesOf(table: readonly TableEntry[]): readonly Page[] {
  return table.flatMap((entry) => ('page' in entry ? [entry.page] : entry.pages.map(({ page }) => page)));
}

/** What React Router builds from. A file that shows several pages is known to it by the address of each. */
export function routesOf(table: readonly TableEntry[]): RouteConfigEntry[] {
  const files = pagesOf(table).map(({ file }) => file);
  const named = ({ page: { file, path }, route }: Listed): RouteConfigEntry =>
    files.indexOf(file) === files.lastIndexOf(file) ? route : { ...route, id: path };
  return table.map((entry) =>
    'page' in entry ? named(entry) : { ...entry.frame, children: entry.pages.map((one) => named(one)) },
  );
}
