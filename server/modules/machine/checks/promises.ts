import type { CheckArea } from '#contract/machine/platform-checks.ts';

/** Something that must always be true of the mall. */
export type CheckedPromise = {
  /** What it is called in addresses. */
  id: string;
  /** Its number: "Q1". */
  code: string;
  text: string;
  /** Up to so many of the things that break it. */
  findBroken(max: number): Promise<string[]>;
};

let promises: readonly CheckedPromise[] = [];

/** The start passes the list, since promises are about every module. */
export function openChecks(list: readonly CheckedPromise[]): void {
  promises = list;
}

export const everyPromise = (): readonly CheckedPromise[] => promises;

export const findPromise = (id: string): CheckedPromise | null => promises.find((one) => one.id === id) ?? null;

const areas: Readonly<Record<string, CheckArea>> = {
  ...{ Q1: 'totals', Q3: 'totals', Q2: 'ledger', Q17: 'ledger', Q19: 'payouts', Q20: 'statements' },
  ...{
    Q4: 'refunds',
    Q5: 'stock',
    Q6: 'stock',
    Q7: 'stock',
    Q8: 'coupons',
    Q9: 'coupons',
    Q10: 'points',
    Q18: 'points',
  },
  ...{ Q11: 'payments', Q13: 'payments', Q15: 'payments', Q12: 'progress', Q16: 'shipping' },
  ...{ I27: 'reviews', I34: 'accounts', W1: 'webhooks', W2: 'webhooks', W3: 'webhooks' },
  ...{ C1: 'chat', C2: 'chat' },
  ...{ F1: 'figures', F2: 'figures', F3: 'figures' },
};

export const areaOf = ({ code }: Pick<CheckedPromise, 'code'>): CheckArea => areas[code] ?? 'others';
