import { type FocusEvent, useEffect, useRef } from 'react';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { CountryList } from '#storefront/forms/country-list.tsx';
import { useCountryList } from '#storefront/forms/use-country-list.ts';

type CountryChoiceProps = {
  chosen: string;
  onChoose: (code: string) => void;
  onClose: () => void;
  onLeave: () => void;
};

/** The list of countries from the sign-in form, without dial codes. Loaded when the shopper opens it. */
export function CountryChoice({ chosen, onChoose, onClose, onLeave }: CountryChoiceProps) {
  const list = useCountryList(true);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      // The button that opened it closes it by itself.
      const around = area.current?.parentElement;
      if (!around?.contains(event.target as Node)) onLeave();
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [onLeave]);
  const closeOnBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving its content
    <div ref={area} onBlur={closeOnBlur} className="absolute top-8 left-0 z-20">
      {list && (
        <WithMessages groups={['identity']}>
          <CountryList
            list={list}
            chosen={chosen}
            hasDialCodes={false}
            onChoose={({ code }) => onChoose(code)}
            onClose={onClose}
          />
        </WithMessages>
      )}
    </div>
  );
}
