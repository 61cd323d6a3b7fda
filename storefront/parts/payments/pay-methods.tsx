import { FlaskConical } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import type { listPayMethods, PayType } from '#contract/payments/shopper.ts';
import { RadioCard } from '#ui/fields/radio.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { PayMark } from './pay-mark.tsx';

export type PayMethod = OutputOf<typeof listPayMethods>['methods'][number];

type PayMethodsProps = {
  methods: readonly PayMethod[];
  value: PayType | null;
  onChange: (payType: PayType) => void;
  /** Paying was pressed before a method was chosen. */
  isMissing?: boolean;
};

/** The ways to pay, to choose one of. Those in which no money moves say so. Needs the messages of the group `payments`. */
export function PayMethods({ methods, value, onChange, isMissing = false }: PayMethodsProps) {
  const t = useTranslations('payments');
  const name = useId();
  const isHydrated = useHydrated();
  if (methods.length === 0) return <p className="rounded-md bg-warning-soft p-4 text-warning">{t('noMethod')}</p>;
  return (
    // A choice made before the scripts are there would be lost.
    <fieldset
      disabled={!isHydrated}
      aria-describedby={isMissing ? `${name}-missing` : undefined}
      className="grid grid-cols-2 gap-3"
    >
      <legend className="sr-only">{t('methods')}</legend>
      {methods.map(({ payType, isTest }) => {
        return (
          <RadioCard
            key={payType}
            name={name}
            value={payType}
            checked={value === payType}
            onChange={() => onChange(payType)}
            className="p-4"
          >
            <PayMark payType={payType} />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-center gap-x-2 font-medium">
                {t(`method.${payType}`)}
                {isTest && <TestMark />}
              </span>
              <span className="block text-xs text-ink-3">{t(`methodLine.${payType}`)}</span>
            </span>
          </RadioCard>
        );
      })}
      {isMissing && (
        <p id={`${name}-missing`} role="alert" className="col-span-2 text-brand-deep">
          {t('chooseMethod')}
        </p>
      )}
    </fieldset>
  );
}

/** Marks what is only a test: no money moves. */
export function TestMark() {
  const t = useTranslations('payments');
  return (
    <span className="inline-flex items-center gap-1 rounded-sm bg-warning-soft px-1.5 text-xs font-medium text-warning">
      <FlaskConical size={12} aria-hidden="true" />
      {t('test')}
    </span>
  );
}
