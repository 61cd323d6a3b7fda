import { useTranslations } from 'use-intl';
import type { Picture as PictureValue } from '#contract/core/values.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { BlockHeading } from '#storefront/parts/products/block-heading.tsx';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { EndOfList } from './end-of-list.tsx';
import type { ProductPage } from './home-answers.ts';
import { TallPicture } from './tall-picture.tsx';
import { useEndlessProducts } from './use-endless-products.ts';

const columns = 5; // as many as `grid-cols-5` below
const placesOfTallPicture = 2; // it stands in the first column of the first two rows

type RecommendedProps = { firstPage: ProductPage; tallPicture: PictureValue | null };

/** "You may also like": a grid that goes on as long as the shopper scrolls and the mall has products. */
export function Recommended({ firstPage, tallPicture }: RecommendedProps) {
  const t = useTranslations('home.recommended');
  const endless = useEndlessProducts(firstPage);
  const { products, isComplete } = endless;

  // A row is shown when it is full, so that the grid never ends in a gap that the next page then fills.
  const taken = tallPicture ? placesOfTallPicture : 0;
  const fullRows = Math.floor((products.length + taken) / columns) * columns - taken;
  const shown = isComplete ? products : products.slice(0, Math.max(fullRows, 0));

  return (
    <section aria-labelledby="recommended">
      <BlockHeading id="recommended" title={t('title')} line={t('line')} to={allProductsPath} />
      {products.length === 0 ? (
        <Card as="div">
          <EmptyState title={t('empty')} text={t('emptyText')} />
        </Card>
      ) : (
        <ul className="grid grid-cols-5 gap-3">
          {tallPicture && (
            <li className="row-span-2">
              <TallPicture picture={tallPicture} />
            </li>
          )}
          {shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && <EndOfList endless={endless} />}
    </section>
  );
}
