import { expect, type Page, test } from '@playwright/test';
import { database } from '#server/database/connection.ts';
import { favourites } from '#server/modules/catalogue/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { aCoupon, anAddress, ordered, somePoints } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const main = (page: Page) => page.getByRole('main');
const count = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^[\\d,]+ ?${name}$`) });

test('the overview counts what one has, shows the newest order and links to all of it', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL, { nickname: 'Ana Overview' });
  const { kettle } = await ownProducts();
  await anAddress(ana);
  await aCoupon(ana, { discount: 500, minimumSpend: 100_000 });
  await somePoints(ana, 1_200);
  await database()
    .insert(favourites)
    .values({ accountId: ana.accountId, productId: kettle[0].productId, priceWhenSaved: 3_000 });
  const { orderNumbers } = await ordered(request, ana, [kettle[1], 1]);
  const [orderNumber] = orderNumbers;
  await openHydrated(page, '/users/overview');
  await expect(page).toHaveTitle('My account · Galleria');
  await expect(main(page).getByText('Hi, Ana Overview')).toBeVisible();
  await expect(count(page, 'Coupons')).toHaveText(/^1/);
  await expect(count(page, 'Points')).toHaveText(/^1,200/);
  await expect(count(page, 'Favourites')).toHaveText(/^1/);
  await expect(count(page, 'Orders')).toHaveText(/^1/);
  const states = page.getByRole('list', { name: 'Orders by status' });
  await expect(states.getByRole('link', { name: /To pay$/ })).toHaveText(/^1/);
  await expect(states.getByRole('link', { name: /Waiting to ship$/ })).toHaveText(/^0/);
  await expect(page.getByRole('region', { name: 'Recommended for you' }).getByRole('listitem')).toHaveCount(8);
  await expectAccessible(page);
  const latest = page.getByRole('article', { name: `Order ${orderNumber}` });
  await expect(latest).toContainText(kettle[1].name);
  await latest.getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(`/order/order_detail?orderNo=${orderNumber}`);
  expect(errors).toEqual([]);
});

test('without an order the overview leads to the products; every account page leads back to it', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewAccount(context, baseURL);
  await openHydrated(page, '/users/user_info');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL('/users/overview');
  await expect(main(page).getByText('No orders yet')).toBeVisible();
  await expect(count(page, 'Orders')).toHaveText(/^0/);
  const menu = page.getByRole('navigation', { name: 'Account pages' });
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Overview']);
  await expect(main(page).getByRole('link', { name: 'Start shopping' })).toBeVisible();
});

test('every page of the account is headed by its name, and axe finds nothing on an empty one', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewAccount(context, baseURL);
  for (const [path, name] of [
    ['order_list', 'My orders'],
    ['refund_list', 'Refunds'],
    ['evaluation_list', 'My reviews'],
    ['collection_list', 'My favourites'],
    ['coupon_list', 'My coupons'],
    ['address_list', 'Addresses'],
  ] as const) {
    await openHydrated(page, `/users/${path}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    expect((await heading.boundingBox())?.height, path).toBeGreaterThan(20); // visible, not only for screen readers
    await expectAccessible(page);
  }
});
