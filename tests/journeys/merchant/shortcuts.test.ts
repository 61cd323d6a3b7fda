import { expect, test } from '@playwright/test';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('keys lead around the console, are listed by "?", and are letters in a field', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Home');
  await page.keyboard.press('Shift+?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByRole('row', { name: 'Go to Orders' })).toContainText('gtheno');
  await expectAccessible(page);
  await page.keyboard.type('go'); // the dialog is open
  await expect(title).toHaveText('Home');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.type('go');
  await expect(title).toHaveText('Orders');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('gp?');
  await expect(search).toHaveValue('gp?');
  await expect(title).toHaveText('Orders');
  await search.blur();
  await page.keyboard.type('gp');
  await expect(title).toHaveText('Products');
  await page.keyboard.type('gi');
  await expect(title).toHaveText('Stock');
  await page.getByRole('button', { name: 'Somebody' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(list).toBeVisible();
});
