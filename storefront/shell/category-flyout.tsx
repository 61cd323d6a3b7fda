import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Category } from '#contract/catalogue/shopper.ts';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { categoryName, childrenOf } from '#storefront/parts/products/category-tree.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { CategoryOffers } from './category-offers.tsx';

/** One branch of the tree: the second level as headings, the third below each with pictures; what is on offer beside it. */
export function CategoryFlyout({ category }: { category: Category }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const rows = childrenOf(category);
  return (
    <section
      data-flyout
      aria-label={categoryName(category, locale)}
      className="absolute top-0 left-full flex h-120 w-[min(940px,calc(100vw-340px))] border-l border-line bg-card text-ink shadow-float"
    >
      <div className="min-w-0 grow overflow-y-auto px-7 py-5">
        {rows.length === 0 ? (
          <div role="status" aria-label={t('categoriesLoading')} className="grid gap-4">
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-18 w-full" />
          </div>
        ) : (
          <ul className="grid gap-3">
            {rows.map((row) => (
              <li key={row.id}>
                <MallLink
                  to={searchPath({ cid: row.id })}
                  className="inline-flex items-center gap-0.5 font-semibold hover:text-brand"
                >
                  {categoryName(row, locale)}
                  <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
                </MallLink>
                <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-2">
                  {childrenOf(row).map((leaf) => (
                    <li key={leaf.id}>
                      <Leaf leaf={leaf} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </div>
      {rows.length > 0 && <CategoryOffers key={category.id} category={category} />}
    </section>
  );
}

function Leaf({ leaf }: { leaf: Category }) {
  const locale = useLocale();
  return (
    <MallLink
      to={searchPath({ cid: leaf.id })}
      className="flex h-full items-center gap-2.5 rounded-md p-1 leading-tight text-ink-2 hover:bg-page hover:text-brand"
    >
      {leaf.icon && (
        <img
          src={`${leaf.icon}/80`}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 shrink-0 rounded-md bg-surface object-cover"
        />
      )}
      <span className="min-w-0 hyphens-auto wrap-break-word">{categoryName(leaf, locale)}</span>
    </MallLink>
  );
}
