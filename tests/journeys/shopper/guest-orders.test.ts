import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { cancelPayment, getOrder } from '#contract/orders/shopper.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { database } from '#server/database/connection.ts';
import { orderLink } from '#server/modules/orders/index.ts';
import { newEmail, someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { anAddress, callAs, ordered } from '#tests/support/pages/checkout-page.ts';
import { paidOrder } from '#tests/support/pages/refund-pages.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

async function newestCodeFor(recipient: string): Promise<string> {
  const { rows } = await database().execute<{ code: string }>(
    sql`select code from outgoing_messages where recipient = ${recipient} and code is not null order by id desc limit 1`,
  );
  return rows[0]?.code ?? '';
}

async function lookUp(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await newestCodeFor(email));
  await page.getByRole('button', { name: 'View order' }).click();
}

test('a visitor sees how to find the order again, and finds it by the mail and by a code', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const email = newEmail();
  const visitor = await signInNewAccount(context, baseURL, { userType: 'visitor', email, nickname: 'Visitor 1' });
  await anAddress(visitor);
  const { cup } = await ownProducts();
  const { orderNo: paymentNumber, orderNumbers } = await ordered(request, visitor, [cup, 1]);
  const orderNumber = orderNumbers[0] ?? '';
  const { clientSecret } = await callAs(request, visitor, startPayment, { orderNo: paymentNumber, payType: 'sandbox' });
  await request.post('/sandbox-gateway/card', { data: { clientSecret, number: '4242424242424242' } });
  await page.goto(`/order/payment_result?orderNo=${paymentNumber}`);
  const keep = page.getByRole('region', { name: 'How to find this order again' });
  await expect(keep).toContainText(`Create an account with ${email}`);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expectAccessible(page);

  // The session has ended; the mail still has its link.
  await context.clearCookies();
  await page.goto(await orderLink(database(), orderNumber));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: cup.name })).toBeVisible();
  await expect(page.getByText('1 Main Street')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderNumber);
  await expectAccessible(page);

  await lookUp(page, email);
  await expect(page).toHaveURL(`/order/order_detail?orderNo=${orderNumber}`);
  await expect(page.getByText('1 Main Street').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /refund/i }).first()).toBeVisible();
});

test('the link of a mail shows an overdue order, and a payment that came too late', async ({ page, request }) => {
  const visitor = await someone({ userType: 'visitor', email: newEmail(), nickname: 'Visitor 2' });
  const { cup } = await ownProducts();
  const overdue = await paidOrder(request, visitor, [cup, 1]);
  await database().execute(sql`update orders set overdue_at = mall_now() where number = ${overdue.number}`);
  await page.goto(await orderLink(database(), overdue.number));
  await expect(page.getByText('The shop didn’t ship in time.')).toBeVisible();
  await expect(page.getByText('getting your order ready')).toHaveCount(0);

  const { orderNo: paymentNumber, orderNumbers } = await ordered(request, visitor, [cup, 1]);
  const { clientSecret } = await callAs(request, visitor, startPayment, { orderNo: paymentNumber, payType: 'sandbox' });
  await callAs(request, visitor, cancelPayment, { orderNo: paymentNumber, reason: 'I changed my mind' });
  await request.post('/sandbox-gateway/card', { data: { clientSecret, number: '4242424242424242' } });
  const number = orderNumbers[0] ?? '';
  await expect
    .poll(async () => (await callAs(request, visitor, getOrder, { orderNo: number })).returnedPayment)
    .not.toBeNull();
  await page.goto(await orderLink(database(), number));
  await expect(page.getByText('Cancelled: I changed my mind')).toBeVisible();
  await expect(page.getByText(/^Your payment of .+ arrived too late/)).toBeVisible();
});

test('an expired link, or none, asks for a code; the footer links to the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).click();
  await expect(page).toHaveURL('/order/look_up');
  await expect(page.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Order number' }).fill('12');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText('An order number starts with SH')).toBeVisible();
  await page.goto(`/order/look_up?orderNo=SH2611150000000000000001&key=abc.${'A'.repeat(43)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'no longer valid' })).toBeVisible();
});
