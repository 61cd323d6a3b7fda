import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { getOrder } from '#contract/orders/shopper.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// A clerk with many orders: downloaded, filled in, pasted and shipped in one go.

withMallDatabase();

test('orders are downloaded, pasted back with their numbers, checked and shipped', async ({
  context,
  baseURL,
  browser,
  request,
}) => {
  const { cup } = await ownProducts();
  const ana = await signInNewAccount(context, baseURL);
  const bo = await someone();
  const [one, two] = [await paidOrder(request, ana, [cup, 1]), await paidOrder(request, bo, [cup, 2])];
  const owner = await merchantOf(cup.shopId);
  const shopWindow = await browser.newContext();
  const shop = await shopWindow.newPage();
  await enterConsole(shopWindow, baseURL, owner.accountId);

  await openScreen(shop, `/${cup.shopId}/orders?words=${encodeURIComponent(ana.email)}`, 'Orders');
  await shop.getByRole('checkbox', { name: `Select ${one.number}` }).check();
  await expect(shop.getByText('1 order selected')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('link', { name: 'Ship selected' }).click();
  await expect(shop.getByRole('heading', { level: 1, name: 'Ship many orders' })).toBeVisible();
  const rowOf = (number: string) => shop.getByRole('row').filter({ hasText: number });
  await expect(rowOf(one.number)).toContainText('Choose a carrier');

  const [file] = await Promise.all([
    shop.waitForEvent('download'),
    shop.getByRole('button', { name: 'Download orders to ship (CSV)' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`${one.number},,,`);
  expect(csv).toContain(`${two.number},,,`);

  const stamp = Date.now();
  await shop.getByRole('combobox', { name: 'Carrier for all lines' }).click();
  await shop.getByRole('listbox').getByRole('option', { name: 'Galleria Post' }).click();
  await shop.getByLabel(`Tracking number of ${one.number}`).fill(`GP${stamp}A`);
  await expect(rowOf(one.number)).toContainText('Ready to ship');
  await shop
    .getByLabel('Paste lines')
    .fill(`Order\tCarrier\tNumber\n${two.number}\tPigeon\tGP${stamp}B\n${one.number}\t\tGP${stamp}C\n`);
  await shop.getByRole('button', { name: 'Add to list' }).click();
  await expect(rowOf(two.number)).toContainText('We don’t know this carrier');
  await expect(rowOf(one.number).last()).toContainText('This order is already in the list');
  await expect(shop.getByText('1 ready, 2 with a problem, 0 shipped')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByLabel(`Carrier of ${two.number}`).selectOption('Galleria Express');
  await expect(rowOf(two.number)).toContainText('Ready to ship');
  await shop.getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(notice(shop, '2 orders shipped')).toBeVisible();
  await expect(rowOf(two.number)).toContainText('Shipped');
  await expect(shop.getByText('0 ready, 1 with a problem, 2 shipped')).toBeVisible();
  expect((await callAs(request, ana, getOrder, { orderNo: one.number })).status).toBe('shipped');
  expect((await callAs(request, bo, getOrder, { orderNo: two.number })).status).toBe('shipped');
  await shopWindow.close();
});

test('orders are sorted, all selected, and tracking numbers alone fill the list from the top', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const numbers: string[] = [];
  for (let made = 0; made < 3; made++) numbers.push((await paidOrder(request, await someone(), [cup, 1])).number);
  const owner = await merchantOf(cup.shopId);
  await enterConsole(context, baseURL, owner.accountId);

  const words = encodeURIComponent(cup.name);
  await openScreen(page, `/${cup.shopId}/orders?status=paid&words=${words}`, 'Orders');
  const listed = () => page.getByRole('link', { name: /^SH\d+$/ }).allInnerTexts();
  await expect.poll(listed).toEqual(numbers.toReversed());
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Oldest first' }).click();
  await expect.poll(listed).toEqual(numbers);
  await expect(page).toHaveURL(/sort=oldest/);
  await page.getByRole('checkbox', { name: `Select ${numbers[0]}` }).check();
  await page.getByRole('button', { name: 'Select all 3 orders' }).click();
  await expect(page.getByText('3 orders selected')).toBeVisible();
  await expectAccessible(page);
  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Print slips and labels' }).click(),
  ]);
  await expect(paper.getByText('3 orders', { exact: true })).toBeVisible();
  await expect(paper.getByRole('article')).toHaveCount(3);
  await paper.close();
  await expect(page.getByText('3 orders selected')).toBeVisible();

  await page.getByRole('link', { name: 'Ship selected' }).click();
  await page.getByRole('combobox', { name: 'Carrier for all lines' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Galleria Post' }).click();
  const stamp = Date.now();
  await page.getByLabel('Paste lines').fill(`GP${stamp}A\nGP${stamp}A\nGP${stamp}C`);
  await page.getByRole('button', { name: 'Add to list' }).click();
  await expect(page.getByLabel(`Tracking number of ${numbers[2]}`)).toHaveValue(`GP${stamp}C`);
  await expect(page.getByText('2 ready, 1 with a problem, 0 shipped')).toBeVisible();
  await page.getByRole('button', { name: 'Clear list' }).click();
  await expect(page.getByText('3 lines removed')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(`Tracking number of ${numbers[2]}`)).toHaveValue(`GP${stamp}C`);
  await page.reload();
  await expect(page.getByLabel(`Tracking number of ${numbers[2]}`)).toHaveValue(`GP${stamp}C`);
  await expect(page.getByText('2 ready, 1 with a problem, 0 shipped')).toBeVisible();
  await page.getByText('With a problem (1)', { exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2); // with the names of the columns
  await page.getByLabel(`Tracking number of ${numbers[1]}`).fill(`GP${stamp}B`);
  await expect(page.getByText('3 ready, 0 with a problem, 0 shipped')).toBeVisible();
  await expect(page.getByLabel(`Tracking number of ${numbers[1]}`)).toBeVisible(); // it does not vanish while one types
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ship 3 orders' }).click();
  await expect(notice(page, '3 orders shipped')).toBeVisible();
  await page.getByText('Shipped (3)', { exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await openScreen(page, `/${cup.shopId}/orders/ship`, 'Ship many orders');
  await expect(page.getByLabel('Paste lines')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});
