import { expect, test } from '@playwright/test';
import { expectAccessible, violations } from '#tests/accessible.ts';

for (const path of ['/', '/zh-CN', '/th', '/lao', '/no/such/page', '/api/docs']) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
}

test('axe finds what is planted', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'));
  expect((await violations(page)).map(({ id }) => id)).toContain('image-alt');
});
