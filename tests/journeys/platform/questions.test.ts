import { expect, test } from '@playwright/test';
import { reportPost } from '#contract/questions/shopper.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { asked, openQuestions } from '#tests/support/pages/question-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('an operator hides a reported question, and within a second nobody sees it', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const text = `Call me for a discount ${Date.now()}`;
  const id = await asked(cup, text);
  await openQuestions(page, cup.productId);
  await expect(page.getByRole('article', { name: text })).toBeVisible();
  await callAs(request, await someone(), reportPost, { kind: 'question', id, reason: 'advertising', note: 'Spam' });
  const operator = await anOperator(['reviews']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/desk', 'Desk');
  await page.getByRole('link', { name: /^Reported questions \d/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  const post = page.getByRole('article', { name: text });
  await expect(post).toContainText('Spam');
  await expectAccessible(page);
  await post.getByRole('button', { name: 'Hide' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hide this?' });
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Advertising');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(notice(page, 'Hidden')).toBeVisible();
  await expect(post).toHaveCount(0);
  await openQuestions(page, cup.productId);
  await expect(page.getByText('No questions yet')).toBeVisible();
});

test('the reported questions in Chinese', async ({ page, context, baseURL, request }) => {
  const { cup } = await ownProducts();
  const text = `加微信有优惠${Date.now()}`;
  const id = await asked(cup, text);
  await callAs(request, await someone(), reportPost, { kind: 'question', id, reason: 'advertising' });
  const operator = await anOperator(['reviews']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/questions', '商品问答');
  await expect(page.getByRole('article', { name: text })).toContainText('提问');
  await expectAccessible(page);
});
