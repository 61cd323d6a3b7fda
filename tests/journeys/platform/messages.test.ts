import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { messageWordings, messageWordingVersions } from '#server/modules/notifications/tables.ts';
import { outgoingMessages } from '#server/providers/messages/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

async function forget(kind: string): Promise<void> {
  await database().delete(messageWordings).where(eq(messageWordings.kind, kind));
  await database().delete(messageWordingVersions).where(eq(messageWordingVersions.kind, kind));
}

test('an operator writes a mail in their own words, looks at it, tries it out and goes back', async ({
  page,
  context,
  baseURL,
}) => {
  await forget('shopReview');
  const refused = refusedByPolicy(page);
  const operator = await anOperator(['settings']);
  const email = `texts.${Date.now()}@example.com`;
  await database().update(accounts).set({ email }).where(eq(accounts.id, operator.accountId));
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/messages', 'Messages');
  await expect(page.getByRole('heading', { level: 2, name: 'Orders and payments' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('new review');
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('table', { name: 'Sales' })
    .getByRole('link', { name: /^New review/ })
    .click();

  const subject = page.getByRole('textbox', { name: 'Subject · English' });
  await expect(subject).toHaveAttribute('placeholder', /^New review: \{stars, plural/);
  await expect(page.getByRole('row', { name: /The stars of the review/ })).toContainText(
    '{stars, plural, one {…} other {…}}',
  );
  const mail = page.getByTitle(/^Preview of the email “New review/).contentFrame();
  await expect(mail.getByRole('heading', { level: 1, name: 'You have a new review' })).toBeVisible();
  await expectAccessible(page);

  await subject.fill('{buyers} wrote to you');
  await expect(page.getByText('There is no placeholder buyers in this message.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await subject.fill('{buyer} wrote to you');
  const changed = page.getByTitle(/wrote to you/).contentFrame();
  await expect(changed.getByRole('heading', { level: 1, name: 'R***n wrote to you' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(notice(page, `A test is on its way to ${email}`)).toBeVisible();
  const [sent] = await database().select().from(outgoingMessages).where(eq(outgoingMessages.recipient, email));
  expect(sent?.subject).toBe('R***n wrote to you');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Texts saved')).toBeVisible();

  await page.getByRole('button', { name: 'Back to Galleria’s text · English' }).click();
  await expect(subject).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Texts saved').last()).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Saved versions' });
  await expect(history.getByText('Galleria’s own texts in all languages')).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Use again: version 1' }).click();
  await expect(subject).toHaveValue('{buyer} wrote to you');
  expect(refused).toEqual([]);
  await forget('shopReview');
});

test('a button of every email is written once, seen in a mail, and goes back', async ({ page, context, baseURL }) => {
  // One that no other journey reads.
  await forget('viewWebhook');
  const operator = await anOperator(['settings']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/messages', 'Messages');
  const table = page.getByRole('table', { name: 'Last line and buttons of emails' });
  await table.getByRole('link', { name: 'View webhook' }).click();
  const text = page.getByRole('textbox', { name: 'Text · English' });
  await text.fill('See the {reference}');
  await expect(page.getByText('There is no placeholder reference in this message.')).toBeVisible();
  await text.fill('See the webhook');
  const mail = page.getByTitle(/^Preview of the email/).contentFrame();
  await expect(mail.getByRole('link', { name: 'See the webhook' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Texts saved')).toBeVisible();
  await openScreen(page, '/platform/messages', 'Messages');
  await expect(table.getByRole('row', { name: /See the webhook/ })).toContainText('English');
  await forget('viewWebhook');
});

test('the texts of an SMS in Chinese, with how many messages it is', async ({ page, context, baseURL }) => {
  // Nothing is saved: codes that are sent meanwhile have the mall's own words.
  const operator = await anOperator(['settings']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/messages', '消息文案');
  await page.goto('/console/platform/messages/phoneCode');
  await page.getByRole('button', { name: '编辑 · 简体中文' }).click();
  const sms = page.getByRole('textbox', { name: '短信 · 简体中文' });
  await expect(sms).toHaveValue(/\{code\}/);
  await sms.fill('您的验证码');
  await expect(page.getByText('缺少占位符 code')).toBeVisible();
  await sms.fill('您的验证码：{code}');
  await expect(page.getByRole('region', { name: '短信预览' })).toHaveText('您的验证码：482913');
  await expect(page.getByText('12 个字符，计 1 条短信')).toBeVisible();
  await expectAccessible(page);
});
