import { expect, test } from '@playwright/test';
import { someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('Ctrl-K finds a product by its name and by its number, without the mouse', async ({ page, context, baseURL }) => {
  const { cup } = await ownProducts();
  await enterConsole(context, baseURL, (await merchantOf(cup.shopId)).accountId);
  for (const words of [cup.name, String(cup.productId)]) {
    await openScreen(page, `/${cup.shopId}`, 'Home');
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/^Search orders/).fill(words);
    await expect(page.getByRole('button', { name: `${cup.name} ${cup.productId} · On sale` })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/products/${cup.productId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cup.name);
  }
});

test('Ctrl-K finds orders by the buyer’s name, also one of two letters, and leads to what is not in the menu', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const order = await paidOrder(request, await someone({ nickname: '王伟' }), [cup, 1]);
  await enterConsole(context, baseURL, (await merchantOf(cup.shopId)).accountId);
  await openScreen(page, `/${cup.shopId}`, 'Home');
  await page.keyboard.press('Control+k');
  const words = page.getByPlaceholder(/^Search orders/);
  await words.fill('王伟');
  await expect(page.getByRole('button', { name: `${order.number} Ana Silva, 王伟 · ${cup.name}` })).toBeVisible();
  await words.fill('activity');
  await expect(page.getByRole('button', { name: 'Activity log People' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people\?tab=log&columns=all$/);
  await expect(page.getByRole('tab', { name: 'Activity log', selected: true })).toBeVisible();
});
