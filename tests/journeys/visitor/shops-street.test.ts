import { expect, type Page, test } from '@playwright/test';
import type { ShopCard } from '#contract/shops/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask, shopNamed } from '#tests/support/pages/demo-shops.ts';
import { openHydrated, waitUntilHydrated } from '#tests/support/pages/hydrated.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

type Shops = { list: ShopCard[]; total: number };
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const namesOf = (page: Page) => rows(page).getByRole('heading').allInnerTexts();
const expectShops = (page: Page, { list }: Shops) =>
  expect(async () => expect(await namesOf(page)).toEqual(list.map(({ name }) => name))).toPass();

for (const [prefix, title, enter] of [
  ['', 'Shop street', 'Visit shop'],
  ['/zh-CN', '店铺街', '进店逛逛'],
] as const) {
  test(`the street shows shops with name, stars, products, follow and enter: ${prefix || '/en'}`, async ({ page }) => {
    const errors = pageErrors(page);
    await openHydrated(page, `${prefix}/merchant/merchant_street`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Galleria`);
    await expect(rows(page)).toHaveCount(10);
    const first = rows(page).first();
    await expect(first.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(first.getByRole('listitem')).toHaveCount(3);
    // The way in comes before following.
    await first.getByRole('listitem').last().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(first.getByRole('link', { name: new RegExp(`^${enter}`) })).toBeFocused();
    await expect(first.getByRole('img', { name: /5/ }).first()).toBeVisible();
    await expectAccessible(page);
    await first.getByRole('link', { name: new RegExp(`^${enter}`) }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/merchant/merchant\\?id=\\d+$`));
    expect(errors).toEqual([]);
  });
}

test('home and the street link to more shops of the chosen kind', async ({ page }) => {
  await openHydrated(page, '/');
  const more = page.getByRole('link', { name: 'More shops' });
  await expect(more).toHaveAttribute('href', '/merchant/merchant_more');
  await openHydrated(page, '/merchant/merchant_street?categoryId=2&page=1');
  await more.click();
  await expect(page).toHaveURL('/merchant/merchant_more?categoryId=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find shops');
});

test('the street has pages, each with its own address', async ({ page, request }) => {
  await openHydrated(page, '/merchant/merchant_street');
  await page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/merchant/merchant_street?page=2');
  await expectShops(page, await ask<Shops>(request, '/api/front/merchant/street?page=2&limit=10'));
  await page.goBack();
  await expectShops(page, await ask<Shops>(request, '/api/front/merchant/street?page=1&limit=10'));
});

test('each filter narrows the street, and the address contains them', async ({ page, request }) => {
  const found = (query: string) => ask<Shops>(request, `/api/front/merchant/search/list?limit=10&${query}`);
  await openHydrated(page, '/merchant/merchant_street');
  await page.getByRole('list', { name: 'Classification' }).getByRole('link', { name: 'Fashion' }).click();
  await expect(page).toHaveURL(/categoryId=\d+/);
  const categoryId = new URL(page.url()).searchParams.get('categoryId');
  await expectShops(page, await found(`categoryId=${categoryId}`));
  await page.getByRole('list', { name: 'Type' }).getByRole('link', { name: 'Specialty store' }).click();
  await expect(page).toHaveURL(/typeId=\d+/);
  const typeId = new URL(page.url()).searchParams.get('typeId');
  await expectShops(page, await found(`categoryId=${categoryId}&typeId=${typeId}`));
  await page.reload();
  await waitUntilHydrated(page); // links clicked before are followed by the browser, and the last one wins
  await expect(page.getByRole('list', { name: 'Type' }).locator('[aria-current=true]')).toHaveText('Specialty store');
  await page.getByRole('list', { name: 'Type' }).getByRole('link', { name: 'All' }).click();
  await page.getByRole('list', { name: 'Classification' }).getByRole('link', { name: 'All' }).click();
  await page.getByRole('list', { name: 'Sold by' }).getByRole('link', { name: 'Galleria' }).click();
  await expect(page).toHaveURL('/merchant/merchant_street?self=1');
  await expectShops(page, await found('isSelf=1'));
});

test('shops are found by name; without a result a link shows all again', async ({ page }) => {
  await openHydrated(page, '/merchant/merchant_more?title=tea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shops for “tea”');
  await expectAccessible(page);
  expect(await namesOf(page)).toEqual(['Teaharbour']);
  const box = page.getByRole('searchbox', { name: 'Shop name' });
  await expect(box).toHaveValue('tea');
  await box.fill('zeppelin');
  await box.press('Enter');
  await expect(page).toHaveURL('/merchant/merchant_more?title=zeppelin');
  await expect(page.getByText('No shops found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all shops' }).click();
  await expect(page).toHaveURL('/merchant/merchant_more');
  await expect(rows(page)).toHaveCount(10);
});

test('a shop followed in the street is followed on its page', async ({ page, context, baseURL, request }) => {
  const { id, name } = await shopNamed(request, 'Pagemoss Books');
  await signInNewAccount(context, baseURL);
  await openHydrated(page, '/merchant/merchant_street?title=Pagemoss');
  const follow = page.getByRole('button', { name: `Follow ${name}` });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: `Visit shop ${name}` }).click();
  await expect(page).toHaveURL(`/merchant/merchant?id=${id}`);
  await expect(page.getByRole('button', { name: `Follow ${name}` })).toHaveAttribute('aria-pressed', 'true');
});

test('the pages are complete without scripts', async ({ browser, baseURL, request }) => {
  const { id, name } = await shopNamed(request, 'Teaharbour');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/merchant/merchant_street?title=Teaharbour');
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('link', { name: `Visit shop ${name}` })
    .click();
  await expect(page).toHaveURL(`/merchant/merchant?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await context.close();
});
