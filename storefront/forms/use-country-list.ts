import { useEffect, useState } from 'react';

type CountryList = typeof import('virtual:countries');

/**
 * All countries and the folder of their flags; null until they have been fetched. Asked for again when the list is
 * wanted, should the first time have failed.
 */
export function useCountryList(isWanted: boolean): CountryList | null {
  const [list, setList] = useState<CountryList | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanting the list is a reason to ask again
  useEffect(() => {
    if (list) return;
    import('virtual:countries').then(setList, () => {});
  }, [isWanted, list]);
  return list;
}
