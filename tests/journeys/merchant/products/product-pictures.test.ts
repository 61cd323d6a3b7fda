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
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

withMallDatabase();

// The demo mall is as it was for those who come after, also when a journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

test('a picture that a product has is cropped again with the keys, keeps its text and its place, and comes back by Undo', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Vase']);
  const alt = JSON.stringify({ en: 'A tall vase' });
  await database().execute(sql`update product_pictures set alt = ${alt}::jsonb where product_id = ${productIds[0]}`);
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/products/${productIds[0]}`, 'Vase');
  const pictures = page.getByRole('list', { name: 'Media' }).getByRole('img');
  await expect(pictures).toHaveCount(1);
  const before = await pictures.getAttribute('src');

  const again = page.getByRole('button', { name: 'Crop image 1' });
  await again.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await expect(dialog.getByRole('button', { name: 'Crop', exact: true })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Keep as is' })).toHaveCount(0);
  await expectAccessible(page);
  const area = dialog.getByRole('button', { name: 'Move the image with the arrow keys' });
  for (let steps = 0; steps < 5; steps++) await area.press('+');
  await area.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await expect(notice(page, 'Image 1 cropped')).toBeVisible();
  await expect(pictures).toHaveCount(1);
  await expect(pictures).not.toHaveAttribute('src', before ?? '');
  await expect(pictures).toHaveAttribute('alt', 'A tall vase');
  await expect(again).toBeFocused();
  await expect(saved(page)).toBeVisible();

  await notice(page, 'Image 1 cropped').getByRole('button', { name: 'Undo' }).click();
  await expect(pictures).toHaveAttribute('src', before ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'No changes' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a picture in a description is described when it is inserted and afterwards, and shoppers get that text', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Vase']);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products/${productIds[0]}`, 'Vase');
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(await aSquarePicture('vase.png'));
  const dialog = page.getByRole('dialog', { name: 'Alt text of the image' });
  await expect(dialog.getByLabel('Alt text')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('A vase on a table');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const picture = description.getByRole('img');
  await expect(picture).toHaveAttribute('alt', 'A vase on a table');

  await picture.click();
  await page.getByRole('button', { name: 'Alt text of the image' }).click();
  await expect(dialog.getByLabel('Alt text')).toHaveValue('A vase on a table');
  await dialog.getByLabel('Alt text').fill('A blue vase on a table');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Vase is published')).toBeVisible();

  sellers.push(owner);
  await database().execute(sql`update shops set is_open = true where id = ${shopId}`);
  const shopper = await browser.newPage();
  await shopper.goto(`${baseURL}/goods_detail/${productIds[0]}`);
  await expect(shopper.getByRole('img', { name: 'A blue vase on a table' })).toHaveCount(1);
  await shopper.close();
});
