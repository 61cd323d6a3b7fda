/** All at once. */
export const together = <Answer>(count: number, act: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

/**
 * Lets pass once `count` have come. A planted bug needs others between its look and its writing; left to chance, a busy
 * machine runs them one after the other and the bug stays unseen. Who is left alone is let through after a while.
 */
export function meeting(count: number) {
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
