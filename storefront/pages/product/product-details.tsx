import { useTranslations } from 'use-intl';
import { QuestionPlace } from '#storefront/parts/questions/question-place.tsx';
import { ReviewPart } from '#storefront/parts/reviews/review-part.tsx';
import { Card } from '#ui/display/card.tsx';
import { ready } from '#ui/ready.ts';
import { PopularInShop } from './popular-in-shop.tsx';
import type { ProductAnswers } from './product-answers.ts';
import { ProductSection } from './product-section.tsx';
import { ProductShop } from './product-shop.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTexts } from './product-texts.tsx';

const fewestSimilar = 5; // a full row

/** What its shop and its buyers say about a product; beside it the shop, and other products at the end. */
export function ProductDetails({ answers: { product, reviews, similar, hasQuestions } }: { answers: ProductAnswers }) {
  const t = useTranslations('product');
  return (
    <div {...ready}>
      <div className="mt-4 grid grid-cols-[240px_minmax(0,1fr)] items-start gap-4">
        {/* In a low window it scrolls by itself, so that its end is in reach. */}
        <div className="sticky top-20 max-h-[calc(100dvh-96px)] space-y-4 overflow-y-auto overscroll-contain rounded-lg [scrollbar-width:thin]">
          <ProductShop
            shop={product.shop}
            card={{
              content: { kind: 'product', productId: product.id },
              title: product.name,
              picture: product.pictures[0] ?? null,
            }}
          />
          <PopularInShop products={similar?.popular ?? []} />
        </div>
        <Card as="div" className="min-w-0">
          <ProductTabs reviewCount={reviews?.summary.sumCount ?? product.rating.count} hasQuestions={hasQuestions} />
          <div className="px-8 pb-8">
            <ProductTexts product={product} />
            <ReviewPart productId={product.id} reviews={reviews} />
            {hasQuestions && <QuestionPlace productId={product.id} />}
          </div>
        </Card>
      </div>
      <div className="mt-8 space-y-8">
        <ProductSection id="same-shop" title={t('sameShop')} products={similar?.sameShop ?? []} />
        <ProductSection id="similar" title={t('similar')} products={similar?.similar ?? []} fewest={fewestSimilar} />
      </div>
    </div>
  );
}
