import { expect, test } from '@playwright/test';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('while a delivery template is typed, it says what an order would cost', async ({ page, context, baseURL }) => {
  const { owner, shopId } = await aShopWith([]);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/freight/new`, 'New delivery template');
  const zone = page.getByRole('region', { name: 'Zone 1' });
  const tried = page.getByRole('region', { name: 'Try it out' });
  const cost = tried.getByRole('definition').first();
  await expect(tried).toContainText('Fill in all zones to see the price.');
  await zone.getByRole('combobox', { name: 'Countries and regions' }).fill('united st');
  await page.getByRole('option', { name: 'United States' }).click();
  await page.keyboard.press('Escape');
  await zone.getByLabel('Fee for the first').fill('4.99');
  await zone.getByLabel('Additional fee').fill('1.5');
  await zone.getByLabel('Delivery days, from').fill('2');
  await zone.getByLabel('Delivery days, to').fill('5');
  await expect(cost).toHaveText('$4.99');
  await expectAccessible(page);

  await tried.getByLabel('Quantity').fill('3');
  await expect(cost).toHaveText('$7.99');
  await zone.getByLabel('Additional fee').fill('2');
  await expect(cost).toHaveText('$8.99');
  await zone.getByText('By weight').click();
  await tried.getByLabel('Total weight (kg)').fill('1.2');
  await expect(cost).toHaveText('$6.99');
  await zone.getByLabel('Free delivery from').fill('50');
  await tried.getByLabel('Order value').fill('50');
  await expect(cost).toHaveText('Free');
  await tried.getByRole('combobox', { name: 'Deliver to' }).fill('thail');
  await page.getByRole('option', { name: 'Thailand' }).click();
  await expect(tried).toContainText('You don’t deliver to Thailand');
});
