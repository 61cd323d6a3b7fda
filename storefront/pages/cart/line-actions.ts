import type { CartLine } from '#contract/cart/shopper.ts';

export type Opened = { kind: 'variant' | 'substitutes'; line: CartLine };

/** What can be done with lines; each part of the page uses what it needs. */
export type LineActions = {
  remove: (lines: readonly CartLine[]) => void;
  favour: (lines: readonly CartLine[]) => void;
  open: (opened: Opened) => void;
};
