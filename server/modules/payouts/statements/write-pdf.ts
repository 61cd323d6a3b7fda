import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { LedgerEntry } from '#contract/payouts/merchant.ts';
import type { Statement, TaxData } from '#contract/payouts/merchant-statements.ts';
import { mallName } from '#server/http/mall-name.ts';
import { type Column, grey, openPaper, type Paper } from '#server/http/pdf/paper.ts';
import type { Words } from './statement-words.ts';

export type PdfInput = {
  statement: Statement;
  shopName: string;
  /** All of the period, or null where they are too many for paper. */
  entries: readonly LedgerEntry[] | null;
};

const right = (title: string, width: number): Column => ({ title, width, align: 'right' });

/** A statement to read and to file. */
export async function writePdf(
  { statement, shopName, entries }: PdfInput,
  words: Words,
  locale: Locale,
): Promise<Buffer> {
  const { say } = words;
  const period = words.period(statement.period);
  const title = `${say('title')} · ${period}`;
  const paper = openPaper({ title: `${title} · ${shopName}`, author: mallName(locale), language: languageTag(locale) });
  paper.text(title, { size: 18, isBold: true });
  if (statement.isRunning) paper.text(say('soFar'), { color: grey });
  paper.space(10);
  paper.beside([
    partyLines(say('issuedBy'), mallName(locale), statement.platform, words),
    partyLines(say('issuedTo'), shopName, statement.shop, words),
  ]);
  await writeOwed(paper, statement, words);
  await writeAccounts(paper, statement, words);
  await writeMovements(paper, statement, words);
  await writeParts(paper, statement, words);
  if (statement.days.length > 0) await writeDays(paper, statement, words);
  await writeEntries(paper, statement, entries, words);
  return paper.finish((page, pages) =>
    [shopName, title, say('utc'), say('page', { page, pages })].filter(Boolean).join('   ·   '),
  );
}

function partyLines(label: string, name: string, taxData: TaxData | null, { say }: Words): [string, object?][] {
  return [
    [label, { color: grey }],
    [taxData?.legalName ?? name, { isBold: true }],
    ...(taxData && taxData.legalName !== name ? [[name] as [string]] : []),
    ...(taxData ? [[taxData.address] as [string]] : []),
    ...(taxData?.taxNumber ? [[say('taxNumber', { number: taxData.taxNumber })] as [string]] : []),
  ];
}

function section(paper: Paper, title: string): void {
  paper.space(16);
  paper.text(title, { size: 12, isBold: true });
  paper.space(4);
}

async function writeOwed(paper: Paper, statement: Statement, { say, money, signed }: Words): Promise<void> {
  section(paper, say('owed.title'));
  await paper.table(
    [{ title: '', width: 3 }, right(say('movements.amount'), 1)],
    [
      { cells: [say('owed.opening'), money(statement.opening)], isBold: true },
      { cells: [say('owed.sales'), signed(statement.sales)] },
      { cells: [say('owed.refunds'), signed(statement.refunds)] },
      { cells: [say('owed.corrections'), signed(statement.corrections)] },
      { cells: [say('owed.fees'), signed(statement.fees)] },
      { cells: [say('owed.paidOut'), signed(0 - statement.paidOut)] },
      { cells: [say('owed.closing'), money(statement.closing)], isBold: true },
    ],
  );
}

async function writeAccounts(
  paper: Paper,
  { accounts }: Statement,
  { say, account, money, signed }: Words,
): Promise<void> {
  section(paper, say('accounts.title'));
  const figures = ['opening', 'incoming', 'outgoing', 'closing'] as const;
  await paper.table(
    [{ title: say('accounts.account'), width: 2 }, ...figures.map((figure) => right(say(`accounts.${figure}`), 1))],
    accounts.map((row) => ({
      cells: [
        ...[account(row.account), money(row.opening)],
        ...[signed(row.incoming), signed(row.outgoing), money(row.closing)],
      ],
    })),
  );
}

async function writeMovements(
  paper: Paper,
  { movements }: Statement,
  { say, rule, account, count, signed }: Words,
): Promise<void> {
  if (movements.length === 0) return;
  section(paper, say('movements.title'));
  await paper.table(
    [
      { title: say('movements.type'), width: 3 },
      { title: say('movements.account'), width: 2 },
      right(say('movements.count'), 1),
      right(say('movements.amount'), 1.5),
    ],
    movements.map((row) => ({
      cells: [rule(row.rule), account(row.account), count(row.entries), signed(row.amount)],
    })),
  );
}

/** By the sign with which each part changes what the shop gets. */
const priceParts = [
  ['subtotal', 1],
  ['shopCoupon', -1],
  ['platformCoupon', -1],
  ['points', -1],
  ['freight', 1],
  ['payable', 1],
  ['couponBorne', 1],
  ['pointsBorne', 1],
  ['commission', -1],
  ['shopShare', 1],
] as const;
const columnOf = { couponBorne: 'platformCoupon', pointsBorne: 'points' } as const;
const sums: readonly string[] = ['payable', 'shopShare'];

async function writeParts(
  paper: Paper,
  { sold, refunded }: Statement,
  { say, part, money, signed }: Words,
): Promise<void> {
  section(paper, say('parts.title'));
  await paper.table(
    [
      { title: part('what'), width: 3 },
      right(part('sold'), 1.2),
      right(part('refunded'), 1.2),
      right(say('parts.total'), 1.2),
    ],
    priceParts.map(([name, sign]) => {
      const of = name === 'couponBorne' || name === 'pointsBorne' ? columnOf[name] : name;
      const isSum = sums.includes(name);
      const figures = [sold[of], 0 - refunded[of], sold[of] - refunded[of]].map((amount) => sign * amount + 0);
      return { cells: [part(name), ...figures.map(isSum ? money : signed)], isBold: isSum };
    }),
  );
}

async function writeDays(paper: Paper, { days }: Statement, { say, period, money, signed }: Words): Promise<void> {
  section(paper, say('days.title'));
  const figures = ['sales', 'refunds', 'other', 'paidOut', 'closing'] as const;
  await paper.table(
    [{ title: say('days.day'), width: 1.4 }, ...figures.map((figure) => right(say(`days.${figure}`), 1))],
    days.map((day) => ({
      cells: [
        ...[period(day.period), signed(day.sales), signed(day.refunds), signed(day.corrections + day.fees)],
        ...[signed(0 - day.paidOut), money(day.closing)],
      ],
    })),
  );
}

async function writeEntries(
  paper: Paper,
  { movements }: Statement,
  entries: readonly LedgerEntry[] | null,
  { say, rule, account, time, count, signed }: Words,
): Promise<void> {
  section(paper, say('entries.title'));
  if (!entries) {
    const all = movements.reduce((sum, movement) => sum + movement.entries, 0);
    paper.text(say('entries.more', { count: count(all) }));
    return;
  }
  await paper.table(
    [
      { title: say('entries.time'), width: 1.5 },
      { title: say('movements.type'), width: 1.7 },
      { title: say('entries.about'), width: 3.4 },
      { title: say('movements.account'), width: 1.1 },
      right(say('movements.amount'), 1.1),
    ],
    entries.map((entry) => ({
      cells: [time(entry.at), rule(entry.rule), aboutOf(entry), account(entry.account), signed(entry.amount)],
    })),
    7.5,
  );
}

const aboutOf = ({ orderNo, refundOrderNo, payoutNo, product, variant, reason }: LedgerEntry) =>
  [refundOrderNo ?? payoutNo ?? orderNo, [product, variant].filter(Boolean).join(' · '), reason]
    .filter(Boolean)
    .join('\n');
