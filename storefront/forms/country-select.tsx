import { ChevronDown } from 'lucide-react';
import { useCountryNames } from '#storefront/base/i18n/country-names.ts';
import type { Country } from './countries.ts';

type CountrySelectProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** Null until they have been fetched. */
  countries: readonly Country[] | null;
  chosen: string;
  onChoose: (country: Country) => void;
  className: string;
};

/** The country of an address, by its name in the language that is being read. */
export function CountrySelect({ countries, chosen, onChoose, className, ...wiring }: CountrySelectProps) {
  const nameOf = useCountryNames();
  const named = (countries ?? [])
    .map((country) => ({ country, name: nameOf(country.code) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="relative">
      <select
        {...wiring}
        name="country"
        autoComplete="country"
        value={chosen}
        onChange={(event) => {
          const country = countries?.find(({ code }) => code === event.target.value);
          if (country) onChoose(country);
        }}
        className={`${className} h-11 appearance-none pr-10`}
      >
        {countries ? (
          named.map(({ country, name }) => (
            <option key={country.code} value={country.code}>
              {name}
            </option>
          ))
        ) : (
          <option value={chosen}>{nameOf(chosen)}</option>
        )}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
