import { expect, type Page, test } from '@playwright/test';
import { addPlatformCoupon, getPlatformCoupon, stopPlatformCoupon } from '#contract/coupons/platform.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { unique } from '#tests/support/pages/apply-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// Coupons that are not in the coupon centre, so that the demo mall is as it was for those who come after.

const main = (page: Page) => page.getByRole('main');

test('a coupon by code: made with what is missing said, redeemed by a shopper, stopped', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const name = `Welcome ${unique()}`;
  const code = `JOURNEY-${unique()}`.toUpperCase().slice(0, 32);
  const operator = await anOperator(['marketing']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/coupons', 'Coupons');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Create coupon' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a name in English')).toBeVisible();
  await page.getByLabel('Name · English').fill(name);
  await page.getByRole('textbox', { name: 'Amount off' }).fill('5');
  await page.getByRole('textbox', { name: 'Minimum spend' }).fill('20');
  await page.getByRole('radio', { name: 'One shop' }).check();
  await page.getByRole('radio', { name: 'Code' }).check();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('no');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose a shop')).toBeVisible();
  await expect(page.getByText('Enter 4 to 32 letters (A–Z), digits or hyphens')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'All products' }).check();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `${name} saved`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(page).getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText('No paid orders with this coupon yet.')).toBeVisible();
  await expectAccessible(page);

  const home = await browser.newContext({ baseURL: baseURL ?? '' });
  const shopper = await home.newPage();
  await signInNewAccount(home, baseURL);
  await openHydrated(shopper, '/users/coupon_list');
  const field = shopper.getByRole('textbox', { name: 'Coupon code' });
  await shopper.getByRole('button', { name: 'Redeem' }).click();
  await expect(shopper.getByText('Enter a coupon code').first()).toBeVisible();
  await field.fill('NO-SUCH-CODE');
  await shopper.getByRole('button', { name: 'Redeem' }).click();
  await expect(shopper.getByText('This code can’t be redeemed')).toBeVisible();
  await expectAccessible(shopper);
  await field.fill(` ${code.toLowerCase()} `);
  await shopper.getByRole('button', { name: 'Redeem' }).click();
  await expect(shopper.getByText(`${name} is now in your coupons`)).toBeVisible();
  await expect(shopper.getByRole('article', { name })).toBeVisible();
  await expect(field).toHaveValue('');
  await home.close();

  await page.reload();
  await expect(main(page).getByRole('table', { name: 'Claims' }).getByText('Not used')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page
    .getByRole('dialog', { name: `Stop ${name}?` })
    .getByRole('button', { name: 'Stop' })
    .click();
  await expect(notice(page, `${name} stopped`)).toBeVisible();
  await page.goto(`/console/platform/coupons?words=${code}&channel=code&status=stopped`);
  await expect(main(page).getByRole('link', { name })).toBeVisible();
});

