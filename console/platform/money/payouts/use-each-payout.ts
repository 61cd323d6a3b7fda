import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#console/base/failure-text.ts';
import { useOutcomeNotice } from '#console/base/lists/outcome-notice.tsx';
import type { PayoutToPay } from '#contract/payouts/platform.ts';

/** Decides each of some payouts in its own call, so that one refusal does not stop the others. */
export function useEachPayout(payouts: readonly PayoutToPay[], onDone: () => void) {
  const client = useQueryClient();
  const notice = useOutcomeNotice();
  const textOf = useFailureText();
  const [isBusy, setBusy] = useState(false);

  async function each(act: (payoutNo: string) => Promise<unknown>, text: (count: number) => string): Promise<void> {
    setBusy(true);
    const outcomes: { name: string; problemText: string }[] = [];
    for (const { payoutNo } of payouts) {
      const problemText = await act(payoutNo).then(() => '', textOf);
      outcomes.push({ name: payoutNo, problemText });
    }
    await client.invalidateQueries();
    setBusy(false);
    onDone();
    await notice(Promise.resolve(outcomes), { text: (changed) => text(changed.length) });
  }

  return { each, isBusy };
}
