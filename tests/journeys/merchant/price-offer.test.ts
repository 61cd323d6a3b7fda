import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { anAddress, ordered } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf } from '#tests/support/pages/refund-pages.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// A shop lowers the price of an order that nobody has paid yet; its buyer sees that, and pays the new price.

withMallDatabase();

test('the buyer declines a lower price, accepts a better one while paying, and pays it', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { cup } = await ownProducts();
  const ana = await signInNewAccount(context, baseURL);
  await anAddress(ana);
  const { orderNo: paymentNumber, orderNumbers, payable } = await ordered(request, ana, [cup, 2]);
  const number = orderNumbers[0] ?? '';
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const owner = await merchantOf(cup.shopId);
  const shopWindow = await browser.newContext();
  const shop = await shopWindow.newPage();
  await enterConsole(shopWindow, baseURL, owner.accountId);

  const offer = async (amount: string) => {
    await shop.getByRole('button', { name: 'Reduce price' }).click();
    const dialog = shop.getByRole('dialog', { name: 'Reduce the price' });
    await dialog.getByRole('button', { name: 'Send to buyer' }).click();
    await expect(dialog.getByLabel('Take off the products')).toHaveAccessibleDescription(/Enter how much to take off/);
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say why the price is lower/);
    await dialog.getByLabel('Take off the products').fill(amount);
    await dialog.getByLabel('Reason').fill('Thank you for waiting');
    await expectAccessible(shop);
    await dialog.getByRole('button', { name: 'Send to buyer' }).click();
    await expect(notice(shop, 'The buyer has been notified')).toBeVisible();
    await expect(shop.getByText('The buyer hasn’t answered yet')).toBeVisible();
  };

  await openScreen(shop, `/${cup.shopId}/orders/${number}`, number);
  await offer('0.50');
  await page.goto('/users/order_list');
  await expect(page.getByRole('main')).toContainText(
    `Lower price: ${dollars(payable - 50)} instead of ${dollars(payable)}`,
  );
  await page.getByRole('link', { name: 'See and confirm' }).click();
  const card = page.getByRole('region', { name: /reduced the price/ });
  await expect(card).toContainText('Thank you for waiting');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Keep the old price' }).click();
  await expect(card).toHaveCount(0);

  await shop.reload();
  await expect(shop.getByText(`The buyer declined ${dollars(payable - 50)}`)).toBeVisible();
  await offer('1.00');
  await expectAccessible(shop);
  await page.goto(`/order/stripe_payment?orderNo=${paymentNumber}&method=sandbox`);
  await expect(page.getByRole('button', { name: `Pay ${dollars(payable)}` })).toBeVisible();
  await expect(card).toContainText(dollars(payable - 100));
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Accept the new price' }).click();
  await expect(page.getByRole('button', { name: `Pay ${dollars(payable - 100)}` })).toBeVisible();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: `Pay ${dollars(payable - 100)}` }).click();
  await expect(page).toHaveURL(/payment_result/);
  await page.goto(`/order/order_detail?orderNo=${number}`);
  await expect(page.getByRole('main')).toContainText('Price reduction');
  await expectAccessible(page);

  await shop.reload();
  await expect(shop.getByText('Price reduction')).toBeVisible();
  await expect(shop.getByRole('main')).toContainText(dollars(payable - 100));
  await expect(shop.getByRole('button', { name: 'Reduce price' })).toHaveCount(0);
  await shopWindow.close();
});
