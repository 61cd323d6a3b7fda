import { expect, type Locator, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { badge, lineOf, openCart, ownProducts, putInto, summary } from '#tests/support/pages/cart-page.ts';
import { messages, pageErrors, signInNewAccount, stub, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** Within the half second after which the new quantity is sent, also on a slow machine. */
const clickThreeTimes = (button: Locator) =>
  button.evaluate(async (element: HTMLButtonElement) => {
    for (let clicks = 0; clicks < 3; clicks += 1) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve)); // the new quantity is shown before the next click
    }
  });

test('lines are grouped by shop; selecting a line, a shop or all changes the sum to the cent', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = pageErrors(page);
  const { accountId } = await signInNewAccount(context, baseURL);
  const { kettle, cup, lamp } = await ownProducts();
  await putInto(accountId, [lamp, 1], [cup, 2], [kettle[0], 1]);
  await openCart(page);
  await expect(page).toHaveTitle('Shopping cart · Galleria');
  const shop = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(shop(cup.shopName).getByRole('listitem')).toHaveCount(2);
  await expect(shop(lamp.shopName).getByRole('listitem')).toHaveCount(1);
  await expect(lineOf(page, cup)).toContainText('$12.50');
  await expect(lineOf(page, cup)).toContainText('$25.00');
  await expect(lineOf(page, kettle[0])).toContainText('Blue');
  const bar = summary(page);
  await expect(bar).toContainText('4 items selected');
  await expect(bar).toContainText('$154.99');
  await expect(bar).toContainText('You save $154.99');
  await expect(badge(page)).toHaveAccessibleName('Cart, 4 items');
  await expectAccessible(page);

  const box = (name: string) => page.getByRole('checkbox', { name });
  await box(`Select ${lamp.name}`).uncheck();
  await expect(bar).toContainText('$55.00');
  await expect(bar).toContainText('3 items selected');
  await expect(box(`Select all items from ${lamp.shopName}`)).not.toBeChecked();
  await box(`Select all items from ${cup.shopName}`).uncheck();
  await expect(bar).toContainText('No items selected');
  await expect(bar).toContainText('$0.00');
  await bar.getByRole('button', { name: /^Check out/ }).click();
  await expect(messages(page)).toHaveText(['Please select the items you want to check out']);
  await expect(page).toHaveURL('/order/shopping_cart');
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await expect(bar).toContainText('$154.99');
  await box(`Select ${cup.name}`).uncheck();
  await expect(bar).toContainText('$129.99');
  await page.reload();
  await expect(bar).toContainText('$129.99');
  await expect(box(`Select ${cup.name}`)).not.toBeChecked();
  expect(errors).toEqual([]);
});

test('the quantity changes at once and is sent half a second later; it stays within the stock', async ({
  page,
  context,
  baseURL,
}) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await putInto(accountId, [cup, 1]);
  await openCart(page);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/front/cart/num')) asked.push(request.postDataJSON().number);
  });
  const field = page.getByRole('textbox', { name: `Quantity of ${cup.name}` });
  const more = page.getByRole('button', { name: `Increase quantity of ${cup.name}` });
  await clickThreeTimes(more);
  await expect(field).toHaveValue('4');
  await expect(summary(page)).toContainText('$50.00');
  expect(asked).toEqual([4]);
  await page.getByRole('button', { name: `Decrease quantity of ${cup.name}` }).click();
  await expect(summary(page)).toContainText('$37.50');
  await field.fill('99999');
  await field.press('Enter');
  await expect(field).toHaveValue('10');
  await expect(more).toBeDisabled();
  await expect(summary(page)).toContainText('$125.00');
  await expect(badge(page)).toHaveAccessibleName('Cart, 10 items');
  await openCart(page);
  await expect(field).toHaveValue('10');

  // Another shopper was faster: the mall refuses, and the old quantity is shown again.
  await field.fill('9');
  await field.press('Enter');
  await expect(summary(page)).toContainText('$112.50');
  await database().update(skus).set({ reserved: 5 }).where(eq(skus.id, cup.skuId));
  await field.fill('8');
  await field.press('Enter');
  await expect(messages(page)).toHaveText([/Only 5 left of Cup/]);
  await expect(field).toHaveValue('9');
  await expect(lineOf(page, cup)).toContainText('Only 5 left');
  await page.getByRole('button', { name: `Decrease quantity of ${cup.name}` }).click();
  await expect(summary(page)).toContainText('$62.50');
});

test('a quantity changed less than half a second before leaving is still saved', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await putInto(accountId, [cup, 1]);
  await openCart(page);
  await page.getByRole('button', { name: `Increase quantity of ${cup.name}` }).click();
  await page.getByRole('main').getByRole('link', { name: cup.name }).click();
  await expect(page).toHaveURL(/goods_detail/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: `Quantity of ${cup.name}` })).toHaveValue('2');
});

