import { useCountryNames } from '#storefront/base/i18n/country-names.ts';
import { Select } from '#ui/fields/select.tsx';
import { ready } from '#ui/ready.ts';
import type { Country } from './countries.ts';

type CountrySelectProps = {
  /** Null until they have been fetched. */
  countries: readonly Country[] | null;
  chosen: string;
  onChoose: (country: Country) => void;
};

/** The country of an address, by its name in the language that is being read. */
export function CountrySelect({ countries, chosen, onChoose }: CountrySelectProps) {
  const nameOf = useCountryNames();
  const named = (countries ?? [])
    .map((country) => ({ country, name: nameOf(country.code) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div {...ready}>
      <Select
        name="country"
        autoComplete="country"
        value={chosen}
        onChange={(event) => {
          const country = countries?.find(({ code }) => code === event.target.value);
          if (country) onChoose(country);
        }}
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
      </Select>
    </div>
  );
}
