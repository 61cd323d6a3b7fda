import { expect, type Page, test } from '@playwright/test';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('several products are hidden and binned at once, and taken back', async ({ page, context, baseURL }) => {
  const { owner, shopId } = await aShopWith(['Plate one', 'Plate two', 'Plate three']);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products`, 'Products');
  await page.getByRole('checkbox', { name: 'Select Plate one' }).check();
  await page.getByRole('checkbox', { name: 'Select Plate two' }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for selected products' });
  await expect(bar).toContainText('2 products selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(notice(page, '2 products hidden')).toBeVisible();
  await expect(rowOf(page, 'Plate one')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^Hidden/ })).toContainText('2');
  await notice(page, '2 products hidden').getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Plate one')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bar.getByRole('button', { name: 'Move to bin' }).click();
  await expect(notice(page, '3 products moved to the bin')).toBeVisible();
  await page.getByRole('tab', { name: /^Bin/ }).click();
  await rowOf(page, 'Plate three').getByRole('button', { name: 'Actions for Plate three' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(notice(page, '1 product restored')).toBeVisible();
  await expect(rowOf(page, 'Plate three')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^On sale/ })).toContainText('1');
});

test('a product that is only opened has no draft; a change makes one, and versions are restored', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId } = await aShopWith(['Bowl']);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products`, 'Products');
  await rowOf(page, 'Bowl').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowl');
  await expect(page.getByRole('status').filter({ hasText: 'No changes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  const title = page.getByLabel('Title', { exact: true });
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ });
  await title.fill('Soup bowl');
  await expect(saved).toBeVisible();
  await title.fill('Bowl');
  await expect(page.getByRole('status').filter({ hasText: 'No changes' })).toBeVisible();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(rowOf(page, 'Bowl')).not.toContainText('Has unpublished changes');
  await expect(page.getByRole('tab', { name: /^Draft/ })).toContainText('0');

  await rowOf(page, 'Bowl').click();
  await title.fill('Soup bowl');
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Soup bowl is published')).toBeVisible();
  const menu = async (item: string) => {
    await rowOf(page, 'Soup bowl').getByRole('button', { name: 'Actions for Soup bowl' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Version history');
  const versions = page.getByRole('dialog', { name: 'Version history of Soup bowl' });
  await expect(versions.getByRole('row').nth(1)).toContainText('Live');
  await expect(versions.getByRole('row').nth(1)).toContainText('Title');
  await expect(versions.getByRole('row').nth(2)).toContainText('Imported');
  await expectAccessible(page);
  const compare = versions.getByRole('button', { name: 'Compare version 1 with now' });
  await compare.press('Enter');
  await expect(versions.getByRole('button', { name: 'All versions' })).toBeFocused();
  const compared = versions.getByRole('table', { name: 'Version 1 and now' });
  await expect(compared.getByRole('row')).toHaveCount(2);
  await expect(compared.getByRole('row').nth(1).getByRole('cell')).toHaveText(['Bowl', 'Soup bowl']);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(versions.getByRole('row')).toHaveCount(3);
  await expect(compare).toBeFocused();
  await compare.press('Enter');
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(title).toHaveValue('Bowl');
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(rowOf(page, 'Soup bowl')).toContainText('Has unpublished changes');

  await menu('Discard draft');
  const discarded = notice(page, 'Draft of Soup bowl discarded');
  await expect(rowOf(page, 'Soup bowl')).not.toContainText('Has unpublished changes');
  await discarded.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Soup bowl')).toContainText('Has unpublished changes');

  await menu('Duplicate');
  await expect(page).toHaveURL(/products\/drafts\/\d+$/);
  await expect(title).toHaveValue('Soup bowl');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();

  // The copy was never published, and can be copied itself.
  await title.fill('Rice bowl');
  await expect(saved).toBeVisible();
  const copied = page.url();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await page.getByRole('tab', { name: /^Draft/ }).click();
  await rowOf(page, 'Rice bowl').getByRole('button', { name: 'Actions for Rice bowl' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(title).toHaveValue('Rice bowl');
  expect(page.url()).not.toBe(copied);
});
