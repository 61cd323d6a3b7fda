import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FilterLink } from '#storefront/base/links/filter-link.tsx';
import { useNumberFormat } from './use-number-format.ts';

export type Choice = {
  key: string | number;
  to: string;
  name: string;
  count: number;
  isChosen: boolean;
  /** How a colour looks. */
  swatch?: string | undefined;
};

type FilterRowProps = {
  name: string;
  choices: readonly Choice[];
  shownAtFirst?: number | undefined;
  children?: ReactNode;
};

// No chips: with an edge around each of forty choices the rows take a third of the screen, and the products begin below it.

/** One thing to narrow by. Each choice is a link, so that it can be made without scripts; the rarer ones are folded. */
export function FilterRow({ name, choices, shownAtFirst = 8, children }: FilterRowProps) {
  const t = useTranslations('search');
  const worthwhile = choices.filter(({ count, isChosen }) => count > 0 || isChosen);
  const first = worthwhile.slice(0, shownAtFirst);
  const rest = worthwhile.slice(shownAtFirst);
  if (worthwhile.length === 0 && !children) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form, these are links
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-[136px_minmax(0,1fr)] gap-x-4 border-b border-line px-5 py-1 last:border-b-0"
    >
      <span aria-hidden="true" className="py-1 break-words text-ink-3">
        {name}
      </span>
      <div className="flex flex-wrap items-start gap-x-1 gap-y-1.5">
        {first.map((choice) => (
          <ChoiceLink key={choice.key} choice={choice} />
        ))}
        {rest.length > 0 && (
          <details open={rest.some(({ isChosen }) => isChosen)} className="group/more open:basis-full">
            <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-full px-3 py-1 text-brand hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
              {t('more', { count: rest.length })}
              <ChevronDown size={14} aria-hidden="true" className="transition group-open/more:rotate-180" />
            </summary>
            <div className="flex flex-wrap gap-x-1 gap-y-1.5 pt-1.5">
              {rest.map((choice) => (
                <ChoiceLink key={choice.key} choice={choice} />
              ))}
            </div>
          </details>
        )}
        {children}
      </div>
    </div>
  );
}

export function ChoiceLink({ choice: { to, name, count, isChosen, swatch } }: { choice: Choice }) {
  const figures = useNumberFormat();
  return (
    <FilterLink
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full border px-3 py-[3px] hover:text-brand ${isChosen ? 'border-brand bg-brand-soft text-brand-deep' : 'border-transparent hover:bg-page'}`}
    >
      {swatch && (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-full border border-ink/15"
          style={{ background: swatch }}
        />
      )}
      {isChosen && <Check size={14} aria-hidden="true" className="shrink-0" />}
      <span className="min-w-0 truncate">{name}</span>{' '}
      <span className="text-xs text-ink-3 tabular-nums">({figures(count)})</span>
    </FilterLink>
  );
}
