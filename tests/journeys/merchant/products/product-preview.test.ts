import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const banner = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Presses a button that opens a page in another tab. */
async function openedBy(context: BrowserContext, button: Locator): Promise<Page> {
  const opened = context.waitForEvent('page');
  await button.click();
  const tab = await opened;
  await tab.waitForURL('**/goods_preview/**');
  return tab;
}

test('changes are looked at on the page that shoppers will see, who still see the old one', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Jug']);
  const productId = productIds[0] ?? 0;
  const complaints = refusedByPolicy(page);
  // Beside the console someone may be signed in to the mall as a shopper, too.
  await signInNewAccount(context, baseURL);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products/${productId}`, 'Jug');
  await page.getByLabel('Title', { exact: true }).fill('Tall jug');
  const tab = await openedBy(context, page.getByRole('button', { name: 'Preview' }));
  const errors = pageErrors(tab);
  const address = new URL(tab.url());
  expect(address.pathname + address.search).toBe(`/goods_preview/${productId}?shop=${shopId}`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Tall jug');
  await expect(banner(tab)).toContainText('Only people of your shop see this. Your changes are not published yet.');
  for (const name of ['Buy now', 'Add to cart', 'Add to favourites'])
    await expect(tab.getByRole('main').getByRole('button', { name })).toBeDisabled();
  await expect(tab.getByText('Buying and favourites are off in the preview.')).toBeVisible();
  await expect(tab.getByRole('main')).toContainText('$9.00');
  await expect(tab.getByText('This shop doesn’t deliver to')).toBeVisible(); // the shop has no freight template
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(tab);
  const again = await tab.reload();
  expect(again?.headers()['cache-control']).toBe('no-store');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Tall jug');
  expect(await tab.evaluate(() => localStorage.getItem('viewedProducts'))).toBeNull();
  expect(errors).toEqual([]);

  // The shop is closed, so its page says that, and by which name shoppers knew the product.
  await tab.goto(`/goods_detail/${productId}`);
  await expect(tab.getByRole('main').getByRole('paragraph').filter({ hasText: /^Jug$/ })).toBeVisible();
  await expect(tab.getByRole('main')).not.toContainText('Tall jug');
  await tab.close();

  // In the language that is being written.
  await page.getByRole('tab', { name: /ไทย/ }).click();
  await page.getByLabel('Title · ไทย').fill('เหยือกสูง');
  const thai = await openedBy(context, page.getByRole('button', { name: 'Preview' }));
  await expect(thai.getByRole('heading', { level: 1 })).toHaveText('เหยือกสูง');
  await expect(thai.getByRole('button', { name: 'เพิ่มลงตะกร้า' })).toBeDisabled();
  await thai.getByRole('link', { name: 'แก้ไขสินค้า' }).click();
  await expect(thai.getByRole('heading', { level: 1 })).toHaveText(/Tall jug|เหยือกสูง/);
  await thai.close();
  expect(complaints).toEqual([]);

  // Nobody else learns anything, not even that it is there.
  const stranger = await browser.newPage();
  const answer = await stranger.goto(`${baseURL}/goods_preview/${productId}?shop=${shopId}`);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('There is no preview here');
  expect(await stranger.content()).not.toContain('Tall jug');
  await expectAccessible(stranger);
  await stranger.close();
});

test('a new product is looked at long before it is complete', async ({ page, context, baseURL }) => {
  const { owner, shopId } = await aShopWith([]);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products/new`, 'Untitled product');
  const preview = page.getByRole('button', { name: 'Preview' });
  await expect(preview).toBeDisabled();
  await page.getByLabel('Title', { exact: true }).fill('Half a lamp');
  const tab = await openedBy(context, preview);
  await expect(tab).toHaveURL(/\/goods_preview\/d\d+\?shop=\d+$/);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Half a lamp');
  await expect(banner(tab)).toContainText('Only people of your shop see this. Not on sale yet.');
  await expect(tab.getByText('No price yet')).toBeVisible();
  await expect(tab.getByText('Shown once you enter a price')).toBeVisible();
  await expect(tab.getByText('Sold out')).toHaveCount(0);
  await expectAccessible(tab);
  await tab.close();

  // What is in the list can be looked at from there.
  await openScreen(page, `/${shopId}/products?status=draft`, 'Products');
  await page.getByRole('button', { name: 'Actions for Half a lamp' }).click();
  const listed = await openedBy(context, page.getByRole('menuitem', { name: 'Preview' }));
  await expect(listed.getByRole('heading', { level: 1 })).toHaveText('Half a lamp');
});
