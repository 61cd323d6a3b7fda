/** A country as the specification names its fields. */
export type Country = {
  /** Two letters, as ISO 3166 has them. */
  code: string;
  /** In English. */
  name: string;
  /** Digits without the plus. */
  dialCode: string;
  /** How a mobile number of this country looks. */
  phoneFormat: string;
  CNName: string;
};

const accents = /\p{Mark}/gu;
const fold = (text: string) => text.normalize('NFD').replaceAll(accents, '').toLowerCase();

/**
 * The countries in which any field has what is looked for. Those that are meant most likely come first: "us" is the
 * United States before it is Australia, "+1" before "+212".
 */
export function findCountries(countries: readonly Country[], wanted: string): readonly Country[] {
  const words = fold(wanted.trim()).replace(/^\+/, '');
  if (words === '') return countries;
  return countries
    .map((country) => ({ country, rank: rankOf(country, words) }))
    .filter(({ rank }) => rank < ranks.length)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

type Rank = (country: Country, words: string) => boolean;
const ranks: readonly Rank[] = [
  ({ code, dialCode }, words) => fold(code) === words || dialCode === words,
  ({ name, CNName }, words) => fold(name).startsWith(words) || CNName.startsWith(words),
  ({ name, CNName, dialCode }, words) => [fold(name), CNName, dialCode].some((field) => field.includes(words)),
  ({ code, phoneFormat }, words) => fold(code).includes(words) || phoneFormat.includes(words),
];

function rankOf(country: Country, words: string): number {
  const rank = ranks.findIndex((fits) => fits(country, words));
  return rank === -1 ? ranks.length : rank;
}
