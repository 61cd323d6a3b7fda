import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import type { ApplyLine } from '#contract/refunds/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { Picture } from '#ui/display/picture.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Stepper } from '#ui/fields/stepper.tsx';

type ApplyLineRowProps = {
  line: ApplyLine;
  /** How many can be chosen now. */
  most: number;
  quantity: number;
  /** Whether the page has come alive. */
  isReady: boolean;
  onChange: (quantity: number) => void;
};

/** One line of the order: whether it goes back, how much of it, and what that comes to. */
export function ApplyLineRow({ line, most, quantity, isReady, onChange }: ApplyLineRowProps) {
  const t = useTranslations('refunds.apply');
  const write = useAmountText();
  const { name, variant, image, unitPrice, bought, back } = line;
  const isChosen = quantity > 0;
  const shown = back[(isChosen ? quantity : most) - 1] as Money | undefined;
  return (
    <li className={`flex items-start gap-4 py-4 ${most === 0 ? 'text-ink-3' : ''}`}>
      <Checkbox
        checked={isChosen}
        disabled={!isReady || most === 0}
        aria-label={t('choose', { name: `${name} ${variant}`.trim() })}
        className="mt-8"
        onChange={() => onChange(isChosen ? 0 : most)}
      />
      <Picture picture={image} alt="" width={80} className="size-20 shrink-0 rounded-md object-cover" />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 wrap-anywhere">{name}</p>
        {variant && <p className="mt-0.5 text-xs text-ink-3">{variant}</p>}
        <p className={`mt-1 text-xs tabular-nums ${most === 0 ? '' : 'text-ink-2'}`}>
          {write(unitPrice)} × {bought}
        </p>
        <p className="mt-1 text-xs text-ink-3">{most > 0 ? t('left', { left: most }) : t('leftNone')}</p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-2">
        {isChosen && (
          <Stepper
            labels={{ quantity: t('quantity', { name }), less: t('less', { name }), more: t('more', { name }) }}
            quantity={quantity}
            most={most}
            onChange={onChange}
          />
        )}
        {shown !== undefined && (
          <p className={`tabular-nums ${isChosen ? 'font-semibold' : 'text-xs text-ink-3'}`}>
            {isChosen ? write(shown) : t('upTo', { amount: write(shown) })}
          </p>
        )}
      </div>
    </li>
  );
}
