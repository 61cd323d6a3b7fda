import { Form, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitLocale } from '#contract/core/languages.ts';
import type { Shop } from '#contract/shops/shopper-page.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { shopPagePath, shopPages } from '#storefront/base/links/shop-path.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';

/** The pages of a shop, and the search among its products. */
export function ShopTabs({ shop }: { shop: Shop }) {
  const t = useTranslations('shops');
  const { path } = splitLocale(useLocation().pathname);
  const current = shopPages.find((page) => path.endsWith(`/${page}`)) ?? 'home';
  return (
    <div className="relative rounded-b-lg bg-card px-8 pt-4">
      <LinkTabs
        label={t('pages')}
        tabs={shopPages.map((page) => ({
          to: shopPagePath(shop.id, page),
          label: t(`tabs.${page}`),
          isCurrent: page === current,
        }))}
      />
      <div className="absolute top-2.5 right-8">
        <ShopSearch shopId={shop.id} />
      </div>
    </div>
  );
}

function ShopSearch({ shopId }: { shopId: number }) {
  const t = useTranslations('shops');
  const mallPath = useMallPath();
  const [parameters] = useSearchParams();
  const keyword = parameters.get('keyword') ?? '';
  return (
    <search className="shrink-0">
      <Form action={mallPath('/merchant/merchant/category')}>
        <input type="hidden" name="id" value={shopId} />
        <SearchInput
          key={keyword} // another search shows its own words
          name="keyword"
          defaultValue={keyword}
          maxLength={64}
          label={t('searchHere')}
          buttonLabel={t('search')}
          className="w-72"
        />
      </Form>
    </search>
  );
}
