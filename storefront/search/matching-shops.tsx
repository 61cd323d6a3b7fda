import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MallLink } from '../mall-link.tsx';
import { shopsByNamePath } from '../shops/shop-path.ts';
import type { FoundShops } from './search-answers.ts';
import { ShopSign } from './shop-sign.tsx';

/** Shops that are called what was searched for, above the goods. */
export function MatchingShops({ shops, words }: { shops: FoundShops; words: string }) {
  const t = useTranslations('search');
  return (
    <section aria-labelledby="matching-shops" className="rounded-lg bg-card p-4">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="matching-shops" className="text-base font-semibold">
          {t('matchingShops')}
        </h2>
        <MallLink to={shopsByNamePath(words)} className="inline-flex items-center gap-0.5 text-ink-2 hover:text-brand">
          {t('allMatchingShops')}
          <ChevronRight size={14} aria-hidden="true" />
        </MallLink>
      </div>
      <ul className="grid grid-cols-2 gap-3">
        {shops.list.map((shop) => (
          <li key={shop.id}>
            <ShopSign shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  );
}
