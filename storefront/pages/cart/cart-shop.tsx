import { ChevronRight, MessageCircle, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { openChat } from '#storefront/base/client/store.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { HolidayNotice } from '#storefront/parts/shops/holiday-notice.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { CartDeals } from './cart-deals.tsx';
import { CartLineRow } from './cart-line.tsx';
import { CouponHint } from './coupon-hint.tsx';
import type { LineActions } from './line-actions.ts';
import { SelectBox } from './select-box.tsx';
import { ShopDelivery } from './shop-delivery.tsx';
import type { Cart, CartState } from './use-cart.ts';
import type { CartDelivery } from './use-cart-delivery.ts';

type CartShopProps = {
  shop: Cart['shops'][number];
  state: CartState;
  actions: LineActions;
  delivery: CartDelivery | null;
};

/** What is to be bought in one shop. */
export function CartShop({ shop, state, actions, delivery }: CartShopProps) {
  const t = useTranslations('cart');
  const write = useAmountText();
  const catalogue = useTranslations('catalogue');
  const ids = shop.lines.map(({ id }) => id);
  const selected = shop.lines.filter(({ isSelected }) => isSelected).length;
  return (
    <Card aria-label={shop.shopName}>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2">
        <SelectBox
          label={t('selectShop', { name: shop.shopName })}
          isOn={selected === ids.length}
          isPart={selected > 0}
          onChange={(isOn) => void state.select(ids, isOn)}
        />
        <h2 className="flex min-w-0 items-center gap-2">
          <Store aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
          <MallLink
            to={`/merchant/merchant/home?id=${shop.shopId}`}
            className="inline-flex min-w-0 items-center gap-0.5 font-semibold hover:text-brand"
          >
            <span title={shop.shopName} className="truncate">
              {shop.shopName}
            </span>
            <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
          </MallLink>
          {shop.isSelf && (
            <span className="shrink-0 rounded-sm bg-brand-fill px-1.5 text-xs leading-5 font-medium text-white">
              {catalogue('tags.self')}
            </span>
          )}
        </h2>
        <IconButton label={t('contactShop', { name: shop.shopName })} onClick={() => openChat({ shopId: shop.shopId })}>
          <MessageCircle aria-hidden="true" size={18} />
        </IconButton>
        {shop.hint && <CouponHint key={shop.hint.couponId} hint={shop.hint} change={state.change} />}
      </div>
      <HolidayNotice holiday={shop.holiday} className="mx-5 mt-3" />
      <ul className="divide-y divide-line">
        {shop.lines.map((line) => (
          <li key={line.id}>
            <CartLineRow line={line} state={state} actions={actions} />
          </li>
        ))}
      </ul>
      <CartDeals deals={shop.deals} shopName={shop.shopName} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 py-1">
        <ShopDelivery delivery={delivery} shopId={shop.shopId} />
        <p className="ml-auto text-ink-2">
          {t('shopSubtotal')}{' '}
          <strong className="ml-2 text-base font-semibold text-ink tabular-nums">{write(shop.goods)}</strong>
        </p>
      </div>
    </Card>
  );
}
