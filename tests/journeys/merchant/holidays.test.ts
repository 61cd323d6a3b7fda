import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { addToCart } from '#contract/cart/shopper.ts';
import { createDraft } from '#contract/orders/shopper-checkout.ts';
import { listHolidays } from '#contract/shops/merchant-holidays.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs, openConfirm } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { openProduct } from '#tests/support/pages/product-page.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// The demo mall is as it was for those who come after, also when a journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

const dayMs = 86_400_000;
const inDays = (today: string, days: number) => new Date(Date.parse(today) + days * dayMs);
const written = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

async function chooseDay(page: Page, field: string, day: Date): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar).toBeVisible();
  const label = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const button = calendar.getByRole('button', { name: label, exact: true });
  if (!(await button.isVisible())) await calendar.getByRole('button', { name: 'Next month' }).click();
  await button.click();
  await expect(calendar).toHaveCount(0);
}

test('a shop goes on holiday: buyers read when it is back, order meanwhile or not, and it comes back early', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Vase']);
  sellers.push(owner);
  const productId = productIds[0] ?? 0;
  await database().execute(sql`update shops set is_open = true where id = ${shopId}`);
  const { rows } = await database().execute<{ id: number }>(sql`select id from skus where product_id = ${productId}`);
  const wanted = { productId, skuId: rows[0]?.id ?? 0, quantity: 1 };
  const { today } = await callAs(request, owner, listHolidays, {});
  const back = written(inDays(today, 7));

  const mall = await browser.newContext({ baseURL: baseURL ?? '' });
  const shopper = await mall.newPage();
  const buyer = await signInNewAccount(mall, baseURL);
  await callAs(request, buyer, addToCart, { lines: [wanted] });
  const buyNow = { preOrderType: 'buyNow' as const, orderDetails: [wanted] };
  const { preOrderNo } = await callAs(request, buyer, createDraft, buyNow);
  const [toCart, away] = [shopper.getByRole('button', { name: 'Add to cart' }), shopper.getByText(/is on holiday/)];
  await openProduct(shopper, productId);
  await expect(toCart.first()).toBeEnabled();
  await expect(away).toHaveCount(0);

  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/shop`, 'Shop settings');
  await page.getByRole('tab', { name: 'Holidays' }).click();
  await expect(page.getByText('No holidays yet')).toBeVisible();
  await page.getByRole('button', { name: 'Plan a holiday' }).click();
  await expect(page.getByText('Choose a day')).toHaveCount(2);
  await expectAccessible(page);
  await chooseDay(page, 'First day away', inDays(today, 0));
  await chooseDay(page, 'First day back', inDays(today, 7));
  await page.getByRole('radio', { name: 'Nothing is for sale' }).check();
  await page.getByRole('button', { name: 'Plan a holiday' }).click();
  await expect(notice(page, 'Holiday planned')).toBeVisible();
  const planned = page.getByRole('listitem').filter({ hasText: `back on ${back}` });
  await expect(planned).toContainText('Now');
  await expectAccessible(page);

  // What was cached is gone: the product's page, the shop's, the cart and the checkout say so.
  const closed = `This shop is on holiday. You can order from it again on ${back}.`;
  await openProduct(shopper, productId);
  await expect(away).toHaveText(closed);
  await expect(toCart.first()).toBeDisabled();
  await expectAccessible(shopper);
  await shopper.goto(`/merchant/merchant?id=${shopId}`);
  await expect(away).toHaveText(closed);
  await openConfirm(shopper, preOrderNo);
  await expect(away.first()).toHaveText(closed);
  await openHydrated(shopper, '/order/shopping_cart');
  await expect(shopper.getByRole('region', { name: /can’t be bought|no longer|unavailable/i })).toContainText(
    'On holiday',
  );

  await planned.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog', { name: 'End this holiday?' }).getByRole('button', { name: 'End now' }).click();
  await expect(notice(page, 'Holiday ended')).toBeVisible();
  await openProduct(shopper, productId);
  await expect(away).toHaveCount(0);
  await expect(toCart.first()).toBeEnabled();

  // Away again, and selling meanwhile.
  await chooseDay(page, 'First day away', inDays(today, 0));
  await chooseDay(page, 'First day back', inDays(today, 7));
  await page.getByRole('radio', { name: 'Products can be bought' }).check();
  await page.getByRole('button', { name: 'Plan a holiday' }).click();
  await expect(planned.getByRole('button', { name: 'End now' })).toBeVisible();
  const selling = `This shop is on holiday. It ships again from ${back}.`;
  await openHydrated(shopper, '/order/shopping_cart');
  await expect(away).toHaveText(selling);
  await openConfirm(shopper, preOrderNo);
  await expect(away).toHaveText(selling);
  await expectAccessible(shopper);
  await mall.close();
  expect(errors).toEqual([]);
});
