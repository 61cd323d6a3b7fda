import { useEffect } from 'react';
import { type Category, listCategories } from '#contract/catalogue/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { useMall } from '#storefront/base/client/store.ts';

let isAsked = false;

/** Asks for the whole tree, once for as long as the page is open; after a failure the next one who needs it asks again. */
export function askForCategories(): void {
  if (isAsked) return;
  isAsked = true;
  callFromBrowser(listCategories, {}).then(
    (tree) => useMall.setState({ productClassify: tree }),
    () => {
      isAsked = false;
    },
  );
}

/** The categories: at first their first level only, all levels as soon as the browser had time to fetch them. */
export function useCategories(): { categories: Category[]; isWhole: boolean } {
  const tree = useMall((state) => state.productClassify);
  const firstLevel = useShellData()?.categories ?? [];
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return; // Safari asks on hover
    const idle = requestIdleCallback(askForCategories, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return { categories: tree ?? firstLevel, isWhole: tree !== null };
}

/** The name in the reader's language; for those who read Chinese it is `cnName` (specification §2). */
export function categoryName(category: Category, locale: Locale): string {
  return (locale === 'zh-CN' && category.cnName) || category.name;
}

/** The categories below. An empty list is the same as none. */
export function childrenOf(category: Category): Category[] {
  return category.childList ?? [];
}
