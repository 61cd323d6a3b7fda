import { expect, test } from '@playwright/test';
import { shopNamed } from '#tests/support/pages/demo-shops.ts';
import { openHydrated, waitUntilHydrated } from '#tests/support/pages/hydrated.ts';

test('whoever goes back while a page still loads sees the page of the address', async ({ page, request }) => {
  await openHydrated(page, `/merchant/merchant/category?id=${(await shopNamed(request, 'Orbita Digital')).id}`);
  const sorted = page.getByRole('link', { name: 'Price: high to low' });
  await sorted.click();
  await expect(page).toHaveURL(/sort=/);
  await expect(sorted).toHaveAttribute('aria-current', 'true');

  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(sorted).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(/sort=/);
  letScriptsCome();
  await waitUntilHydrated(page);
  await expect(sorted).not.toHaveAttribute('aria-current', 'true');
});

test('an address that leads to another page is loaded once', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/goods/goods_search?title=tea&cid='); // leads to the address without /en
  await waitUntilHydrated(page);
  expect(loads).toEqual(['/en/goods/goods_search', '/goods/goods_search']);
});
