import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { listOrders } from '#contract/orders/shopper.ts';
import { computePrice, loadDraft } from '#contract/orders/shopper-checkout.ts';
import { database } from '#server/database/connection.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { badge, ownProducts } from '#tests/support/pages/cart-page.ts';
import {
  aCoupon,
  aDraft,
  anAddress,
  callAs,
  chooseTestCard,
  expectPayable,
  openConfirm,
  row,
  somePoints,
  total,
  usd,
} from '#tests/support/pages/checkout-page.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('two shops, a coupon of each kind and points: every amount adds up, and one payment covers both', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, lamp } = await ownProducts({ ofCouponShops: true });
  await anAddress(ana);
  await aCoupon(ana, { discount: 500, name: { en: 'Five off' } });
  await aCoupon(ana, { discount: 300, scope: 'shop', shopId: kettle[0].shopId, name: { en: 'Three off' } });
  await aCoupon(ana, { discount: 100, scope: 'shop', shopId: kettle[0].shopId, name: { en: 'One off' } });
  await somePoints(ana, 1_000);
  const preOrderNo = await aDraft(request, ana, [kettle[0], 1], [lamp, 1]);
  const { freight } = await callAs(request, ana, loadDraft, { preOrderNo });
  await openConfirm(page, preOrderNo);
  await expect(page).toHaveTitle('Checkout ·  Galleria');
  await expect(page.getByRole('radio', { name: /^Ana Silva/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /\$3 off/ })).toBeChecked();
  await expect(row(page, 'Subtotal')).toHaveText('$259.98');
  await expect(row(page, 'Shop discount')).toHaveText('−$129.99');
  await expect(row(page, 'Shop coupon')).toHaveText('−$3.00');
  await expect(row(page, 'Galleria coupon')).toHaveText('−$5.00');
  await expect(row(page, 'Delivery')).toHaveText(usd(freight));
  await expectPayable(page, 12_999 - 800 + freight);
  await expectAccessible(page);

  const kettleShop = page.getByRole('region', { name: kettle[0].shopName });
  await kettleShop.getByRole('radio', { name: /\$1 off/ }).check();
  await expectPayable(page, 12_999 - 600 + freight);
  await kettleShop.getByRole('radio', { name: 'Don’t use a coupon' }).check();
  await expectPayable(page, 12_999 - 500 + freight);
  await expect(row(page, 'Shop coupon')).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Galleria coupon' })
    .getByRole('radio', { name: 'Don’t use a coupon' })
    .check();
  await expectPayable(page, 12_999 + freight);
  const points = page.getByRole('switch', { name: 'Use 1,000 points to save $10' });
  await points.check({ force: true });
  await expect(row(page, 'Points')).toHaveText('−$10.00');
  await expectPayable(page, 11_999 + freight);
  await points.uncheck({ force: true });
  await expectPayable(page, 12_999 + freight);
  await kettleShop.getByRole('radio', { name: /\$3 off/ }).check();
  await expectPayable(page, 12_699 + freight);

  await kettleShop.getByText('Price details').click();
  await expect(kettleShop.getByText(/^Refundable if you return it: \$\d+\.\d\d$/)).toBeVisible();
  await expectAccessible(page);
  const note = kettleShop.getByRole('textbox', { name: /^Note to the shop/ });
  await note.fill('x'.repeat(160));
  await expect(note).toHaveValue('x'.repeat(149));
  await expect(kettleShop.getByText('149/149')).toBeVisible();
  await note.fill('Ring twice, please');

  await total(page).getByRole('button', { name: 'Place order' }).click();
  await expect(messages(page)).toHaveText(['Please choose a payment method']);
  await expect(page.getByRole('radio', { name: /^Test card/ })).not.toBeChecked();
  await chooseTestCard(page);
  await total(page).getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page).toHaveURL(/\/order\/stripe_payment\?orderNo=PT\d+&method=sandbox$/);
  await expect(page.getByRole('button', { name: `Pay ${usd(12_699 + freight)}` })).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart');
  const { list } = await callAs(request, ana, listOrders, { tab: 'to_pay' });
  expect(list.map(({ shopName, note: said }) => [shopName, said]).sort()).toEqual(
    [
      [kettle[0].shopName, 'Ring twice, please'],
      [lamp.shopName, ''],
    ].sort(),
  );
  expect(new Set(list.map(({ tradeNo }) => tradeNo)).size).toBe(1);
  expect(list.reduce((sum, { payable }) => sum + payable, 0)).toBe(12_699 + freight);

  await openConfirm(page, preOrderNo);
  await expect(page.getByText('This checkout has expired')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to cart' }).click();
  await expect(page).toHaveURL('/order/shopping_cart');
  expect(errors).toEqual([]);
});

