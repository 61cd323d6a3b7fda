import { expect, type Page, test } from '@playwright/test';
import { aPayment } from '#tests/support/orders/payments.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $49.99' });

async function choose(page: Page, what: string) {
  const list = page.getByText('Test cards', { exact: true });
  if (!(await page.getByRole('button', { name: what }).isVisible())) await list.click();
  await page.getByRole('button', { name: what }).click();
}

test('a declined card shows the reason; the second try pays, and the result page shows how', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = pageErrors(page);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.goto(`/order/stripe_payment?orderNo=${number}`);
  await expect(page).toHaveTitle('Pay by card · Galleria');
  await expect(page.getByText('This is a test payment')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/);
  await expectAccessible(page);

  await choose(page, '4000 0000 0000 0002 Card declined');
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment failed' })).toContainText('Your card was declined');
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');

  await page.getByLabel('Card number').fill('4242424242424242');
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(`/order/payment_result\\?orderNo=${number}$`));
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText('$49.99')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My orders' })).toHaveAttribute(
    'href',
    '/users/order_list?orderStatus=2',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  expect(urls.filter((url) => /secret|4242/.test(url))).toEqual([]);
  expect(errors).toEqual([]);

  // A paid payment cannot be paid again.
  await page.goto(`/order/stripe_payment?orderNo=${number}`);
  await expect(page).toHaveURL(/\/order\/payment_result/);
});

test('the form is checked before it is sent, and the first wrong field gets the focus', async ({
  page,
  context,
  baseURL,
}) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.goto(`/order/stripe_payment?orderNo=${number}`);
  await payButton(page).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByText('Please enter a valid card number')).toBeVisible();
  await page.getByLabel('Card number').pressSequentially('5105105105105100');
  await expect(page.getByLabel('Card number')).toHaveValue('5105 1051 0510 5100');
  await page.getByLabel('Expiry date (MM / YY)').pressSequentially('1');
  await payButton(page).click();
  await expect(page.getByText('Please enter a valid expiry date')).toBeVisible();
  await page.getByLabel('Expiry date (MM / YY)').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Only the test cards below work here' })).toBeVisible();
});

test('a 3-D Secure challenge is refused, then passed', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.goto(`/order/stripe_payment?orderNo=${number}`);
  await choose(page, '4000 0025 0000 3155');
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog).toContainText('confirm this payment of $49.99');
  await dialog.getByRole('button', { name: 'It wasn’t me' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t confirm it’s you' })).toBeVisible();
  await payButton(page).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
});

for (const [what, card] of [
  ['a slow payment', '4000 0000 0000 5019'],
  ['lost news', '4000 0000 0000 5027'],
] as const) {
  test(`${what}: the result page waits and then shows the result`, async ({ page, context, baseURL }) => {
    const number = await aPayment(await signInNewAccount(context, baseURL));
    await page.goto(`/order/stripe_payment?orderNo=${number}`);
    await choose(page, card);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });
}

test('no page of the test mall allows the provider’s script and frames', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  const response = await page.goto(`/order/stripe_payment?orderNo=${number}`);
  expect(response?.headers()['content-security-policy']).not.toContain('stripe.com');
});

test('without an order number there is nothing to pay; another account’s is not found', async ({
  page,
  context,
  baseURL,
}) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.goto('/order/stripe_payment');
  await expect(page.getByText('Missing order number, cannot view order')).toBeVisible();
  await context.clearCookies();
  await signInNewAccount(context, baseURL);
  const response = await page.goto(`/order/stripe_payment?orderNo=${number}`);
  expect(response?.status()).toBe(404);
});
