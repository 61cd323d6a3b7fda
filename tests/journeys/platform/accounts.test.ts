import { expect, test } from '@playwright/test';
import { someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('an account is found by its mail address, disabled with a reason, and enabled again', async ({
  page,
  context,
  baseURL,
}) => {
  const ana = await someone({ nickname: 'Ana of the accounts' });
  const operator = await anOperator(['accounts']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/accounts', 'Accounts');
  const search = page.getByRole('searchbox', { name: 'Email, phone, number or name' });
  await search.fill(ana.email);
  await search.press('Enter');
  await expect(page.getByRole('table', { name: 'Accounts' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ana of the accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana of the accounts' })).toBeVisible();
  await expect(page.getByText(ana.email)).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(page.getByText(ana.email)).toBeVisible();

  await page.getByRole('button', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable Ana of the accounts?' });
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Say why');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stolen cards');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(notice(page, 'Ana of the accounts is disabled')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Disabled by' })).toContainText('Stolen cards');
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();

  await page.getByRole('button', { name: 'Enable' }).click();
  const enable = page.getByRole('dialog', { name: 'Enable Ana of the accounts again?' });
  await enable.getByRole('textbox', { name: 'Reason' }).fill('Proven to be hers');
  await enable.getByRole('button', { name: 'Enable' }).press('Enter');
  await expect(notice(page, 'Ana of the accounts is enabled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible();
});

test('accounts in Chinese', async ({ page, context, baseURL }) => {
  const ana = await someone({ nickname: 'Ana of the accounts' });
  const operator = await anOperator(['accounts']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/accounts', '账号');
  await expectAccessible(page);
  await openScreen(page, `/platform/accounts/${ana.accountId}`, 'Ana of the accounts');
  await expect(page.getByRole('button', { name: '停用' })).toBeVisible();
  await expectAccessible(page);
});