test('of two who change a coupon the second sees field by field what the first saved, and decides', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const [ada, bo] = [await anOperator(['marketing']), await anOperator(['marketing'], { nickname: 'Bo' })];
  const name = `Autumn ${unique()}`;
  const code = `TWO-${unique()}`.toUpperCase().slice(0, 32);
  const { id } = await callAs(request, ada, addPlatformCoupon, {
    coupon: {
      ...{ name: { en: name }, scope: 'general', categoryId: null, productIds: [], shopId: null, percent: null },
      ...{ money: 500, minPrice: 2_000, day: 14, startsAt: null, endsAt: null, issued: 100, perPerson: 1 },
      ...{ channel: 'code', code, codeFrom: null, codeUntil: null },
    },
  });
  await enterConsole(context, baseURL, ada.accountId);
  const other = await browser.newContext();
  await enterConsole(other, baseURL, bo.accountId);
  const theirs = await other.newPage();
  for (const editor of [page, theirs]) await openScreen(editor, `/platform/coupons/${id}/edit`, name);
  await theirs.getByRole('textbox', { name: 'Amount off' }).fill('6');
  await theirs.getByRole('textbox', { name: 'Code', exact: true }).fill(`${code}-B`);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(notice(theirs, `${name} saved`)).toBeVisible();

  await page.getByRole('textbox', { name: 'Amount off' }).fill('7');
  await page.getByRole('textbox', { name: 'Minimum spend' }).fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('group', { name: 'A colleague saved this in the meantime' });
  await expect(conflict).toContainText(/Bo saved it on/);
  await expect(conflict.getByRole('row')).toHaveText([
    /^PartBoYou$/,
    /^Amount offChanged by both of you\$6\.00\$7\.00$/,
    /^Minimum spendChanged by you\$20\.00\$30\.00$/,
    new RegExp(`^CodeChanged by Bo${code}-B${code}$`),
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(notice(page, `${name} saved`)).toBeVisible();
  const saved = await callAs(request, ada, getPlatformCoupon, { id });
  expect(saved).toMatchObject({ money: 700, minPrice: 3_000, code });

  // The other way round: theirs are taken over, and saved on top of.
  await openScreen(theirs, `/platform/coupons/${id}/edit`, name);
  await openScreen(page, `/platform/coupons/${id}/edit`, name);
  await theirs.getByRole('textbox', { name: 'Amount off' }).fill('8');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(notice(theirs, `${name} saved`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount off' }).fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Use their version' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Amount off' })).toHaveValue(/^8/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `${name} saved`)).toBeVisible();
  await callAs(request, ada, stopPlatformCoupon, { id });
  await other.close();
});

test('a coupon is given to one account, and points are given and taken, in Chinese', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const name = `礼券 ${unique()}`;
  const home = await browser.newContext({ baseURL: baseURL ?? '' });
  const shopper = await home.newPage();
  const { accountId } = await signInNewAccount(home, baseURL);
  const operator = await anOperator(['marketing']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/coupons/new', '新建优惠券');
  await page.getByLabel('名称 · English').fill(name);
  await page.getByRole('textbox', { name: '立减金额' }).fill('5');
  await page.getByRole('textbox', { name: '最低消费' }).fill('20');
  await page.getByRole('radio', { name: '商城发放' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: '发放记录' }).click();
  await expect(page.getByText('还没有发放过该优惠券')).toBeVisible();
  await page.getByRole('button', { name: '发放给用户' }).click();
  const dialog = page.getByRole('dialog', { name: `发放 ${name}` });
  await expect(dialog.getByRole('status')).toContainText('人符合条件');
  await dialog.getByRole('radio', { name: '单个账户' }).check();
  await dialog.getByRole('button', { name: '确认发放' }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '账户编号' }).fill(String(accountId));
  await expect(dialog.getByRole('status')).toHaveText('共 1 人符合条件');
  await dialog.getByRole('textbox', { name: '原因' }).fill('感谢支持');
  await dialog.getByRole('button', { name: '确认发放' }).click();
  await expect(notice(page, '已开始，可在列表中查看进度。')).toBeVisible();
  const given = main(page).getByRole('table', { name: '发放记录' });
  await expect(given.getByText('已完成')).toBeVisible();
  await expect(given.getByText('1 / 1')).toBeVisible();
  await expectAccessible(page);
  await openHydrated(shopper, '/users/coupon_list');
  await expect(shopper.getByRole('article', { name })).toBeVisible();

  await openScreen(page, '/platform/points', '积分');
  await expectAccessible(page);
  await page.getByRole('button', { name: '发放或扣除积分' }).click();
  const points = page.getByRole('dialog', { name: '发放或扣除积分' });
  await points.getByRole('button', { name: '发放积分' }).click();
  await expect(points.getByText(/^请输入 1 至 1,?000,?000 的整数$/)).toBeVisible();
  await expectAccessible(page);
  await points.getByRole('textbox', { name: '每人积分' }).fill('250');
  await points.getByRole('textbox', { name: '账户编号' }).fill(String(accountId));
  await points.getByRole('textbox', { name: '原因' }).fill('补偿');
  await points.getByRole('button', { name: '发放积分' }).click();
  await expect(notice(page, '已开始，可在列表中查看进度。')).toBeVisible();
  const row = main(page)
    .getByRole('row')
    .filter({ hasText: `账户 ${accountId}` });
  await expect(row.getByText('已完成')).toBeVisible();
  await openHydrated(shopper, '/users/points');
  await expect(shopper.getByRole('main').getByText('250').first()).toBeVisible();
  await home.close();
});
