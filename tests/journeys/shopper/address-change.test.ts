import { expect, test } from '@playwright/test';
import { database } from '#server/database/connection.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// A buyer who has moved, and the shop that has not shipped yet.

withMallDatabase();

test('a buyer asks for another address; the shop refuses once and then agrees', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { cup } = await ownProducts();
  const ana = await signInNewAccount(context, baseURL);
  const order = await paidOrder(request, ana, [cup, 1]);
  await database().insert(addresses).values({
    accountId: ana.accountId,
    realName: 'Ana Silva',
    countryCode: '+1',
    phone: '2125550100',
    country: 'US',
    detail: '9 Hill Road',
    postCode: '10001',
  });
  const owner = await merchantOf(cup.shopId);
  const shopWindow = await browser.newContext();
  const shop = await shopWindow.newPage();
  await enterConsole(shopWindow, baseURL, owner.accountId);

  const main = page.getByRole('main');
  const ask = async () => {
    await page.goto(`/order/order_detail?orderNo=${order.number}`);
    await page.getByRole('button', { name: 'Ask for another address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deliver to another address?' });
    await dialog.getByRole('radio', { name: /9 Hill Road/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask the shop' }).click();
    await expect(main).toContainText('The shop hasn’t answered yet');
  };

  await ask();
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(main).toContainText('You withdrew your request');
  await ask();
  await openScreen(shop, `/${cup.shopId}/orders/${order.number}`, order.number);
  await expect(shop.getByText('The buyer asks for another address')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Ship', exact: true }).click();
  const ship = shop.getByRole('dialog', { name: 'Ship order' });
  await expect(ship).toContainText('If you ship now, the parcel goes to the present one');
  await ship.getByRole('button', { name: 'Cancel' }).click();
  await shop.getByRole('button', { name: 'Refuse' }).click();
  const refusal = shop.getByRole('dialog', { name: 'Refuse the new address?' });
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(refusal.getByLabel('Reason')).toHaveAccessibleDescription('Tell the buyer why');
  await refusal.getByLabel('Reason').fill('Already packed');
  await expectAccessible(shop);
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(notice(shop, 'New address refused')).toBeVisible();

  await page.reload();
  await expect(main).toContainText('Reason: Already packed');
  await ask();
  await shop.reload();
  await shop.getByRole('button', { name: 'Use this address' }).click();
  await expect(notice(shop, 'The order goes to the new address')).toBeVisible();
  await expect(shop.getByRole('main').getByText('9 Hill Road')).toBeVisible();
  await page.reload();
  await expect(main).toContainText('The shop agreed to deliver to Ana Silva, 9 Hill Road');
  await expectAccessible(page);
  await shopWindow.close();
});
