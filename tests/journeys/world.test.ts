import { expect, test } from '@playwright/test';
import { locales, withLocale } from '#contract/languages.ts';
import { expectAccessible } from '#tests/accessible.ts';
import { openAlive } from '../shops-of-the-demo.ts';
import { messages, pageErrors, stub } from '../signed-in-page.ts';

test('/dev shows time, mail, money and parcels on one page', async ({ page }) => {
  const errors = pageErrors(page);
  await openAlive(page, '/dev');
  await expect(page).toHaveTitle('World in a box');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const name of ['Clock', 'Outbox', 'Test gateway', 'Demo carrier'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the outbox' })).toHaveAttribute('href', '/dev/outbox');
  await expect(page.getByRole('link', { name: 'Open the gateway' })).toHaveAttribute('href', '/dev/payments');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

// The clock is everybody's: moved for real, it would end what other journeys are in the middle of. See world.test.ts.
test('its buttons move the clock', async ({ page }) => {
  await openAlive(page, '/dev');
  await stub(page, 'dev/clock', { now: new Date().toISOString(), aheadSeconds: 0 });
  const clock = page.getByRole('region', { name: 'Clock', exact: true });
  await expect(clock.getByRole('status')).toHaveText('The same as the real time');
  await expect(clock.getByRole('button', { name: 'Back to now' })).toBeDisabled();
  for (const [name, step] of [
    ['+1 hour', 'hour'],
    ['+1 day', 'day'],
    ['+7 days', 'week'],
    ['+15 days', 'fortnight'],
  ] as const) {
    const asked = page.waitForRequest('**/api/dev/clock');
    await clock.getByRole('button', { name, exact: true }).click();
    expect((await asked).postDataJSON()).toEqual({ step });
    await expect(messages(page)).toContainText(['The clock has been moved']);
  }
});

test('in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const locale of locales) {
    await openAlive(page, withLocale(locale, '/dev'));
    await expect(page.getByRole('region')).not.toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});
