import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { listOrders } from '#contract/orders/shopper.ts';
import { computePrice, loadDraft } from '#contract/orders/shopper-checkout.ts';
import { database } from '#server/database/connection.ts';
import { skus } from '#server/modules/catalogue/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import {
  aDraft,
  anAddress,
  callAs,
  chooseTestCard,
  expectPayable,
  openConfirm,
  row,
  total,
  usd,
} from '#tests/support/pages/checkout-page.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// What blocks an order, and how the shopper resolves it.

test('a risen price has to be agreed to; a fallen price is only shown', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, lamp } = await ownProducts();
  await anAddress(ana);
  const preOrderNo = await aDraft(request, ana, [kettle[0], 1], [lamp, 1]);
  await database().update(skus).set({ price: 3_300 }).where(eq(skus.id, kettle[0].skuId));
  await database().update(skus).set({ price: 9_000 }).where(eq(skus.id, lamp.skuId));
  await openConfirm(page, preOrderNo);
  await expect(page.getByText('The price went up from $30.00 to $33.00.')).toBeVisible();
  await expect(page.getByText('the price dropped from $99.99 to $90.00')).toBeVisible();
  const place = total(page).getByRole('button', { name: 'Place order' });
  await expect(place).toBeDisabled();
  await expect(place).toHaveAccessibleDescription('A price went up. Please confirm the new price first.');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'OK, buy it for $33.00' }).check();
  await chooseTestCard(page);
  await place.click();
  await expect(page).toHaveURL(/stripe_payment/);
});

test('an amount that changes while the page is open is marked, and only a second click orders', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  const preOrderNo = await aDraft(request, ana, [lamp, 1]);
  const { freight } = await callAs(request, ana, loadDraft, { preOrderNo });
  await openConfirm(page, preOrderNo);
  await expectPayable(page, 9_999 + freight);
  await chooseTestCard(page);
  await database().update(skus).set({ price: 8_000 }).where(eq(skus.id, lamp.skuId));
  await total(page).getByRole('button', { name: 'Place order' }).click();
  await expect(total(page).getByRole('alert')).toContainText('Some details have changed.');
  await expect(row(page, 'Total')).toHaveText(`before: ${usd(9_999 + freight)}${usd(8_000 + freight)}`);
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  expect((await callAs(request, ana, listOrders, {})).total).toBe(0);
  await expectAccessible(page);
  await total(page).getByRole('button', { name: 'Place order at the new total' }).click();
  await expect(page).toHaveURL(/stripe_payment/);
  const { list } = await callAs(request, ana, listOrders, {});
  expect(list.map(({ payable }) => payable)).toEqual([8_000 + freight]);
});

test('an unavailable line blocks the order, and can be removed', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, lamp } = await ownProducts();
  await anAddress(ana);
  const preOrderNo = await aDraft(request, ana, [kettle[0], 3], [lamp, 1]);
  await database().update(skus).set({ onHand: 2 }).where(eq(skus.id, kettle[0].skuId));
  await database().update(skus).set({ onHand: 0 }).where(eq(skus.id, lamp.skuId));
  await openConfirm(page, preOrderNo);
  await expect(page.getByText('Only 2 left.')).toBeVisible();
  await expect(page.getByText('This item just sold out.')).toBeVisible();
  await expect(total(page).getByRole('button', { name: 'Place order' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change quantity in cart' }).click();
  await expect(page).toHaveURL('/order/shopping_cart');
});

test('a shop that does not ship to the address blocks the order until another one is chosen', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  const preOrderNo = await aDraft(request, ana, [lamp, 1]);
  await page.route(`**${computePrice.path}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.shops[0].isServed = false;
    await route.fulfill({ response: answer, json: body });
  });
  await anAddress(ana, { isDefault: false, realName: 'Ben Costa' });
  await openConfirm(page, preOrderNo);
  const place = total(page).getByRole('button', { name: 'Place order' });
  await expect(place).toBeEnabled();
  await page.getByRole('radio', { name: /^Ben Costa/ }).check({ force: true });
  await expect(page.getByText(`${lamp.shopName} doesn’t deliver to this country.`)).toBeVisible();
  await expect(place).toBeDisabled();
});
