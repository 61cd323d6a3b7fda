import { type Locale, type Localized, languageTag, localized } from '#contract/core/languages.ts';
import { type MailPart, mailPart } from '#server/http/translations.ts';
import type { MailBlock, MailProduct, MailRow } from '#server/providers/messages/mail-blocks.ts';
import { type ButtonText, sharedText } from '#server/providers/messages/shared-texts.ts';
import { type Desk, deskLink, pictureLink } from './mail-links.ts';

const amountFormats = new Map<string, Intl.NumberFormat>();

/** An amount as the storefront writes it in the reader's language: "$12.00", "12,00 $US". Lao numbers as there too. */
export function amountText(locale: Locale, minorUnits: number, currency: string): string {
  const format = getOrAdd(amountFormats, `${locale} ${currency}`, () => {
    const tag = locale === 'lao' ? 'th' : languageTag(locale);
    return new Intl.NumberFormat(tag, { style: 'currency', currency });
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minorUnits / 10 ** maximumFractionDigits).replaceAll(/\s/g, '\u00a0');
}

const dateFormats = new Map<Locale, Intl.DateTimeFormat>();

/** A date with hours and minutes. The reader's time zone is unknown, so it is in UTC and says so. */
export function dateText(locale: Locale, at: Date): string {
  const format = getOrAdd(dateFormats, locale, () => {
    const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
    const time = {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
      timeZoneName: 'short',
    } as const;
    return new Intl.DateTimeFormat(languageTag(locale), { ...day, ...time });
  });
  return format.format(at);
}

/** Making a format takes a hundred times as long as using it. */
function getOrAdd<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

export type SoldLine = {
  name: Localized;
  variant: Localized;
  pictureHash: string;
  quantity: number;
  /** Before all reductions. */
  subtotal: number;
};

/** Products with their pictures, options, quantities and amounts. */
export function productsBlock(
  locale: Locale,
  currency: string,
  lines: readonly SoldLine[],
  /** Where all of them can be seen, should there be more than a mail lists. */
  page?: string,
): MailBlock {
  return {
    block: 'products',
    ...(page !== undefined && { page }),
    products: lines.map(
      (line): MailProduct => ({
        name: cut(localized(line.name, locale), nameMax),
        variant: localized(line.variant, locale),
        quantity: mailPart(locale, 'quantity', { quantity: line.quantity }),
        amount: amountText(locale, line.subtotal, currency),
        picture: pictureLink(line.pictureHash),
      }),
    ),
  };
}

const subjectNameMax = 60;
const nameMax = 160;

/** A text of so many characters at most. */
function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}

/** The products in a subject: the first name, and how many more there are. */
export function productFacts(lines: readonly Pick<SoldLine, 'name'>[]): { product: { name: Localized }; more: number } {
  const names = Object.entries(lines[0]?.name ?? {}).map(([language, name]) => [language, cut(name, subjectNameMax)]);
  return { product: { name: { en: '', ...Object.fromEntries(names) } }, more: Math.max(0, lines.length - 1) };
}

/** Labelled amounts. Zero rows are left out, except for the total. */
export function amountsBlock(
  locale: Locale,
  currency: string,
  rows: readonly [label: MailPart, minorUnits: number][],
  total: [label: MailPart, minorUnits: number],
): MailBlock {
  const shown = [...rows.filter(([, minorUnits]) => minorUnits !== 0), total];
  return {
    block: 'amounts',
    rows: shown.map(
      ([label, minorUnits]): MailRow => ({
        label: mailPart(locale, label, {}),
        value: amountText(locale, minorUnits, currency),
      }),
    ),
  };
}

type Facts = readonly [label: MailPart, value: string | null | undefined][];

const knownFacts = (locale: Locale, rows: Facts): MailRow[] =>
  rows.flatMap(([label, value]) => (value ? [{ label: mailPart(locale, label, {}), value }] : []));

/** Labelled facts. Unknown ones are left out. */
export const factsBlock = (locale: Locale, rows: Facts): MailBlock => ({
  block: 'facts',
  rows: knownFacts(locale, rows),
});

/** The facts that a mail is opened for. Nothing when all are unknown. */
export function boxBlock(locale: Locale, rows: Facts): MailBlock[] {
  const known = knownFacts(locale, rows);
  return known.length > 0 ? [{ block: 'box', rows: known }] : [];
}

/** The amount that a mail is about. */
export const sumBlock = (locale: Locale, label: MailPart, minorUnits: number, currency: string): MailBlock => ({
  block: 'sum',
  label: mailPart(locale, label, {}),
  amount: amountText(locale, minorUnits, currency),
});

/** What has happened so far, and what follows. */
export const stepsBlock = (locale: Locale, steps: readonly MailPart[], done: number): MailBlock => ({
  block: 'steps',
  steps: steps.map((step) => mailPart(locale, step, {})),
  done,
});

export function buttonBlock(locale: Locale, label: ButtonText, url: string): MailBlock {
  return { block: 'button', label: sharedText(locale, label), url };
}

/** A button to where someone works. */
export const deskButton = (locale: Locale, label: ButtonText, desk: Desk): MailBlock =>
  buttonBlock(locale, label, deskLink(locale, desk));
