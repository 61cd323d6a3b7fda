import { expect, type Page, test } from '@playwright/test';
import { transaction } from '#server/database/connection.ts';
import { type NewMessage, queueMessage } from '#server/providers/messages/queue-message.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const send = (message: Omit<Partial<NewMessage>, 'code'> & { to: string; code?: string | undefined }) =>
  transaction((tx) =>
    queueMessage(tx, { channel: 'email', locale: 'en', kind: 'registerCode', code: '482913', ...message }),
  );
/** No other journey sends messages to this address. */
const newAddress = () => `reader-${Math.random().toString(36).slice(2)}@example.com`;
const list = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem');

test('shows a mail and a text message with their codes', async ({ page }) => {
  const to = newAddress();
  await send({ to });
  await page.goto(`/dev/outbox?to=${to}`);
  await expect(page).toHaveTitle('Outbox · Galleria');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText(`Email · To ${to}`);
  await expect(list(page).getByRole('heading')).toHaveText('Your Galleria code: 482913');
  await expect(list(page)).toContainText('It’s valid for 10 minutes');
  await expect(list(page).getByText('482913', { exact: true })).toHaveCSS('font-size', '32px');
  await expect(list(page).getByRole('time')).toHaveText(/second|now/);

  const phone = `+8613${String(Math.random()).slice(2, 11)}`;
  await send({ to: phone, channel: 'sms', kind: 'phoneCode', code: '135790' });
  await page.getByLabel('Recipient').fill(phone.slice(3));
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(`/dev/outbox?to=${phone.slice(3)}`);
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText(`Text message · To ${phone}`);
  await expect(list(page).getByText('135790', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/dev/outbox');
});

test('a new message appears on top by itself', async ({ page }) => {
  const to = newAddress();
  await send({ to, code: '111111' });
  await page.goto(`/dev/outbox?to=${to}`);
  await expect(list(page)).toHaveCount(1);
  await send({ to, code: '222222' });
  await expect(list(page)).toHaveCount(2);
  await expect(list(page).first()).toContainText('222222');
  await expect(page.getByRole('status').filter({ hasText: '1 new message' })).toBeVisible();
});

test('asks every two seconds, and not while the tab is hidden', async ({ page }) => {
  const to = newAddress();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/dev/outbox')) asked += 1;
  });
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await page.clock.install();
  await openHydrated(page, `/dev/outbox?to=${to}`);
  for (const times of [1, 2, 3]) {
    await page.clock.runFor(2_000);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(times);
  }
  await hide(true);
  await page.waitForTimeout(300); // one may have been on its way
  const whenHidden = asked;
  await page.clock.runFor(20_000);
  expect(asked).toBe(whenHidden);
  await hide(false);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked).toBeGreaterThan(whenHidden);
});

test('the code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const to = newAddress();
  await send({ to });
  await page.goto(`/dev/outbox?to=${to}`);
  await expect(list(page).getByRole('time')).toHaveText(/second|now/); // the page is hydrated
  await page.getByRole('button', { name: 'Copy code 482913' }).click();
  await expect(page.getByText('Code copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('482913');
});

test('says when there is nothing, and when the mall does not answer', async ({ page }) => {
  const to = newAddress();
  await page.goto(`/dev/outbox?to=${to}`);
  await expect(page.getByText(`No messages to ${to}`)).toBeVisible();
  await page.route('**/api/dev/outbox*', (route) => route.abort());
  const alert = page.getByRole('alert').filter({ hasText: 'The outbox can’t be reached right now' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/dev/outbox*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
});

test('HTML in a message is shown as text', async ({ page }) => {
  const to = newAddress();
  await send({ to, code: '<img src=x onerror="document.title=1">' });
  await page.goto(`/dev/outbox?to=${to}`);
  await expect(list(page)).toContainText('<img src=x');
  await expect(page).toHaveTitle('Outbox · Galleria');
  await expect(list(page).locator('img')).toHaveCount(0);
});

for (const [locale, title] of [
  ['zh-CN', '发件箱'],
  ['th', 'กล่องขาออก'],
  ['lao', 'ກ່ອງຂາອອກ'],
] as const) {
  test(`speaks ${locale}`, async ({ page }) => {
    const to = newAddress();
    await send({ to, locale });
    await page.goto(`/${locale}/dev/outbox?to=${to}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Galleria`);
  });
}

test('axe finds nothing serious, with messages and without', async ({ page }) => {
  const to = newAddress();
  for (const path of [`/dev/outbox?to=${to}`, '/dev/outbox']) {
    await page.goto(path);
    await expect(page.getByText('Updates automatically')).toBeVisible();
    await expectAccessible(page);
    await send({ to });
  }
});

test('shows a mail as HTML and as plain text', async ({ page }) => {
  const to = newAddress();
  const product = { name: '<b onclick=alert(1)>Tea</b> Cup', variant: 'Blue', quantity: 'Qty: 2', amount: '$4.00' };
  const url = 'https://mall.example/order';
  await send({
    ...{ to, kind: 'applicationApproved', values: { name: 'Tea House', account: 'tea@mall.example' }, code: undefined },
    blocks: [
      { block: 'products', products: [{ ...product, picture: '/media/x' }] },
      { block: 'button', label: 'View your order', url },
    ],
  });
  await send({ to, code: '135790' });
  await page.goto(`/dev/outbox?to=${to}`);
  const preview = page.getByRole('region', { name: 'Preview' });
  // The newest is open; the test opens another one.
  await expect(preview.frameLocator('iframe').getByText('135790', { exact: true }).first()).toBeVisible();
  await list(page).getByRole('link', { name: 'Tea House' }).click();
  await expect(page).toHaveURL(/mail=\d+/);
  const frame = preview.getByTitle('Welcome to Galleria: Tea House has been approved');
  await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  const mail = frame.contentFrame();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Welcome to Galleria');
  await expect(mail.getByText('<b onclick=alert(1)>Tea</b> Cup')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', url);
  await preview.getByRole('button', { name: 'Plain text' }).click();
  await expect(preview.locator('iframe')).toHaveCount(0);
  await expect(preview).toContainText(`View your order: ${url}`);
  await preview.getByRole('button', { name: 'Email' }).click();
  await expect(preview.locator('iframe')).toHaveCount(1);
});
