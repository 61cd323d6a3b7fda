import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a new shop is led through its first steps, and two who edit its details lose nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await aMerchant();
  await database().execute(
    sql`update shops set is_open = false, intro = '{"en": ""}', address = '' where owner_id = ${owner.accountId}`,
  );
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await expect(page.getByRole('navigation')).toContainText('Closed to shoppers');
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open your shop' })).toBeDisabled();
  await expect(page.getByText('Once the steps above are done')).toBeVisible();
  await expect(page.getByRole('link', { name: /^To ship/ })).toContainText('0');
  await expect(page.getByText('You’re all caught up')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Describe your shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop settings');

  await page.getByLabel('Phone').fill('call me');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('About your shop')).toHaveAccessibleDescription(/Write a few words in English/);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Enter a valid phone number');
  await expectAccessible(page);
  await page.getByLabel('About your shop').fill('Tea from the hills');
  await page.getByRole('tab', { name: 'ไทย 1 missing' }).click();
  await page.getByLabel('About your shop · ไทย').fill('ชาจากขุนเขา');
  await page.getByLabel('Phone').fill('+1 212 555 0100');
  await page.getByLabel('Email').fill('tea@example.com');
  await page.getByLabel('Address').fill('1 Hill Road\nBoston');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Shop details saved')).toBeVisible();

  // A colleague saves meanwhile: what is typed here stays until one decides.
  await database().execute(
    sql`update shops set version = version + 1, address = '2 Hill Road' where owner_id = ${owner.accountId}`,
  );
  await page.getByLabel('Note on opening hours').fill('Closed in August');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('group', { name: 'A colleague saved this in the meantime' });
  await expect(conflict.getByRole('row', { name: /^Address/ })).toContainText('2 Hill Road');
  await expect(page.getByLabel('Note on opening hours')).toHaveValue('Closed in August');
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(conflict).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Note on opening hours')).toHaveValue('Closed in August');
  await expect(page.getByLabel('Address')).toHaveValue('1 Hill Road\nBoston');

  await page.getByRole('button', { name: 'Open shop' }).click();
  await expect(notice(page, 'Finish the first steps before opening your shop')).toBeVisible();
  await expect(page.getByText('Before you can open it: Set delivery fees and Add your first product')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
});
