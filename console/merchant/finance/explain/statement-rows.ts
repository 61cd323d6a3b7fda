import type { LineShare } from '#contract/payouts/merchant.ts';

/**
 * How the price of a line becomes what the buyer pays, and that the shop's share: amounts that add up from one total to the next.
 * What the platform bears is taken off for the buyer and added for the shop.
 */
const rows = [
  { name: 'subtotal', of: ({ subtotal }: LineShare) => subtotal, kind: 'always' },
  { name: 'shopCoupon', of: ({ shopCoupon }: LineShare) => 0 - shopCoupon, kind: 'ifAny' },
  { name: 'platformCoupon', of: ({ platformCoupon }: LineShare) => 0 - platformCoupon, kind: 'ifAny' },
  { name: 'points', of: ({ points }: LineShare) => 0 - points, kind: 'ifAny' },
  { name: 'freight', of: ({ freight }: LineShare) => freight, kind: 'ifAny' },
  { name: 'payable', of: ({ payable }: LineShare) => payable, kind: 'total' },
  { name: 'couponBorne', of: ({ platformCoupon }: LineShare) => platformCoupon, kind: 'ifAny' },
  { name: 'pointsBorne', of: ({ points }: LineShare) => points, kind: 'ifAny' },
  { name: 'commission', of: ({ commission }: LineShare) => 0 - commission, kind: 'always' },
  { name: 'shopShare', of: ({ shopShare }: LineShare) => shopShare, kind: 'total' },
] as const;

export type StatementRow = { name: (typeof rows)[number]['name']; amounts: number[]; isTotal: boolean };

/** The rows of a statement with a column for each share. What is nothing in all of them is left out. */
export function statementOf(shares: readonly LineShare[]): StatementRow[] {
  return rows
    .map(({ name, of, kind }) => ({ name, kind, amounts: shares.map(of) }))
    .filter(({ kind, amounts }) => kind !== 'ifAny' || amounts.some((amount) => amount !== 0))
    .map(({ name, kind, amounts }) => ({ name, amounts, isTotal: kind === 'total' }));
}

/** The price of one unit, where all of them have the same. */
export function unitPriceOf({ subtotal, quantity }: LineShare): number | null {
  return quantity > 0 && subtotal % quantity === 0 ? subtotal / quantity : null;
}
