import { Coins } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/orders/shopper-checkout.ts';
import type { PointsRules } from '#contract/points/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';
import { Switch } from '#ui/fields/switch.tsx';

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
        <Switch
          checked={isOn && canUse}
          aria-busy={isPending}
          disabled={!canUse}
          onChange={({ target }) => onChange(target.checked)}
          className="flex-row-reverse justify-between font-semibold"
        >
          <span id="points-words">
            {canUse
              ? t('usePoints', { points: write(pointsUsable), worth: money(pointsUsableWorth) })
              : pointsHeld === 0
                ? t('noPoints')
                : t('pointsNotHere', { held: write(pointsHeld) })}
          </span>
        </Switch>
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
