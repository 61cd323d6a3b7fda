import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { enterConsole } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const firstScreenMax = 360_000; // bytes of JavaScript, compressed by gzip

/** Everything that a browser without a cache loads until the screen is there and idle. */
async function scriptBytes(page: Page, path: string, title: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(sizes.length).toBeGreaterThan(2);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('signing in loads little JavaScript', async ({ page }) => {
  expect(await scriptBytes(page, '/console/', 'Sign in to your shop')).toBeLessThan(firstScreenMax);
});

// A new shop has sold nothing, so that no chart is drawn, which would come after everything else.
test('so does the first screen of a shop', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await aMerchant()).accountId);
  expect(await scriptBytes(page, '/console/', 'Home')).toBeLessThan(firstScreenMax);
});
