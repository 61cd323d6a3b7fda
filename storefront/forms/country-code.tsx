import { ChevronDown } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GroupButton } from '#ui/fields/input-group.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CountryList } from './country-list.tsx';
import { Flag } from './flag.tsx';
import type { ChosenCountry } from './sign-in-context.ts';
import { useCountryList } from './use-country-list.ts';

type CountryCodeProps = { chosen: ChosenCountry; onChoose: (country: ChosenCountry) => void };

/** The country whose dial code goes before a phone number. The list is fetched when the field is first seen. */
export function CountryCode({ chosen, onChoose }: CountryCodeProps) {
  const t = useTranslations('identity');
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useCountryList(isOpen);
  const name = list?.countries.find(({ code }) => code === chosen.code)?.name ?? chosen.code;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving its content
    <div onBlur={closeOnBlur} className="h-full shrink-0">
      <GroupButton
        ref={button}
        disabled={!isHydrated}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('countryCode', { name, dialCode: chosen.dialCode })}
        onClick={() => setOpen(!isOpen)}
      >
        <Flag code={chosen.code} folder={list?.flagFolder} />
        <span>+{chosen.dialCode}</span>
        <ChevronDown
          size={14}
          aria-hidden="true"
          className={`text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </GroupButton>
      {isOpen && list && (
        <CountryList
          list={list}
          chosen={chosen.code}
          onChoose={(country) => {
            onChoose(country);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
