import { expect, type Page, test } from '@playwright/test';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { aDraft, confirmPath, ordered } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { applyPath, askForRefund, merchantOf, paidOrder, refundPath } from '#tests/support/pages/refund-pages.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// 150 % on a screen of 1440 px is a window of 960 px.
test.use({ viewport: { width: 960, height: 600 } });

/** Texts and controls outside the window that cannot be scrolled into view; for dialogs also those below it. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element, axis: 'X' | 'Y') => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const isScroller = /auto|scroll/.test(getComputedStyle(at)[`overflow${axis}`]);
        if (isScroller && (axis === 'X' ? at.scrollWidth > at.clientWidth : at.scrollHeight > at.clientHeight))
          return true;
      }
      return false;
    };
    const dialog = document.querySelector('dialog[open]');
    const found = [...document.querySelectorAll('main, dialog[open], header, footer')]
      .flatMap((part) => [...part.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, dt, dd, label')])
      .filter((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
        if ((right > innerWidth + 1 || left < -1) && !scrolls(element, 'X')) return true;
        return !!dialog?.contains(element) && (bottom > innerHeight + 1 || top < -1) && !scrolls(element, 'Y');
      })
      .map((element) => `${element.tagName} ${element.textContent || element.getAttribute('name')}`);
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return isWide ? ['the page', ...found] : found;
  });

async function expectInside(page: Page, name: string): Promise<void> {
  expect([name, await outside(page)]).toEqual([name, []]);
}

const paths = [
  '/',
  '/goods/goods_search?title=shoe&cid=',
  '/goods/activity_list',
  '/goods/top_one',
  '/goods/coupon_center',
  '/goods_detail/1',
  '/merchant/merchant_street',
  '/merchant/merchant_more',
  '/merchant/merchant/category?id=1',
  '/order/shopping_cart',
  '/order/look_up',
  '/login',
  '/register',
];

test('at 150 % of 1440 px nothing lies outside the window', async ({ page }) => {
  for (const path of paths) {
    await openHydrated(page, path);
    await expectInside(page, path);
  }
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expectInside(page, 'sign-in');
});

test('at 150 % nothing lies outside the window in checkout, payment, refund and account', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup, lamp } = await ownProducts();
  await merchantOf(cup.shopId);
  const order = await paidOrder(request, ana, [kettle[0], 1], [cup, 1]);
  const unpaid = await ordered(request, ana, [cup, 1], [lamp, 1]);
  const preOrderNo = await aDraft(request, ana, [kettle[1], 1], [lamp, 1]);
  for (const path of [
    '/order/shopping_cart',
    confirmPath(preOrderNo),
    `/order/stripe_payment?orderNo=${unpaid.orderNo}`,
    `/order/payment_result?orderNo=${unpaid.orderNo}`,
    `/order/order_detail?orderNo=${order.number}`,
    applyPath(order.number),
    '/users/user_info',
    '/users/address_list',
    '/users/coupon_list',
    '/users/points',
    '/users/order_list',
    '/users/refund_list',
    '/users/evaluation_list',
    '/users/collection_list',
    '/users/merchant_settled',
    '/users/application_record',
  ]) {
    await openHydrated(page, path);
    await expectInside(page, path);
  }
  await openHydrated(page, refundPath(await askForRefund(request, ana, order)));
  await expectInside(page, 'refund');
  await openHydrated(page, '/users/address_list');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await expectInside(page, 'address');
});
