import { expect, test } from '@playwright/test';
import { expectAccessible, violations } from '#tests/support/pages/accessibility-check.ts';

for (const path of ['/', '/zh-CN', '/th', '/lao', '/no/such/page']) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
}

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });
  for (const path of [
    '/',
    '/goods/goods_search?title=tea',
    '/goods_detail/1',
    '/goods/coupon_center',
    '/th/merchant/merchant?id=1',
    '/login',
  ]) {
    test(`axe finds nothing serious on ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessible(page);
    });
  }
});

test('axe finds nothing serious in the API reference, also after a call was tried', async ({ page }) => {
  await page.goto('/api/docs?part=cart', { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /cart\/save/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByRole('heading', { name: 'Response body' })).toBeVisible();
  await expectAccessible(page, '.opblock.is-open');
});

test('axe finds a planted violation', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'));
  expect((await violations(page)).map(({ id }) => id)).toContain('image-alt');
});
