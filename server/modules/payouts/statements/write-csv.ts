import { csvMark, csvRow } from '#contract/core/csv.ts';
import type { LedgerEntry, LineShare } from '#contract/payouts/merchant.ts';
import type { Statement } from '#contract/payouts/merchant-statements.ts';
import { daysOf } from '#contract/payouts/statement-period.ts';
import type { ShopAccount } from '#contract/payouts/values.ts';
import type { Words } from './statement-words.ts';

const parts = [
  'subtotal',
  'shopCoupon',
  'platformCoupon',
  'points',
  'freight',
  'payable',
  'commission',
  'shopShare',
] as const satisfies (keyof LineShare)[];

/** 12.5 for 1250: a number with a point, which every spreadsheet reads in an English file, and adds up. */
const figure = (amount: number) => amount / 100;

/**
 * A statement as a spreadsheet that proves itself: the opening balances, every entry with the balance after it, and the closing
 * balances. In each account the amounts of the opening and of the entries add up to the closing.
 */
export async function* writeCsv(
  { period, isRunning, currency, accounts }: Pick<Statement, 'period' | 'isRunning' | 'currency' | 'accounts'>,
  batches: AsyncIterable<LedgerEntry[]>,
  words: Words,
): AsyncGenerator<string> {
  const { say } = words;
  const { first, next } = daysOf(period);
  const balances = new Map<ShopAccount, number>(accounts.map(({ account, opening }) => [account, opening]));
  const nothing = Array.from({ length: 8 + parts.length }, () => '');
  yield csvMark + csvRow(titles(words));
  for (const { account, opening } of accounts)
    yield csvRow([
      ...[say('csv.opening'), '', `${first}T00:00:00.000Z`, '', words.account(account)],
      ...[figure(opening), figure(opening), currency, ...nothing],
    ]);
  for await (const entries of batches)
    yield entries
      .map((entry) => {
        const balance = (balances.get(entry.account) ?? 0) + entry.amount;
        balances.set(entry.account, balance);
        return csvRow(entryCells(entry, balance, words));
      })
      .join('');
  for (const { account, closing } of accounts) {
    // While the period runs, entries come in that the statement does not have yet.
    const balance = isRunning ? (balances.get(account) ?? 0) : closing;
    yield csvRow([
      ...[say('csv.closing'), '', `${next}T00:00:00.000Z`, '', words.account(account)],
      ...['', figure(balance), currency, ...nothing],
    ]);
  }
}

const titles = ({ say, part }: Words) => [
  say('csv.row'),
  say('csv.id'),
  say('csv.time'),
  say('csv.type'),
  say('csv.account'),
  say('csv.amount'),
  say('csv.balance'),
  say('csv.currency'),
  say('csv.order'),
  say('csv.line'),
  say('csv.product'),
  say('csv.variant'),
  say('csv.refund'),
  say('csv.payout'),
  say('csv.reason'),
  say('csv.quantity'),
  ...parts.map((name) => part(name)),
];

function entryCells(entry: LedgerEntry, balance: number, { say, rule, account }: Words): (string | number)[] {
  const { share } = entry;
  // What a refund has taken back is below zero, so that the columns can be added up.
  const sign = entry.rule === 'refund' ? -1 : 1;
  return [
    ...[say('csv.entry'), entry.id, entry.at, rule(entry.rule), account(entry.account)],
    ...[figure(entry.amount), figure(balance), entry.currency],
    ...[entry.orderNo ?? '', entry.lineId ?? '', entry.product ?? '', entry.variant ?? ''],
    ...[entry.refundOrderNo ?? '', entry.payoutNo ?? '', entry.reason],
    share ? sign * share.quantity : '',
    ...parts.map((part) => (share ? sign * figure(share[part]) : '')),
  ];
}
