import { expect, type Locator, test } from '@playwright/test';
import { locales, withLocale } from '#contract/core/languages.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { askPlatform, getRefund, requestRefund } from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { paidOrder } from '#tests/support/pages/refund-pages.ts';
import { messages, pageErrors, signInNewAccount, stub, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('/dev shows time, mail, money and parcels on one page', async ({ page }) => {
  const errors = pageErrors(page);
  await openHydrated(page, '/dev');
  await expect(page).toHaveTitle('World in a box · Galleria');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const name of ['Clock', 'Outbox', 'Test gateway', 'Demo carrier', 'As the shop', 'As the platform'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the outbox' })).toHaveAttribute('href', '/dev/outbox');
  await expect(page.getByRole('link', { name: 'Open the gateway' })).toHaveAttribute('href', '/dev/payments');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

// All journeys share the clock: moving it for real would expire what other journeys are doing. See world.test.ts.
test('the buttons of /dev move the clock', async ({ page }) => {
  await openHydrated(page, '/dev');
  await stub(page, 'dev/clock', { now: new Date().toISOString(), aheadSeconds: 0 });
  const clock = page.getByRole('region', { name: 'Clock', exact: true });
  await expect(clock.getByRole('status')).toHaveText('Same as real time');
  await expect(clock.getByRole('button', { name: 'Reset to now' })).toBeDisabled();
  for (const [name, step] of [
    ['+1 hour', 'hour'],
    ['+1 day', 'day'],
    ['+7 days', 'week'],
    ['+15 days', 'fortnight'],
  ] as const) {
    const asked = page.waitForRequest('**/api/dev/clock');
    await clock.getByRole('button', { name, exact: true }).click();
    expect((await asked).postDataJSON()).toEqual({ step });
    await expect(messages(page)).toContainText(['Clock moved']);
  }
});

test('/dev is shown in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const locale of locales) {
    await openHydrated(page, withLocale(locale, '/dev'));
    await expect(page.getByRole('region')).not.toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test('an order is shipped and refunded from /dev, as the shop and as the platform', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const { number: orderNumber, lines } = await paidOrder(request, ana, [cup, 1]);
  const statusOf = async () => (await callAs(request, ana, getOrder, { orderNo: orderNumber })).status;
  await openHydrated(page, '/dev');
  const [shop, platform] = ['As the shop', 'As the platform'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  ) as [Locator, Locator];
  const row = (desk: Locator) => desk.getByRole('listitem').filter({ hasText: cup.name });
  const pressed = async (desk: Locator, name: string) => {
    await row(desk).getByRole('button', { name }).click();
    // At the same time: the message goes by itself, and one of the click before may still be shown.
    await Promise.all([expect(messages(page)).toContainText(['Done']), expect(row(desk)).toHaveCount(0)]);
  };
  await expect(row(shop)).toContainText(`Order ${orderNumber}`);
  await pressed(shop, 'Ship');
  expect(await statusOf()).toBe('shipped');

  await callAs(request, ana, confirmReceipt, { orderNo: orderNumber });
  const { refundOrderNo } = await callAs(request, ana, requestRefund, {
    ...{ orderNo: orderNumber, kind: 'goods', reason: 'damaged', note: 'Broken in two' },
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  });
  const refundStatus = async () => (await callAs(request, ana, getRefund, { refundOrderNo })).refundStatus;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(shop)).toContainText('Damaged · Broken in two');
  await row(shop)
    .getByRole('button', { name: `Refuse: ${refundOrderNo}` })
    .click();
  await row(shop).getByRole('textbox', { name: 'Reason' }).fill('It left us whole');
  await expectAccessible(page);
  await pressed(shop, 'Refuse');
  expect(await refundStatus()).toBe('refused');

  await callAs(request, ana, askPlatform, { refundOrderNo });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(platform)).toContainText('The shop says: It left us whole');
  await pressed(platform, 'Approve refund');
  await callAs(request, ana, sendBackProducts, { refundOrderNo, company: 'Post', trackingNumber: `BACK${Date.now()}` });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await pressed(shop, 'Return received');
  await expect.poll(refundStatus).toBe('refunded');
  expect(errors).toEqual([]);
});
