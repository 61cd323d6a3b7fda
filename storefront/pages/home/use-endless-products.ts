import { useState } from 'react';
import { listRecommended, type ProductCard } from '#contract/catalogue/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import type { ProductPage } from './home-answers.ts';
import { withMinimumPending } from './minimum-pending.ts';

/** So many pages come by themselves; then the shopper is asked, or the footer could never be reached. */
const automaticPages = 5;

export type Loaded = { products: ProductCard[]; nextPage: number; isComplete: boolean; automaticPagesLeft: number };

export type EndlessProducts = Loaded & {
  phase: 'waiting' | 'loading' | 'failed';
  /** Fetches the next page, unless one is on its way. */
  loadMore: () => Promise<void>;
  /** Lets the next pages come by themselves again, and fetches the first of them. */
  askForMore: () => void;
};

// What was loaded belongs to its first page: whoever shows that page again, by the back button, gets the rest with it.
const loadedBefore = new WeakMap<ProductPage, Loaded>();

/** A list that grows page by page, without repeats even when products change places between two pages. */
export function useEndlessProducts(firstPage: ProductPage): EndlessProducts {
  const [shownPage, setShownPage] = useState(firstPage);
  const [loaded, setLoaded] = useState<Loaded>(() => loadedBefore.get(firstPage) ?? startWith(firstPage));
  if (firstPage !== shownPage) {
    const renewed = renewFirstPage(loaded, shownPage, firstPage);
    loadedBefore.set(firstPage, renewed);
    setShownPage(firstPage);
    setLoaded(renewed);
  }
  const [phase, setPhase] = useState<EndlessProducts['phase']>('waiting');

  async function loadMore(pagesLeft = loaded.automaticPagesLeft) {
    if (phase === 'loading') return;
    setPhase('loading');
    try {
      const page = await withMinimumPending(
        callFromBrowser(listRecommended, { page: loaded.nextPage, limit: firstPage.limit, place: 'home' }),
      );
      const grown = { ...append(loaded, page), automaticPagesLeft: pagesLeft - 1 };
      loadedBefore.set(firstPage, grown);
      setLoaded(grown);
      setPhase('waiting');
    } catch {
      setPhase('failed'); // a message was shown, and trying again is offered
    }
  }

  return { ...loaded, phase, loadMore: () => loadMore(), askForMore: () => void loadMore(automaticPages) };
}

function startWith(page: ProductPage): Loaded {
  return append({ products: [], nextPage: page.page, isComplete: false, automaticPagesLeft: automaticPages }, page);
}

/** The first page was reloaded: it takes the place of the one before, and what was loaded after that stays. */
export function renewFirstPage(loaded: Loaded, before: ProductPage, now: ProductPage): Loaded {
  const old = new Set(before.list.map(({ id }) => id));
  const fresh = new Set(now.list.map(({ id }) => id));
  const later = loaded.products.filter(({ id }) => !old.has(id) && !fresh.has(id));
  return { ...loaded, products: [...now.list, ...later] };
}

function append(loaded: Loaded, page: ProductPage): Loaded {
  const known = new Set(loaded.products.map((product) => product.id));
  return {
    ...loaded,
    products: [...loaded.products, ...page.list.filter((product) => !known.has(product.id))],
    nextPage: page.page + 1,
    isComplete: page.list.length === 0 || page.page * page.limit >= page.total,
  };
}
