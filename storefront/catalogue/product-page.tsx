import { useTranslations } from 'use-intl';
import { ReviewPart } from '../reviews/review-part.tsx';
import type { ProductAnswers } from './product-answers.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOffer } from './product-offer.tsx';
import { ProductSection } from './product-section.tsx';
import { ProductShop } from './product-shop.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTexts } from './product-texts.tsx';
import { ProductTrail } from './product-trail.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { useChoice } from './use-choice.ts';

/** A product that is sold: to look at and choose on top, to read about below, and others at the end. */
export function ProductPage({ answers }: { answers: ProductAnswers }) {
  const t = useTranslations('product');
  const { product, reviews, similar } = answers;
  const choice = useChoice(product);
  return (
    <div className="page-column pb-12">
      <ProductTrail product={product} />
      <div className="grid grid-cols-[440px_minmax(0,1fr)] gap-8 rounded-lg bg-card p-6">
        <ProductGallery product={product} sku={choice.sku} />
        <ProductOffer answers={answers} choice={choice} />
      </div>
      <div className="mt-4 grid grid-cols-[240px_minmax(0,1fr)] items-start gap-4">
        <div className="sticky top-20">
          <ProductShop shop={product.shop} />
        </div>
        <div className="min-w-0 rounded-lg bg-card">
          <ProductTabs reviewCount={reviews?.summary.sumCount ?? product.rating.count} />
          <div className="px-8 pb-8">
            <ProductTexts product={product} />
            <ReviewPart productId={product.id} reviews={reviews} />
          </div>
        </div>
      </div>
      <div className="mt-8 space-y-8">
        <ProductSection id="same-shop" title={t('sameShop')} products={similar?.sameShop ?? []} />
        <ProductSection id="similar" title={t('similar')} products={similar?.similar ?? []} />
        <RecentlyViewed now={product.id} />
      </div>
    </div>
  );
}
