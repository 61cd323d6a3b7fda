import { Package, TicketPercent } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { CouponCard, OrderCard } from '#contract/chat/values.ts';
import type { Picture as PictureValue } from '#contract/core/values.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { productPath } from '#storefront/base/links/product-path.ts';
import { shopPagePath } from '#storefront/base/links/shop-path.ts';
import { useCouponOff } from '#storefront/parts/coupons/coupon-off.ts';
import { PictureButton } from '#ui/buttons/picture-button.tsx';
import { Picture } from '#ui/display/picture.tsx';

const OrderStatusChip = lazy(() =>
  import('./order-status-chip.tsx').then((module) => ({ default: module.OrderStatusChip })),
);
const FullScreenPictures = lazy(() =>
  import('#ui/dialogs/full-screen-pictures.tsx').then((module) => ({ default: module.FullScreenPictures })),
);

const card =
  'flex w-72 max-w-full items-center gap-3 rounded-lg border border-line bg-card p-3 text-left text-ink transition-colors';

function LinkedCard({ to, image, children }: { to: string; image: ReactNode; children: ReactNode }) {
  return (
    <MallLink to={to} className={`${card} hover:border-brand`}>
      {image}
      <span className="min-w-0 grow">{children}</span>
    </MallLink>
  );
}

const tile = 'grid size-16 shrink-0 place-items-center rounded-md bg-brand-soft text-brand';

/** What a card was about is gone, or not for whoever reads. */
export function LostCard() {
  const t = useTranslations('chat');
  return <p className={`${card} border-dashed text-ink-3`}>{t('gone')}</p>;
}

export function ProductMessage({ product }: { product: ProductCard }) {
  return (
    <LinkedCard
      to={productPath(product.id)}
      image={<Picture picture={product.image} alt="" width={64} className="size-16 shrink-0 rounded-md object-cover" />}
    >
      <span className="line-clamp-2 leading-snug">{product.name}</span>
      <span className="mt-1 block">
        <MallPrice amount={product.price} original={product.originalPrice} size="sm" />
      </span>
    </LinkedCard>
  );
}

export function OrderMessage({ order }: { order: OrderCard }) {
  const t = useTranslations('chat');
  const money = useMoneyText();
  return (
    <LinkedCard
      to={orderPath(order.orderNo)}
      image={
        order.image ? (
          <Picture picture={order.image} alt="" width={64} className="size-16 shrink-0 rounded-md object-cover" />
        ) : (
          <span className={tile}>
            <Package aria-hidden="true" size={24} />
          </span>
        )
      }
    >
      <span className="block truncate text-xs text-ink-3">{t('order', { number: order.orderNo })}</span>
      <span className="block font-semibold tabular-nums">{money(order.payable)}</span>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
        {t('units', { count: order.units })}
        <Suspense>
          <OrderStatusChip status={order.status} />
        </Suspense>
      </span>
    </LinkedCard>
  );
}

export function CouponMessage({ coupon }: { coupon: CouponCard }) {
  const t = useTranslations('chat');
  const money = useMoneyText();
  const off = useCouponOff();
  return (
    <LinkedCard
      to={coupon.shopId === null ? '/goods/coupon_center' : shopPagePath(coupon.shopId, 'coupon')}
      image={
        <span className={tile}>
          <TicketPercent aria-hidden="true" size={28} />
        </span>
      }
    >
      <span className="block text-base font-semibold text-brand-deep">{t('couponOff', { off: off(coupon) })}</span>
      <span className="line-clamp-1">{coupon.name}</span>
      <span className="block text-xs text-ink-3">
        {coupon.minPrice > 0 ? t('couponFrom', { amount: money(coupon.minPrice) }) : t('couponAny')}
      </span>
    </LinkedCard>
  );
}

const shownPx = 220;

export function PictureMessage({ picture, name, onLoad }: { picture: PictureValue; name: string; onLoad: () => void }) {
  const t = useTranslations('chat');
  const [isLarge, setLarge] = useState(false);
  const shape = Math.min(1.6, Math.max(0.6, picture.height / picture.width || 1));
  return (
    <>
      <PictureButton
        label={t('openPicture')}
        className="block cursor-zoom-in overflow-hidden rounded-lg"
        onClick={() => setLarge(true)}
      >
        <span className="block" style={{ width: shownPx, height: shownPx * shape }}>
          <Picture picture={picture} alt="" width={shownPx} className="size-full object-cover" onLoad={onLoad} />
        </span>
      </PictureButton>
      {isLarge && (
        <Suspense>
          <FullScreenPictures
            pictures={[picture]}
            startsAt={0}
            name={name}
            texts={{ close: t('closePicture'), previous: '', next: '', picture: () => t('picture') }}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </>
  );
}
