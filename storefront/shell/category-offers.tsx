import { ChevronRight, TicketPercent, Zap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Category, ProductCard } from '#contract/catalogue/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { categoryName } from '#storefront/parts/products/category-tree.ts';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const shownCount = 3;
const intentDelayMs = 150; // whoever runs down the categories with the arrow keys asks for the last one only

/** What is worth a look in a category: its best sellers, and the ways to coupons and the flash sale. */
export function CategoryOffers({ category }: { category: Category }) {
  const t = useTranslations('shell');
  const catalogue = useTranslations('catalogue');
  const locale = useLocale();
  const products = useBestSellers(category.id, locale);
  return (
    <aside
      aria-label={t('offers')}
      className="flex w-60 shrink-0 flex-col gap-2 overflow-y-auto bg-linear-to-b from-brand-soft to-card px-4 py-5"
    >
      {products?.length !== 0 && (
        <>
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{t('ranking')}</span>
            <MallLink
              to={searchPath({ cid: category.id })}
              className="inline-flex shrink-0 items-center self-center text-xs text-ink-2 hover:text-brand"
            >
              {catalogue('seeAll')}
              <span className="sr-only"> {categoryName(category, locale)}</span>
              <ChevronRight size={14} aria-hidden="true" />
            </MallLink>
          </p>
          <ul className="grid gap-2">
            {products
              ? products.map((product) => (
                  <li key={product.id}>
                    <BestSeller product={product} />
                  </li>
                ))
              : Array.from({ length: shownCount }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to be known by
                  <li key={at} className="flex h-22 items-center gap-3 rounded-md bg-card p-2">
                    <Skeleton className="size-18 shrink-0" />
                    <Skeleton className="h-10 grow" />
                  </li>
                ))}
          </ul>
        </>
      )}
      <ul className="mt-auto grid gap-2">
        <li>
          <MallLink to="/goods/coupon_center" className={offer}>
            <TicketPercent size={18} aria-hidden="true" className="shrink-0" />
            {t('coupons')}
          </MallLink>
        </li>
        <li>
          <MallLink to="/goods/activity_list" className={offer}>
            <Zap size={18} aria-hidden="true" className="shrink-0 fill-current" />
            {t('activities')}
          </MallLink>
        </li>
      </ul>
    </aside>
  );
}

const offer =
  'flex items-center gap-2.5 rounded-md bg-brand-fill px-3 py-2 font-semibold text-white hover:bg-brand-fill-deep focus-visible:rounded-md';

function BestSeller({ product }: { product: ProductCard }) {
  return (
    <MallLink
      to={productPath(product.id)}
      title={product.name}
      className="flex min-h-22 items-center gap-3 rounded-md bg-card p-2 hover:text-brand"
    >
      <Picture picture={product.image} alt="" width={72} className="size-18 shrink-0 rounded-sm object-cover" />
      <span className="min-w-0">
        <span className="line-clamp-2 text-xs wrap-break-word">{product.name}</span>
        <MallPrice amount={product.price} original={product.originalPrice} size="sm" />
      </span>
    </MallLink>
  );
}

// For as long as the page is open: the same few categories are pointed at again and again.
const answers = new Map<string, readonly ProductCard[]>();

/** The best sellers of a category; null until they are known. A failure is the same as none: nobody asked for them. */
function useBestSellers(cid: number, locale: Locale): readonly ProductCard[] | null {
  const key = `${locale}/${cid}`;
  const [products, setProducts] = useState(() => answers.get(key) ?? null);
  useEffect(() => {
    if (answers.has(key)) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const answer = await callQuietly(searchProducts, { cid, sort: 'sales', limit: shownCount }).catch(() => null);
      if (answer) answers.set(key, answer.list);
      if (!isGone) setProducts(answer?.list ?? []);
    }, intentDelayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key, cid]);
  return products;
}
