import { pendingMinimumMs } from '#storefront/base/client/navigation/steady-pending.ts';

const paintMs = 50; // a loading state is seen a little after it is set

/** Delays an answer until its loading state has been shown long enough not to flash. The request is not delayed. */
export async function withMinimumPending<Answer>(answer: Promise<Answer>): Promise<Answer> {
  await Promise.allSettled([answer, new Promise((resolve) => setTimeout(resolve, pendingMinimumMs + paintMs))]);
  return answer;
}
