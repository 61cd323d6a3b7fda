import { Coins } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/orders/shopper-checkout.ts';
import type { PointsRules } from '#contract/points/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';

type PointsSwitchProps = {
  quote: Quote;
  isOn: boolean;
  rules: PointsRules;
  isPending: boolean;
  onChange: (isOn: boolean) => void;
};

/** Whether points pay a part, how many they are and what they are worth, with the rule behind it. */
export function PointsSwitch({ quote, isOn, rules, isPending, onChange }: PointsSwitchProps) {
  const t = useTranslations('checkout');
  const money = useMoneyText();
  const write = useWholeNumber();
  const { pointsHeld, pointsUsable, pointsUsableWorth } = quote;
  const canUse = pointsUsable > 0;
  return (
    <div className="mt-5 flex items-start gap-4 border-t border-line pt-5">
      <Coins size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
      <div className="min-w-0 grow">
        <label className="flex cursor-pointer items-center justify-between gap-6 font-semibold has-disabled:cursor-default">
          <span id="points-words">
            {canUse
              ? t('usePoints', { points: write(pointsUsable), worth: money(pointsUsableWorth) })
              : pointsHeld === 0
                ? t('noPoints')
                : t('pointsNotHere', { held: write(pointsHeld) })}
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={isOn && canUse}
            aria-checked={isOn && canUse}
            aria-busy={isPending}
            disabled={!canUse}
            onChange={({ target }) => onChange(target.checked)}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className="relative h-6 w-11 shrink-0 rounded-full bg-ink-3/45 transition-colors peer-checked:bg-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-60 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white after:transition-transform peer-checked:after:translate-x-5"
          />
        </label>
        <p className="mt-1 max-w-140 text-xs text-ink-3">
          {rules.isOpen
            ? t('pointsRule', {
                held: write(pointsHeld),
                worth: money(rules.pointWorth * 100),
                least: money(rules.spendAtLeast),
                percent: String(rules.maxPercent),
              })
            : t('pointsClosed')}
        </p>
      </div>
    </div>
  );
}
