import { expect, type Page, test } from '@playwright/test';
import { and, asc, isNotNull, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { importReceived, spendCoupons } from '#server/modules/coupons/index.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/users/coupon_list';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });
const tab = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'My coupons' }).getByRole('link', { name });

type Coupon = typeof coupons.$inferSelect;

/** A coupon of the demo mall of each scope, some of them spent or expired. */
async function demoCoupons(): Promise<Record<Coupon['scope'], Coupon>> {
  const rows = await database().select().from(coupons).where(isNotNull(coupons.validDays)).orderBy(asc(coupons.id));
  const first = (scope: Coupon['scope']) => {
    const found = rows.find((row) => row.scope === scope);
    if (!found) throw new Error(`The demo mall has no ${scope} coupon`);
    return found;
  };
  return { general: first('general'), shop: first('shop'), category: first('category'), product: first('product') };
}

const receive = (accountId: number, coupon: Coupon, daysAgo = 0) =>
  transaction((tx) => importReceived(tx, accountId, coupon.id, daysAgo));

test('every scope has its own text, and “use now” leads to the products', async ({ page, context, baseURL }) => {
  const errors = pageErrors(page);
  const { accountId } = await signInNewAccount(context, baseURL);
  const demo = await demoCoupons();
  for (const coupon of Object.values(demo)) await receive(accountId, coupon);
  await openHydrated(page, path);
  await expect(page).toHaveTitle('My coupons · Galleria');
  await expect(tab(page, 'Not used (4)')).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(4);
  await expect(card(page, demo.general.name.en)).toContainText(`$${demo.general.discount / 100}`);
  await expect(card(page, demo.general.name.en)).toContainText(`Min. spend $${demo.general.minimumSpend / 100}`);
  await expectAccessible(page);

  for (const [name, scope, target] of [
    ['General', 'general', '/goods/goods_search'],
    ['Business', 'shop', `/merchant/merchant/category?id=${demo.shop.shopId}`],
    ['Goods', 'product', `/goods_detail/${demo.product.productIds[0]}`],
    ['Category', 'category', `/goods/goods_search?title=&cid=${demo.category.categoryId}`],
  ] as const) {
    await page.getByRole('list', { name: 'Coupon types' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`scope=${scope}`));
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, demo[scope].name.en)).toContainText(name);
    await expect(page.getByRole('link', { name: `Use now: ${demo[scope].name.en}` })).toHaveAttribute('href', target);
  }
  await page.getByRole('link', { name: `Use now: ${demo.category.name.en}` }).click();
  await expect(page).toHaveURL(new RegExp(`cid=${demo.category.categoryId}`));
  expect(errors).toEqual([]);
});

test('used and expired coupons are listed separately, newest first', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const demo = await demoCoupons();
  await receive(accountId, demo.general, 100);
  const used = await receive(accountId, demo.shop);
  await transaction((tx) => spendCoupons(tx, accountId, [used ?? 0], `PT${accountId}`));
  await openHydrated(page, path);
  await expect(page.getByText('No coupons available')).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Used or expired (2)').click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(0)).toHaveAccessibleName(demo.shop.name.en);
  await expect(cards(page).nth(0)).toContainText('Used');
  await expect(cards(page).nth(1)).toContainText('Expired');
  await expect(page.getByRole('link', { name: /^Use now/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Coupon types' }).getByRole('link', { name: 'Goods' }).click();
  await expect(page.getByText('No coupons of this type')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('a coupon with fixed dates shows them, where it is offered and in the own list', async ({
  page,
  context,
  baseURL,
}) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const [later] = await database()
    .select()
    .from(coupons)
    .where(and(sql`${coupons.name} ->> 'en' = 'Grand order'`, isNotNull(coupons.endsAt)));
  if (!later) throw new Error('The demo mall has no coupon that begins later');
  await receive(accountId, later);
  await openHydrated(page, path);
  const day = (date: Date | null) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(date ?? 0);
  await expect(card(page, later.name.en)).toContainText(`${day(later.startsAt)} – ${day(later.endsAt)}`);
  await expect(card(page, later.name.en)).toContainText('Not valid yet');
  await expect(page.getByRole('link', { name: /^Use now/ })).toHaveCount(0);
});

for (const [prefix, title] of [
  ['/zh-CN', '我的优惠券'],
  ['/es', 'Mis cupones'],
  ['/fr', 'Mes coupons'],
  ['/th', 'คูปองของฉัน'],
  ['/lao', 'ຄູປອງຂອງຂ້ອຍ'],
]) {
  test(`own coupons in another language: ${prefix}`, async ({ page, context, baseURL }) => {
    const errors = pageErrors(page);
    const { accountId } = await signInNewAccount(context, baseURL);
    for (const coupon of Object.values(await demoCoupons())) await receive(accountId, coupon);
    await openHydrated(page, prefix + path);
    await expect(page).toHaveTitle(`${title} · Galleria`);
    await expect(cards(page)).toHaveCount(4);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}
