import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Category } from '#contract/catalogue/shopper.ts';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { categoryName, childrenOf } from '#storefront/parts/products/category-tree.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';

/** One branch of the tree: a row per second-level category with its third level beside it. */
export function CategoryFlyout({ category }: { category: Category }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const rows = childrenOf(category);
  return (
    <section
      data-flyout
      aria-label={categoryName(category, locale)}
      className="absolute top-0 left-full h-120 w-[min(940px,calc(100vw-340px))] overflow-y-auto border-l border-line bg-card px-8 py-5 text-ink shadow-float"
    >
      {rows.length === 0 ? (
        <div role="status" aria-label={t('categoriesLoading')} className="grid gap-4">
          <Skeleton className="h-8 w-200 max-w-full" />
          <Skeleton className="h-8 w-180 max-w-full" />
          <Skeleton className="h-8 w-190 max-w-full" />
        </div>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="flex border-b border-line py-2.5 last:border-0">
              <MallLink
                to={searchPath({ cid: row.id })}
                className="flex w-40 shrink-0 items-start justify-between gap-1 pr-4 font-medium hover:text-brand"
              >
                {categoryName(row, locale)}
                <ChevronRight size={14} aria-hidden="true" className="mt-1 shrink-0 text-ink-3" />
              </MallLink>
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {childrenOf(row).map((leaf) => (
                  <li key={leaf.id}>
                    <MallLink to={searchPath({ cid: leaf.id })} className="text-ink-2 hover:text-brand">
                      {categoryName(leaf, locale)}
                    </MallLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
