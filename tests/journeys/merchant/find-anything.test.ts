import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf } from '#tests/support/pages/refund-pages.ts';
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
