import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { findProduct, openProduct } from '#tests/support/pages/product-page.ts';

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Share this product' });

/** A browser that shares by itself, or one that cannot. */
async function openWith(page: Page, id: number, canShare: boolean): Promise<void> {
  await page.addInitScript((isThere) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    const share = isThere ? async (data: unknown) => void shared.push(data) : undefined;
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }, canShare);
  await openProduct(page, id);
}

test('the system shares the page, with what is chosen on it', async ({ page, request }) => {
  const product = await findProduct(request);
  await openWith(page, product.id, true);
  await button(page).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ title: product.name, url: page.url() }]);
  await expect(menu(page)).toBeHidden();
});

test('without that the link is copied, mailed or scanned', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await findProduct(request);
  await openWith(page, product.id, false);
  await button(page).click();
  await expect(menu(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
  await expect(menu(page).getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=${encodeURIComponent(product.name)}&body=${encodeURIComponent(page.url())}`,
  );
  await expectAccessible(page);
  await menu(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(menu(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).toBeHidden();
});

test('a link that cannot be copied is said to be in the address bar', async ({ page, request }) => {
  const product = await findProduct(request);
  await openWith(page, product.id, false);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
  );
  await button(page).click();
  await menu(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link couldn’t be copied. You can copy it from the address bar')).toBeVisible();
});
