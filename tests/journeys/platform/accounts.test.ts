import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { grantPoints } from '#server/modules/points/index.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { giveCoupon } from '#tests/support/accounts/buyers.ts';
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

test('points, coupons and sessions come when they are opened, and one session is ended', async ({
  page,
  context,
  baseURL,
}) => {
  const ana = await someone({ nickname: 'Ana of the points' });
  await transaction((tx) => grantPoints(tx, ana.accountId, 300, `journey:${ana.accountId}`));
  await giveCoupon(ana, { discount: 500 });
  await transaction((tx) =>
    openSession(tx, ana.accountId, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604'),
  );
  const operator = await anOperator(['accounts']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, `/platform/accounts/${ana.accountId}`, 'Ana of the points');
  const rows = page.getByRole('table', { name: 'Signed in on' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out:/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Sign out on/ });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A lost phone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(notice(page, 'Signed out on')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('tab', { name: 'Points' }).click();
  const points = page.getByRole('table', { name: 'Points' });
  await expect(points.getByRole('row').nth(1)).toContainText('A gift from Galleria');
  await expect(points.getByRole('row').nth(1)).toContainText('+300');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Coupons' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Coupons' }).getByRole('row').nth(1)).toContainText('Can be used');
  await expectAccessible(page);
});

test('a person’s data are exported as a file, and the account is deleted for good', async ({
  page,
  context,
  baseURL,
}) => {
  const ana = await someone({ nickname: 'Ana who leaves' });
  const operator = await anOperator(['accounts']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, `/platform/accounts/${ana.accountId}`, 'Ana who leaves');
  await page.getByRole('button', { name: 'Export data' }).click();
  const exported = page.getByRole('dialog', { name: 'Export all data of Ana who leaves?' });
  await exported.getByRole('textbox', { name: 'Reason' }).fill('Asked by letter');
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await exported.getByRole('button', { name: 'Save file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`account-${ana.accountId}.json`);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.account).toMatchObject({ id: ana.accountId, email: ana.email });
  await expect(exported).toBeHidden();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account of Ana who leaves for good?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Write a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by letter');
  await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(notice(page, 'Account deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Former customer' })).toBeVisible();
  await expect(page.getByText('Deleted at the owner’s request.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeHidden();
  await expectAccessible(page);
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
  await page.getByRole('tab', { name: '优惠券' }).click();
  await expect(page.getByText('没有可用的优惠券。')).toBeVisible();
  await page.getByRole('button', { name: '注销账号' }).click();
  await expect(page.getByRole('dialog', { name: '永久注销 Ana of the accounts 的账号？' })).toBeVisible();
  await expectAccessible(page);
});
