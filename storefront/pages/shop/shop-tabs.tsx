import { Search } from 'lucide-react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitLocale } from '#contract/core/languages.ts';
import type { Shop } from '#contract/shops/shopper-page.ts';
import { MallLink, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { type ShopPage, shopPagePath, shopPages } from '#storefront/base/links/shop-path.ts';

/** The pages of a shop, and the search among its products. */
export function ShopTabs({ shop }: { shop: Shop }) {
  const t = useTranslations('shops');
  const { path } = splitLocale(useLocation().pathname);
  const current = shopPages.find((page) => path.endsWith(`/${page}`)) ?? 'home';
  return (
    <div className="flex min-h-14 items-center justify-between gap-6 rounded-b-lg bg-card px-8">
      <nav aria-label={t('pages')}>
        <ul className="flex gap-8">
          {shopPages.map((page) => (
            <li key={page}>
              <MallLink
                to={shopPagePath(shop.id, page)}
                preventScrollReset
                aria-current={page === current ? 'page' : undefined}
                className="block border-b-3 border-transparent py-4 text-base font-medium hover:text-brand aria-[current]:border-brand aria-[current]:text-brand"
              >
                <TabName page={page} />
              </MallLink>
            </li>
          ))}
        </ul>
      </nav>
      <ShopSearch shopId={shop.id} />
    </div>
  );
}

function TabName({ page }: { page: ShopPage }) {
  const t = useTranslations('shops.tabs');
  return t(page);
}

function ShopSearch({ shopId }: { shopId: number }) {
  const t = useTranslations('shops');
  const mallPath = useMallPath();
  const [parameters] = useSearchParams();
  const keyword = parameters.get('keyword') ?? '';
  return (
    <search className="shrink-0">
      <Form
        action={mallPath('/merchant/merchant/category')}
        className="flex h-9 overflow-hidden rounded-md border border-ink-3/45 focus-within:border-brand"
      >
        <input type="hidden" name="id" value={shopId} />
        <input
          key={keyword} // another search shows its own words
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={64}
          aria-label={t('searchHere')}
          placeholder={t('searchHere')}
          className="w-56 px-3 outline-none placeholder:text-ink-3"
        />
        <button
          type="submit"
          aria-label={t('search')}
          className="grid w-10 place-items-center bg-surface text-ink-2 hover:bg-brand hover:text-white focus-visible:-outline-offset-2"
        >
          <Search aria-hidden="true" size={16} />
        </button>
      </Form>
    </search>
  );
}
