import { expect, test } from '@playwright/test';
import { database } from '#server/database/connection.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('an operator changes a deadline, a colleague is faster, and an earlier version is used again', async ({
  page,
  context,
  baseURL,
}) => {
  const before = { ...(await getSite(database(), 'orders')), shipRemindDays: 1 };
  await setSite('orders', before);
  const operator = await anOperator(['settings']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/settings/orders', 'Settings');
  const days = page.getByRole('textbox', { name: 'Remind the shop' });
  await expect(days).toHaveValue('1 day');
  await expect(days).toHaveAccessibleDescription('So long before the deadline. Default: 1 day.');
  await days.fill('31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a whole number from 0 to 30')).toBeVisible();
  await expectAccessible(page);
  await days.fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Orders saved')).toBeVisible();
  expect(await getSite(database(), 'orders')).toEqual({ ...before, shipRemindDays: 2 });

  await days.fill('4');
  await setSite('orders', { ...before, shipRemindDays: 3 });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('group', { name: 'A colleague saved this in the meantime' });
  await expect(conflict.getByRole('row', { name: /Remind the shop/ })).toContainText('3 days');
  await conflict.getByRole('button', { name: 'Use their version' }).click();
  await expect(days).toHaveValue('3 days');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History: Orders' });
  const earlier = history.getByRole('listitem').filter({ hasText: 'Remind the shop: 2 days' }).first();
  await expect(earlier).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Use these values' }).first().click();
  await expect(days).toHaveValue('2 days');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Orders saved').last()).toBeVisible();
  await expect.poll(() => getSite(database(), 'orders')).toEqual({ ...before, shipRemindDays: 2 });
  await setSite('orders', before);
});

test('English stays among the languages, and the text for maintenance is written in six', async ({
  page,
  context,
  baseURL,
}) => {
  // Nothing is saved: the mall is everybody's. What saving does is in server/start/maintenance.test.ts.
  const operator = await anOperator(['settings']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/settings/languages', 'Settings');
  await page.getByRole('checkbox', { name: 'English' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('English is always offered')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Maintenance' }).click();
  await expect(page.getByRole('switch', { name: 'Closed for maintenance' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'ไทย' }).click();
  await page.getByRole('textbox', { name: 'What shoppers read · ไทย' }).fill('เปิดตอนเที่ยง');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectAccessible(page);
});

test('the mall gets a spelling in one language, which its pages and the console show at once', async ({
  page,
  context,
  baseURL,
}) => {
  // Only in Lao, and English is left alone: the mall is everybody's. Its renaming is in server/start/mall-name.test.ts.
  const before = await getSite(database(), 'mall');
  const operator = await anOperator(['settings']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/settings/mall', 'Settings');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(before.name.en ?? '');
  await name.fill('<b>Mall</b>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a name of up to 40 characters without the signs < > # and braces')).toBeVisible();
  await expectAccessible(page);
  await name.fill(before.name.en ?? '');
  await page.getByRole('tab', { name: 'ລາວ' }).click();
  await page.getByRole('textbox', { name: 'Name · ລາວ' }).fill('ຫ້າງແມ່ນ້ຳ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Name of the mall saved')).toBeVisible();
  expect(await getSite(database(), 'mall')).toEqual({ name: { ...before.name, lao: 'ຫ້າງແມ່ນ້ຳ' } });

  const shopper = await context.newPage();
  await expect(async () => {
    await shopper.goto('/lao');
    await expect(shopper).toHaveTitle(/^ຫ້າງແມ່ນ້ຳ · /, { timeout: 1_000 });
  }).toPass();
  await expect(shopper.getByRole('banner').getByRole('link', { name: 'ຫ້າງແມ່ນ້ຳ', exact: true })).toHaveText('ຫ້າງແມ່ນ້ຳ');
  await expect(shopper.getByRole('contentinfo')).toContainText('ຫ້າງແມ່ນ້ຳ');
  await expectAccessible(shopper);
  await shopper.goto('/');
  await expect(shopper).toHaveTitle(new RegExp(`^${before.name.en} · `));
  await shopper.close();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History: Name of the mall' });
  await expect(history.getByRole('listitem').first()).toContainText('ຫ້າງແມ່ນ້ຳ');
  await expectAccessible(page);
  await setSite('mall', before);
});

test('the groups of settings in Chinese, in every form', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['settings']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/settings', '设置');
  const groups = page.getByRole('navigation', { name: '设置分组' }).getByRole('link');
  await expect(groups).toHaveCount(15);
  for (const name of [
    '商城名称',
    '订单',
    '收货与完成',
    '退款',
    '评价',
    '对话',
    '积分',
    '结算',
    '货币',
    '登录方式',
    '限制',
    '客服',
    '公司与税务',
  ]) {
    await groups.filter({ hasText: new RegExp(`^${name}$`) }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectAccessible(page);
  }
});
