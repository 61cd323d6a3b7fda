import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// The demo mall is as it was for those who come after, also when a journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

const blocksOn = (page: Page) =>
  page.getByRole('list', { name: 'Blocks of the home page' }).locator('> [role=listitem]');

test('a new shop home page is live in a minute: blocks, preview, publish, and back', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { owner, shopId } = await aShopWith(['Vase', 'Bowl']);
  sellers.push(owner);
  await database().execute(sql`update shops set is_open = true where id = ${shopId}`);
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/shop`, 'Shop settings');
  await page.getByRole('tab', { name: 'Home page' }).click();
  const blocks = blocksOn(page);
  await expect(blocks).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Not published yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('menuitem', { name: 'Text' }).click();
  const words = blocks.nth(1);
  await words.getByRole('textbox', { name: 'Title' }).fill('Welcome');
  await words.getByRole('textbox', { name: 'Text' }).fill('We bake pots by hand.');
  await words.getByRole('button', { name: 'Move Text: Welcome up' }).press('Alt+ArrowUp');
  await expect(blocks.nth(0)).toContainText('Text: Welcome');
  const row = blocks.nth(1);
  await row.getByRole('combobox', { name: 'Which products' }).click();
  await page.getByRole('option', { name: 'Chosen one by one' }).click();
  await row.getByRole('combobox', { name: 'Add a product' }).fill('vase');
  await page.getByRole('option', { name: 'Vase' }).click();
  await expect(row.getByRole('list', { name: 'Chosen products' })).toContainText('Vase');
  await row.getByRole('button', { name: /^Remove Product row/ }).click();
  await expect(blocks).toHaveCount(1);
  await notice(page, 'Product row: New arrivals removed').getByRole('button', { name: 'Undo' }).click();
  await expect(blocks).toHaveCount(2);
  await expectAccessible(page);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('region', { name: 'Welcome' })).toContainText('We bake pots by hand.');
  await expect(preview.getByRole('region', { name: 'New arrivals' }).getByRole('listitem')).toHaveCount(1);
  await expect(preview.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expectAccessible(preview);
  // Shoppers still see the usual page, and the preview follows what is saved.
  const shopper = await browser.newPage();
  await shopper.goto(`${baseURL}/merchant/merchant?id=${shopId}`);
  await expect(shopper.getByRole('heading', { name: 'Recommended' })).toBeVisible();
  await blocks.nth(0).getByRole('textbox', { name: 'Text' }).fill('We bake pots and bowls.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(preview.getByRole('region', { name: 'Welcome' })).toContainText('We bake pots and bowls.');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Your home page is published')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Shoppers see this page' })).toBeVisible();
  await expect(async () => {
    await shopper.goto(`${baseURL}/merchant/merchant?id=${shopId}`);
    await expect(shopper.getByRole('region', { name: 'Welcome' })).toContainText('We bake pots and bowls.');
  }).toPass();
  await expect(shopper.getByRole('region', { name: 'New arrivals' }).getByRole('img', { name: 'Vase' })).toBeVisible();
  await expect(shopper.getByRole('img', { name: 'Bowl' })).toHaveCount(0);
  await expectAccessible(shopper);

  await blocks.nth(0).getByRole('textbox', { name: 'Text' }).fill('Closed for good');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Back to the published page' }).click();
  await expect(blocks.nth(0).getByRole('textbox', { name: 'Text' })).toHaveValue('We bake pots and bowls.');
  await notice(page, 'Draft dropped').getByRole('button', { name: 'Undo' }).click();
  await expect(blocks.nth(0).getByRole('textbox', { name: 'Text' })).toHaveValue('Closed for good');
  await expect(notice(page, 'Undone')).toBeVisible();
  await preview.close();
  await shopper.close();
  expect(errors).toEqual([]);
});

test('nobody else sees the preview', async ({ page, context, baseURL }) => {
  const { shopId } = await aShopWith(['Vase']);
  const { owner: stranger } = await aShopWith(['Bowl']);
  for (const enter of [false, true]) {
    if (enter) await enterConsole(context, baseURL, stranger.accountId);
    const response = await page.goto(`/merchant_preview?shop=${shopId}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no preview here' })).toBeVisible();
  }
});
