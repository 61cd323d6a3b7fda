import { pageFinder } from '#storefront/base/links/page-facts.ts';
import { pages } from '#storefront/routes.ts';

const { find, findExactly } = pageFinder(pages);

/** Whether the storefront has a page at a path without a language. */
export const isPage = (path: string): boolean => findExactly(path) !== undefined;

/** The same for whatever the router shows as one: it minds neither capitals nor a slash at the end. */
export const leadsToPage = (path: string): boolean => find(path) !== undefined;
