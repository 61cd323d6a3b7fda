import { useEffect } from 'react';
import { BuyButtons } from '#storefront/parts/buying/buy-buttons.tsx';
import { DeliveryLine } from '#storefront/parts/delivery/delivery-line.tsx';
import { useChoice } from '#storefront/parts/products/use-choice.ts';
import { isPaused } from '#storefront/parts/shops/is-paused.ts';
import { noteViewed } from '#storefront/parts/viewed/viewed-products.ts';
import { Card } from '#ui/display/card.tsx';
import { CouponLine } from './coupon-line.tsx';
import { DealPlace } from './deal-place.tsx';
import { LowerPart } from './lower-part.tsx';
import { AlertLine } from './price/alert-line.tsx';
import { PriceBox } from './price/price-box.tsx';
import { PriceHistoryLine } from './price/price-history-line.tsx';
import { ProductActions } from './product-actions.tsx';
import type { ProductAnswers } from './product-answers.ts';
import { ProductBreadcrumb } from './product-breadcrumb.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOffer } from './product-offer.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useFreshStock } from './use-stock.ts';

/** A product that is sold: to look at and choose on top, to read about below. */
export function ProductPage({ answers }: { answers: ProductAnswers }) {
  const product = useFreshStock(answers.product);
  const choice = useChoice(product);
  const { sku, quantity } = choice;
  useEffect(() => noteViewed(product.id), [product.id]);
  return (
    <div className="page-column pb-12">
      <ProductBreadcrumb product={product} />
      <Card as="div" className="relative grid grid-cols-[440px_minmax(0,1fr)] gap-8 p-6">
        <ProductGallery product={product} sku={sku}>
          <ProductActions product={product} />
        </ProductGallery>
        <ProductOffer
          product={product}
          choice={choice}
          price={
            <PriceBox product={product} sku={sku} answeredAt={answers.answeredAt}>
              {sku && <PriceHistoryLine productId={product.id} skuId={sku.id} price={sku.price} />}
            </PriceBox>
          }
          coupons={<CouponLine coupons={answers.coupons} />}
          delivery={<DeliveryLine productId={product.id} skuId={sku?.id} quantity={quantity} />}
          quantity={<QuantityField choice={choice} limitPerBuyer={product.limitPerBuyer} />}
        >
          <BuyButtons
            request={{ productId: product.id, skuId: sku?.id ?? 0, quantity }}
            isSoldOut={choice.most === 0 || isPaused(product.shop.holiday)}
          />
          {sku && <AlertLine productId={product.id} sku={sku} />}
          <DealPlace productId={product.id} skuId={sku?.id} />
        </ProductOffer>
      </Card>
      <LowerPart answers={answers} />
    </div>
  );
}
