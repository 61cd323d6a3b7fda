import { expect, test } from '@playwright/test';
import { inArray, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { limitedSources } from '#server/http/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** Of a journey of its own, since others run at the same time. No address begins with another. */
let source = '';

test.beforeEach(async () => {
  source = `198.51.100.${100 + (test.info().workerIndex % 150)}`;
  await database()
    .insert(limitedSources)
    .values({ day: sql`current_date`, source, kind: 'sign_in', times: 1_234 })
    .onConflictDoNothing();
});
test.afterEach(async () => {
  await database()
    .delete(limitedSources)
    .where(inArray(limitedSources.source, [source]));
});

test('a source that ran into limits is blocked with a reason, and answered again', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['accounts']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/sources', 'Limits and blocks');
  const row = page.getByRole('table', { name: 'Over the limit' }).getByRole('row').filter({ hasText: source });
  await expect(row).toContainText('Signing in');
  await expect(row).toContainText('1,234');
  await expectAccessible(page);
  await row.getByRole('button', { name: `Block ${source}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Block a network' });
  const network = dialog.getByRole('textbox', { name: 'Address or network' });
  await expect(network).toHaveValue(source);
  await network.fill('198.51.100.0/4');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByText('Enter an address or a network, no wider than /8 (IPv6: /16)')).toBeVisible();
  await expect(dialog.getByText('Write a reason')).toBeVisible();
  await network.fill('127.0.0.0/8');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Guesses passwords');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByText('Your own address is in this network')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Block', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await network.fill(source);
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(notice(page, `${source} is blocked`)).toBeVisible();
  await expect(row).toContainText('Blocked');

  await page.getByRole('tab', { name: 'Blocked' }).click();
  const blocked = page.getByRole('table', { name: 'Blocked' }).getByRole('row').filter({ hasText: source });
  await expect(blocked).toContainText('Guesses passwords');
  await expectAccessible(page);
  await blocked.getByRole('button', { name: `Unblock ${source}` }).click();
  const lift = page.getByRole('dialog', { name: `Unblock ${source}?` });
  await lift.getByRole('textbox', { name: 'Reason' }).fill('They apologised');
  await lift.getByRole('button', { name: 'Unblock' }).click();
  await expect(notice(page, `${source} is answered again`)).toBeVisible();
  await expect(blocked).toBeHidden();
});

test('limits and blocks in Chinese', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['accounts']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/sources', '限流与封禁');
  await expect(
    page.getByRole('table', { name: '超出限制' }).getByRole('row').filter({ hasText: source }),
  ).toContainText('登录');
  await expectAccessible(page);
  await openScreen(page, '/platform/sources?tab=blocks', '限流与封禁');
  await page.getByRole('button', { name: '封禁', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '封禁网络' })).toBeVisible();
  await expectAccessible(page);
});
