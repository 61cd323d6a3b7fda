import { ChevronDown, MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Locale } from '#contract/core/languages.ts';
import { listArrivals } from '#contract/pricing/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { readChosenCountry, readCountry, writeCountry } from '#storefront/base/client/saved/delivery-country.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { countryName } from '#storefront/base/i18n/country-name.ts';
import { useLocale, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { ready } from '#ui/ready.ts';

const CountryChoice = lazy(() =>
  import('#storefront/parts/delivery/country-choice.tsx').then((module) => ({ default: module.CountryChoice })),
);

type DeliveryDestinationProps = { filters: PageFilters; country: string; productId: number };

/**
 * Where the prices with delivery are for; pressing the country chooses another. An address that names none is the same page for
 * everybody who reads the language: whoever lives elsewhere is led to the address of their country.
 */
export function DeliveryDestination({ filters, country, productId }: DeliveryDestinationProps) {
  const t = useTranslations('search.destination');
  const locale = useLocale();
  const navigate = useNavigate();
  const inLanguage = useMallPath();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isNamed = filters.country !== undefined;
  const showFor = useEffectEvent((own: string) => {
    const path = filterPath(filters, { country: own, page: filters.page });
    void navigate(inLanguage(path), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isNamed) return;
    let isLeft = false;
    void findOwnCountry(locale, productId).then((own) => {
      if (!isLeft && own !== country) showFor(own);
    });
    return () => {
      isLeft = true;
    };
  }, [isNamed, locale, productId, country]);
  const close = () => {
    setChoosing(false);
    button.current?.focus();
  };
  const name = countryName(locale, country);
  return (
    <div {...ready} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-1 text-ink-2">
      <TextButton
        variant="inherit"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        <MapPin aria-hidden="true" size={16} className="text-ink-3" />
        <span className="font-medium text-ink">{t('country', { name })}</span>
        <ChevronDown aria-hidden="true" size={14} className="text-ink-3" />
      </TextButton>
      <p className="text-xs">{t('note')}</p>
      {isChoosing && (
        <Suspense>
          <CountryChoice
            chosen={country}
            onChoose={(code) => {
              writeCountry(code);
              close();
              void navigate(inLanguage(filterPath(filters, { country: code })), { preventScrollReset: true });
            }}
            onClose={close}
            onLeave={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The country chosen in this tab, else that of the default address, else the one that was chosen before or is usual. */
async function findOwnCountry(locale: Locale, productId: number): Promise<string> {
  const chosen = readChosenCountry();
  const country = chosen ?? readCountry(locale);
  if (chosen || !seemsSignedIn()) return country;
  return callQuietly(listArrivals, { ids: String(productId), country, prefer: 'address' }).then(
    (answer) => answer.country,
    () => country,
  );
}
