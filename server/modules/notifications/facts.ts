import { type Locale, type Localized, localized } from '#contract/core/languages.ts';
import { amountText, dateText } from './mail-words.ts';

/** A value of a text before it is written in someone's language: a name in several, an amount, a date, or words as they are. */
export type Fact = string | number | { name: Localized } | { money: number; currency: string } | { at: string };
export type Facts = Record<string, Fact>;

export const nameFact = (name: { readonly [Language in Locale]?: string | undefined }): Fact => ({
  name: { en: '', ...name },
});
export const moneyFact = (money: number, currency: string): Fact => ({ money, currency });
export const dateFact = (at: Date): Fact => ({ at: at.toISOString() });

/** The values of a text in a language. */
export function fillFacts(locale: Locale, facts: Facts): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, written(locale, fact)]));
}

function written(locale: Locale, fact: Fact): string | number {
  if (typeof fact !== 'object') return fact;
  if ('name' in fact) return localized(fact.name, locale);
  if ('money' in fact) return amountText(locale, fact.money, fact.currency);
  return dateText(locale, new Date(fact.at));
}
