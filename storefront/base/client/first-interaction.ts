const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart', 'focusin'] as const;

/**
 * Resolves at the first interaction with the page, or after `withinMs` at the latest. Parts that nobody can have used yet
 * load no scripts before it; until then the server-rendered HTML is readable and its links work.
 */
export function firstInteraction(withinMs?: number): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const type of interactions) removeEventListener(type, done, true);
      resolve();
    };
    for (const type of interactions) addEventListener(type, done, { capture: true, passive: true });
    if (withinMs !== undefined) setTimeout(done, withinMs);
  });
}
