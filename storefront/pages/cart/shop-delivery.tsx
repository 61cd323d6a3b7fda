import { Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { countryName } from '#storefront/base/i18n/country-name.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import type { CartDelivery } from './use-cart-delivery.ts';

/** What sending the selected lines of one shop would cost, and how much more would make it free. */
export function ShopDelivery({ delivery, shopId }: { delivery: CartDelivery | null; shopId: number }) {
  const t = useTranslations('cart.delivery');
  const money = useMoneyText();
  const locale = useLocale();
  const shop = delivery?.shops.find((one) => one.shopId === shopId);
  const country = countryName(locale, delivery?.country ?? 'US');
  return (
    // The height stays while it is asked for, so that nothing below moves.
    <p aria-live="polite" className="flex min-h-10 flex-wrap items-center gap-x-2 py-2 text-xs">
      <Truck aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      {!shop && <span className="text-ink-3">{delivery ? t('later') : ''}</span>}
      {shop && !shop.isServed && <span className="text-warning">{t('notServed', { country })}</span>}
      {shop?.isServed && (
        <>
          <span className={shop.freight === 0 ? 'font-medium text-success' : 'text-ink-2'}>
            {shop.freight === 0 ? t('free', { country }) : t('estimate', { country, money: money(shop.freight) })}
          </span>
          {shop.freight > 0 && shop.missing !== null && shop.missing > 0 && (
            <span className="font-medium text-brand-deep">{t('missing', { money: money(shop.missing) })}</span>
          )}
        </>
      )}
    </p>
  );
}
