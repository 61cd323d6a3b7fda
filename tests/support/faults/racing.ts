/**
 * A barrier that opens once `count` callers wait at it. A planted bug shows only when others run between its read and its
 * write, which a busy machine may never do by chance. A caller that waits alone is let through after a while.
 */
export function barrier(count: number): () => Promise<void> {
  const here = new Set<() => void>();
  return () =>
    new Promise<void>((pass) => {
      const alone = setTimeout(leave, 1000);
      function leave() {
        clearTimeout(alone);
        here.delete(leave);
        pass();
      }
      here.add(leave);
      if (here.size === count) for (const each of here) each();
    });
}

/** Runs `act` many times concurrently. */
export function concurrently<Answer>(count: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** Counts each outcome: 'won', a refusal's reason, or 'failed' for any other error. */
export async function outcomes(count: number, act: (index: number) => Promise<unknown>) {
  const tally: Record<string, number> = {};
  const words = await concurrently(count, (index) =>
    act(index).then(
      () => 'won',
      (error) => String(error?.reason ?? 'failed'),
    ),
  );
  for (const word of words) tally[word] = (tally[word] ?? 0) + 1;
  return tally;
}
