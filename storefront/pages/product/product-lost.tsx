import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import type { Similar } from './product-answers.ts';
import { ProductSection } from './product-section.tsx';

type LostProductProps = {
  /** Null when there never was such a product. */
  product: Product | null;
  similar: Similar | null;
};

/** What stands where a product was: that it is gone, and what to look at instead. */
export function LostProduct({ product, similar }: LostProductProps) {
  const t = useTranslations('product');
  const errors = useTranslations('errors');
  const picture = product?.pictures[0];
  return (
    <div className="page-column space-y-6 pt-6 pb-12">
      <Card className="flex min-h-60 items-center justify-center gap-10 px-12 py-10">
        {picture ? (
          <Picture picture={picture} alt="" width={160} className="size-40 rounded-md object-cover grayscale" />
        ) : (
          <img src="/closed-shop.svg" alt="" width={240} height={180} />
        )}
        <div className="max-w-140 space-y-2">
          <h1 className="text-xl font-semibold">{product ? t('lost.offSale') : errors('pageErrorTitle')}</h1>
          <p className="text-ink-2">{product ? product.name : t('lost.unknown')}</p>
          <p className="text-ink-2">{t('lost.instead')}</p>
          <p className="flex gap-3 pt-4">
            <LinkButton size="large" to={allProductsPath}>
              {t('lost.allProducts')}
            </LinkButton>
            <LinkButton variant="secondary" size="large" to="/">
              {errors('backHome')}
            </LinkButton>
          </p>
        </div>
      </Card>
      <ProductSection
        id="similar"
        title={product ? t('similar') : t('recommended')}
        products={similar?.similar ?? []}
      />
    </div>
  );
}
