import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { requestRefund } from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { database } from '#server/database/connection.ts';
import { returnAddresses } from '#server/modules/refunds/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { askForRefund, merchantOf, paidOrder, refundPath, sendAll } from '#tests/support/pages/refund-pages.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// A shopper and a shop side by side: how a refund is settled between all and nothing, and where a return goes.

withMallDatabase();

const photo = async () => ({
  name: 'scratch.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#335599' } })
    .jpeg()
    .toBuffer(),
});

test('a part is offered, declined, offered again and accepted, with shopper and shop side by side', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  const order = await paidOrder(request, ana, [kettle[0], 1]);
  await sendAll(order.number);
  const refund = await askForRefund(request, ana, order);

  const desk = await browser.newContext();
  const shop = await desk.newPage();
  await enterConsole(desk, baseURL, owner.accountId);
  await openScreen(shop, `/${cup.shopId}/refunds/${refund}`, refund);
  await shop.getByRole('link', { name: order.number }).click();
  await expect(shop.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
  await shop.goBack();
  await shop.getByRole('button', { name: 'Offer a part' }).click();
  const dialog = shop.getByRole('dialog', { name: 'Offer a partial refund' });
  await dialog.getByLabel('Reason').fill('Only the lid is scratched');
  await dialog.getByLabel('Amount you pay back').fill('30');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText('Less than $30.00').last()).toBeVisible();
  await dialog.getByLabel('Amount you pay back').fill('7.55');
  await dialog.locator('input[type=file]').setInputFiles(await photo());
  await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await expectAccessible(shop);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(notice(shop, 'Offer sent to the buyer')).toBeVisible();
  await expect(shop.getByText('$7.55 of $30.00')).toBeVisible();

  await openHydrated(page, refundPath(refund));
  await expect(page.getByRole('heading', { level: 1, name: 'Partial refund offered' })).toBeVisible();
  const offer = page.getByRole('region', { name: 'The shop’s offer' });
  await expect(offer).toContainText('$7.55 of the $30.00 you requested');
  await expect(offer).toContainText('Only the lid is scratched');
  await offer.getByRole('button', { name: 'Photo 1 of 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Photos' }).getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for the full amount' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask for the full amount' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Under review by the shop' })).toBeVisible();

  await shop.reload();
  await shop.getByRole('button', { name: 'Offer a part' }).click();
  await dialog.getByLabel('Amount you pay back').fill('12');
  await dialog.getByLabel('Reason').fill('Our best offer');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(shop.getByText('$12.00 of $30.00')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Accept $12.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept $12.00' }).click();
  await expect(page.getByRole('region', { name: 'Agreed partial refund' })).toContainText('$12.00 of the $30.00');
  await expect(page.getByRole('heading', { level: 1, name: /^Refund(?:ing|ed)$/ })).toBeVisible();
  await shop.reload();
  await expect(shop.getByRole('heading', { name: 'Agreed partial refund' })).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Offer a part' })).toHaveCount(0);
  await expectAccessible(shop);
  await openHydrated(page, `/order/order_detail?orderNo=${order.number}`);
  await expect(page.getByRole('main')).toContainText('Partial refund for 1 item: $12.00');
  expect(errors).toEqual([]);
  await desk.close();
});

test('a return goes to the address the shop chooses; it comes back damaged, and the shop shows why', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  const order = await paidOrder(request, ana, [cup, 1]);
  await sendAll(order.number);
  const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const input = { orderNo: order.number, lines, kind: 'goods', reason: 'damaged' } as const;
  const { refundOrderNo } = await callAs(request, ana, requestRefund, input);

  const desk = await browser.newContext();
  const shop = await desk.newPage();
  await enterConsole(desk, baseURL, owner.accountId);
  const isOfShop = eq(returnAddresses.shopId, cup.shopId);
  await database().delete(returnAddresses).where(isOfShop);
  await openScreen(shop, `/${cup.shopId}/refunds/addresses`, 'Return addresses');
  for (const name of ['Main desk', 'Depot']) {
    await shop.getByRole('button', { name: 'Add address' }).click();
    const dialog = shop.getByRole('dialog', { name: 'Add address' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Address').fill(`${name} Street 1\nLisbon`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shop.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  }
  await expect(shop.getByRole('row', { name: /Main desk/ })).toContainText('Default');
  await expectAccessible(shop);

  await openScreen(shop, `/${cup.shopId}/refunds/${refundOrderNo}`, refundOrderNo);
  await shop.getByRole('button', { name: 'Accept', exact: true }).click();
  const accepting = shop.getByRole('dialog', { name: 'Accept this refund?' });
  await expect(accepting).toContainText('Main desk Street 1');
  await accepting.getByRole('combobox', { name: 'Where the buyer sends it' }).click();
  await shop.getByRole('option', { name: 'Depot' }).click();
  await expect(accepting).toContainText('Depot Street 1');
  await accepting.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(notice(shop, 'Refund accepted')).toBeVisible();
  await openHydrated(page, refundPath(refundOrderNo));
  await expect(page.getByRole('region', { name: 'Return address' })).toContainText('Depot Street 1');

  await callAs(request, ana, sendBackProducts, { refundOrderNo, company: 'Swift', trackingNumber: `S${Date.now()}` });
  await shop.reload();
  await shop.getByRole('button', { name: 'Report a problem' }).click();
  const problem = shop.getByRole('dialog', { name: 'What is wrong with the return?' });
  await expect(problem).toContainText('To pay a part instead, offer one.');
  await problem.getByRole('combobox', { name: 'Problem' }).click();
  await shop.getByRole('option', { name: 'It hasn’t arrived' }).click();
  await expect(problem).toContainText('If the carrier confirms delivery, the buyer is refunded.');
  await problem.getByRole('combobox', { name: 'Problem' }).click();
  await shop.getByRole('option', { name: 'It came back damaged' }).click();
  await problem.getByLabel('Description').fill('The handle is off');
  await problem.locator('input[type=file]').setInputFiles(await photo());
  await expect(problem.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await problem.getByRole('button', { name: 'Report a problem' }).click();
  await expect(notice(shop, 'Galleria will decide')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('The shop says the return arrived damaged');
  await expect(page.getByRole('main')).toContainText('The handle is off');
  await expect(page.getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  await desk.close();
  await database().delete(returnAddresses).where(isOfShop);
});
