import type { OrderCoupon } from './order-values.ts';

/** A choice of shop coupons: what they save, and by how much they reduce what the platform's coupon applies to. */
export type Choice = { saved: number; lost: number; coupons: readonly OrderCoupon[] };

type Sums = Pick<Choice, 'saved' | 'lost'>;

/**
 * The combinations of one choice per shop for which no other saves as much and loses as little, the most saved first. After each
 * shop at most `most` of them remain, two or more, so that the work grows with the coupons and not with their combinations: always
 * the one that saves the most and the one that loses the least. For every other, one remains that loses no more and saves almost
 * as much: for each shop at most one part in `most` − 1 of the most less. `considered` says how many combinations were compared.
 */
export function combineChoices(
  shops: readonly (readonly Choice[])[],
  most: number,
): { choices: readonly Choice[]; considered: number } {
  let considered = 0;
  let choices: readonly Choice[] = [{ saved: 0, lost: 0, coupons: [] }];
  for (const own of shops) {
    const together = choices.flatMap((before) =>
      own.map((one) => ({ saved: before.saved + one.saved, lost: before.lost + one.lost, before, one })),
    );
    considered += together.length;
    choices = thinned(undominated(together), most).map(({ saved, lost, before, one }) => ({
      saved,
      lost,
      coupons: [...before.coupons, ...one.coupons],
    }));
  }
  return { choices, considered };
}

/** Those for which no other saves as much and loses as little, the most saved first; of equal ones the first. */
export function undominated<One extends Sums>(choices: readonly One[]): One[] {
  const remaining: One[] = [];
  for (const choice of choices.toSorted((a, b) => b.saved - a.saved || a.lost - b.lost)) {
    if (choice.lost < (remaining.at(-1)?.lost ?? Number.POSITIVE_INFINITY)) remaining.push(choice);
  }
  return remaining;
}

/** The one that saves the most, and of each equal step below it the one that loses the least: what saves less loses less. */
function thinned<One extends Sums>(sorted: readonly One[], most: number): readonly One[] {
  const [highest] = sorted;
  const lowest = sorted.at(-1);
  if (!highest || !lowest || sorted.length <= most) return sorted;
  const stepOf = ({ saved }: One) => Math.floor(((saved - lowest.saved) / (highest.saved - lowest.saved)) * (most - 1));
  const ofStep = new Map(sorted.slice(1).map((one) => [stepOf(one), one])); // of a step the last one remains
  return [highest, ...ofStep.values()];
}
