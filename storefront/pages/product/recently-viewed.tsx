import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { listCards } from '#contract/catalogue/shopper-product.ts';
import { callQuietly } from '#storefront/base/client/browser-mall.ts';
import { ProductSection } from './product-section.tsx';
import { readViewed } from './viewed-products.ts';

const shown = 5; // one row
const asked = 10; // some of them may not be sold any more

/** What this browser has looked at before, at the very end of a page, where nothing stands below that it could push. */
export function RecentlyViewed({ now }: { now?: number }) {
  const t = useTranslations('product');
  const [cards, setCards] = useState<ProductCard[]>([]);
  useEffect(() => {
    const ids = readViewed().filter((id) => id !== now);
    if (ids.length === 0) return;
    // Nobody waits for it: without an answer the page ends a little earlier.
    callQuietly(listCards, { ids: ids.slice(0, asked).join(',') }).then(
      (found) => setCards(found.slice(0, shown)),
      () => {},
    );
  }, [now]);
  return <ProductSection id="recently-viewed" title={t('recentlyViewed')} products={cards} />;
}
