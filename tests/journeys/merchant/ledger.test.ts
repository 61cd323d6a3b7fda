import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { ownShop, released } from '#tests/support/pages/own-shop.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// What stands behind each amount.

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

const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).getByRole('row');

test('every amount is explained down to its order line, by link and by keyboard, and exported to be added up', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, teapot } = await aShop();
  const order = await released(request, teapot, 3);
  await callAs(request, owner, grantRefund, {
    orderNo: order.number,
    lines: order.lines.map(({ id }) => ({ lineId: id, quantity: 1 })),
    reason: 'damaged',
    note: '',
  });
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}`, 'Home');
  await page.keyboard.type('gf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance');
  await page.getByRole('main').getByRole('link', { name: 'Transactions' }).click();
  await expect(rows(page)).toHaveCount(5); // the sale, the release from one account to another, and the refund
  await expect(rows(page).nth(1)).toContainText('-$19.00');
  await expectAccessible(page);

  await rows(page)
    .nth(1)
    .getByRole('link', { name: /explain this amount/ })
    .focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Explain this amount' });
  await expect(drawer).toContainText('You give back your share of that, and the platform gives back its commission.');
  const statement = drawer.getByRole('table', { name: 'How the price is divided' });
  await expect(statement.getByRole('row', { name: /^Subtotal/ })).toContainText('+$60.00$20.00 × 3+$20.00$20.00 × 1');
  await expect(statement.getByRole('row', { name: /^Paid by the buyer/ })).toContainText('= $60.00= $20.00');
  await expect(statement.getByRole('row', { name: /^Commission/ })).toContainText('-$3.00-$1.00');
  await expect(statement.getByRole('row', { name: /^Your share/ })).toContainText('= $57.00= $19.00');
  await expect(drawer.getByRole('list', { name: 'From' }).getByRole('listitem')).toHaveText([
    'Platform commission$1.00',
    'Available$19.00',
  ]);
  await expect(drawer.getByRole('list', { name: 'To', exact: true }).getByRole('listitem')).toHaveText(['Buyer$20.00']);
  const line = drawer.getByRole('table', { name: 'All transactions of this order line' });
  await expect(line.getByRole('row')).toHaveCount(5);
  await expect(line.getByRole('row').last()).toContainText('-$19.00$38.00');
  await expectAccessible(page);

  // The address opens the same for a colleague; another entry of the line opens in its place.
  await expect(page).toHaveURL(/entry=\d+/);
  await page.goto(page.url());
  await line.getByRole('link', { name: 'Sale' }).click();
  await expect(drawer).toContainText('+$57.00');
  await expect(drawer).toContainText('after the platform’s commission, is pending');
  await expect(drawer.getByRole('link', { name: order.number })).toHaveAttribute(
    'href',
    `/console/${shopId}/orders/${order.number}`,
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'Order, refund or payout number' });
  await search.fill('teapot');
  await search.press('Enter');
  await expect(page.getByText('“teapot” is not the number of an order, refund or payout.')).toBeVisible();
  await search.fill(order.number);
  await search.press('Enter');
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Sale' }).click();
  await expect(rows(page)).toHaveCount(2);
  await openScreen(page, `/${shopId}/finance/ledger?sort=oldest`, 'Transactions');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const [head = '', ...lines] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  const at = (name: string) => head.replace('\ufeff', '').split(',').indexOf(name);
  const cells = lines.map((text) => text.split(','));
  const column = (name: string) => cells.map((row) => row[at(name)]);
  expect(column('Amount')).toEqual(['57', '-57', '57', '-19']);
  expect(column('Commission')).toEqual(['3', '', '', '-1']);
  expect(new Set(column('Order line ID'))).toEqual(new Set([String(order.lines[0]?.id)]));
});

test('the amounts are explained in Chinese, on a dark screen', async ({ page, context, baseURL, request }) => {
  const { owner, shopId, teapot } = await aShop();
  await released(request, teapot, 1);
  await enterConsole(context, baseURL, owner.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, `/${shopId}/finance/payouts`, '提现');
  await expect(page.getByRole('link', { name: '为自己开启' })).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, `/${shopId}/finance`, '财务');
  await expect(page.getByRole('table', { name: '待结算金额何时可提现' })).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole('list', { name: '余额' })
    .getByRole('link', { name: /^可提现/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资金明细');
  const table = page.getByRole('table', { name: '资金明细' }).getByRole('row');
  await expect(table.nth(1)).toContainText('退款期结束后结算');
  await table
    .nth(1)
    .getByRole('link', { name: /查看金额说明/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '金额说明' });
  await expect(drawer.getByRole('table', { name: '货款构成' }).getByRole('row').last()).toContainText(
    '您的所得= US$19.00',
  );
  await expectAccessible(page);
});
