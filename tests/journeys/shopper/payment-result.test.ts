import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { closePayment } from '#server/modules/payments/index.ts';
import { aPayment } from '#tests/support/orders/payments.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('without parameters the page says what is missing', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  for (const query of ['', '?orderNo=', '?orderNo=PT1', '?redirect_status=succeeded&status=1']) {
    await page.goto(`/order/payment_result${query}`);
    await expect(page.getByText('Missing parameters, cannot view order payment status')).toBeVisible();
  }
  await expectAccessible(page);
});

test('a success in the address is not trusted; a guest is asked to sign in', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.goto(`/order/payment_result?orderNo=${number}&redirect_status=succeeded&PayerID=1`);
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await context.clearCookies();
  await page.goto(`/order/payment_result?orderNo=${number}`);
  await expect(page).toHaveURL(/\/login$/);
});

test('paying again by another method shows a code; the phone pays, and the page notices', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = pageErrors(page);
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.goto(`/order/payment_result?orderNo=${number}`);
  await page.getByRole('button', { name: 'Pay $49.99' }).click();
  await expect(page.getByText('Please choose a payment method')).toBeVisible();
  await page.getByRole('radio', { name: /Scan to pay/ }).check();
  await page.getByRole('button', { name: 'Pay $49.99' }).click();
  await expect(page.getByRole('img', { name: 'QR code to scan with your phone' })).toBeVisible();
  await expectAccessible(page);

  const [phone] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the phone page here' }).click(),
  ]);
  await phone.setViewportSize({ width: 390, height: 844 });
  await expect(phone.getByRole('heading', { name: '$49.99' })).toBeVisible();
  await expect(phone.getByText('No real money is charged')).toBeVisible();
  await phone.getByRole('button', { name: 'Decline' }).click();
  await expect(phone.getByRole('heading', { name: 'Declined' })).toBeVisible();
  await expect(page.getByText('The payment was declined on your phone')).toBeVisible();
  await phone.getByRole('button', { name: 'Pay $49.99' }).click();
  await expect(phone.getByRole('heading', { name: 'Paid $49.99' })).toBeVisible();
  await expectAccessible(phone);

  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(page.getByText('Scan to pay')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a failure shows its reason and links to the payment of the same order', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.goto(`/order/stripe_payment?orderNo=${number}`);
  await page.getByText('Test cards', { exact: true }).click();
  await page.getByRole('button', { name: 'Insufficient funds' }).click();
  await page.getByRole('button', { name: 'Pay $49.99' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Use another payment method' }).click();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('Insufficient funds')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $49.99' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/stripe_payment\\?orderNo=${number}`));
});

test('a cancelled payment cannot be paid', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await transaction((tx) => closePayment(tx, number, null));
  await page.goto(`/order/payment_result?orderNo=${number}`);
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('the page says when the time to pay has run out', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  await page.clock.install();
  await page.goto(`/order/payment_result?orderNo=${number}`);
  await expect(page.getByRole('timer')).toContainText(/\d:\d\d$/);
  await database().execute(sql`update payments set expires_at = mall_now() where number = ${number}`);
  await page.clock.fastForward('01:00:00');
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
});

test('the panel lists the gateway’s messages, and can send them again', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL), 123_456);
  await page.goto(`/order/stripe_payment?orderNo=${number}`);
  await page.getByText('Test cards', { exact: true }).click();
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: 'Pay $1,234.56' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.goto('/dev/payments');
  const card = page.getByRole('listitem').filter({ hasText: '1,234.56' }).first();
  await expect(card).toContainText('payment.succeeded, sent once');
  await card.getByRole('button', { name: 'Resend webhook' }).click();
  await expect(card).toContainText('payment.succeeded, sent 2 times');
  await expectAccessible(page);
});

test('the result page is shown in six languages', async ({ page, context, baseURL }) => {
  const number = await aPayment(await signInNewAccount(context, baseURL));
  const titles = {
    'zh-CN': '银行卡支付',
    es: 'Pagar con tarjeta',
    fr: 'Payer par carte',
    th: 'ชำระด้วยบัตร',
    lao: 'ຊຳລະດ້ວຍບັດ',
  };
  for (const [locale, title] of Object.entries(titles)) {
    await page.goto(`/${locale}/order/stripe_payment?orderNo=${number}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});
