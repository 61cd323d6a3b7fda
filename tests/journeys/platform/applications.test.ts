import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { recordPath, subjectsTo } from '#tests/support/pages/apply-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { addWaitingApplication } from '#tests/support/pages/waiting-application.ts';

withMallDatabase();

test('a reviewer reads the papers, asks for more, and the applicant sees it', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const theirs = await browser.newContext();
  const applicant = await signInNewAccount(theirs, baseURL);
  const { name, email } = await addWaitingApplication(applicant.accountId);
  const operator = await anOperator(['applications']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/applications', 'Applications');
  await page.getByRole('searchbox', { name: 'Name, email or number' }).fill(email);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: 'Applications' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Waiting');
  await expectAccessible(page);
  await rows.nth(1).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '12 Harbour Street' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText('150 %')).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).press('Enter');
  const large = page.getByRole('dialog', { name: 'Paper' });
  await expect(large.getByRole('img', { name: /^Paper 1 of / })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  await page.getByRole('button', { name: 'Ask for more' }).click();
  const dialog = page.getByRole('dialog', { name: `Ask ${name} for more` });
  await dialog.getByRole('button', { name: 'Ask for more' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Write what the applicant should know');
  await dialog.getByRole('button', { name: 'Page missing' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Papers' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for more' }).click();
  await expect(notice(page, `${name} was asked for more`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The applicant was asked for more' })).toContainText(
    'About: Papers',
  );
  await expect.poll(() => subjectsTo(email)).toEqual([`Something is missing in your application for ${name}`]);

  const record = await theirs.newPage();
  await openHydrated(record, (baseURL ?? '') + recordPath);
  const card = record.getByRole('main').getByRole('article', { name, exact: true });
  await expect(card).toContainText('More needed');
  await expect(card).toContainText('A page is missing');
  await expect(card).toContainText('Please check: Qualification pictures');
  await expectAccessible(record);
  await card.getByRole('link', { name: 'Edit and resubmit' }).click();
  await expect(record.getByText('We need something more for this application:')).toBeVisible();
  await theirs.close();
});

test('of two reviewers the second reads who decided, in Chinese', async ({ page, context, baseURL, browser }) => {
  const { id, name } = await addWaitingApplication();
  const [first, second] = [await anOperator(['applications']), await anOperator(['applications'])];
  await database().execute(sql`update accounts set nickname = 'Ada' where id = ${first.accountId}`);
  await enterConsole(context, baseURL, second.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, `/platform/applications/${id}`, name);
  await page.getByRole('button', { name: '拒绝' }).click();
  const dialog = page.getByRole('dialog', { name: `拒绝 ${name} 的申请` });
  await dialog.getByRole('textbox', { name: '原因' }).fill('证件不清晰');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterConsole(other, baseURL, first.accountId);
  await theirs.goto(`${baseURL}/console/platform/applications/${id}`);
  await theirs.getByRole('button', { name: 'Approve' }).click();
  await theirs
    .getByRole('dialog', { name: `Approve ${name}?` })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(notice(theirs, `${name} approved`)).toBeVisible();
  await other.close();

  await dialog.getByRole('button', { name: '拒绝' }).click();
  await expect(notice(page, 'Ada已处理该申请')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '已通过：店铺已创建' })).toContainText('Ada');
  await expect(page.getByRole('button', { name: '拒绝' })).toHaveCount(0);
  await expectAccessible(page);
});
