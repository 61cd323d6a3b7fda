import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { RefundKind } from '#contract/refunds/shopper.ts';
import { RadioCard } from '#ui/fields/radio.tsx';

type KindChoiceProps = { kinds: readonly RefundKind[]; kind: RefundKind; onChange: (kind: RefundKind) => void };

/** Only the money, or the products go back first. */
export function KindChoice({ kinds, kind, onChange }: KindChoiceProps) {
  const t = useTranslations('refunds');
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium">{t('apply.kind')}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {kinds.map((each) => (
          <RadioCard key={each} name={name} checked={each === kind} onChange={() => onChange(each)}>
            <span>
              <span className="block font-medium">{t(`kinds.${each}`)}</span>
              <span className="block text-xs text-ink-2">{t(`kindTexts.${each}`)}</span>
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
