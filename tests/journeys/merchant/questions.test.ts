import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { questionAnswers } from '#server/modules/questions/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { asked } from '#tests/support/pages/question-pages.ts';
import { merchantOf } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a shop answers a question, does not lose what a colleague has answered, and reports a buyer’s answer', async ({
  page,
  context,
  baseURL,
}) => {
  const { cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  const text = `Is it for dishwashers? ${Date.now()}`;
  const id = await asked(cup, text, ['Buy elsewhere']);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}`, 'Home');
  await page.getByRole('link', { name: /^Questions to answer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  const question = page.getByRole('article', { name: text });
  await question.getByRole('button', { name: 'Reply' }).press('Enter');
  await question.getByLabel('Your reply, visible to everyone').fill('Yes, at 60°');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Publish reply' }).click();
  await expect(notice(page, 'Reply published')).toBeVisible();
  await expect(question).toHaveCount(0); // it is answered
  await page.getByText('All', { exact: true }).click();
  await expect(question).toContainText('Your reply: Yes, at 60°');

  await question.getByRole('button', { name: 'Edit reply' }).click();
  await database().update(questionAnswers).set({ text: 'Only by hand' }).where(eq(questionAnswers.text, 'Yes, at 60°'));
  await question.getByLabel('Your reply, visible to everyone').fill('Yes, at 50°');
  await question.getByRole('button', { name: 'Publish reply' }).click();
  const theirs = question.getByRole('alert').filter({ hasText: 'A colleague replied in the meantime' });
  await expect(theirs).toContainText('Only by hand');
  await theirs.getByRole('button', { name: 'Replace their reply' }).click();
  await question.getByRole('button', { name: 'Publish reply' }).click();
  await expect(question).toContainText('Your reply: Yes, at 50°');

  await question.getByRole('button', { name: 'Report answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report answer' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Advertising' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(question).toContainText('Reported to Galleria');
  expect(id).toBeGreaterThan(0);
});

test('the questions of a shop in Chinese', async ({ page, context, baseURL }) => {
  const { cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  await asked(cup, `能用洗碗机吗？${Date.now()}`);
  await enterConsole(context, baseURL, owner.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, `/${cup.shopId}/questions`, '商品问答');
  await expect(page.getByRole('button', { name: '举报提问' }).first()).toBeVisible();
  await expectAccessible(page);
});
