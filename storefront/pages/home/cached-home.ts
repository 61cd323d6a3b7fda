import type { HomeAnswers } from './home-answers.ts';

const cachedForMs = 10 * 60_000; // long enough to look at a product and come back, short enough for prices to be right

let cached: { path: string; answers: HomeAnswers; until: number } | null = null;

/** Puts the page aside when the shopper leaves it, so that the back button shows it as it was. */
export function cacheHome(path: string, answers: HomeAnswers): void {
  cached = { path, answers, until: Date.now() + cachedForMs };
}

export function findCachedHome(path: string): HomeAnswers | null {
  return cached?.path === path && cached.until > Date.now() ? cached.answers : null;
}

/** While the page is shown, asking for it again means wanting it fresh. */
export function dropCachedHome(): void {
  cached = null;
}
