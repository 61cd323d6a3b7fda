import { expect, test } from '@playwright/test';
import { receiveOrders } from '#tests/support/orders/received-lines.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { dialog as signIn } from '#tests/support/pages/product-page.ts';
import { asked, openQuestions } from '#tests/support/pages/question-pages.ts';
import { paidOrder } from '#tests/support/pages/refund-pages.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a shopper asks, finds the question on the page and in the account, and deletes it', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = pageErrors(page);
  await signInNewAccount(context, baseURL, { nickname: 'Ana Quill' });
  const { cup } = await ownProducts();
  await openQuestions(page, cup.productId);
  const part = page.getByRole('region', { name: 'Questions' });
  await expect(part.getByText('No questions yet')).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Ask a question' }).press('Enter');
  const field = part.getByRole('textbox', { name: 'Your question' });
  await expect(field).toBeFocused();
  await field.fill('Cheaper at www.example.shop?');
  await part.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
  await expect(field).toHaveAccessibleDescription(/leave out web and email addresses/);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  const text = `Does it keep tea warm? ${Date.now()}`;
  await field.fill(text);
  await part.getByRole('button', { name: 'Ask', exact: true }).click();
  const question = part.getByRole('article', { name: text });
  await expect(question).toContainText('A**l');
  await expect(question).toContainText('No answer yet');

  await openQuestions(page, cup.productId);
  await expect(question).toBeVisible();
  await expect(question.getByRole('button')).toHaveCount(0); // one's own is not reported
  const search = part.getByRole('searchbox', { name: 'Search questions and answers' });
  await search.fill('silk');
  await search.press('Enter');
  await expect(part.getByText('Nothing about “silk”')).toBeVisible();
  await part.getByRole('button', { name: 'Show all questions' }).click();
  await expect(question).toBeVisible();

  await page.goto('/users/evaluation_list');
  await page.getByRole('link', { name: 'My questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My questions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Delete: ${text}` }).press('Enter');
  const sure = page.getByRole('alertdialog', { name: 'Delete this question?' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete: ${text}` }).click();
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(messages(page)).toHaveText(['Question deleted']);
  await expect(page.getByText('You haven’t asked anything yet')).toBeVisible();
  expect(errors).toEqual([]);
});

test('whoever has bought the product answers; others find that helpful, take it back, and report it', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const bo = await signInNewAccount(context, baseURL, { nickname: 'Bo Reed' });
  const { cup } = await ownProducts();
  const order = await paidOrder(request, bo, [cup, 1]);
  await receiveOrders([order.number]);
  const text = `Is it heavy? ${Date.now()}`;
  await asked(cup, text);
  await openQuestions(page, cup.productId);
  const question = page.getByRole('article', { name: text });
  await question.getByRole('button', { name: `Answer: ${text}` }).press('Enter');
  await question.getByRole('textbox', { name: 'Your answer' }).fill('As light as a feather');
  await question.getByRole('button', { name: 'Publish answer' }).click();
  const answer = question.getByRole('listitem').filter({ hasText: 'As light as a feather' });
  await expect(answer).toContainText('Bought this');
  await expect(answer).toContainText('B**d');
  await expect(question.getByRole('button', { name: `Answer: ${text}` })).toHaveCount(0);
  await page.goto('/users/question_list?tab=answered');
  await expect(page.getByRole('listitem').filter({ hasText: 'As light as a feather' })).toContainText(text);

  await signInNewAccount(context, baseURL);
  await openQuestions(page, cup.productId);
  const helpful = answer.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveText('Helpful (1)');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await helpful.press('Enter');
  await expect(helpful).toHaveText('Helpful (0)');
  await answer.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this answer' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Advertising' }).check();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(answer).toContainText('Reported');
});

test('questions in Chinese; a guest signs in before asking, and one that fails can be asked for again', async ({
  page,
}) => {
  const { cup } = await ownProducts();
  const text = `能用洗碗机吗？${Date.now()}`;
  await asked(cup, text, ['可以的', '我一直这么洗', '没问题']);
  const calls = /\/api\/front\/product\/question\/list\//;
  await page.route(calls, (route) => route.abort());
  await openQuestions(page, cup.productId, '/zh-CN');
  const part = page.getByRole('region', { name: '商品问答' });
  await expect(part.getByRole('alert')).toContainText('提问加载失败');
  await page.unroute(calls);
  await part.getByRole('button', { name: '重试' }).click();
  const question = part.getByRole('article', { name: text });
  await expect(question.getByRole('listitem')).toHaveCount(2);
  await question.getByRole('button', { name: '查看其余 1 条回答' }).press('Enter');
  await expect(question.getByRole('listitem')).toHaveCount(3);
  await expect(question).toContainText('买过此商品');
  await expectAccessible(page);
  await part.getByRole('button', { name: '我要提问' }).click();
  await expect(signIn(page)).toBeVisible();
});
