// Long because the list and the page of an order show the same states: one block for each of them.

import { expect, type Page, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { getCart } from '#contract/cart/shopper.ts';
import { getOrder, listOrders } from '#contract/orders/shopper.ts';
import { database } from '#server/database/connection.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { anAddress, callAs, chooseTestCard, ordered, usd } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/users/order_list';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'My orders' });
const order = (page: Page, number: string | undefined) => page.getByRole('article', { name: `Order ${number}` });

test('a new account finds every tab empty, with a link to shop', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  await openHydrated(page, path);
  await expectAccessible(page);
  for (const [tab, text, status] of [
    ['To pay', 'No orders to pay', 1],
    ['Waiting to ship', 'No orders waiting to ship', 2],
    ['To receive', 'No orders on the way', 3],
    ['To evaluate', 'Nothing to review', 4],
    ['Completed', 'No completed orders yet', 5],
    ['Return/refund', 'No returns or refunds', 6],
    ['Cancelled', 'No cancelled orders', 7],
    ['All', 'No orders yet', null],
  ] as const) {
    await tabs(page)
      .getByRole('link', { name: `${tab} (0)` })
      .click();
    await expect(page).toHaveURL(status === null ? path : `${path}?orderStatus=${status}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Continue shopping' })).toBeVisible();
  }
  // The products below it are a row of their own width, which scrolls: they may not push the words out of the window.
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue shopping' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('orders that are paid together have one payment', async ({ page, context, baseURL, request }) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, lamp } = await ownProducts();
  await anAddress(ana);
  const { payable, orderNo: paymentNumber } = await ordered(request, ana, [kettle[0], 2], [lamp, 1]);
  const { list } = await callAs(request, ana, listOrders, {});
  await openHydrated(page, `${path}?orderStatus=1`);
  await expect(tabs(page).getByRole('link', { name: 'To pay (2)' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('timer')).toContainText(/^Time left to pay (30:00|29:\d\d)$/);
  for (const { orderNo: number, payable: own, shopName } of list) {
    await expect(order(page, number)).toContainText(shopName);
    await expect(order(page, number)).toContainText(usd(own));
    await expect(order(page, number).getByRole('button')).toHaveText(['Contact shop']);
  }
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(`Total ${usd(payable)}`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pay now' }).click();
  const paying = page.getByRole('dialog', { name: 'Pay now' });
  await expect(paying.getByRole('button', { name: `Pay ${usd(payable)}` })).toBeVisible();
  await paying.getByRole('button', { name: `Pay ${usd(payable)}` }).click();
  await expect(paying.getByRole('alert')).toHaveText('Please choose a payment method');
  await expectAccessible(page);
  await chooseTestCard(paying);
  await paying.getByRole('button', { name: `Pay ${usd(payable)}` }).click();
  await expect(page).toHaveURL(`/order/stripe_payment?orderNo=${paymentNumber}&method=sandbox`);
  expect(errors).toEqual([]);
});

test('orders that are paid together are cancelled together, and can then be deleted', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, lamp } = await ownProducts();
  await anAddress(ana);
  const { orderNumbers } = await ordered(request, ana, [kettle[0], 2], [lamp, 1]);
  await openHydrated(page, `${path}?orderStatus=1`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText('All 2 orders in this payment will be cancelled.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep order' }).last().click();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('radio', { name: 'I found a better price' }).check();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(messages(page)).toHaveText(['Order cancelled']);
  await expect(page.getByText('No orders to pay')).toBeVisible();
  const gone = await callAs(request, ana, getOrder, { orderNo: orderNumbers[0] ?? '' });
  expect([gone.status, gone.cancelReason]).toEqual(['cancelled', 'I found a better price']);

  await openHydrated(page, path);
  const [first, second] = orderNumbers;
  await expect(order(page, first).getByText('Cancelled').first()).toBeVisible();
  await page.getByRole('button', { name: `Delete order ${first}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(order(page, first)).toBeVisible();
  await page.getByRole('button', { name: `Delete order ${first}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(order(page, first)).toHaveCount(0);
  await expect(order(page, second)).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'All (1)' })).toBeVisible();
});

test('“buy again” puts available lines into the cart and names the others', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  await anAddress(ana);
  const { orderNumbers, orderNo: paymentNumber } = await ordered(request, ana, [kettle[0], 2], [cup, 1]);
  await database().execute(sql`update payments set expires_at = mall_now() where number = ${paymentNumber}`);
  await expect
    .poll(async () => (await callAs(request, ana, getOrder, { orderNo: orderNumbers[0] ?? '' })).status)
    .toBe('cancelled');
  await database().update(products).set({ isOnSale: false }).where(eq(products.id, cup.productId));
  await openHydrated(page, path);
  await page.getByRole('button', { name: `Buy again: order ${orderNumbers[0]}` }).click();
  await expect(messages(page)).toHaveText([`No longer available: ${cup.name}`]);
  await expect(page).toHaveURL('/order/shopping_cart');
  const { shops } = await callAs(request, ana, getCart, {});
  expect(shops.flatMap(({ lines }) => lines).map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [kettle[0].skuId, 2],
  ]);
});

test('an open order page shows when the order expires unpaid', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  const { orderNo: paymentNumber, orderNumbers } = await ordered(request, ana, [lamp, 1]);
  await page.clock.install();
  await openHydrated(page, `/order/order_detail?orderNo=${orderNumbers[0]}`);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await database().update(payments).set({ expiresAt: sql`mall_now()` }).where(eq(payments.number, paymentNumber));
  await page.clock.fastForward('01:00:00');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Delete order ${orderNumbers[0]}` })).toBeVisible();
});

