import { expect, test } from '@playwright/test';
import { getOrder } from '#contract/orders/shopper.ts';
import { getRefund } from '#contract/refunds/shopper.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { askForRefund, merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// A shopper in one window, the shop in another.

withMallDatabase();

test('an order is shipped in two parcels, which its buyer sees', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { kettle, cup } = await ownProducts();
  const ana = await signInNewAccount(context, baseURL);
  const order = await paidOrder(request, ana, [kettle[0], 2], [cup, 1]);
  const owner = await merchantOf(cup.shopId);
  const shopWindow = await browser.newContext();
  const shop = await shopWindow.newPage();
  await enterConsole(shopWindow, baseURL, owner.accountId);

  await openScreen(shop, `/${cup.shopId}/orders?words=${encodeURIComponent(ana.email)}`, 'Orders');
  await expect(shop.getByRole('tab', { name: /^To ship [1-9]/ })).toBeVisible();
  await shop.getByRole('link', { name: order.number }).click();
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(order.number);
  await shop.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = shop.getByRole('dialog', { name: 'Ship order' });
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(dialog.getByText('Choose a carrier')).toBeVisible();
  await expectAccessible(shop);
  await dialog.getByRole('combobox', { name: 'Carrier' }).click();
  await shop.getByRole('option').first().click();
  await dialog.getByLabel('Tracking number').fill(`GP${Date.now()}`);
  await dialog.getByLabel(`Quantity of ${kettle[0].name}`).fill('1');
  await dialog.getByLabel(`Quantity of ${cup.name}`).fill('0');
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(notice(shop, `Parcel for ${order.number} is on its way`)).toBeVisible();
  await expect(shop.getByText(`1 × ${kettle[0].name}`)).toBeVisible();

  await page.goto(`/order/order_detail?orderNo=${order.number}`);
  await expect(page.getByRole('main')).toContainText('1 item is on its way, 2 still to ship');

  await shop.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Carrier' })).not.toHaveValue(''); // the one of the first parcel
  await dialog.getByRole('combobox', { name: 'Ship by' }).click();
  await shop.getByRole('option', { name: 'Own delivery' }).click();
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(shop.getByRole('button', { name: 'Ship', exact: true })).toHaveCount(0);
  await expect(shop.getByText('Shipped', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText('still to ship');
  expect((await callAs(request, ana, getOrder, { orderNo: order.number })).status).toBe('shipped');
  await shopWindow.close();
});

test('a refund is refused with a reason and another one accepted', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { cup } = await ownProducts();
  const ana = await signInNewAccount(context, baseURL);
  const owner = await merchantOf(cup.shopId);
  const bo = await someone();
  const orderOfBo = await paidOrder(request, bo, [cup, 1]);
  const refused = await askForRefund(request, bo, orderOfBo);
  const accepted = await askForRefund(request, ana, await paidOrder(request, ana, [cup, 1]));
  const shopWindow = await browser.newContext();
  const shop = await shopWindow.newPage();
  await enterConsole(shopWindow, baseURL, owner.accountId);

  await openScreen(shop, `/${cup.shopId}/orders/${orderOfBo.number}`, orderOfBo.number);
  await expect(shop.getByRole('definition').filter({ hasText: 'Test card' })).toBeVisible();
  await expect(shop.getByText('Payment method', { exact: true })).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('link', { name: refused }).click();
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(refused);
  await shop.getByRole('button', { name: 'Refuse' }).click();
  const dialog = shop.getByRole('dialog', { name: 'Refuse this refund?' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Tell the buyer why');
  await dialog.getByLabel('Reason').fill('It is already packed');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(notice(shop, 'Refund refused')).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expectAccessible(shop);

  await openScreen(shop, `/${cup.shopId}/refunds`, 'Refunds');
  await shop.getByRole('searchbox').fill(accepted);
  await shop.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(shop.getByRole('link', { name: /^RE\d+$/ })).toHaveText([accepted]);
  await shop.getByRole('link', { name: accepted }).click();
  await shop.getByRole('button', { name: 'Accept' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(notice(shop, 'Refund accepted')).toBeVisible();

  expect(await callAs(request, bo, getRefund, { refundOrderNo: refused })).toMatchObject({
    refundStatus: 'refused',
    refundReason: 'It is already packed',
  });
  await page.goto(`/order/refund_detail?orderNo=${accepted}`);
  await expect(page.getByRole('main')).toContainText('Refunded');
  await shopWindow.close();
});
