import { pages } from 'virtual:pages';
import { useLocation } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { type BrowserPage, pageFinder } from './page-facts.ts';

const finder = pageFinder(pages);

/** The page at an address, in whatever language; undefined where there is none. */
export function findPage(pathname: string): BrowserPage | undefined {
  return finder.find(splitLocale(pathname).path);
}

export function findExactPage(pathname: string): BrowserPage | undefined {
  return finder.findExactly(splitLocale(pathname).path);
}

/** The page whose pattern the router says it has matched: ":locale?/goods_detail/:id". */
export function pageOfPattern(pattern: string): BrowserPage | undefined {
  return finder.byPath.get(pattern.replace(/^\/?:locale\?/, '') || '/');
}

export function useCurrentPage(): BrowserPage | undefined {
  return findPage(useLocation().pathname);
}
