import { useTranslations } from 'use-intl';
import type { ShopCard } from '#contract/shops/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import type { PageFilters } from '#storefront/base/links/search-address.ts';
import { shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { LateNothingFound } from './late-nothing-found.tsx';
import { Pages } from './pages.tsx';
import { type FoundShops, type Ideas, lastPage } from './search-answers.ts';
import { ShopSign } from './shop-sign.tsx';
import { useNumberFormat } from './use-number-format.ts';

export type ShopResultsProps = {
  filters: PageFilters;
  page: number;
  shops: FoundShops;
  ideas: Ideas | null;
  isPending: boolean;
};

/** Shops of this name, each with the first of its products. */
export function ShopResults({ filters, page, shops, ideas, isPending }: ShopResultsProps) {
  const t = useTranslations('search');
  const figures = useNumberFormat();
  if (ideas)
    return (
      <LateNothingFound
        title={t('empty.shops', { words: filters.title })}
        text={t('empty.otherWords')}
        wayOut={{ to: shopStreetPath, name: t('empty.shopStreet') }}
        ideas={ideas}
      />
    );
  return (
    <>
      <p role="status" className="text-ink-2">
        {t('totalShops', { count: shops.total, total: figures(shops.total) })}
      </p>
      <div aria-busy={isPending} className={`transition-opacity ${isPending ? 'pointer-events-none opacity-45' : ''}`}>
        <ul aria-label={t('shops')} className="grid grid-cols-2 gap-3">
          {shops.list.map((shop) => (
            <Card as="li" key={shop.id} className="p-4">
              {/* The sign is as high as its place, which is that of one line here. */}
              <div>
                <ShopSign shop={shop} />
              </div>
              {shop.intro && (
                <p title={shop.intro} className="mt-3 line-clamp-1 text-ink-2">
                  {shop.intro}
                </p>
              )}
              <FirstProducts products={shop.products} />
            </Card>
          ))}
        </ul>
      </div>
      <Pages filters={filters} page={page} last={lastPage(shops)} />
    </>
  );
}

function FirstProducts({ products }: { products: ShopCard['products'] }) {
  if (products.length === 0) return null;
  return (
    <ul className="mt-3 grid grid-cols-3 gap-3">
      {products.map(({ id, name, image, price }) => (
        <li key={id}>
          <MallLink to={productPath(id)} title={name} className="group/first block">
            <span className="block aspect-square overflow-hidden rounded-md bg-surface">
              <Picture picture={image} alt={name} width={176} className="size-full object-cover" />
            </span>
            <span className="mt-1.5 block group-hover/first:text-brand">
              <MallPrice amount={price} size="sm" />
            </span>
          </MallLink>
        </li>
      ))}
    </ul>
  );
}
