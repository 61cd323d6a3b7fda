const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart', 'focusin'] as const;

/**
 * Waits for the first sign that somebody is at the page: a part that nobody can have touched yet needs no scripts. What
 * the server wrote stands there meanwhile, readable and with links that lead on.
 */
export function firstSign(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
  });
}
