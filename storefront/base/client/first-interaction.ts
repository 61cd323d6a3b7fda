// A touch is a pointer, too, and a wheel scrolls.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

// Listened for as soon as this script runs: a part that is hydrated later, and asks then, has not missed it.
const interacted = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const done = () => {
        for (const type of interactions) removeEventListener(type, done, true);
        resolve();
      };
      for (const type of interactions) addEventListener(type, done, { capture: true, passive: true });
    });

/**
 * Resolves at the first interaction with the page, or after `withinMs` at the latest. Parts that nobody can have used yet
 * load no scripts before it; until then the server-rendered HTML is readable and its links work.
 */
export function firstInteraction(withinMs?: number): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  if (withinMs === undefined) return interacted;
  return Promise.race([interacted, new Promise<void>((resolve) => setTimeout(resolve, withinMs))]);
}
