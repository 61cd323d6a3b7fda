import type { LaterGroup, MessageKey } from '#locales/groups.ts';

/** What routes.ts says of a page. Guards, titles, messages, caching, the sitemap and robots.txt are derived from it. */
export type PageFacts = {
  /** `shopper`: guests are asked to sign in first. `guest`: whoever is signed in is sent to the home page. */
  access: 'anyone' | 'shopper' | 'guest';
  /** The message that is its title; null where the page names what it shows by a `meta` of its own. */
  title: MessageKey | null;
  /** The message that search engines and previews of shared links show below the title. */
  description?: MessageKey;
  /** The groups of messages that it needs besides those of every page. */
  messages?: readonly LaterGroup[];
  /**
   * Says that the page is the same for everybody: the server caches one response for each combination of these parts of
   * the query and leaves out all others. Crawlers may read it. Without this a page is rendered for each visitor, and
   * robots.txt keeps crawlers away.
   */
  cachedBy?: readonly string[];
  /** The page that shows the same, by whose address search engines should know it. */
  sameAs?: string;
  inSitemap?: true;
  /** What is shown while the page is on its way: places for product cards or for rows. */
  list?: 'products' | 'rows';
  /** What is shown belongs to whoever is signed in: it is reloaded when another tab signs in or out. Not for forms. */
  showsOwn?: true;
  /** The page stands without header and categories. */
  hidesHeader?: true;
  /** Card details are typed here, so the payment provider's scripts may run. */
  takesCards?: true;
};

export type Page = PageFacts & {
  /** Its address without the language: "/order/shopping_cart". */
  path: string;
  file: string;
  /** The file of the frame that stays while one goes from page to page inside it. */
  frame?: string;
};

/** The part of a page's facts that is sent to browsers. */
export type BrowserPage = Omit<Page, 'file' | 'inSitemap' | 'takesCards'>;

/** Finds pages by their address, without its language. */
export function pageFinder<P extends { path: string }>(pages: readonly P[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    byPath,
    /** As the router finds them: it minds neither capitals nor a slash at the end. */
    find(path: string): P | undefined {
      const plain = decoded(path).toLowerCase().replace(/\/+$/, '') || '/';
      return byPath.get(plain) ?? byPath.get(plain.replace(/[^/]+$/, ':id'));
    },
    /** Only by the one address that a page has, with a number for its id: others are not cached. */
    findExactly(path: string): P | undefined {
      return byPath.get(path) ?? byPath.get(path.replace(/\/[1-9]\d{0,9}$/, '/:id'));
    },
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // the router finds no page under it either
  }
}
