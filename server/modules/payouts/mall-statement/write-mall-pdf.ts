import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { TaxData } from '#contract/payouts/merchant-statements.ts';
import type { BookFigures, BookPeriod, getMallBooks } from '#contract/payouts/platform-books.ts';
import { mallName } from '#server/http/mall-name.ts';
import { type Column, grey, openPaper, type Paper } from '#server/http/pdf/paper.ts';
import { bookText } from '#server/http/translations.ts';
import type { Words } from '#server/modules/payouts/statements/statement-words.ts';

export type MallStatement = {
  period: string;
  isRunning: boolean;
  books: OutputOf<typeof getMallBooks>;
  /** Of a month, the days on which something was booked. */
  days: readonly BookPeriod[];
  platform: TaxData | null;
};

const right = (title: string, width = 1): Column => ({ title, width, align: 'right' });

/** The statement of the mall to read and to file: the figures of its books, and of a month those of each day. */
export async function writeMallPdf(
  { period, isRunning, books, days, platform }: MallStatement,
  words: Words,
  locale: Locale,
): Promise<Buffer> {
  const { say } = words;
  const name = platform?.legalName ?? mallName(locale);
  const title = `${say('title')} · ${words.period(period)}`;
  const paper = openPaper({ title: `${title} · ${name}`, author: mallName(locale), language: languageTag(locale) });
  paper.text(title, { size: 18, isBold: true });
  if (isRunning) paper.text(say('soFar'), { color: grey });
  paper.space(10);
  paper.text(name, { isBold: true });
  if (platform) paper.text(platform.address);
  if (platform?.taxNumber) paper.text(say('taxNumber', { number: platform.taxNumber }));
  const { total, owedToBuyers } = books;
  const { paid, refunded, commission, fees, couponCost, pointsCost, corrections, result } = total;
  const tables = figureTables(paper, words, locale);
  await tables.write('sales', [
    ['paid', paid],
    ['refunded', 0 - refunded],
  ]);
  await tables.write(
    'earned',
    [
      ['commission', commission],
      ['fees', fees],
      ['couponCost', 0 - couponCost],
      ['pointsCost', 0 - pointsCost],
      ['corrections', 0 - corrections],
    ],
    { close: ['result', result] },
  );
  await tables.write(
    'owed',
    [
      ['shares', total.shares],
      ['corrections', corrections],
      ['fees', 0 - fees],
      ['paidOut', 0 - total.paidOut],
    ],
    { open: ['owedOpening', total.owedOpening], close: ['owedClosing', total.owedClosing] },
  );
  paper.space(8);
  paper.text(`${bookText(locale, 'owedToBuyers')}: ${words.money(owedToBuyers)}`);
  if (days.length > 0) await writeDays(paper, days, words, locale);
  return paper.finish((page, pages) => [name, title, say('utc'), say('page', { page, pages })].join('   ·   '));
}

type Figure = [name: keyof BookFigures, amount: number];

function figureTables(paper: Paper, { say, money, signed }: Words, locale: Locale) {
  const nameOf = (name: keyof BookFigures) => bookText(locale, `figures.${name}`);
  const sum = (figure?: Figure) => (figure ? [{ cells: [nameOf(figure[0]), money(figure[1])], isBold: true }] : []);
  return {
    async write(
      title: 'sales' | 'earned' | 'owed',
      figures: readonly Figure[],
      { open, close }: { open?: Figure; close?: Figure } = {},
    ): Promise<void> {
      section(paper, bookText(locale, title));
      const rows = figures.map(([name, amount]) => ({ cells: [nameOf(name), signed(amount)] }));
      await paper.table(
        [{ title: '', width: 3 }, right(say('movements.amount'))],
        [...sum(open), ...rows, ...sum(close)],
      );
    },
  };
}

const dayFigures = ['paid', 'refunded', 'commission', 'result', 'shares', 'paidOut', 'owedClosing'] as const;

async function writeDays(
  paper: Paper,
  days: readonly BookPeriod[],
  { say, period, money }: Words,
  locale: Locale,
): Promise<void> {
  section(paper, say('days.title'));
  await paper.table(
    [
      { title: say('days.day'), width: 1.2 },
      ...dayFigures.map((figure) => right(bookText(locale, `figures.${figure}`))),
    ],
    days.map((day) => ({ cells: [period(day.period), ...dayFigures.map((figure) => money(day[figure]))] })),
    7.5,
  );
}

function section(paper: Paper, title: string): void {
  paper.space(16);
  paper.text(title, { size: 12, isBold: true });
  paper.space(4);
}
