import { type Locale, languageTag } from '#contract/core/languages.ts';
import { isMonth } from '#contract/payouts/statement-period.ts';
import type { LedgerRule, ShopAccount } from '#contract/payouts/values.ts';
import { financeText, type PricePart, type StatementKey, statementText } from '#server/http/translations.ts';

/** Words, amounts and dates of a statement in its language. */
export function wordsOf(locale: Locale, currency: string) {
  const tag = languageTag(locale);
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency });
  const signed = new Intl.NumberFormat(tag, { style: 'currency', currency, signDisplay: 'exceptZero' });
  const count = new Intl.NumberFormat(tag);
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  const day = dates({ dateStyle: 'medium' });
  const month = dates({ year: 'numeric', month: 'long' });
  const time = dates({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    say: (key: StatementKey, values: Record<string, string | number> = {}) => statementText(locale, key, values),
    rule: (rule: LedgerRule) => financeText(locale, `rules.${rule}`),
    account: (account: ShopAccount) => financeText(locale, `accounts.${account}`),
    part: (part: PricePart) => financeText(locale, `statement.${part}`),
    money: (amount: number) => money.format(amount / 100),
    signed: (amount: number) => signed.format(amount / 100),
    count: (number: number) => count.format(number),
    period: (period: string) => (isMonth(period) ? month : day).format(new Date(period)),
    time: (iso: string) => time.format(new Date(iso)),
  };
}
export type Words = ReturnType<typeof wordsOf>;