test('the newest choice wins, also when the answer to an older one comes later', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  await aCoupon(ana, { discount: 500 });
  const preOrderNo = await aDraft(request, ana, [lamp, 1]);
  const { freight } = await callAs(request, ana, loadDraft, { preOrderNo });
  await openConfirm(page, preOrderNo);
  await expectPayable(page, 9_499 + freight);
  let asked = 0;
  let release = () => {};
  const isLate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${computePrice.path}`, async (route) => {
    const mine = ++asked;
    const answer = await route.fetch();
    if (mine === 1) await isLate;
    await route.fulfill({ response: answer });
  });
  const coupons = page.getByRole('region', { name: 'Galleria coupon' });
  await coupons.getByRole('radio', { name: 'Don’t use a coupon' }).check();
  await expect(total(page).getByRole('button', { name: 'Place order' })).toBeDisabled();
  await coupons.getByRole('radio', { name: /\$5 off/ }).check();
  await expect(total(page).getByRole('button', { name: 'Place order' })).toBeEnabled();
  release();
  await page.waitForTimeout(500);
  await expectPayable(page, 9_499 + freight);
  await expect(coupons.getByRole('radio', { name: /\$5 off/ })).toBeChecked();
});

test('the order goes to the address that was chosen or added on the page', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  const far = await anAddress(ana, { isDefault: false, realName: 'Ben Costa', country: 'BR', detail: '2 Rua Nova' });
  const preOrderNo = await aDraft(request, ana, [lamp, 1]);
  const there = await callAs(request, ana, computePrice, { preOrderNo, addressId: far });
  await openConfirm(page, preOrderNo);
  await page.getByRole('radio', { name: /^Ben Costa/ }).check({ force: true });
  await expect(row(page, 'Delivery')).toHaveText(there.freight === 0 ? 'Free' : usd(there.freight));
  await expectPayable(page, 9_999 + there.freight);
  await page.getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('dialog', { name: 'Add address' });
  await form.getByLabel('Receiver’s name').or(form.getByLabel("Receiver's name")).fill('Carla Reis');
  await form.getByRole('textbox', { name: 'Phone number' }).fill('2025550188');
  await form.getByLabel('Post code').fill('10001');
  await form.getByLabel('Detailed address').fill('3 Third Avenue');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('radio', { name: /^Carla Reis/ })).toBeChecked();
  await chooseTestCard(page);
  await total(page).getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/stripe_payment/);
  const { list } = await callAs(request, ana, listOrders, {});
  await page.goto(`/order/order_detail?orderNo=${list[0]?.orderNo}`);
  await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText('Carla Reis');
  await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText('3 Third Avenue');
});

test('without an address the page says so, and nothing is ordered', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await openConfirm(page, await aDraft(request, ana, [lamp, 1]));
  await expect(page.getByText('You haven’t saved an address yet.')).toBeVisible();
  await expect(page.getByText('Calculated once you choose an address.')).toBeVisible();
  await expect(page.getByText(/^(About \$\d+\.\d\d|Likely free) to United States$/)).toBeVisible();
  await expect(row(page, 'Total')).toHaveText('$99.99');
  await expect(total(page)).toContainText('Total before delivery');
  await expect(total(page)).not.toContainText('Free');
  await expectAccessible(page);
  await total(page).getByRole('button', { name: 'Place order' }).click();
  await expect(messages(page)).toHaveText(['Please choose or add a shipping address']);
  expect((await callAs(request, ana, listOrders, {})).total).toBe(0);
});

test('paying by scan shows the code; closed, the payment is listed among the orders', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  await openConfirm(page, await aDraft(request, ana, [lamp, 1]));
  await page.getByRole('radio', { name: /^Scan to pay/ }).check();
  await total(page).getByRole('button', { name: 'Place order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order placed: scan to pay' });
  await expect(dialog.getByRole('img', { name: 'QR code to scan with your phone' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pay later' }).click();
  await expect(page).toHaveURL('/users/order_list?orderStatus=1');
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
});

test('virtual products need no address', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await database().execute(sql`update products set is_virtual = true where id = ${lamp.productId}`);
  await openConfirm(page, await aDraft(request, ana, [lamp, 1]));
  await expect(page.getByText('no shipping address is needed')).toBeVisible();
  await expect(page.getByText('Digital, no shipping')).toBeVisible();
  await expectPayable(page, 9_999);
  await chooseTestCard(page);
  await total(page).getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/stripe_payment/);
});

for (const [search, text, status] of [
  ['', 'Nothing to check out', 200],
  ['?preOrderNo=nonsense', 'Nothing to check out', 404],
  ['?preOrderNo=PR0000000000000000', 'This checkout has expired', 404],
] as const) {
  test(`opened with "${search}" it says "${text}"`, async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL);
    expect((await page.goto(`/order/order_confirm${search}`))?.status()).toBe(status);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to cart' })).toHaveAttribute(
      'href',
      '/order/shopping_cart',
    );
    await expectAccessible(page);
  });
}

test('another account’s checkout draft is not shown', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  const preOrderNo = await aDraft(request, ana, [lamp, 1]);
  await context.clearCookies();
  await signInNewAccount(context, baseURL);
  await page.goto(`/order/order_confirm?preOrderNo=${preOrderNo}`);
  await expect(page.getByText('This checkout has expired')).toBeVisible();
  await expect(page.getByText(lamp.name)).toHaveCount(0);
});

for (const [prefix, title, place, card] of [
  ['/zh-CN', '确认订单', '提交订单', '测试卡'],
  ['/es', 'Tramitar pedido', 'Realizar pedido', 'Tarjeta de prueba'],
  ['/fr', 'Passer la commande', 'Passer la commande', 'Carte de test'],
  ['/th', 'ทำการสั่งซื้อ', 'สั่งซื้อ', 'บัตรทดสอบ'],
  ['/lao', 'ສັ່ງຊື້', 'ສັ່ງຊື້', 'ບັດທົດສອບ'],
] as const) {
  test(`checkout in ${prefix.slice(1)}`, async ({ page, context, baseURL, request }) => {
    const errors = pageErrors(page);
    const ana = await signInNewAccount(context, baseURL);
    const { lamp } = await ownProducts();
    await anAddress(ana);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openConfirm(page, await aDraft(request, ana, [lamp, 1]), prefix);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    await expectAccessible(page);
    await page.getByRole('radio', { name: card }).check();
    await page.getByRole('button', { name: place, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}${prefix}/order/stripe_payment`));
    expect(errors).toEqual([]);
  });
}
