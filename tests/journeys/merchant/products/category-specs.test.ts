import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a category asks for specifications: what is required leads to its field, and a usual value comes in every language', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number }>(
    sql`select id from shops where owner_id = ${owner.accountId}`,
  );
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${rows[0]?.id}/products/new`, 'Untitled product');
  await page.getByLabel('Title', { exact: true }).fill('Mountain apples');
  await page.getByRole('combobox', { name: 'Category' }).fill('Apples');
  await page.getByRole('option', { name: /Fresh.*Apples/ }).click();

  const missing = page.getByRole('list', { name: 'Before you publish' });
  await missing.getByRole('button', { name: 'Keep: Required in this category' }).click();
  const keep = page.getByRole('combobox', { name: 'Keep' });
  await expect(keep).toBeFocused();
  await expect(keep).toHaveAttribute('required');
  await keep.press('ArrowDown');
  // The first save gives the draft an address of its own; whoever is writing stays where they are, with the list open.
  await expect(page).toHaveURL(/\/products\/drafts\/\d+$/);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(keep).toBeInViewport();
  await page.getByRole('option', { name: 'Cool, 3 weeks' }).click();
  await expect(keep).toHaveValue('Cool, 3 weeks');
  await expect(missing.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
  const sugar = page.getByRole('combobox', { name: 'Sugar', exact: true });
  await sugar.fill('13 °Brix');
  await sugar.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(sugar).toHaveValue('13 °Brix');
  await page.getByRole('tab', { name: /简体中文/ }).click();
  await expect(page.getByRole('combobox', { name: 'Keep · 简体中文' })).toHaveValue('冷藏3周');
  await expect(page.getByRole('combobox', { name: 'Sugar · 简体中文' })).toHaveAccessibleDescription(/Not translated/);
  await callAs(request, owner, closeShop, {});
});
