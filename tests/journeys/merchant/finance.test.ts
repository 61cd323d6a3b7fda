import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { approvePayout, recordPaidPayout, recordSentPayout } from '#contract/payouts/platform.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { releaseShares } from '#server/modules/payouts/index.ts';
import { type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { codeOf } from '#tests/support/accounts/second-factors.ts';
import { receiveOrders } from '#tests/support/orders/received-lines.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { endRefundTime, guardOwner, ownShop, released } from '#tests/support/pages/own-shop.ts';
import { paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// The way of every cent: from a sale to the bank, and what a late refund does to it.

withMallDatabase();

// The demo mall is as it was for those who come after, also when the journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

async function aShop() {
  const shop = await ownShop();
  sellers.push(shop.owner);
  return shop;
}

const balance = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Balances' }).getByRole('link', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).getByRole('row');

test('a sale becomes available, is paid out, and a late refund is made up for by the next sale', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, teapot } = await aShop();
  const admin = await someone({ role: 'platform' });
  const errors = refusedByPolicy(page);
  await enterConsole(context, baseURL, owner.accountId);
  const order = await paidOrder(request, await someone(), [teapot, 2]);

  // Nobody has received it yet. Each figure opens into its entries.
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await expect(balance(page, 'Pending')).toContainText('$38.00');
  const releases = page.getByRole('table', { name: 'When pending money becomes available' });
  await expect(releases.getByRole('row', { name: /Not received yet/ })).toContainText('$38.00');
  await expectAccessible(page);
  await releases
    .getByRole('row', { name: /Not received yet/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await expect(page.getByText('Orders not received yet')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(order.number);

  await receiveOrders([order.number]);
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await expect(releases.getByRole('row')).toHaveCount(3); // the head, the day and the sum
  await releases.getByRole('row').nth(1).getByRole('link', { name: '$38.00' }).click();
  await expect(page.getByText(/^Available on .* \(UTC\)$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  await endRefundTime(order.number);
  await releaseShares();
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await expect(balance(page, 'Available')).toContainText('$38.00');
  await expect(balance(page, 'Pending')).toContainText('$0.00');
  await balance(page, 'Available').click();
  await expect(page.getByText('Available: $38.00')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('Released after the refund period');

  // The bank account: only with a second factor, and not at once.
  await page.getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByRole('link', { name: 'Turn it on for yourself' })).toHaveAttribute(
    'href',
    `/console/${shopId}/account`,
  );
  await expect(page.getByRole('button', { name: 'Add bank account' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Every Monday' })).toBeDisabled();
  const secret = await guardOwner(request, context, baseURL, owner);
  await page.reload();
  await addAccount(page, secret);
  await expect(page.getByText('First Bank •••• 3000').first()).toBeVisible();
  await expect(page.getByText(/payouts to this account start on/)).toBeVisible();
  await page.getByRole('radio', { name: 'Every Monday' }).check();
  await expect(notice(page, 'Schedule saved')).toBeVisible();
  await page.getByRole('radio', { name: 'Only when you request it' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request payout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request payout' });
  await expect(dialog).toContainText('The bank account is new');
  await page.keyboard.press('Escape');
  await database().execute(sql`update payout_accounts set usable_from = mall_now() where shop_id = ${shopId}`);

  // Requested twice: the first is cancelled, the second is paid by the platform.
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await page.getByRole('button', { name: 'Request payout' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveValue('38.00');
  await dialog.getByLabel('Amount').fill('38.01');
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(dialog.getByText('Enter an amount within these limits')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Amount').fill('30');
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(notice(page, 'Payout of $30.00 requested')).toBeVisible();
  await expect(balance(page, 'On its way')).toContainText('$30.00');
  await expect(balance(page, 'Available')).toContainText('$8.00');
  await page.getByRole('link', { name: 'All payouts' }).click();
  await page.getByRole('button', { name: 'Cancel the payout of $30.00' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel payout' }).click();
  await expect(notice(page, 'Payout cancelled')).toBeVisible();
  const payouts = page.getByRole('table', { name: 'Payouts' }).getByRole('row');
  await expect(payouts.nth(1)).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Request payout' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveValue('38.00');
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(payouts).toHaveCount(3);
  // Sorted, and the order of rows belongs to what a view remembers.
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Lowest amount first' }).click();
  await expect(payouts.nth(1)).toContainText('$30.00');
  await expect(page).toHaveURL(/sort=lowest/);
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Newest first' }).click();
  await expect(payouts.nth(1)).toContainText('$38.00');
  const payoutNo = await payouts.nth(1).getByRole('link', { name: /^PO/ }).innerText();
  await callAs(request, admin, approvePayout, { payoutNo });
  await callAs(request, admin, recordSentPayout, { payoutNo });
  await page.reload();
  await expect(payouts.nth(1)).toContainText('On its way to your bank since');
  await callAs(request, admin, recordPaidPayout, { payoutNo, reference: 'TRANSFER-7' });
  await page.reload();
  await expect(payouts.nth(1)).toContainText('Paid');
  await expect(payouts.nth(1)).toContainText('Reference: TRANSFER-7');
  await expectAccessible(page);
  await payouts.nth(1).getByRole('link', { name: payoutNo }).click();
  await expect(rows(page)).toHaveCount(5); // requested and paid: each from one account to another
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await expect(balance(page, 'Paid out')).toContainText('$38.00');
  await expect(balance(page, 'Available')).toContainText('$0.00');

  // A refund of what was paid out: the next sale makes up for it.
  await openScreen(page, `/${shopId}/orders/${order.number}`, order.number);
  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund the buyer' });
  await expect(refund).toContainText('The buyer gets$40.00');
  await refund.getByRole('textbox', { name: /^Units of .* to refund$/ }).fill('1');
  await refund.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Damaged' }).click();
  await expect(refund).toContainText('Commission you get back$1.00');
  await expect(refund).toContainText('Taken from your balance$19.00');
  await expect(refund).toContainText('The buyer gets$20.00');
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(notice(page, 'Refund started')).toBeVisible();
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await expect(page.getByText('Your available balance is below zero')).toBeVisible();
  await expect(balance(page, 'Available')).toContainText('-$19.00Your next sales make up for it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request payout' }).click();
  await expect(dialog).toContainText('-$19.00 is available');
  await page.keyboard.press('Escape');
  await released(request, teapot, 2);
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await expect(balance(page, 'Available')).toContainText('$19.00');
  await expect(page.getByText('Your available balance is below zero')).toHaveCount(0);
  expect(errors).toEqual([]);
});

async function addAccount(page: Page, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Account holder')).toHaveAccessibleDescription('Enter the account holder');
  await dialog.getByLabel('Account holder').fill('Hill Tea Ltd');
  await dialog.getByLabel('Bank', { exact: true }).fill('First Bank');
  await dialog.getByRole('combobox', { name: 'Country of the bank' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await dialog.getByLabel('BIC, routing number or sort code').fill('deutdeff');
  await dialog.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 01');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Code', { exact: true }).fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('IBAN or account number')).toHaveAccessibleDescription(/This IBAN isn’t valid/);
  await expectAccessible(page);
  await dialog.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Bank account saved')).toBeVisible();
}
