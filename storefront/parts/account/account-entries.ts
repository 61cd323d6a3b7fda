import type { MenuEntry } from '#contract/content/shopper.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';

export const overviewPath = '/users/overview';

/** The entries that are always there, before those that the mall gives (specification §2). */
export const fixedEntries = [
  { key: 'orders', to: '/users/order_list' },
  { key: 'refunds', to: '/users/refund_list' },
  { key: 'reviews', to: '/users/evaluation_list', also: ['/users/evaluation_confirm', '/users/question_list'] },
] as const;

export type AccountEntry = { id: number; name: string; to: string };

/**
 * The mall's entries as links. Those without a path are not shown; whatever the others say, they lead to a place in
 * this mall, and carry their id so that the page can mark them.
 */
export function entriesOf(menu: readonly MenuEntry[]): AccountEntry[] {
  return menu.flatMap(({ id, name, pc_url }) => {
    if (!pc_url?.trim()) return [];
    const { path } = splitLocale(localPath(pc_url.trim()));
    const [beforeHash = '/', hash] = path.split('#', 2);
    const link = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}menuCur=${id}`;
    return [{ id, name, to: hash === undefined ? link : `${link}#${hash}` }];
  });
}

/** Which entry the page belongs to: the one that `menuCur` names, else the one that leads here or to what it comes from. */
export function isCurrent(
  entry: { id?: number; to: string; also?: readonly string[] },
  pathname: string,
  search: string,
): boolean {
  const chosen = new URLSearchParams(search).get('menuCur');
  if (chosen !== null) return String(entry.id) === chosen;
  const { path } = splitLocale(pathname);
  return path === entry.to.split(/[?#]/, 1)[0] || (entry.also ?? []).includes(path);
}
