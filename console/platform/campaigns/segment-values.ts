import type { Segment, SegmentKind } from '#contract/campaigns/platform.ts';
import { segmentDaysMax } from '#contract/campaigns/platform.ts';

/** What a number field holds: a text while it is empty. */
export type Typed = number | string;

/** Whom it is for, as people type it: amounts with decimals. */
export type SegmentValues = {
  kind: SegmentKind;
  categoryId: number | null;
  days: Typed;
  amount: Typed;
  accountId: Typed;
};

export const newSegment = (kind: SegmentKind): SegmentValues => ({
  ...{ kind, categoryId: null, days: 30, amount: '', accountId: '' },
});

const minorUnits = 100;
const amountMax = 1_000_000;
const isWhole = (typed: Typed, max: number) =>
  typed !== '' && Number.isInteger(Number(typed)) && Number(typed) >= 1 && Number(typed) <= max;

export type SegmentMistake = 'categoryMissing' | 'daysWrong' | 'amountWrong' | 'accountWrong';
const idMax = 2_147_483_647;

/** What is wrong with it, by field. */
export function mistakesInSegment(values: SegmentValues): Partial<Record<keyof SegmentValues, SegmentMistake>> {
  const { kind, categoryId, days, amount, accountId } = values;
  const hasDays = kind === 'bought' || kind === 'unseen' || kind === 'spent';
  const isAmount = amount !== '' && Number(amount) >= 1 / minorUnits && Number(amount) <= amountMax;
  return {
    ...(kind === 'bought' && categoryId === null && { categoryId: 'categoryMissing' as const }),
    ...(hasDays && !isWhole(days, segmentDaysMax) && { days: 'daysWrong' as const }),
    ...(kind === 'spent' && !isAmount && { amount: 'amountWrong' as const }),
    ...(kind === 'account' && !isWhole(accountId, idMax) && { accountId: 'accountWrong' as const }),
  };
}

/** The segment that was typed; null while something is wrong. */
export function segmentOf(values: SegmentValues): Segment | null {
  if (Object.keys(mistakesInSegment(values)).length > 0) return null;
  const { kind } = values;
  const days = Number(values.days);
  if (kind === 'bought') return values.categoryId === null ? null : { kind, categoryId: values.categoryId, days };
  if (kind === 'unseen') return { kind, days };
  if (kind === 'spent') return { kind, amount: Math.round(Number(values.amount) * minorUnits), days };
  if (kind === 'account') return { kind, accountId: Number(values.accountId) };
  return { kind };
}
