import { expect, type Locator, type Page, test } from '@playwright/test';
import { getOrder } from '#contract/orders/shopper.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice } from '#tests/support/pages/console-page.ts';
import { merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

withMallDatabase();

// The demo mall is as it was for those who come after, also when a journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

const tabsMax = 100;

/** Goes on with the Tab key until this has the focus; from the end of the page it goes on at its beginning. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let tabs = 0; tabs < tabsMax; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by the Tab key`);
}

test('an order is found, shipped and given a note with the keyboard alone', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const ana = await someone();
  const order = await paidOrder(request, ana, [cup, 1]);
  await enterConsole(context, baseURL, (await merchantOf(cup.shopId)).accountId);
  await page.goto('/console/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Home');

  await page.keyboard.type('go');
  await expect(title).toHaveText('Orders');
  await page.keyboard.press('/');
  await page.keyboard.type(ana.email);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: order.number });
  await expect(page.getByRole('link', { name: /^SH\d+$/ })).toHaveText([order.number]);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(order.number);

  await tabTo(page, page.getByRole('button', { name: 'Ship', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ship order' });
  const carrier = dialog.getByRole('combobox', { name: 'Carrier' });
  await tabTo(page, carrier);
  await page.keyboard.type('galleria post');
  await page.keyboard.press('Enter');
  await expect(carrier).toHaveValue('Galleria Post');
  await tabTo(page, dialog.getByLabel('Tracking number'));
  await page.keyboard.type(`GP${Date.now()}`);
  await page.keyboard.press('Enter');
  await expect(notice(page, `Parcel for ${order.number} is on its way`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await callAs(request, ana, getOrder, { orderNo: order.number })).status).toBe('shipped');

  await tabTo(page, page.getByLabel('Note', { exact: true }));
  await page.keyboard.type('Wrapped as a gift');
  await tabTo(page, page.getByRole('button', { name: 'Save note' }));
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Note saved')).toBeVisible();
});

test('a product is written and published with the keyboard alone', async ({ page, context, baseURL }) => {
  const owner = await aMerchant();
  sellers.push(owner);
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Home');
  await page.keyboard.type('gp');
  await expect(title).toHaveText('Products');
  await tabTo(page, page.getByRole('link', { name: 'Add product' }).first());
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Untitled product');

  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.type('Milk jug');
  await tabTo(page, page.getByRole('textbox', { name: 'Description', exact: true }));
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Holds half a litre');
  // Before the Tab keys: a key that is pressed at once would open the files before the page passes them on.
  const chooser = page.waitForEvent('filechooser');
  // The Tab key leaves the text, and leads to the pictures.
  await tabTo(page, page.getByRole('button', { name: 'Add images' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await aSquarePicture('jug.png'));
  await expect(page.getByRole('list', { name: 'Media' }).getByRole('listitem')).toHaveCount(1);
  const category = page.getByRole('combobox', { name: 'Category' });
  await tabTo(page, category);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(category).not.toHaveValue('');
  await tabTo(page, page.getByLabel('Price', { exact: true }));
  await page.keyboard.type('18.5');
  await tabTo(page, page.getByLabel('Stock', { exact: true }));
  await page.keyboard.type('4');
  await tabTo(page, page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Milk jug is published')).toBeVisible();
  await expect(title).toHaveText('Products');
  await expect(page.getByRole('row', { name: /Milk jug/ })).toContainText('$18.50');
});
