import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopsByNamePath } from '#storefront/base/links/shop-path.ts';
import { Card } from '#ui/display/card.tsx';
import type { FoundShops } from './search-answers.ts';
import { ShopSign } from './shop-sign.tsx';

export type MatchingShopsProps = { shops: FoundShops; words: string };

/** Shops that are called what was searched for, above the products. */
export function MatchingShops({ shops, words }: MatchingShopsProps) {
  const t = useTranslations('search');
  return (
    <Card
      aria-labelledby="matching-shops"
      className="grid grid-cols-[136px_minmax(0,1fr)] items-center gap-x-4 px-5 py-3"
    >
      <div>
        <h2 id="matching-shops" className="font-semibold">
          {t('matchingShops')}
        </h2>
        <MallLink to={shopsByNamePath(words)} className="text-xs text-ink-2 hover:text-brand">
          {t('allMatchingShops')}
          <ChevronRight size={12} aria-hidden="true" className="inline" />
        </MallLink>
      </div>
      <ul className="grid grid-cols-2 gap-3">
        {shops.list.map((shop) => (
          <li key={shop.id}>
            <ShopSign shop={shop} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
