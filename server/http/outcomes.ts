import type { Locale } from '#contract/core/languages.ts';
import type { RefusalReason } from '#contract/core/refusals.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './translations.ts';

type Outcome<Reason> = { problem: Reason | null; problemText: string };

/**
 * Does the same to several things, each in a transaction of its own: what is refused for one does not hold up the others. One
 * after the other, since side by side they would take the connections of everybody else.
 */
export async function doEach<Item, Reason extends RefusalReason>(
  items: readonly Item[],
  { reasons, locale }: { reasons: readonly Reason[]; locale: Locale },
  act: (item: Item) => Promise<unknown>,
): Promise<(Outcome<Reason> & { item: Item })[]> {
  const outcomes: (Outcome<Reason> & { item: Item })[] = [];
  for (const item of items) outcomes.push({ item, ...(await outcomeOf(() => act(item), reasons, locale)) });
  return outcomes;
}

async function outcomeOf<Reason extends RefusalReason>(
  act: () => Promise<unknown>,
  reasons: readonly Reason[],
  locale: Locale,
): Promise<Outcome<Reason>> {
  try {
    await act();
    return { problem: null, problemText: '' };
  } catch (error) {
    const problem = error instanceof Refusal ? reasons.find((one) => one === error.reason) : undefined;
    if (!problem || !(error instanceof Refusal)) throw error;
    return { problem, problemText: refusalText(locale, problem, error.details) };
  }
}
