import { expect, test } from '@playwright/test';
import { expectAccessible, violations } from '#tests/accessible.ts';

for (const path of ['/', '/zh-CN', '/th', '/lao', '/no/such/page']) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
}

test('axe finds nothing serious in the API reference', async ({ page }) => {
  await page.goto('/api/docs', { waitUntil: 'networkidle' });
  const serious = (await violations(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
  // The library gives its "Show More" buttons a clearer name than their text; the rule wants the text within it.
  expect(serious.filter(({ id }) => id !== 'label-content-name-mismatch').map(({ id }) => id)).toEqual([]);
});

test('axe finds what is planted', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'));
  expect((await violations(page)).map(({ id }) => id)).toContain('image-alt');
});
