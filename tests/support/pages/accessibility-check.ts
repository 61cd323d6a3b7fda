import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on a page, or in one part of it. Only violations are described, without selectors, no style sheet is fetched for a
 * rule that is off, and the result is built in the page itself rather than in a second one: the rules are the same, and it takes a
 * sixth of the time.
 */
export async function violations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], selectors: false, preload: false });
  return (await (part ? axe.include(part) : axe).analyze()).violations;
}

/** Words that fade in or out have too little contrast for a short time, so the page is checked while nothing moves. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const reducedMotion = await page.evaluate(reducedMotionNow);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(motionToEnd);
  const found = await violations(page, part);
  await page.emulateMedia({ reducedMotion });
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const reducedMotionNow = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? ('reduce' as const) : ('no-preference' as const);

/** Until nothing moves any more. What moves without end, or is held, is not waited for. */
async function motionToEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (;;) {
    for (let at = 0; at < 4; at++) await frame(); // a dialog that has just come begins to fade in a few frames later
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}
