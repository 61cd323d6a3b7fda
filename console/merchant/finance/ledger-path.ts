import { useShopId } from '#console/base/use-call.ts';
import type { LedgerRule, ShopAccount } from '#contract/payouts/values.ts';

type Shown = {
  account?: ShopAccount;
  rule?: LedgerRule;
  /** Only what came in, or what went out. */
  direction?: 'in' | 'out';
  /** A month or a day, in UTC. */
  period?: string;
  /** The last day, in UTC. */
  through?: string;
  /** Of an order, a refund or a payout. */
  number?: string;
  /** The day on which shares are released, or `unreceived`. */
  release?: string;
  entry?: number;
};

/** The address of the entries behind a figure. */
export function useLedgerPath(): (shown: Shown) => string {
  const shopId = useShopId();
  return (shown) => {
    const named = Object.entries(shown).map(([name, value]) => [name, String(value)]);
    return `/${shopId}/finance/ledger?${new URLSearchParams(named)}`;
  };
}
