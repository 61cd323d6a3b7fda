import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ShopCard } from '#contract/shops/shopper.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Picture } from '#ui/display/picture.tsx';

/** A shop in one line: its sign, its stars, and the way in. The whole line is one link. */
export function ShopSign({ shop }: { shop: ShopCard }) {
  const t = useTranslations('search');
  const tags = useTranslations('catalogue.tags');
  const compact = useCompactNumber();
  return (
    <MallLink
      to={shopPath(shop.id)}
      className="group/shop flex h-full items-center gap-3 rounded-md border border-line p-3 hover:border-brand"
    >
      <Picture picture={shop.avatar} alt="" width={56} className="size-14 shrink-0 rounded-full object-cover" />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span className="truncate text-base font-semibold group-hover/shop:text-brand">{shop.name}</span>
          {shop.isSelf && <Badge tone="solid">{tags('self')}</Badge>}
        </span>
        <span className="mt-0.5 flex items-center gap-3 text-xs text-ink-3">
          <span className="inline-flex items-center gap-1">
            <Star size={13} aria-hidden="true" className="fill-warning text-warning" />
            <span aria-hidden="true">{shop.starLevel.toFixed(1)}</span>
            <span className="sr-only">{t('starsOfFive', { stars: shop.starLevel.toFixed(1) })}</span>
          </span>
          <span>{t('followers', { count: compact(shop.followers) })}</span>
        </span>
      </span>
      <span className={buttonClass({ variant: 'secondary' })}>{t('enterShop')}</span>
    </MallLink>
  );
}
