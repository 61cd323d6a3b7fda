import { expect, type Page, test } from '@playwright/test';
import { openHydrated, waitUntilHydrated } from '#tests/support/pages/hydrated.ts';

const lightPage = 'rgb(245, 246, 248)';
const darkPage = 'rgb(18, 20, 25)';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name, exact: true });

/** The footer is hydrated at the first sign of someone. */
async function wakeFooter(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-ready', 'yes');
}

test('the system decides, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/no/such/page');
  await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(darkPage);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(lightPage);
});

test('a choice outlasts reload and navigation, and can be taken back', async ({ page }) => {
  await openHydrated(page, '/no/such/page');
  await choice(page, 'Dark').click();
  await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(darkPage);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { name: 'Coupon centre' })).toBeVisible();
  expect(await background(page)).toBe(darkPage);
  await page.reload();
  await wakeFooter(page);
  await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(darkPage);
  await choice(page, 'System').click();
  await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(lightPage);
});

test('light can be chosen on a dark system, and another tab follows', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/no/such/page');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/no/such/page');
  await wakeFooter(other);
  await expect(choice(other, 'System')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Light').click();
  await expect.poll(() => other.evaluate(() => document.cookie)).toContain('theme=light');
  // As when one comes back to that tab: a headless browser shows all of them all the time.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(choice(other, 'Light')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(other)).toBe(lightPage);
});

// A public page has its styles inside and the hash of its scripts; a personal one has a nonce.
for (const path of ['/', '/login']) {
  test(`${path} has the chosen theme before any of it can be painted`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme ?? 'none';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme-at-first', 'dark');
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#121419');
    expect(await background(page)).toBe(darkPage);
  });
}

test('paper is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/middlewares/privacy_agreement');
  const words = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(words).toBe('rgb(29, 33, 41)');
});
