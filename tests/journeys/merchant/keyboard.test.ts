import { expect, type Locator, type Page, test } from '@playwright/test';
import { getOrder } from '#contract/orders/shopper.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice } from '#tests/support/pages/console-page.ts';
import { merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const tabsMax = 60;

/** Goes on with the Tab key until this has the focus. */
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