test('an order that is paid by card is shown as paid everywhere', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle } = await ownProducts();
  await anAddress(ana);
  const { orderNumbers, payable } = await ordered(request, ana, [kettle[1], 1]);
  const detail = `/order/order_detail?orderNo=${orderNumbers[0]}`;
  await openHydrated(page, detail);
  await expect(page).toHaveTitle('Order details · Galleria');
  await expect(page.getByRole('heading', { level: 1, name: 'To pay' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment details' })).toContainText('Unpaid');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await chooseTestCard(page.getByRole('dialog'));
  const pay = page.getByRole('dialog').getByRole('button', { name: `Pay ${usd(payable)}` });
  await pay.click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date (MM / YY)').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: `Pay ${usd(payable)}` }).click();
  await expect(page).toHaveURL(/\/order\/payment_result/);
  await expect(page.getByText('Payment successful')).toBeVisible();
  await openHydrated(page, detail);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting to ship' })).toBeVisible();
  const money = page.getByRole('region', { name: 'Order summary' });
  await expect(money).toContainText('Subtotal$70.00');
  await expect(money).toContainText('−$35.00');
  await expect(money).toContainText(`Total paid${usd(payable)}`);
  const facts = page.getByRole('region', { name: 'Payment details' });
  await expect(facts).toContainText('Paid');
  await expect(facts).toContainText('Test card');
  await expect(facts).toContainText(orderNumbers[0] ?? '');
  await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText('Ana Silva');
  await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText('Courier');
  await expect(page.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]')).toContainText('Paid');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expectAccessible(page);
  await openHydrated(page, `${path}?orderStatus=2`);
  await expect(order(page, orderNumbers[0])).toContainText('Waiting to ship');
});

test('orders are found by number and by products, in the tab that is open', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, lamp } = await ownProducts();
  await anAddress(ana);
  const one = await ordered(request, ana, [kettle[0], 1]);
  const other = await ordered(request, ana, [lamp, 1]);
  await openHydrated(page, `${path}?orderStatus=1`);
  const box = page.getByRole('searchbox', { name: 'Order number or product name' });
  await box.fill(lamp.name);
  await box.press('Enter');
  await expect(order(page, other.orderNumbers[0])).toBeVisible();
  await expect(order(page, one.orderNumbers[0])).toHaveCount(0);
  await expect(page).toHaveURL(/orderStatus=1&words=Lamp/);
  await box.fill(one.orderNumbers[0] ?? '');
  await page.getByRole('button', { name: 'Search my orders' }).click();
  await expect(order(page, one.orderNumbers[0])).toBeVisible();
  await expect(order(page, other.orderNumbers[0])).toHaveCount(0);
  await box.fill('nothing at all');
  await box.press('Enter');
  await expect(page.getByText('No orders match “nothing at all”')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('many orders have pages', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup, lamp } = await ownProducts();
  await anAddress(ana);
  const first = await ordered(request, ana, [cup, 1], [lamp, 1]);
  for (let more = 0; more < 5; more++) await ordered(request, ana, [cup, 1], [lamp, 1]);
  await openHydrated(page, path);
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(5);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const number of first.orderNumbers) await expect(order(page, number)).toBeVisible();
  await page.goto(`${path}?page=9`);
  await expect(page).toHaveURL(`${path}?page=2`);
});

for (const [search, text, status] of [
  ['', 'Missing order number, cannot view order', 200],
  ['?orderNo=', 'Missing order number, cannot view order', 200],
  ['?orderNo=nonsense', 'We couldn’t find this order', 404],
  ['?orderNo=SH0000000000000000', 'We couldn’t find this order', 404],
] as const) {
  test(`an order is asked for with "${search}": ${text}`, async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL);
    expect((await page.goto(`/order/order_detail${search}`))?.status()).toBe(status);
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'My orders' }).last().click();
    await expect(page).toHaveURL(path);
  });
}

test('another account’s order is not shown', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  const { orderNumbers } = await ordered(request, ana, [lamp, 1]);
  await context.clearCookies();
  await signInNewAccount(context, baseURL);
  await page.goto(`/order/order_detail?orderNo=${orderNumbers[0]}`);
  await expect(page.getByText('We couldn’t find this order')).toBeVisible();
  await expect(page.getByText(lamp.name)).toHaveCount(0);
});

for (const [prefix, title, status, tab] of [
  ['/zh-CN', '我的订单', '待付款', '待付款 (1)'],
  ['/es', 'Mis pedidos', 'Por pagar', 'Por pagar (1)'],
  ['/fr', 'Mes commandes', 'À payer', 'À payer (1)'],
  ['/th', 'คำสั่งซื้อของฉัน', 'รอชำระเงิน', 'รอชำระ (1)'],
  ['/lao', 'ຄຳສັ່ງຊື້ຂອງຂ້ອຍ', 'ລໍຖ້າຊຳລະ', 'ລໍຖ້າຊຳລະ (1)'],
] as const) {
  test(`orders in ${prefix.slice(1)}`, async ({ page, context, baseURL, request }) => {
    const errors = pageErrors(page);
    const ana = await signInNewAccount(context, baseURL);
    const { lamp } = await ownProducts();
    await anAddress(ana);
    const { orderNumbers } = await ordered(request, ana, [lamp, 1]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, prefix + path);
    await expect(page).toHaveTitle(`${title} · Galleria`);
    await expect(page.getByRole('navigation', { name: title }).getByRole('link', { name: tab })).toBeVisible();
    await expectAccessible(page);
    await openHydrated(page, `${prefix}/order/order_detail?orderNo=${orderNumbers[0]}`);
    await expect(page.getByRole('heading', { level: 1, name: status })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('a guest is asked to sign in first', async ({ page }) => {
  for (const guarded of [path, '/order/order_detail', '/order/order_confirm']) {
    await page.goto(guarded);
    await expect(page).toHaveURL('/login');
  }
});
