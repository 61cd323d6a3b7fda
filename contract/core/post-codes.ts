// Patterns of post codes by country (ISO 3166). A country that is missing has no post codes, or several formats: anything is accepted.

const digits = (count: number) => `\\d{${count}}`;

const patterns: Readonly<Record<string, string>> = {
  AR: '(?:[A-Z]\\d{4}[A-Z]{3}|\\d{4})',
  AT: digits(4),
  AU: digits(4),
  BE: digits(4),
  BG: digits(4),
  BR: '\\d{5}-?\\d{3}',
  CA: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
  CH: digits(4),
  CN: digits(6),
  CY: digits(4),
  CZ: '\\d{3} ?\\d{2}',
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GB: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  GR: '\\d{3} ?\\d{2}',
  HR: digits(5),
  HU: digits(4),
  ID: digits(5),
  IE: '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}',
  IN: '\\d{3} ?\\d{3}',
  IT: digits(5),
  JP: '\\d{3}-?\\d{4}',
  KH: '\\d{5,6}',
  KR: digits(5),
  LA: digits(5),
  LT: '(?:LT-)?\\d{5}',
  LU: '(?:L-)?\\d{4}',
  LV: '(?:LV-)?\\d{4}',
  MX: digits(5),
  MY: digits(5),
  NL: '\\d{4} ?[A-Z]{2}',
  NO: digits(4),
  NZ: digits(4),
  PH: digits(4),
  PL: '\\d{2}-?\\d{3}',
  PT: '\\d{4}-?\\d{3}',
  RO: digits(6),
  RU: digits(6),
  SE: '\\d{3} ?\\d{2}',
  SG: digits(6),
  SI: digits(4),
  SK: '\\d{3} ?\\d{2}',
  TH: digits(5),
  TR: digits(5),
  TW: '\\d{3}(?:-?\\d{2,3})?',
  UA: digits(5),
  US: '\\d{5}(?:-\\d{4})?',
  VN: '\\d{5,6}',
  ZA: digits(4),
};

/** Whether a post code has the format of its country, ignoring case. */
export function isPostCodeOf(country: string, postCode: string): boolean {
  const pattern = patterns[country];
  return pattern === undefined || new RegExp(`^${pattern}$`).test(postCode.trim().toUpperCase());
}

const zerosMax = 3; // no country above has codes with more leading zeros

/** A post code as text, from how a client sent it: a number has lost its leading zeros. */
export function postCodeText(country: string, given: string | number): string {
  if (typeof given === 'string') return given;
  const written = Array.from({ length: zerosMax + 1 }, (_, zeros) => `${'0'.repeat(zeros)}${given}`);
  return written.find((text) => isPostCodeOf(country, text)) ?? String(given);
}
