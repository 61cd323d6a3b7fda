import type { BookFigures, BookPeriod } from '#contract/payouts/platform-books.ts';
import type { LedgerRule, MallAccount, ShopAccount } from '#contract/payouts/values.ts';

/** Sums of the ledger in a period, by account and rule: what the mall owes is negative. */
export type BookSum = { bucket: string; account: MallAccount | ShopAccount; rule: LedgerRule; amount: number };

const owedAccounts: readonly string[] = ['pending', 'available', 'reserved', 'payable'] satisfies ShopAccount[];

const add = (sums: readonly BookSum[], isOf: (sum: BookSum) => boolean) =>
  sums.reduce((total, sum) => (isOf(sum) ? total + sum.amount : total), 0);
const of = (sums: readonly BookSum[], account: MallAccount | ShopAccount, rule?: LedgerRule) =>
  add(sums, (sum) => sum.account === account && (rule === undefined || sum.rule === rule));

/** What shops are owed after these sums. */
const owedToShops = (sums: readonly BookSum[]) => 0 - add(sums, ({ account }) => owedAccounts.includes(account));
export const owedToBuyers = (sums: readonly BookSum[]) => 0 - of(sums, 'owed_back');

/** The figures of a period, after the sums before it. */
export function figuresOf(before: readonly BookSum[], sums: readonly BookSum[]): BookFigures {
  return figuresAfter(owedToShops(before), sums);
}

function figuresAfter(owedOpening: number, sums: readonly BookSum[]): BookFigures {
  const commission = 0 - of(sums, 'commission');
  const couponCost = of(sums, 'coupon_cost');
  const pointsCost = of(sums, 'points_cost');
  const fees = 0 - of(sums, 'provider_fees');
  const corrections = of(sums, 'corrections');
  const isShops = (sum: BookSum) => owedAccounts.includes(sum.account);
  return {
    paid: of(sums, 'clearing', 'sale'),
    refunded: 0 - of(sums, 'owed_back', 'refund'),
    ...{ commission, couponCost, pointsCost, fees, corrections },
    result: commission + fees - couponCost - pointsCost - corrections,
    shares: 0 - add(sums, (sum) => isShops(sum) && (sum.rule === 'sale' || sum.rule === 'refund')),
    paidOut: 0 - of(sums, 'paid_out'),
    owedOpening,
    owedClosing: owedOpening + owedToShops(sums),
  };
}

/** One period after another: each begins with what shops were owed after the one before. */
export function figuresInTurn(before: readonly BookSum[], sums: readonly BookSum[]): BookPeriod[] {
  let owed = owedToShops(before);
  return [...Map.groupBy(sums, ({ bucket }) => bucket)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([period, ofPeriod]) => {
      const figures = figuresAfter(owed, ofPeriod);
      owed = figures.owedClosing;
      return { period, ...figures };
    });
}
