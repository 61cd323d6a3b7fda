import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Country, findCountries } from './countries.ts';
import { Flag } from './flag.tsx';

type CountryListProps = {
  list: { countries: readonly Country[]; flagFolder: string };
  /** The code of the country that is chosen now. */
  chosen: string;
  onChoose: (country: Country) => void;
  onClose: () => void;
  /** Not where a country is chosen for another reason than a phone number. */
  hasDialCodes?: boolean;
};

const pageSteps = 7; // as many as are seen at once

/** All countries, to be filtered by writing and chosen with the mouse or the arrow keys. Opens at the chosen one. */
export function CountryList({
  list: { countries, flagFolder },
  chosen,
  onChoose,
  onClose,
  hasDialCodes = true,
}: CountryListProps) {
  const t = useTranslations('identity');
  const id = useId();
  const [wanted, setWanted] = useState('');
  const shown = findCountries(countries, wanted);
  const [activeCode, setActive] = useState(chosen);
  const active = Math.max(
    0,
    shown.findIndex(({ code }) => code === activeCode),
  );
  const filter = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    filter.current?.focus();
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && option) list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2;
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: pageSteps, PageUp: -pageSteps };
    const by = steps[event.key];
    const there = shown[active];
    if (by !== undefined) setActive(shown[Math.min(shown.length - 1, Math.max(0, active + by))]?.code ?? chosen);
    else if (event.key === 'Enter' && there) onChoose(there);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    // Enter would send the form around the list, Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      role="dialog"
      aria-label={t('countries')}
      className="absolute top-full left-0 z-10 mt-1 w-90 rounded-md bg-card shadow-float"
    >
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
        <input
          ref={filter}
          role="combobox"
          aria-label={t('findCountry')}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${shown[active]?.code}` : undefined}
          autoComplete="off"
          placeholder={t('findCountry')}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            setActive('');
          }}
          onKeyDown={move}
          className="h-10 w-full bg-transparent outline-none placeholder:text-ink-3"
        />
      </div>
      {/* Pressing an entry must not take the focus from the filter, or the list would close before it is chosen. */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('countries')}
        className="relative max-h-63 overflow-y-auto py-1"
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the filter handles the keys and keeps the focus
          <div
            key={country.code}
            id={`${id}-${country.code}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.code === chosen}
            data-active={index === active || undefined}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 px-3 py-1.5 hover:bg-page aria-selected:font-semibold data-active:bg-surface"
            onClick={() => onChoose(country)}
          >
            <Flag code={country.code} folder={flagFolder} />
            <span className="grow leading-tight">
              {country.name} <span className="text-xs font-normal text-ink-2">{country.CNName}</span>
            </span>
            {hasDialCodes && <span className="text-ink-2 tabular-nums">+{country.dialCode}</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="px-3 pb-4 text-center text-ink-3">{t('noCountry')}</p>}
    </div>
  );
}