test('a line is removed after a confirmation and can be put back; several are removed at once', async ({
  page,
  context,
  baseURL,
}) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { kettle, cup, lamp } = await ownProducts();
  await putInto(accountId, [lamp, 1], [cup, 2], [kettle[0], 1]);
  await openCart(page);
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: `Remove: ${cup.name}` }).click();
  await expect(question).toHaveAccessibleName('Remove this item from your cart?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(lineOf(page, cup)).toBeVisible();
  await page.getByRole('button', { name: `Remove: ${cup.name}` }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(lineOf(page, cup)).toHaveCount(0);
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(lineOf(page, cup)).toContainText('$25.00');
  await expect(badge(page)).toHaveAccessibleName('Cart, 4 items');

  await page.getByRole('checkbox', { name: `Select ${lamp.name}` }).uncheck();
  await summary(page).getByRole('button', { name: 'Remove selected' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(lineOf(page, cup)).toHaveCount(0);
  await expect(lineOf(page, kettle[0])).toHaveCount(0);
  await expect(lineOf(page, lamp)).toBeVisible();

  await page.getByRole('button', { name: `Move to favourites: ${lamp.name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const recommended = page.getByRole('region', { name: 'You may also like' });
  await expect(recommended.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /goods_detail/);
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/goods/goods_search');
  await expect(page.getByRole('button', { name: /^Check out/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/users/collection_list');
  await expect(page.getByRole('main')).toContainText(lamp.name);
});

test('another variant is chosen in place', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  await putInto(accountId, [cup, 1], [kettle[0], 2]);
  await openCart(page);
  await page.getByRole('button', { name: `Change Blue for ${kettle[0].name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an option' });
  await expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Red' }).check({ force: true });
  await expect(dialog).toContainText('$35.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(dialog).toBeHidden();
  await expect(lineOf(page, kettle[1])).toContainText('Red');
  await expect(lineOf(page, kettle[1])).toContainText('$70.00');
  await expect(summary(page)).toContainText('$82.50');
});

test('unavailable lines are listed separately, with similar products', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { kettle, cup, lamp } = await ownProducts();
  await putInto(accountId, [lamp, 1], [cup, 2], [kettle[0], 1]);
  await database().update(skus).set({ onHand: 0 }).where(eq(skus.id, kettle[0].skuId));
  await database().update(products).set({ isOnSale: false }).where(eq(products.id, cup.productId));
  await database()
    .update(skus)
    .set({ price: sql`${skus.price} - 1000` })
    .where(eq(skus.id, lamp.skuId));
  await openCart(page);
  const apart = page.getByRole('region', { name: 'No longer available (2)' });
  await expect(apart.getByRole('listitem').filter({ hasText: cup.name })).toContainText('No longer available');
  await expect(apart.getByRole('listitem').filter({ hasText: kettle[0].name })).toContainText('Sold out');
  await expect(lineOf(page, lamp)).toContainText('$10 less than when you added it');
  await expect(summary(page)).toContainText('$89.99');
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  await expectAccessible(page);

  await apart.getByRole('button', { name: `Replace: ${kettle[0].name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Similar items you can buy instead' });
  await expect(dialog.getByRole('heading', { name: 'Similar products' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choose: Red' }).click();
  await expect(dialog).toBeHidden();
  await expect(lineOf(page, kettle[1])).toContainText('Red');
  await expect(summary(page)).toContainText('$124.99');

  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('region', { name: /^No longer available/ })).toHaveCount(0);
  await expect(lineOf(page, cup)).toHaveCount(0);
});

test('checkout takes only the selected lines, with their last quantity', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { kettle, cup, lamp } = await ownProducts();
  await putInto(accountId, [lamp, 1], [cup, 2], [kettle[0], 1]);
  await stub(page, 'front/order/pre/order', { preOrderNo: 'PR1234567890123456' });
  await openCart(page);
  await page.getByRole('checkbox', { name: `Select ${lamp.name}` }).uncheck();
  await expect(summary(page)).toContainText('$55.00');
  await page.getByRole('button', { name: `Increase quantity of ${cup.name}` }).click();
  const changing = page.waitForRequest('**/api/front/cart/num');
  const preparing = page.waitForRequest('**/api/front/order/pre/order');
  await summary(page).getByRole('button', { name: 'Check out (2)' }).click();
  expect((await changing).postDataJSON().number).toBe(3);
  const { preOrderType, orderDetails } = (await preparing).postDataJSON();
  expect(preOrderType).toBe('shoppingCart');
  const { rows } = await database().execute<{ id: number }>(sql`
    select l.id from cart_lines l join carts c on c.id = l.cart_id
    where c.account_id = ${accountId} and l.sku_id in (${cup.skuId}, ${kettle[0].skuId}) order by l.id`);
  expect(orderDetails.map(({ shoppingCartId }: { shoppingCartId: number }) => shoppingCartId).toSorted()).toEqual(
    rows.map(({ id }) => id),
  );
  await expect(page).toHaveURL('/order/order_confirm?preOrderNo=PR1234567890123456');
});

for (const [prefix, title] of [
  ['/zh-CN', '购物车'],
  ['/th', 'ตะกร้าสินค้า'],
] as const) {
  test(`${prefix}: nothing is cut off, nothing scrolls sideways, axe finds nothing`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { accountId } = await signInNewAccount(context, baseURL);
    const { kettle, cup } = await ownProducts();
    await putInto(accountId, [cup, 2], [kettle[0], 1]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openCart(page, prefix);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });
}
