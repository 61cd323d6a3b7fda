import { Heart, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { InputOf } from '#contract/core/call.ts';
import { previewDelivery } from '#contract/pricing/merchant.ts';
import type { getDelivery } from '#contract/pricing/shopper.ts';
import { readForShop } from '#storefront/base/client/calls/call-for-shop.ts';
import { CouponLine } from '#storefront/pages/product/coupon-line.tsx';
import { LowerPart } from '#storefront/pages/product/lower-part.tsx';
import { PriceBox } from '#storefront/pages/product/price/price-box.tsx';
import { ProductBreadcrumb } from '#storefront/pages/product/product-breadcrumb.tsx';
import { ProductGallery } from '#storefront/pages/product/product-gallery.tsx';
import { ProductOffer } from '#storefront/pages/product/product-offer.tsx';
import { QuantityField } from '#storefront/pages/product/quantity-field.tsx';
import { BuyButtons } from '#storefront/parts/buying/buy-buttons.tsx';
import { DeliveryLine } from '#storefront/parts/delivery/delivery-line.tsx';
import { useChoice } from '#storefront/parts/products/use-choice.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Card } from '#ui/display/card.tsx';
import type { Preview } from './preview-answers.ts';
import { PreviewBanner } from './preview-banner.tsx';

/** The page of a product, of its own parts; what a shopper does there is off, and nothing of the visit is remembered. */
export function PreviewPage({ preview }: { preview: Preview }) {
  const t = useTranslations('preview');
  const { answers, shopId, previewed } = preview;
  const { answeredAt } = answers;
  const product = { ...answers.product, name: answers.product.name || t('unnamed') };
  const choice = useChoice(product);
  const { sku, quantity } = choice;
  const isPriced = (sku ?? product).price > 0;
  const ask = ({ skuId, country, quantity }: InputOf<typeof getDelivery>) =>
    readForShop(previewDelivery, { ...previewed, skuId, country, quantity }, shopId);
  return (
    // The banner is read first and stands last, at the lower edge of the window: the mall's own header stays at the upper one.
    <div className="flex flex-col">
      <PreviewBanner preview={preview} />
      <div className="page-column pb-12">
        <ProductBreadcrumb product={product} />
        <Card as="div" className="relative grid grid-cols-[440px_minmax(0,1fr)] gap-8 p-6">
          <ProductGallery product={product} sku={sku}>
            <Actions />
          </ProductGallery>
          <ProductOffer
            product={product}
            choice={choice}
            price={
              isPriced ? (
                <PriceBox product={product} sku={sku} answeredAt={answeredAt} />
              ) : (
                <p className="mt-3 flex min-h-16 items-center rounded-md bg-page px-4 text-ink-2">{t('noPrice')}</p>
              )
            }
            coupons={
              answers.coupons.length > 0 && (
                <div inert>
                  <CouponLine coupons={answers.coupons} />
                </div>
              )
            }
            delivery={
              preview.state === 'review' ? (
                <p className="text-ink-2">{t('deliveryLater')}</p>
              ) : (
                <DeliveryLine productId={product.id} skuId={sku?.id} quantity={quantity} ask={ask} />
              )
            }
            quantity={
              isPriced ? (
                <QuantityField choice={choice} limitPerBuyer={product.limitPerBuyer} />
              ) : (
                <p className="text-ink-2">{t('quantityLater')}</p> // it is not sold out: nobody has said yet what there is
              )
            }
          >
            {/* As if sold out: nothing can be pressed. */}
            <BuyButtons request={{ productId: 0, skuId: 0, quantity }} isSoldOut />
            <p className="mt-3 text-ink-2">{t('buyingOff')}</p>
          </ProductOffer>
        </Card>
        <LowerPart answers={answers} />
      </div>
    </div>
  );
}

/** As on the page, and off. */
function Actions() {
  const t = useTranslations('product');
  return (
    <div className="mt-3 flex items-center gap-6 text-ink-2">
      <TextButton variant="inherit" disabled>
        <Heart aria-hidden="true" size={18} />
        {t('favourite.add')}
      </TextButton>
      <TextButton variant="inherit" disabled>
        <Share2 aria-hidden="true" size={18} />
        {t('share.label')}
      </TextButton>
    </div>
  );
}
