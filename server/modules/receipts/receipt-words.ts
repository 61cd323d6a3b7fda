import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { ReceiptRow } from '#contract/receipts/values.ts';
import { payMethodText, type ReceiptKey, receiptText } from '#server/http/translations.ts';

/** Words, amounts and dates of a receipt in its language. A file may be read anywhere, so its times are in UTC and say so. */
export function wordsOf(locale: Locale, currency: string) {
  const tag = languageTag(locale);
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency });
  const signed = new Intl.NumberFormat(tag, { style: 'currency', currency, signDisplay: 'negative' });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const count = new Intl.NumberFormat(tag);
  const time = new Intl.DateTimeFormat(tag, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  const say = (key: ReceiptKey, values: Record<string, string | number> = {}) => receiptText(locale, key, values);
  return {
    say,
    row: ({ kind, name }: ReceiptRow) =>
      name === '' ? say(`rows.${kind}`) : say('named', { row: say(`rows.${kind}`), name }),
    method: (method: Parameters<typeof payMethodText>[1]) => payMethodText(locale, method),
    money: (amount: number) => money.format(amount / 100),
    signed: (amount: number) => signed.format(amount / 100),
    percent: (rate: number) => percent.format(rate / 10_000),
    count: (number: number) => count.format(number),
    time: (iso: string) => time.format(new Date(iso)),
    country: (code: string) => countries.of(code) ?? code,
  };
}
export type ReceiptWords = ReturnType<typeof wordsOf>;
