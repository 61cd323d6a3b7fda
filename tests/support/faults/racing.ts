/**
 * Lets pass once `count` have come. A planted bug needs others between its look and its writing; left to chance, a busy
 * machine runs them one after the other and the bug stays unseen. Who is left alone is let through after a while.
 */
export function meeting(count: number): () => Promise<void> {
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

/** Many who act at the same moment. */
export function together<Answer>(count: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** How often each outcome came: 'won', a refusal's reason, or 'failed' for what is a bug. */
export async function outcomes(count: number, act: (index: number) => Promise<unknown>) {
  const tally: Record<string, number> = {};
  const words = await together(count, (index) =>
    act(index).then(
      () => 'won',
      (error) => String(error?.reason ?? 'failed'),
    ),
  );
  for (const word of words) tally[word] = (tally[word] ?? 0) + 1;
  return tally;
}
