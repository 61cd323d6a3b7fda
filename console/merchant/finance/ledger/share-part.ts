import type { LedgerEntry, LineShare } from '#contract/payouts/merchant.ts';

/**
 * A part of the price behind a sale or a refund, as a figure of a file that can be added up: what a refund has taken back is below
 * zero. Null for entries that divide no price.
 */
export function sharePart({ rule, share }: LedgerEntry, name: keyof LineShare): number | null {
  if (!share) return null;
  const figure = name === 'quantity' ? share.quantity : share[name] / 100;
  return rule === 'refund' ? 0 - figure : figure;
}
