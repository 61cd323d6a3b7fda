import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMall } from '#storefront/base/client/store.ts';
import { useDays } from '#storefront/base/i18n/days.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { type Arrival as Estimate, watchArrival } from './arrivals.ts';

type ArrivalProps = {
  productId: number;
  /** The destination of the whole list, if it has one; else it is that of the shopper. */
  country: string | null;
};

/**
 * When a product of a list would arrive. Lists are cached for everybody, and this depends on where the shopper lives: it comes
 * once the card is seen, for all cards in view at once.
 */
export function Arrival(props: ArrivalProps) {
  return (
    <WithMessages groups={['prices']}>
      <Line {...props} />
    </WithMessages>
  );
}

function Line({ productId, country }: ArrivalProps) {
  const t = useTranslations('prices.arrival');
  const writeDays = useDays();
  const locale = useLocale();
  const uid = useMall((state) => state.user?.uid ?? null);
  const line = useRef<HTMLSpanElement>(null);
  const [arrival, setArrival] = useState<Estimate | null>(null);
  useEffect(() => {
    if (line.current) return watchArrival(line.current, { productId, country, locale, uid }, setArrival);
  }, [productId, country, locale, uid]);
  return (
    <span ref={line} className="block h-full truncate">
      {arrival &&
        (arrival.isServed ? t('arrives', { days: writeDays(arrival.earliest, arrival.latest) }) : t('notServed'))}
    </span>
  );
}
