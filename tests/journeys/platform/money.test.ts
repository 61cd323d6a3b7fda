import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { sealNumber } from '#server/modules/payouts/seal-number.ts';
import { payoutAccounts } from '#server/modules/payouts/tables.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { ownShop, released } from '#tests/support/pages/own-shop.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

// How operators pay shops, read the books of the mall, and compare them with the provider's.

withMallDatabase();

const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

/** A shop that has asked for so many payouts of $10.00. */
async function aShopWithPayouts(request: APIRequestContext, count: number) {
  const { owner, shopId, teapot } = await ownShop();
  sellers.push(owner);
  await released(request, teapot, 4);
  const account = { holder: 'Hill Tea Ltd', bank: 'First Bank', country: 'DE', bankCode: 'DEUTDEFF' };
  const number = 'DE89370400440532013000';
  const sealed = { sealedNumber: await sealNumber(shopId, number), lastFour: number.slice(-4) };
  await database()
    .insert(payoutAccounts)
    .values({
      ...{ shopId, ...account, ...sealed, changedBy: owner.accountId },
      changedAt: mallNow,
      usableFrom: mallNow,
    });
  const numbers: string[] = [];
  for (let one = 0; one < count; one++)
    numbers.push((await callAs(request, owner, requestPayout, { amount: 1_000 })).payoutNo);
  return { shopId, numbers };
}

