import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { RefundKind } from '#contract/refunds/shopper.ts';

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
          <label
            key={each}
            className="flex cursor-pointer gap-3 rounded-md border border-line px-4 py-3 has-checked:border-brand has-checked:bg-brand-soft/50"
          >
            <input
              type="radio"
              name={name}
              checked={each === kind}
              className="mt-0.5 size-4 shrink-0 accent-brand"
              onChange={() => onChange(each)}
            />
            <span>
              <span className="block font-medium">{t(`kinds.${each}`)}</span>
              <span className="block text-xs text-ink-2">{t(`kindTexts.${each}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
