import type { LineShare } from '#contract/payouts/merchant.ts';
import type { Statement, StatementSum } from '#contract/payouts/merchant-statements.ts';
import { type LedgerRule, ledgerRules, type ShopAccount, shopAccounts } from '#contract/payouts/values.ts';

/** What a shop's ledger comes to in some days, by account and rule. */
export type SumRow = LineShare & {
  bucket: string;
  account: ShopAccount;
  rule: LedgerRule;
  entries: number;
  amount: number;
  incoming: number;
};

const total = (rows: readonly SumRow[], of: (row: SumRow) => number = ({ amount }) => amount) =>
  rows.reduce((sum, row) => sum + of(row), 0);

type Owed = Omit<StatementSum, 'period' | 'isRunning'>;

/** What is paid out is no longer owed. */
const owedBy = (rows: readonly SumRow[]) => total(rows.filter(({ account }) => account !== 'paid_out'));

/** What the mall owes, and why it has changed. */
export function owedOf(opening: number, rows: readonly SumRow[]): Owed {
  const by = (rule: LedgerRule) => total(rows.filter((row) => row.rule === rule));
  return {
    opening,
    sales: by('sale'),
    refunds: by('refund'),
    corrections: by('correction'),
    fees: by('fee'),
    paidOut: total(rows.filter(({ account }) => account === 'paid_out')),
    closing: opening + owedBy(rows),
  };
}

/** One after another: each begins with what the one before has left. */
export function owedInTurn(opening: number, buckets: readonly string[], rows: readonly SumRow[]): [string, Owed][] {
  const byBucket = Map.groupBy(rows, ({ bucket }) => bucket);
  let before = opening;
  return buckets.map((bucket) => {
    const owed = owedOf(before, byBucket.get(bucket) ?? []);
    before = owed.closing;
    return [bucket, owed];
  });
}

type Figures = Pick<Statement, 'accounts' | 'movements' | 'sold' | 'refunded'> & Owed;

/** The figures of a statement from the sums before its period and in it. */
export function figuresOf(before: readonly SumRow[], rows: readonly SumRow[]): Figures {
  return {
    ...owedOf(owedBy(before), rows),
    accounts: shopAccounts.map((account) => {
      const isOf = (row: SumRow) => row.account === account;
      const opening = total(before.filter(isOf));
      const own = rows.filter(isOf);
      const incoming = total(own, (row) => row.incoming);
      return { account, opening, incoming, outgoing: total(own) - incoming, closing: opening + total(own) };
    }),
    movements: movementsOf(rows),
    sold: partsOf(rows.filter(({ rule }) => rule === 'sale')),
    refunded: partsOf(rows.filter(({ rule }) => rule === 'refund')),
  };
}

/** By rule and account, in the order in which money goes its way. */
function movementsOf(rows: readonly SumRow[]): Statement['movements'] {
  return ledgerRules.flatMap((rule) =>
    shopAccounts.flatMap((account) => {
      const found = rows.filter((row) => row.rule === rule && row.account === account);
      if (found.length === 0) return [];
      return { rule, account, entries: total(found, (row) => row.entries), amount: total(found) };
    }),
  );
}

const partsOf = (rows: readonly SumRow[]): LineShare => ({
  quantity: total(rows, (row) => row.quantity),
  subtotal: total(rows, (row) => row.subtotal),
  shopCoupon: total(rows, (row) => row.shopCoupon),
  platformCoupon: total(rows, (row) => row.platformCoupon),
  points: total(rows, (row) => row.points),
  freight: total(rows, (row) => row.freight),
  payable: total(rows, (row) => row.payable),
  commission: total(rows, (row) => row.commission),
  shopShare: total(rows, (row) => row.shopShare),
});