test('an operator approves payouts, makes a file for the bank, and marks them as paid with a proof', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { shopId, numbers } = await aShopWithPayouts(request, 3);
  const [first = '', second = '', third = ''] = numbers;
  const operator = await anOperator(['finance']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, `/platform/payouts?shop=${shopId}`, 'Payouts');
  const table = page.getByRole('table', { name: 'Payouts' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('First Bank •••• 3000');
  await expectAccessible(page);

  // Two at once, and one refused with a reason.
  for (const number of [first, second]) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await expect(page.getByText('2 payouts · $20.00')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog', { name: 'Approve 2 payouts?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(notice(page, '2 payouts approved')).toBeVisible();
  await rows.filter({ hasText: third }).getByRole('link', { name: third }).click();
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
  await page.getByRole('button', { name: 'Refuse' }).click();
  const refuse = page.getByRole('dialog', { name: 'Refuse this payout' });
  await refuse.getByRole('button', { name: 'Refuse' }).click();
  await expect(refuse.getByText('Write a reason')).toBeVisible();
  await refuse.getByRole('textbox', { name: 'Reason' }).fill('The name is another');
  await expectAccessible(page);
  await refuse.getByRole('button', { name: 'Refuse' }).click();
  await expect(notice(page, 'Payout refused')).toBeVisible();
  await expect(page.getByText('The name is another').first()).toBeVisible();

  // The file has both; a payout that is in it is put into another only on purpose.
  await openScreen(page, `/platform/payouts?shop=${shopId}`, 'Payouts');
  await expect(rows).toHaveCount(3);
  for (const number of [first, second]) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bank file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^PF\d+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  for (const number of [first, second])
    expect(text).toContain(`${number},Hill Tea Ltd,First Bank,DE,DEUTDEFF,DE89370400440532013000,10.00,`);
  await expect(rows.nth(1)).toContainText(`In ${file.suggestedFilename().replace('.csv', '')}`);
  await rows.nth(1).getByRole('link', { name: first }).click();
  await page.getByRole('button', { name: 'Bank file' }).click();
  const again = page.getByRole('dialog', { name: 'Put them into a new file?' });
  await expect(again).toContainText('they would be paid twice');
  await again.getByRole('button', { name: 'Cancel' }).click();

  // The bank has taken the file: what is approved of it is sent, and one of it comes back.
  const fileNo = file.suggestedFilename().replace('.csv', '');
  await page.getByRole('link', { name: fileNo }).click();
  await expect(page.getByText(`2 payouts of the file ${fileNo} are not marked as sent.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark the file as sent' }).click();
  await page
    .getByRole('dialog', { name: 'Mark 2 payouts as sent?' })
    .getByRole('button', { name: 'Mark as sent' })
    .click();
  await expect(notice(page, '2 payouts marked as sent')).toBeVisible();
  await expect(page.getByText('are not marked as sent')).toBeHidden();
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(rows).toHaveCount(3);
  await rows.filter({ hasText: second }).getByRole('link', { name: second }).click();
  await expect(page.getByRole('button', { name: 'Bank file' })).toBeHidden();
  await page.getByRole('button', { name: 'Returned by the bank' }).click();
  const returned = page.getByRole('dialog', { name: 'The bank returned this payout' });
  await returned.getByRole('textbox', { name: 'Reason' }).fill('The account is closed');
  await returned.getByRole('button', { name: 'Returned by the bank' }).click();
  await expect(notice(page, 'Payout recorded as returned')).toBeVisible();
  await expect(page.getByText('The account is closed').first()).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, `/platform/payouts/${first}`, first);

  // The account is masked until someone looks.
  await expect(page.getByText('•••• 3000')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('DE89370400440532013000')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const paid = page.getByRole('dialog', { name: 'Mark this payout as paid' });
  await paid.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(paid.getByText('Enter the reference of the transfer')).toBeVisible();
  await paid.getByRole('textbox', { name: 'Transfer reference' }).fill('TRANSFER-9');
  await paid.locator('input[type="file"]').setInputFiles(await aSquarePicture('receipt.png'));
  await expect(paid.getByRole('img', { name: 'Proof of the transfer' })).toBeVisible();
  await expectAccessible(page);
  await paid.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(notice(page, 'Payout marked as paid')).toBeVisible();
  await expect(page.getByText('Account number shown')).toBeVisible();
  await expect(page.getByText('TRANSFER-9').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proof of the transfer' })).toBeVisible();
  await expectAccessible(page);

  // The ledger of the shop, from the payout on.
  await page.getByRole('link', { name: 'All transactions of this shop' }).click();
  const entries = page.getByRole('table', { name: 'Transactions' });
  await expect(entries.getByRole('row').nth(1)).toContainText('Payout');
  await entries
    .getByRole('button', { name: /explain/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Explain this amount' })).toContainText('Paid out');
  await expectAccessible(page);
});

test('the books of a span, and a comparison with the provider, in Chinese', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await aShopWithPayouts(request, 1);
  const operator = await anOperator(['finance']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/ledger', '账目');
  await expect(page.getByRole('heading', { level: 2, name: '商城收益' })).toBeVisible();
  const statement = page.getByRole('table', { name: '账单' });
  await expect(statement.getByRole('rowheader', { name: '合计' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('月', { exact: true }).click();
  await expect(page).toHaveURL(/by=month/);
  await expect(statement.getByRole('rowheader').first()).toHaveText(/^\d{4}年\d{1,2}月$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^books-/);
  await page.getByRole('combobox', { name: 'PDF 语言' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  const file = page.waitForEvent('download');
  await statement
    .getByRole('button', { name: /账单（PDF）$/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^mall-statement-20\d\d-\d\d\.pdf$/);
  await openScreen(page, '/platform/ledger?from=2020-01-01&until=2026-01-01', '账目');
  await expect(page.getByText('最多选择 366 天，或按月查看。')).toBeVisible();

  const providerId = `sp_journey${operator.accountId}`;
  await database().execute(sql`insert into reconciliation_differences (provider, provider_id, kind, theirs, ours, currency, found_at)
    values ('sandbox', ${providerId}, 'not_there', 0, 700, 'USD', mall_now()), ('sandbox', ${`${providerId}b`}, 'refunded_there', 500, 0, 'USD', mall_now())`);
  await openScreen(page, '/platform/reconciliation', '对账');
  const row = page.getByRole('row').filter({ hasText: `${providerId}b` });
  await expect(row).toContainText('请勿在此重复退款');
  await row.getByRole('button', { name: '说明' }).click();
  const dialog = page.getByRole('dialog', { name: `说明 ${providerId}b 的差异` });
  await dialog.getByRole('textbox', { name: '原因' }).fill('客服手动退款');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '说明' }).click();
  await expect(notice(page, '差异已说明')).toBeVisible();
  await page.getByRole('button', { name: '立即对账' }).click();
  await expect(page.getByRole('row').filter({ hasText: providerId })).toHaveCount(0);
  await page.getByRole('tab', { name: '已说明' }).click();
  await expect(page.getByRole('row').filter({ hasText: `${providerId}b` })).toContainText('客服手动退款');
  await expectAccessible(page);
});
