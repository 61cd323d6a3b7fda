import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openCart, ownProducts, putInto } from '#tests/support/pages/cart-page.ts';
import { aCoupon, anAddress, chooseTestCard, total, usd } from '#tests/support/pages/checkout-page.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('one bar of steps leads from the cart to the end, each shop’s total is explained, and the end says what comes next', async ({
  page,
  context,
  baseURL,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle } = await ownProducts({ ofCouponShops: true });
  await anAddress(ana);
  await aCoupon(ana, { discount: 300, scope: 'shop', shopId: kettle[0].shopId, name: { en: 'Three off' } });
  await putInto(ana.accountId, [kettle[0], 1]);
  const steps = page.getByRole('list', { name: 'Checkout steps' });
  const step = steps.locator('[aria-current=step]');
  await openCart(page);
  await expect(steps.getByRole('listitem')).toHaveText([/Cart$/, /Confirm$/, /Pay$/, /Done$/]);
  await expect(step).toHaveText(/Cart$/);
  const shop = page.getByRole('region', { name: kettle[0].shopName, exact: true });
  await expect(shop.getByText('Selected from this shop')).toContainText(usd(3_000));
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect(step).toHaveText(/Confirm$/);
  await expect(steps.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/order/shopping_cart');
  const amount = (name: string) =>
    shop.getByRole('term').filter({ hasText: name }).last().locator('xpath=following-sibling::dd');
  await expect(amount('Shop coupon')).toHaveText('−$3.00');
  await expect(amount('Delivery')).toHaveText(/^(Free|\$\d+\.\d\d)$/);
  await expect(amount('Shop total')).toHaveText(/^\$\d+\.\d\d$/);
  await chooseTestCard(page);
  await total(page).getByRole('button', { name: 'Place order' }).click();
  await expect(step).toHaveText(/Pay$/);
  await page.getByText('Test cards', { exact: true }).click();
  await page.getByRole('button', { name: 'Payment succeeds' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(step).toHaveText(/Done$/);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText(kettle[0].shopName);
  await expect(next).toContainText(/Ships by \w+ \d+, \d{4}/);
  await expectAccessible(page);
  await next.getByRole('link', { name: /^Follow order/ }).click();
  await expect(page).toHaveURL(/\/order\/order_detail\?orderNo=/);
});
