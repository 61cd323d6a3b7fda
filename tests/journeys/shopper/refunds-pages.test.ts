import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { locales, withLocale } from '#contract/core/languages.ts';
import {
  acceptRefund,
  contestReturn,
  listShopRefunds,
  receiveReturn,
  refuseRefund,
} from '#contract/refunds/merchant.ts';
import { getRefund } from '#contract/refunds/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import {
  applyPath,
  askForRefund,
  merchantOf,
  numberIn,
  paidOrder,
  refundPath,
  sendAll,
  sum,
} from '#tests/support/pages/refund-pages.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const listPath = '/users/refund_list';
const steps = 'Refund progress';

test('a refund before shipping is requested, accepted by the shop and paid back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  const shop = await merchantOf(cup.shopId);
  const order = await paidOrder(request, ana, [kettle[0], 2], [cup, 1]);
  await openHydrated(page, applyPath(order.number));
  await expect(page).toHaveTitle('Request a refund ·  Galleria');
  await expect(sum(page)).toContainText('Select items to see');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(messages(page)).toHaveText(['Please select the items to refund']);
  await page.getByRole('checkbox', { name: `Select ${kettle[0].name}` }).check();
  await expect(sum(page)).toContainText('Refund amount$60.00');
  await page.getByRole('button', { name: `Decrease quantity of ${kettle[0].name}` }).click();
  await expect(sum(page)).toContainText('Refund amount$30.00');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(messages(page).last()).toHaveText('Please choose a reason');
  await expect(page.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Changed my mind' });
  await page.getByRole('textbox', { name: 'Details' }).fill('x'.repeat(120));
  await expect(page.getByText('100/100')).toBeVisible();
  await page.getByRole('textbox', { name: 'Details' }).fill('One is enough');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#993344' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'kettle.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit request' }).click();

  await expect(page).toHaveURL(/\/order\/refund_detail\?orderNo=RE\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Under review by the shop' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'About this refund' });
  for (const text of [numberIn(page), order.number, 'Refund only', 'Changed my mind', 'One is enough'])
    await expect(facts).toContainText(text);
  await facts.getByRole('button', { name: 'Photo 1 of 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  const refundOrderNo = numberIn(page);
  const { list } = await callAs(request, shop, listShopRefunds, {});
  expect(list.find((one) => one.refundOrderNo === refundOrderNo)).toMatchObject({ totalNum: 1, refundPrice: 3_000 });
  await callAs(request, shop, acceptRefund, { refundOrderNo });
  await expect
    .poll(async () => (await callAs(request, ana, getRefund, { refundOrderNo })).refundStatus)
    .toBe('refunded');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Refunded' })).toBeVisible();
  await expect(page.getByRole('list', { name: steps }).locator('[aria-current=step]')).toContainText('Refunded');
  await expect(facts).toContainText('Refunded on');
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0);

  await openHydrated(page, listPath);
  const card = page.getByRole('article', { name: `Refund ${refundOrderNo}` });
  for (const text of ['Refunded', kettle[0].name, '1 item', 'Refunded $30.00']) await expect(card).toContainText(text);
  await expectAccessible(page);
  await card.getByRole('link', { name: `View details of refund ${refundOrderNo}` }).click();
  await expect(page).toHaveURL(refundPath(refundOrderNo));
  expect(errors).toEqual([]);
});

test('a return shows where to send the products, tracks the parcel, and is then paid back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const shop = await merchantOf(cup.shopId);
  const order = await paidOrder(request, ana, [cup, 2]);
  await sendAll(order.number);
  await openHydrated(page, applyPath(order.number));
  await page.getByRole('radio', { name: 'Return and refund' }).check();
  await page.getByRole('checkbox', { name: `Select ${cup.name}` }).check();
  await expect(sum(page)).toContainText('Delivery isn’t refunded');
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('damaged');
  await expect(sum(page)).toContainText('For this reason, delivery');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page).toHaveURL(/refund_detail/);
  const refundOrderNo = numberIn(page);
  await callAs(request, shop, acceptRefund, { refundOrderNo });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Accepted' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Return address' })).toContainText(cup.shopName);
  await page.getByRole('button', { name: 'Enter return tracking' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did you send it back?' });
  const stamp = Date.now();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page)).toHaveText(['Please fill in both fields']);
  await dialog.getByLabel('Carrier').fill('Galleria Express');
  await dialog.getByLabel('Tracking number').fill(`made-up${stamp}`);
  await expectAccessible(page);
  // No time passes between the number and its correction: that is not the same request pressed twice.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return on the way' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Return address' })).toContainText(
    'The carrier doesn’t recognise this number',
  );
  await page.getByRole('button', { name: 'Edit tracking number' }).click();
  await dialog.getByLabel('Carrier').fill('Swift Parcels');
  await dialog.getByLabel('Tracking number').fill(`SW${stamp}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Return address' })).toContainText(`Swift Parcels SW${stamp}`);
  const words = { kind: 'damaged', note: 'The handle is off' } as const;
  await callAs(request, shop, contestReturn, { refundOrderNo, ...words });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Under review by Galleria' })).toBeVisible();
  await expect(page.getByText('The shop disputes your return.')).toBeVisible();
  await expect(page.getByText('The shop says the return arrived damaged')).toBeVisible();
  await expect(page.getByText('The handle is off').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Refund details' })).toContainText('Requested$');
  await expect(page.getByText('Refund amount')).toHaveCount(0);
  await expectAccessible(page);
  await callAs(request, shop, receiveReturn, { refundOrderNo });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Refund(ing|ed)$/ })).toBeVisible();
});

test('a refusal shows its reason; the platform is asked, and the refund requested again', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  const shop = await merchantOf(lamp.shopId);
  const order = await paidOrder(request, ana, [lamp, 1]);
  const refundOrderNo = await askForRefund(request, ana, order);
  await callAs(request, shop, refuseRefund, { refundOrderNo, reason: 'It is on its way already' });
  await openHydrated(page, refundPath(refundOrderNo));
  await expect(page.getByRole('heading', { level: 1, name: 'Refused' })).toBeVisible();
  await expect(page.getByText('Reason: It is on its way already')).toBeVisible();
  await page.getByRole('button', { name: 'Ask Galleria to decide' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask Galleria' }).click();
  await expect(page.getByText('You asked us to decide.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask Galleria to decide' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request again' }).click();
  await expect(page).toHaveURL(applyPath(order.number));
  await page.getByRole('checkbox', { name: `Select ${lamp.name}` }).check();
  await expect(sum(page)).toContainText('Items$99.99');
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('late');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Under review by the shop' })).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep request' }).click();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawn' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request again' })).toBeVisible();
});

test('a missing number, an unknown one or another account’s shows a link back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const bob = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const order = await paidOrder(request, bob, [cup, 1]);
  const foreign = await askForRefund(request, bob, order);
  await signInNewAccount(context, baseURL);
  for (const [path, text, way, to, status] of [
    ['/order/refund_detail', 'Missing refund number', 'My refunds', listPath, 200],
    [refundPath(foreign), 'We couldn’t find this refund', 'My refunds', listPath, 404],
    [refundPath('nonsense'), 'We couldn’t find this refund', 'My refunds', listPath, 404],
    ['/users/refund_confirm', 'Missing order number', 'My orders', '/users/order_list', 200],
    [applyPath(order.number), 'We couldn’t find this order', 'My orders', '/users/order_list', 404],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: way }).last()).toHaveAttribute('href', to);
  }
  await openHydrated(page, listPath);
  await expect(page.getByText('No refunds yet')).toBeVisible();
  await expectAccessible(page);
});

test('when all units are requested the open request is linked', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const order = await paidOrder(request, ana, [cup, 1]);
  const refundOrderNo = await askForRefund(request, ana, order);
  await openHydrated(page, applyPath(order.number));
  await expect(page.getByText('This order can’t be refunded')).toBeVisible();
  await expect(page.getByRole('link', { name: `View refund ${refundOrderNo}` })).toBeVisible();
});

test('the pages are translated in every language, and nothing is cut off', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  const order = await paidOrder(request, ana, [kettle[0], 2], [cup, 1]);
  const refundOrderNo = await askForRefund(request, ana, { ...order, lines: order.lines.slice(0, 1) });
  for (const locale of locales) {
    for (const path of [listPath, refundPath(refundOrderNo), applyPath(order.number)]) {
      await openHydrated(page, withLocale(locale, path));
      const text = await page.getByRole('main').innerText();
      expect(text).not.toMatch(/refunds\.\w+/);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([locale, path, isWide]).toEqual([locale, path, false]);
    }
    await expectAccessible(page);
  }
  expect(errors).toEqual([]);
});

test('an order with an open refund says so, also among the refunds', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  const order = await paidOrder(request, ana, [kettle[0], 2], [cup, 1]);
  await askForRefund(request, ana, { ...order, lines: order.lines.slice(0, 1) });
  await openHydrated(page, `/order/order_detail?orderNo=${order.number}`);
  await expect(page.getByText('Refund requested for 2 items').first()).toBeVisible();
  await openHydrated(page, '/users/order_list?orderStatus=6');
  await expect(page.getByRole('link', { name: 'Return/refund (1)' })).toBeVisible();
  await expect(page.getByRole('article', { name: `Order ${order.number}` })).toContainText(
    'Refund requested for 2 items',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View refund' }).click();
  await expect(page).toHaveURL(listPath);
});
