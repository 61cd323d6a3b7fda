import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { faceParts, faceVersions } from '#server/modules/content/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// There is one menu, which all other journeys see: what is published here changes an entry that nobody is shown.
test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  await database().delete(faceParts).where(eq(faceParts.name, 'menu'));
  await database().delete(faceVersions).where(eq(faceVersions.name, 'menu'));
});

test('an entry is added, checked, moved and previewed', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['content']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/account-menu', 'Account menu');
  const entries = page.getByRole('list', { name: 'Entries of the account menu' }).locator('> [role=listitem]');
  await expect(entries).toHaveCount(9);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const added = page.getByRole('group', { name: 'Unnamed entry' });
  await expect(added.getByText('Write it in English too')).toBeVisible();
  await expect(added.getByText('Choose a page that the mall has')).toBeVisible();
  await added.getByRole('textbox', { name: 'Name' }).fill('Best sellers');
  const entry = page.getByRole('group', { name: 'Best sellers' });
  await entry.getByRole('combobox', { name: 'Leads to' }).click();
  await page.getByRole('option', { name: 'Best sellers' }).click();
  await entry.getByRole('button', { name: 'Move Best sellers up', exact: true }).press('Alt+ArrowUp');
  await expect(entries.nth(8)).toContainText('Best sellers');
  const preview = page.getByRole('region', { name: 'Preview of the menu' });
  await expect(preview).toContainText('Best sellers');
  await expect(preview).not.toContainText('Followed shops');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(notice(page, 'Draft saved')).toBeVisible();
});

test('in Chinese, an entry is renamed, published, and taken back', async ({ page, context, baseURL, request }) => {
  const operator = await anOperator(['content']);
  const names = async () => {
    const answer = await request.get('/api/front/user/menu/user', {
      headers: { authorization: `Bearer ${operator.token}`, 'x-locale': 'zh-CN' },
    });
    return JSON.stringify((await answer.json()).data.routine_my_menus);
  };
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/account-menu', '账户菜单');
  await page
    .getByRole('group', { name: '关注的店铺' })
    .getByRole('textbox', { name: '名称 · 简体中文' })
    .fill('我关注的店铺');
  await expectAccessible(page);
  await page.getByRole('button', { name: '发布' }).click();
  await expect(notice(page, '已发布')).toBeVisible();
  await expect.poll(names).toContain('我关注的店铺');
  await page.getByRole('button', { name: '历史版本' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复版本 1' }).click();
  await expect(notice(page, '已恢复显示版本 1')).toBeVisible();
  await expect.poll(names).not.toContain('我关注的店铺');
});
