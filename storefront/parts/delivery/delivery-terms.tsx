import { ChevronDown, MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InputOf, OutputOf } from '#contract/core/call.ts';
import { getDelivery } from '#contract/pricing/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { readChosenCountry, readCountry, writeCountry } from '#storefront/base/client/saved/delivery-country.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { countryName } from '#storefront/base/i18n/country-name.ts';
import { useDays } from '#storefront/base/i18n/days.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const CountryChoice = lazy(() => import('./country-choice.tsx').then((module) => ({ default: module.CountryChoice })));

const settleMs = 300; // a quantity that is still being stepped through is not asked for

type Delivery = OutputOf<typeof getDelivery>;

/** Without a variant it is the one whose price lists show. */
export type DeliveryTermsProps = {
  productId: number;
  skuId?: number | undefined;
  quantity: number;
  ask?: (input: InputOf<typeof getDelivery>) => Promise<Delivery>;
};

const askMall = (input: InputOf<typeof getDelivery>) => callQuietly(getDelivery, input);

/** Where to, for how much and how long it takes; pressing the country chooses another. */
export function DeliveryTerms(props: DeliveryTermsProps) {
  const t = useTranslations('product.delivery');
  const locale = useLocale();
  const [chosen, setChosen] = useState(readChosenCountry);
  const [isChoosing, setChoosing] = useState(false);
  const { delivery, hasFailed, retry } = useDelivery(props, chosen);
  const country = delivery?.country ?? chosen ?? readCountry(locale);
  const isPending = useSteadyPending(delivery === null && !hasFailed);
  const name = countryName(locale, country);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChoosing(false);
    button.current?.focus();
  };
  return (
    <div className="relative min-h-[calc(2lh+0.75rem)] py-1.5">
      <TextButton
        variant="inherit"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isChoosing}
        aria-label={t('country', { name })}
        onClick={() => setChoosing(!isChoosing)}
      >
        <MapPin aria-hidden="true" size={16} className="text-ink-3" />
        <span className="font-medium">{name}</span>
        <ChevronDown aria-hidden="true" size={14} className="text-ink-3" />
      </TextButton>
      {isPending ? (
        <Skeleton className="h-[1lh] w-72" />
      ) : hasFailed ? (
        <p role="alert" className="text-ink-2">
          {t('failed')}{' '}
          <TextButton variant="strong" onClick={retry}>
            {t('retry')}
          </TextButton>
        </p>
      ) : (
        <p aria-live="polite">{delivery && <Terms delivery={delivery} country={name} />}</p>
      )}
      {isChoosing && (
        <Suspense>
          <CountryChoice
            chosen={country}
            onChoose={(code) => {
              writeCountry(code);
              setChosen(code);
              close();
            }}
            onClose={close}
            onLeave={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Terms({ delivery, country }: { delivery: Delivery; country: string }) {
  const t = useTranslations('product.delivery');
  const writeMoney = useMoneyText();
  const writeDays = useDays();
  if (!delivery.isServed) return <span className="text-warning">{t('notServed', { country })}</span>;
  return (
    <>
      <span className={delivery.freight === 0 ? 'font-medium text-success' : ''}>
        {delivery.freight === 0 ? t('free') : t('freight', { money: writeMoney(delivery.freight) })}
      </span>
      <span className="text-ink-2"> · {t('arrives', { days: writeDays(delivery.earliest, delivery.latest) })}</span>
    </>
  );
}

/**
 * For the country chosen here, else that of the default address of whoever is signed in, else the usual one. The last answer
 * stays while variant or quantity change; another country is another question.
 */
function useDelivery(
  { productId: id, skuId, quantity, ask: askFor = askMall }: DeliveryTermsProps,
  chosen: string | null,
) {
  const locale = useLocale();
  const uid = useMall((state) => state.user?.uid ?? null);
  const [known, setKnown] = useState<{ of: string; delivery: Delivery | null } | null>(null);
  const [tries, setTries] = useState(0);
  const asked = `${chosen} ${uid}`;
  const isKnown = known?.of === asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `tries` asks again
  useEffect(() => {
    let isLeft = false;
    const destination = { country: chosen ?? readCountry(locale), prefer: chosen ? 'country' : 'address' } as const;
    const ask = () =>
      askFor({ id, skuId, quantity, ...destination }).then(
        (delivery) => !isLeft && setKnown({ of: asked, delivery }),
        () => !isLeft && setKnown({ of: asked, delivery: null }),
      );
    const timer = setTimeout(ask, isKnown ? settleMs : 0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, skuId, asked, quantity, tries]);
  const retry = () => {
    setKnown(null);
    setTries((times) => times + 1);
  };
  return { delivery: isKnown ? known.delivery : null, hasFailed: isKnown && known.delivery === null, retry };
}
