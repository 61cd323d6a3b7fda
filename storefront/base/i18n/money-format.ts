import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { numberFormatTag } from './number-format.ts';

export type MoneyParts = (amount: number, digits?: 0 | 2) => Intl.NumberFormatPart[];

/** The mall's currency, as its home data has it. */
export type Currency = { currency: string; symbol: string };

const dollars: Currency = { currency: 'USD', symbol: '$' };

// Making a format costs more than using it, and a page shows a hundred prices.
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(tag: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${tag} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

const isCode = (currency: string) => /^[A-Z]{3}$/.test(currency);

/**
 * Writes amounts of the smallest unit as a language writes them: "$39.99", "39,99 $US". A sign that is not the usual one
 * of its currency was chosen by whoever runs the mall, and stands in the place where the language puts signs.
 */
export function moneyParts(tag: string, { currency, symbol }: Currency): MoneyParts {
  const code = isCode(currency) ? currency : dollars.currency;
  const isUsual = isCode(currency) && usualSign(code) === symbol;
  return (amount, digits = 2) =>
    formatFor(tag, code, digits)
      .formatToParts(amount / 100)
      .map((part) => ({ ...part, value: part.type === 'currency' && !isUsual ? symbol : withOneSpace(part.value) }));
}

/** Browsers and the server may know different releases of a language's rules, which differ in the width of spaces. */
const withOneSpace = (text: string) => text.replaceAll(/\s/g, '\u00a0');

function usualSign(currency: string): string | undefined {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

/** The parts of an amount in the mall's currency and the language that is being read; dollars until one is known. */
export function useMoneyParts(): MoneyParts {
  const tag = numberFormatTag(useLocale());
  const known = useKnownHomeData()?.shopPayCurrency;
  return moneyParts(tag, known?.symbol ? known : dollars);
}

export const textOf = (parts: readonly Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('');
