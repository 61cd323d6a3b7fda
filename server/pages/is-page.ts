import { pageFinder } from '#storefront/base/links/page-facts.ts';
import { pages } from '#storefront/routes.ts';

const { findExactly } = pageFinder(pages);

/** Whether the storefront has a page at a path without a language. */
export const isPage = (path: string): boolean => findExactly(path) !== undefined;
