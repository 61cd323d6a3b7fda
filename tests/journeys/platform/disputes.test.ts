import { expect, test } from '@playwright/test';
import { refuseRefund } from '#contract/refunds/merchant.ts';
import { askPlatform } from '#contract/refunds/shopper.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { askForRefund, merchantOf, paidOrder, sendAll } from '#tests/support/pages/refund-pages.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// An operator finds an order by the number of its refund, and decides between its buyer and the shop.

withMallDatabase();

test('an order is found by the number of a refund, its buyer is shown, and the amount is divided to the cent', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const buyers = await browser.newContext();
  const ana = await signInNewAccount(buyers, baseURL, { nickname: 'Ana of the dispute' });
  await buyers.close();
  const { cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  const order = await paidOrder(request, ana, [cup, 1]);
  await sendAll(order.number);
  const refund = await askForRefund(request, ana, order);
  await callAs(request, owner, refuseRefund, { refundOrderNo: refund, reason: 'It was used' });
  await callAs(request, ana, askPlatform, { refundOrderNo: refund });

  const errors = pageErrors(page);
  const operator = await anOperator(['orders', 'refunds']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/orders', 'Orders');
  const search = page.getByRole('searchbox', { name: 'Any number, email or phone' });
  await search.fill(refund);
  await search.press('Enter');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
  await expect(page.getByText(ana.email)).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(ana.email)).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText(ana.email)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('link', { name: refund }).click();
  await expect(page.getByRole('heading', { level: 1, name: refund })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shop' })).toContainText('Refused: It was used');
  await page.getByRole('radio', { name: 'Divide the amount' }).press('Space');
  const amount = page.getByRole('textbox', { name: 'Amount for the buyer' });
  await amount.fill('2.34');
  await expect(page.getByText('Buyer gets', { exact: true })).toBeVisible();
  await expect(page.getByText('$2.34', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Decide' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription(/Tell both sides why/);
  await reason.fill('The lid was missing when it was sent');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Decide' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Decide this dispute?' });
  await expect(question).toContainText('The buyer gets $2.34');
  await question.getByRole('button', { name: 'Decide' }).click();
  await expect(notice(page, 'Dispute decided')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Decided by' })).toContainText(
    'The lid was missing when it was sent',
  );
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('disputes and reported reviews in Chinese, by those who may', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['refunds', 'reviews']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/disputes', '纠纷');
  await expect(page.getByText('等待平台裁决的买卖纠纷，按截止时间排序')).toBeVisible();
  await expect(page.getByRole('navigation', { name: /Galleria/ }).getByRole('link')).toHaveText([
    '工作台',
    '纠纷',
    '评价',
    '商品问答',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: '评价' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '评价' })).toBeVisible();
  await expectAccessible(page);
});
