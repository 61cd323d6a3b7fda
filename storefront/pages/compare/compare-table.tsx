import { Plus, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { allProductsPath, productPath } from '#storefront/base/links/product-path.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { comparedMax } from '#storefront/parts/compare/compared-products.ts';
import { DeliveryLine } from '#storefront/parts/delivery/delivery-line.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { differ, specRows } from './compare-rows.ts';

type Row = { name: string; differs: boolean; cells: ReactNode[] };
type CompareTableProps = {
  products: readonly Product[];
  isOnlyDifferences: boolean;
  onRemove: (id: number) => void;
};

/** A column for each product, a row for each thing to know; rows in which they differ are marked. */
export function CompareTable({ products, isOnlyDifferences, onRemove }: CompareTableProps) {
  const t = useTranslations('compare');
  const rows = useRows(products).filter(({ differs }) => differs || !isOnlyDifferences);
  const hasRoom = products.length < comparedMax;
  return (
    <div className="rounded-lg bg-card">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            <td className="w-40" />
            {products.map((product) => (
              <Head key={product.id} product={product} onRemove={onRemove} />
            ))}
            {hasRoom && (
              <td className="p-4 align-top" colSpan={comparedMax - products.length}>
                <MallLink
                  to={allProductsPath}
                  className="grid aspect-square max-w-55 place-items-center content-center gap-2 rounded-md border border-dashed border-control p-4 text-center text-ink-2 hover:border-brand hover:text-brand"
                >
                  <Plus aria-hidden="true" size={24} />
                  {t('more')}
                </MallLink>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, differs, cells }) => (
            <tr key={name} className="border-t border-line">
              <th
                scope="row"
                className={`px-4 py-3 text-left align-top font-normal break-words ${differs ? 'bg-brand-soft text-brand-deep' : 'bg-page text-ink-2'}`}
              >
                {name}
                {differs && <span className="sr-only"> ({t('differs')})</span>}
              </th>
              {cells.map((cell, at) => (
                <td key={products[at]?.id} className="px-4 py-3 align-top break-words">
                  {cell ?? <span className="text-ink-3">{t('unknown')}</span>}
                </td>
              ))}
              {hasRoom && <td colSpan={comparedMax - products.length} />}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className="border-t border-line px-4 py-8 text-center text-ink-2">{t('noDifferences')}</p>
      )}
    </div>
  );
}

function Head({ product, onRemove }: { product: Product; onRemove: (id: number) => void }) {
  const t = useTranslations('compare');
  const picture = product.pictures[0];
  return (
    <th scope="col" className="p-4 text-left align-top font-normal">
      <div className="relative">
        <MallLink to={productPath(product.id)} className="group/card block rounded-md">
          {picture && (
            <Picture picture={picture} alt="" width={220} className="aspect-square w-full rounded-md object-cover" />
          )}
          <span className="mt-2 line-clamp-3 h-[3lh] font-semibold break-words group-hover/card:text-brand">
            {product.name}
          </span>
        </MallLink>
        <IconButton
          variant="floating"
          label={t('remove', { name: product.name })}
          className="absolute top-2 right-2"
          onClick={() => onRemove(product.id)}
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
        <AddToCart product={product} />
      </div>
    </th>
  );
}

function useRows(products: readonly Product[]): Row[] {
  const t = useTranslations('compare');
  const catalogue = useTranslations('catalogue');
  const compact = useCompactNumber();
  const row = (name: string, compared: (product: Product) => unknown, show: (product: Product) => ReactNode): Row => ({
    name,
    differs: differ(products.map(compared)),
    cells: products.map((product) => <Fragment key={product.id}>{show(product)}</Fragment>),
  });
  // A shop may have written the brand among the specifications, where the mall has none for the product.
  const brandIn = ({ brand, specs }: Product) => brand?.name ?? specs.find(({ name }) => name === t('brand'))?.value;
  const own = [
    row(
      t('price'),
      ({ price }) => price,
      ({ price, originalPrice }) => <MallPrice amount={price} original={originalPrice} />,
    ),
    row(
      t('rating'),
      ({ rating }) => `${rating.average} ${rating.count}`,
      ({ rating: { average, count } }) =>
        count === 0 ? (
          <span className="text-ink-3">{t('noRating')}</span>
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            <Stars value={average} label={catalogue('stars', { value: average.toFixed(1) })} />
            {average.toFixed(1)} <span className="text-ink-3">({compact(count)})</span>
          </span>
        ),
    ),
    row(
      t('sold'),
      ({ sales }) => sales,
      ({ sales }) => compact(sales),
    ),
    row(t('brand'), brandIn, (product) => brandIn(product) ?? <span className="text-ink-3">{t('unknown')}</span>),
    row(
      t('shop'),
      ({ shop }) => shop.id,
      ({ shop }) => (
        <span className="flex flex-wrap items-center gap-2">
          <MallLink to={shopPath(shop.id)} className="hover:text-brand">
            {shop.name}
          </MallLink>
          {shop.isSelf && <Badge tone="solid">{catalogue('tags.self')}</Badge>}
        </span>
      ),
    ),
    row(
      t('delivery'),
      ({ shop }) => shop.id, // each shop has its own terms
      ({ id }) => <DeliveryLine productId={id} quantity={1} />,
    ),
    row(
      t('category'),
      ({ path }) => path.at(-1)?.id,
      ({ path }) => {
        const category = path.at(-1);
        return (
          category && (
            <MallLink to={searchPath({ cid: category.id })} className="hover:text-brand">
              {category.name}
            </MallLink>
          )
        );
      },
    ),
  ];
  const specs = specRows(products).map(({ name, values, differs }) => ({ name, differs, cells: values }));
  // A specification may be called as a row of ours is, such as the category.
  return [...own, ...specs.filter(({ name }) => !own.some((one) => one.name === name))];
}
