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

export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const serious = (await violations(page, part)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
