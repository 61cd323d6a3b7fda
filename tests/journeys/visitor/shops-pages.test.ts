import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { newCaptcha, type Shop } from '#contract/shops/shopper-page.ts';
import { database } from '#server/database/connection.ts';
import { storeCaptcha } from '#server/modules/shops/captcha.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask, shopNamed } from '#tests/support/pages/demo-shops.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import {
  cookie,
  messages,
  pageErrors,
  signInNewAccount,
  stub,
  withMallDatabase,
} from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Shop pages' });

for (const [prefix, texts] of [
  ['', { tab: 'Classification', joined: 'Joined', recommended: 'Recommended', follow: 'Follow ' }],
  ['/zh-CN', { tab: '商品分类', joined: '入驻时间', recommended: '店铺推荐', follow: '关注' }],
] as const) {
  test(`a shop page introduces the shop, and axe finds nothing: ${prefix || '/en'}`, async ({ page, request }) => {
    const errors = pageErrors(page);
    const { id } = await shopNamed(request, 'Tektory Computers');
    const shop = await (
      await request.get(`/api/front/merchant/index/info/${id}`, { headers: { 'x-locale': prefix.slice(1) || 'en' } })
    ).json();
    const { name, typeName, categoryName, phone, address, openingHours, intro } = shop.data as Shop;
    const response = await openHydrated(page, `${prefix}/merchant/merchant?id=${id}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Galleria`);
    const head = page.getByRole('main').locator('header');
    for (const fact of [typeName, categoryName, phone, address, openingHours, texts.joined])
      await expect(head.getByText(fact, { exact: true })).toBeVisible();
    await expect(page.getByText(intro, { exact: true }).first()).toBeVisible(); // upon each banner
    await expect(page.getByRole('heading', { name: texts.recommended })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.tab, exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('the shop’s pages link to each other, and the shop stays in the address', async ({ page, request }) => {
  const { id, name } = await shopNamed(request, 'Orbita Digital');
  await openHydrated(page, `/merchant/merchant?id=${id}`);
  await expect(tabs(page).locator('[aria-current=page]')).toHaveText('Home');
  for (const [tab, child] of [
    ['Classification', 'category'],
    ['Coupons', 'coupon'],
    ['About', 'about'],
    ['Qualification', 'qualification'],
    ['Home', 'home'],
  ] as const) {
    await tabs(page).getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(`/merchant/merchant/${child}?id=${id}`);
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText(tab);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await expect(page.getByRole('region', { name: `Banners from ${name}` })).toBeVisible();
});

test('the banners of the visited shop are saved in the browser', async ({ page, request }) => {
  const { id } = await shopNamed(request, 'Orbita Digital');
  const { banners } = await ask<Shop>(request, `/api/front/merchant/index/info/${id}`);
  await openHydrated(page, `/merchant/merchant/home?id=${id}`);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('mall') ?? '{}').merPcBanner);
  expect(saved).toEqual({ shopId: id, banners });
});

test('a self-run shop has the badge, others do not', async ({ page, request }) => {
  const head = page.getByRole('main').locator('header');
  await openHydrated(page, `/merchant/merchant?id=${(await shopNamed(request, 'Tektory Computers')).id}`);
  await expect(head.getByText('Self-support')).toBeVisible();
  await openHydrated(page, `/merchant/merchant?id=${(await shopNamed(request, 'Orbita Digital')).id}`);
  await expect(head.getByText('Self-support')).toHaveCount(0);
});

test('shelves, words, prices and sorting filter the products, and are in the address', async ({ page, request }) => {
  const { id } = await shopNamed(request, 'Orbita Digital');
  const listed = (query: string) =>
    ask<{ list: ProductCard[]; total: number }>(
      request,
      `/api/front/product/merchant/pro/list?merId=${id}&limit=20&${query}`,
    );
  const names = page.getByRole('region', { name: 'Products' }).getByRole('listitem').getByRole('img');
  const expectProducts = async (query: string) => {
    const { list } = await listed(query);
    expect(list.length).toBeGreaterThan(0);
    await expect(async () =>
      expect(await names.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual(
        list.map(({ name }) => name),
      ),
    ).toPass();
  };
  await openHydrated(page, `/merchant/merchant/category?id=${id}`);
  await expectProducts('');
  const shelf = page.getByRole('navigation', { name: 'Classification' }).getByRole('link').nth(1);
  const cid = new URL(await shelf.evaluate((link: HTMLAnchorElement) => link.href)).searchParams.get('cid');
  await shelf.click();
  await expect(page).toHaveURL(`/merchant/merchant/category?id=${id}&cid=${cid}`);
  await expect(shelf).toHaveAttribute('aria-current', 'true');
  await expectProducts(`cid=${cid}`);
  await page.getByRole('link', { name: 'Price: high to low' }).click();
  await expectProducts(`cid=${cid}&sort=price-down`);
  await page.getByRole('textbox', { name: 'Min. price' }).fill('50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectProducts(`cid=${cid}&sort=price-down&minPrice=5000`);
  await page.reload();
  await expectProducts(`cid=${cid}&sort=price-down&minPrice=5000`);
  await page.goBack();
  await expectProducts(`cid=${cid}&sort=price-down`);
});

test('the search in a shop finds its products only, and says so when there are none', async ({ page, request }) => {
  const { id } = await shopNamed(request, 'Teaharbour');
  await openHydrated(page, `/merchant/merchant?id=${id}`);
  const box = page.getByRole('searchbox', { name: 'Search in this shop' });
  await box.fill('green tea');
  await box.press('Enter');
  await expect(page).toHaveURL(`/merchant/merchant/category?id=${id}&keyword=green+tea`);
  await expect(page.getByRole('status').filter({ hasText: 'for “green tea”' })).toBeVisible();
  await box.fill('zeppelin');
  await box.press('Enter');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL(`/merchant/merchant/category?id=${id}`);
});

test('a shop’s customer service opens, and knows its phone and email', async ({ page, request }) => {
  const { id, name } = await shopNamed(request, 'Lumo Sound & Music');
  const service = await ask<{ servicePhone: string; serviceEmail: string }>(
    request,
    `/api/front/merchant/customer/service/info/${id}`,
  );
  await openHydrated(page, `/merchant/merchant?id=${id}`);
  await page.getByRole('button', { name: 'Contact shop' }).click();
  const chat = page.getByRole('dialog', { name: 'Messages' });
  await expect(chat.getByRole('heading', { name })).toBeVisible();
  await chat.getByRole('button', { name: 'More options' }).click();
  await chat.getByRole('button', { name: 'Phone and email' }).click();
  const dialog = page.getByRole('dialog', { name: `Contact ${name}` });
  await expect(dialog.getByRole('link', { name: service.servicePhone })).toHaveAttribute('href', /^tel:\d+$/);
  await expect(dialog.getByRole('link', { name: service.serviceEmail })).toHaveAttribute(
    'href',
    `mailto:${service.serviceEmail}`,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(chat).toBeVisible();
});

test.describe('coupons', () => {
  test('a guest is asked to sign in', async ({ page, request }) => {
    const { id } = await shopNamed(request, 'Kettlewood Kitchen');
    await openHydrated(page, `/merchant/merchant/coupon?id=${id}`);
    await page.getByRole('button', { name: /^Claim: Kettlewood Kitchen/ }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(await cookie(page, 'fromPath')).toBe(`/merchant/merchant/coupon?id=${id}`);
  });

  test('a coupon is received as often as allowed, also after a reload', async ({ page, context, baseURL, request }) => {
    const { id } = await shopNamed(request, 'Snackdrift');
    await signInNewAccount(context, baseURL);
    await openHydrated(page, `/merchant/merchant/coupon?id=${id}&scope=shop`);
    await expectAccessible(page);
    const coupon = page.getByRole('article', { name: 'Snackdrift coupon' });
    const receive = coupon.getByRole('button');
    await expect(async () => {
      if ((await receive.count()) > 0) await receive.click({ timeout: 1_000 }); // it may be received several times
      await expect(coupon.getByText('Claimed', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(messages(page).first()).toHaveText('Coupon claimed');
    await page.reload();
    await expect(coupon.getByText('Claimed', { exact: true })).toBeVisible();
    await expect(coupon.getByRole('button')).toHaveCount(0);
  });

  test('a shop without coupons says so and links to its products', async ({ page, request }) => {
    const { id } = await shopNamed(request, 'Mirelle');
    await openHydrated(page, `/merchant/merchant/coupon?id=${id}&scope=product`);
    if (await page.getByRole('article').count()) return; // this shop has some
    await page.getByRole('link', { name: 'See products' }).click();
    await expect(page).toHaveURL(`/merchant/merchant/category?id=${id}`);
  });
});

test.describe('the qualification', () => {
  test('is shown after the captcha is solved; a wrong answer shows a new captcha', async ({ page, request }) => {
    const { id } = await shopNamed(request, 'Nestora Home');
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    let pictures = 0;
    await page.route(`**${newCaptcha.path}`, async (route) => {
      pictures += 1;
      await route.fulfill({
        json: { code: 200, message: '', data: { key: await storeCaptcha('ABCD'), picture: pixel } },
      });
    });
    await openHydrated(page, `/merchant/merchant/qualification?id=${id}`);
    await expectAccessible(page);
    const answer = page.getByRole('textbox', { name: 'Characters in the picture' });
    await answer.fill('WXYZ');
    await page.getByRole('button', { name: 'View documents' }).click();
    await expect(messages(page)).toHaveText(['The characters don’t match. Please try the new picture']);
    await expect(answer).toHaveValue('');
    await expect(answer).toBeFocused();
    expect(pictures).toBe(2);
    await page.getByRole('button', { name: 'New picture' }).click();
    await expect.poll(() => pictures).toBe(3);
    await answer.fill('abcd');
    await page.getByRole('button', { name: 'View documents' }).click();
    await expect(page.getByText('Unified social credit id')).toBeVisible();
    const [row] = await database().select({ creditId: shops.creditId }).from(shops).where(eq(shops.id, id));
    await expect(page.getByText(row?.creditId ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Document \d$/ })).toHaveCount(2);
    await expectAccessible(page);
  });

  test('has a captcha that can be loaded again when it fails to load', async ({ page, request }) => {
    const { id } = await shopNamed(request, 'Nestora Home');
    await stub(page, newCaptcha.path.slice('/api/'.length), null, 500);
    await openHydrated(page, `/merchant/merchant/qualification?id=${id}`);
    await expect(page.getByRole('alert').filter({ hasText: 'The picture couldn’t be loaded.' })).toBeVisible();
    await page.unroute(`**${newCaptcha.path}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: 'Picture with four characters' })).toBeVisible();
  });
});

for (const path of [
  '/merchant/merchant',
  '/merchant/merchant?id=999999',
  '/merchant/merchant/category?id=999999',
  '/merchant/merchant/coupon?id=x',
])
  test(`no shop is found under ${path}: 404 with a link to the shop street`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We couldn’t find this shop' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to shop street' }).click();
    await expect(page).toHaveURL('/merchant/merchant_street');
  });
