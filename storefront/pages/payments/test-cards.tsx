import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { testCards } from '#contract/payments/developer.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { spacedNumber } from './card-digits.ts';

/** The cards that the test gateway takes and what each does, one click away; one more fills the form in. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const t = useTranslations('payments');
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-medium hover:text-brand focus-visible:rounded-md">
        {t('testCards')}
        <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line px-2 py-2">
        {testCards.map(({ number, behaviour }) => (
          <li key={number}>
            <TextButton
              variant="inherit"
              onClick={() => onChoose(number)}
              className="w-full justify-between px-2 py-1.5"
            >
              <span className="font-mono whitespace-nowrap tabular-nums">{spacedNumber(number)}</span>
              <span className="text-right text-xs text-ink-2">{t(`testCard.${behaviour}`)}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
