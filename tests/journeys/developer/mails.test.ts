import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const mailIn = (page: Page) => preview(page).locator('iframe').contentFrame();
const choose = (page: Page, what: string, name: string) =>
  page.getByRole('navigation', { name: what }).getByRole('link', { name, exact: true }).click();
const background = (page: Page) =>
  mailIn(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

test('every kind of mail is looked at in each language, as plain text, dark and narrow', async ({ page }) => {
  await page.goto('/dev');
  await page.getByRole('link', { name: 'See every kind of mail' }).click();
  await expect(page).toHaveTitle('Mails · Galleria');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await page.getByRole('navigation', { name: 'Kinds of mail' }).getByRole('link').count()).toBeGreaterThan(80);
  await expect(mailIn(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(preview(page)).toContainText(/\d+\.\d kB of 102 kB that Gmail shows/);
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Kinds of mail' })
    .getByRole('link', { name: /registerCode/ })
    .click();
  await expect(mailIn(page).getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
  await expect(mailIn(page).getByText('482913', { exact: true }).first()).toBeVisible();

  await choose(page, 'Language', '简体中文');
  await expect(mailIn(page).getByRole('heading', { level: 1 })).toHaveText('验证您的邮箱');

  await expect.poll(() => background(page)).toBe('rgb(240, 242, 245)');
  await choose(page, 'Theme', 'Dark');
  await expect.poll(() => background(page)).toBe('rgb(18, 20, 25)');
  await expectAccessible(page);

  await choose(page, 'Width', '320 px');
  await expect.poll(async () => (await preview(page).locator('iframe').boundingBox())?.width).toBe(320);
  const isWide = mailIn(page).locator('html');
  expect(await isWide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await choose(page, 'View', 'Plain text');
  await expect(preview(page).locator('iframe')).toHaveCount(0);
  await expect(preview(page)).toContainText('请勿将验证码告诉任何人。');
  await expectAccessible(page);
});

test('each choice is an address, and what is not there is not found', async ({ page }) => {
  await page.goto('/th/dev/mails?kind=shopPayoutPaid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('อีเมล');
  const mail = page.getByRole('main').locator('iframe').contentFrame();
  await expect(mail.locator('html')).toHaveAttribute('lang', 'th');
  const response = await page.goto('/dev/mails?kind=nothing');
  expect(response?.status()).toBe(404);
});
