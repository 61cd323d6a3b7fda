import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { commissionRates, shopClosings, shops } from '#server/modules/shops/tables.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

async function aShop() {
  const owner = await aMerchant();
  const [shop] = await database().select().from(shops).where(eq(shops.ownerId, owner.accountId));
  if (!shop) throw new Error('The merchant has no shop');
  return { owner, id: shop.id, name: shop.name.en };
}

test('an operator closes a shop, sets its commission, and lifts the closing', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { owner, id, name } = await aShop();
  const operator = await anOperator(['shops']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/shops', 'Shops');
  await page.getByRole('searchbox', { name: 'Name, number or owner’s email' }).fill(owner.email);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: 'Shops' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await rows.nth(1).getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: `Change the commission of ${name}` }).click();
  const rate = page.getByRole('dialog', { name: `Change the commission of ${name}` });
  await rate.getByRole('textbox', { name: 'Commission' }).fill('3.5');
  await rate.getByRole('textbox', { name: 'Reason' }).fill('Agreed for a year');
  await expectAccessible(page);
  await rate.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `Commission of ${name} saved`)).toBeVisible();
  const history = page.getByRole('table', { name: `Commission of ${name} so far and planned` });
  await expect(history.getByRole('row').nth(1)).toContainText('3.5%');

  await page.getByRole('button', { name: 'Close shop' }).click();
  const dialog = page.getByRole('dialog', { name: `Close ${name}?` });
  await expect(dialog).toContainText('It has no running orders.');
  await dialog.getByRole('button', { name: 'Close shop' }).click();
  await expect(dialog.getByText('Write a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Complaints are being checked');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close shop' }).click();
  await expect(notice(page, `${name} is closed`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The mall has closed this shop' })).toContainText(
    'Complaints are being checked',
  );
  const ofOwner = await browser.newContext(baseURL ? { baseURL } : {});
  await enterConsole(ofOwner, baseURL, owner.accountId);
  const seenByOwner = await ofOwner.newPage();
  await seenByOwner.goto(`/console/${id}`);
  await expect(seenByOwner.getByRole('status').filter({ hasText: 'Galleria has closed this shop' })).toContainText(
    'Complaints are being checked',
  );
  await expectAccessible(seenByOwner);
  await ofOwner.close();
  const storefront = () => page.request.get(`/api/front/merchant/index/info/${id}`);
  await expect.poll(async () => (await storefront()).status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lift the closing' }).click();
  const lift = page.getByRole('dialog', { name: `Lift the closing of ${name}?` });
  await lift.getByRole('textbox', { name: 'Reason' }).fill('All is well');
  await lift.getByRole('button', { name: 'Lift the closing' }).click();
  await expect(notice(page, `${name} is open again`)).toBeVisible();
  await expect.poll(async () => (await storefront()).status()).toBe(200);
  await database().delete(commissionRates).where(eq(commissionRates.shopId, id));
  await database().delete(shopClosings).where(eq(shopClosings.shopId, id));
});

test('an operator sees what a shop sees and changes nothing, in Chinese', async ({ page, context, baseURL }) => {
  const { id, name } = await aShop();
  const operator = await anOperator(['shops']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, `/platform/shops/${id}`, name);
  await page.getByRole('button', { name: '店铺视角' }).click();
  const dialog = page.getByRole('dialog', { name: `以店铺视角查看 ${name}` });
  await dialog.getByRole('textbox', { name: '原因' }).fill('买家投诉');
  await dialog.getByRole('button', { name: '店铺视角' }).click();
  await expect(page).toHaveURL(new RegExp(`/console/${id}$`));
  const banner = page.getByRole('status').filter({ hasText: `您正以店铺视角查看 ${name}` });
  await expect(banner).toBeVisible();
  await openScreen(page, `/${id}/shop`, '店铺设置');
  await expect(banner).toBeVisible();
  const close = await page.request.post('/api/merchant/shop/close', {
    data: {},
    headers: { 'x-shop-id': String(id), origin: baseURL ?? '' },
  });
  expect(await close.json()).toMatchObject({ code: 403, reason: 'looking_only' });
  await expectAccessible(page);
  await banner.getByRole('button', { name: '返回平台' }).click();
  await expect(page).toHaveURL(new RegExp(`/console/platform/shops/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
