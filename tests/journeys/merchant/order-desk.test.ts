import { expect, test } from '@playwright/test';
import { shipOrder } from '#contract/shipping/merchant.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// What the people of a shop do around an order: notes for each other, paper for the parcel.

withMallDatabase();

test('a note and a flag are seen by colleagues, and neither of two writers is overwritten', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { cup } = await ownProducts();
  const order = await paidOrder(request, await someone(), [cup, 1]);
  const owner = await merchantOf(cup.shopId);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/orders/${order.number}`, order.number);
  const colleague = await browser.newContext();
  const otherPage = await colleague.newPage();
  await enterConsole(colleague, baseURL, owner.accountId);
  await openScreen(otherPage, `/${cup.shopId}/orders/${order.number}`, order.number);
  await expect(otherPage.getByLabel('Note', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Flag' }).click();
  await page.getByRole('option', { name: 'Urgent' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Call before delivery');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(notice(page, 'Note saved')).toBeVisible();
  await expect(page.getByText('Last changed by')).toBeVisible();
  await expectAccessible(page);

  await otherPage.getByLabel('Note', { exact: true }).fill('Leave it at the door');
  await otherPage.getByRole('button', { name: 'Save note' }).click();
  await expect(otherPage.getByText('Call before delivery')).toBeVisible();
  await expect(otherPage.getByLabel('Note', { exact: true })).toHaveValue('Leave it at the door');
  await expectAccessible(otherPage);
  await otherPage.getByRole('button', { name: 'Keep mine' }).click();
  await otherPage.getByRole('button', { name: 'Save note' }).click();
  await expect(notice(otherPage, 'Note saved')).toBeVisible();
  await colleague.close();

  await openScreen(page, `/${cup.shopId}/orders?flag=urgent&words=${order.number}`, 'Orders');
  await expect(page.getByText('No orders match')).toBeVisible(); // the colleague had chosen no flag
  await openScreen(page, `/${cup.shopId}/orders?words=${order.number}`, 'Orders');
  await expect(page.getByRole('img', { name: 'Has an internal note' })).toBeVisible();
});

test('packing slips and labels of several orders are printed, each on its own page', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { kettle, cup } = await ownProducts();
  const orders = [
    await paidOrder(request, await someone(), [kettle[0], 2], [cup, 1]),
    await paidOrder(request, await someone(), [cup, 3]),
  ];
  const owner = await merchantOf(cup.shopId);
  await enterConsole(context, baseURL, owner.accountId);
  const numbers = orders.map(({ number }) => number).join(',');
  await openScreen(page, `/${cup.shopId}/orders/print?orders=${numbers}`, 'Print');
  const slip = page.getByRole('article', { name: `Packing slip of ${orders[0]?.number}` });
  await expect(slip.getByRole('row', { name: new RegExp(kettle[0].name) })).toContainText('2');
  await expect(slip).toContainText('Ana Silva');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await page.locator('main').innerText()).not.toContain('$');
  await expectAccessible(page);
  const pagesOf = async () =>
    ((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
  expect(await pagesOf()).toBe(2);
  await page.getByText('Labels, A6', { exact: true }).click();
  await expect(page.getByRole('article', { name: `Label of ${orders[1]?.number}` })).toContainText('1 Main Street');
  await expectAccessible(page);
  expect(await pagesOf()).toBe(2);
  await page.getByText('Labels, 4 per A4', { exact: true }).click();
  await expect.poll(pagesOf).toBe(1);
});

test('a wrong tracking number is corrected, which the buyer sees', async ({ page, context, baseURL, request }) => {
  const { cup } = await ownProducts();
  const buyer = await someone();
  const order = await paidOrder(request, buyer, [cup, 1]);
  const owner = await merchantOf(cup.shopId);
  const stamp = Date.now();
  const parcel = { kind: 'courier', carrier: 'ups', trackingNumber: `1Z${stamp}A` } as const;
  await callAs(request, owner, shipOrder, { orderNo: order.number, parcel });
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/orders/${order.number}`, order.number);
  await expect(page.getByText('Not scanned yet')).toBeVisible();
  await page.getByRole('button', { name: 'Correct tracking number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct tracking number' });
  await expect(dialog.getByRole('combobox', { name: 'Carrier' })).toHaveValue('UPS');
  await dialog.getByLabel('Tracking number').fill('!');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a tracking number of 3 to 40 letters and digits')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Tracking number').fill(`1Z${stamp}B`);
  await dialog.getByLabel('Tracking number').press('Enter');
  await expect(notice(page, 'Tracking number corrected')).toBeVisible();
  await expect(page.getByText(`Courier · UPS · 1Z${stamp}B`)).toBeVisible();
  const { parcels } = await callAs(request, buyer, getLogistics, { orderNo: order.number });
  expect(parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([`1Z${stamp}B`]);
});
