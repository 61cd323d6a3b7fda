import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import {
  cardIds,
  cardNames,
  cards,
  foundProducts,
  foundShops,
  heading,
  searchBox,
  total,
} from '#tests/support/pages/search-page.ts';

const languages = [
  { locale: 'en', prefix: '', words: 'running shoe', box: 'Search', products: 'Products' },
  { locale: 'zh-CN', prefix: '/zh-CN', words: '跑步鞋', box: '搜索', products: '商品' },
  { locale: 'th', prefix: '/th', words: 'รองเท้าวิ่ง', box: 'ค้นหา', products: 'สินค้า' },
];

for (const { locale, prefix, words, box, products } of languages) {
  test(`${locale}: the words in the address are searched for and shown in the box`, async ({ page, request }) => {
    const found = await foundProducts(request, { title: words }, locale);
    expect(found.total).toBeGreaterThan(0);
    await page.goto(`${prefix}/goods/goods_search?${new URLSearchParams({ title: words, cid: '' })}`);
    await expect(searchBox(page, box)).toHaveValue(words);
    await expect(heading(page)).toContainText(words);
    await expect(page).toHaveTitle(new RegExp(`^${words} · .+ · Galleria$`));
    expect(await cardIds(page, products)).toEqual(found.list.map(({ id }) => id));
  });

  test(`${locale}: axe finds nothing serious on a page of results`, async ({ page }) => {
    const query = new URLSearchParams({ title: words, cid: '', stock: '1', sort: 'price-up' });
    await page.goto(`${prefix}/goods/goods_search?${query}`, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
}

test('a card has picture, name, price with its currency sign, and shop', { tag: '@pictures' }, async ({
  page,
  request,
}) => {
  const { list } = await foundProducts(request, { title: 'lamp' });
  await page.goto('/goods/goods_search?title=lamp&cid=');
  for (const [at, product] of list.slice(0, 3).entries()) {
    const card = cards(page).nth(at);
    await expect(card.getByRole('img', { name: product.name })).toHaveJSProperty('complete', true);
    await expect(card).toContainText(`$${(product.price / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`);
    await expect(card).toContainText(product.shopName);
  }
});

test('a third-level category shows its name and only its products', async ({ page, request }) => {
  const tree = await (await request.get('/api/front/product/category')).json();
  const leaf = tree.data[0].childList[0].childList[0];
  const { list, total: all } = await foundProducts(request, { cid: leaf.id });
  await page.goto(`/goods/goods_search?title=&cid=${leaf.id}`);
  await expect(heading(page)).toHaveText(leaf.name);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    tree.data[0].name,
    tree.data[0].childList[0].name,
    leaf.name,
  ]);
  expect(await cardIds(page)).toEqual(list.map(({ id }) => id));
  await expect(total(page)).toHaveText(all === 1 ? '1 product' : `${all.toLocaleString('en')} products`);
});

test('from one category to another and back, list and heading follow', async ({ page, request }) => {
  const tree = await (await request.get('/api/front/product/category')).json();
  const [first, second] = tree.data;
  await openHydrated(page, `/goods/goods_search?title=&cid=${first.id}`);
  await expect(heading(page)).toHaveText(first.name);
  const before = await cardIds(page);
  await page.getByRole('button', { name: 'All Categories' }).hover();
  await page
    .getByRole('navigation', { name: 'All Categories' })
    .getByRole('link', { name: second.name, exact: true })
    .click();
  await expect(heading(page)).toHaveText(second.name);
  expect(await cardIds(page)).toEqual((await foundProducts(request, { cid: second.id })).list.map(({ id }) => id));
  await page.goBack();
  await expect(heading(page)).toHaveText(first.name);
  expect(await cardIds(page)).toEqual(before);
});

test('a search by words drops the category of the page before', async ({ page, request }) => {
  const tree = await (await request.get('/api/front/product/category')).json();
  await openHydrated(page, `/goods/goods_search?title=&cid=${tree.data[0].id}`);
  await searchBox(page).fill('  lamp  ');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/goods\/goods_search\?title=lamp&cid=$/);
  await expect(heading(page)).toHaveText('Results for “lamp”');
  expect(await cardIds(page)).toEqual((await foundProducts(request, { title: 'lamp' })).list.map(({ id }) => id));
});

test('all pages together list all products, none of them twice', async ({ page, request }) => {
  const { total: all } = await foundProducts(request, { title: 'shoe' });
  expect(all).toBeGreaterThan(40);
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  await expect(total(page)).toHaveText(`${all.toLocaleString('en')} products`);
  const seen: number[] = [];
  for (let number = 1; ; number++) {
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    seen.push(...(await cardIds(page)));
    const next = page.getByRole('link', { name: 'Next page' });
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(page).toHaveURL(new RegExp(`&page=${number + 1}$`));
  }
  expect(seen).toHaveLength(all);
  expect(new Set(seen).size).toBe(all);
});

test('a page number can be typed, and one too high is the last', async ({ page, request }) => {
  const { total: all } = await foundProducts(request, { title: '' });
  const last = Math.ceil(all / 20);
  await openHydrated(page, '/goods/goods_search');
  await page.getByRole('spinbutton', { name: 'Go to page' }).fill('3');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/\/goods\/goods_search\?title=&cid=&page=3$/);
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goto('/goods/goods_search?title=&cid=&page=999');
  await expect(page).toHaveURL(new RegExp(`&page=${last}$`));
});

test('switching between products and shops keeps the words, also in the address', async ({ page, request }) => {
  const [shop] = (await foundShops(request, { keywords: '' })).list;
  const word = shop?.name.split(' ')[0] ?? '';
  const shops = await foundShops(request, { keywords: word });
  await openHydrated(page, `/goods/goods_search?title=${word}&cid=`);
  const tab = (name: string) => page.getByRole('navigation', { name: 'Products or shops' }).getByRole('link', { name });
  await tab('Shops').click();
  await expect(page).toHaveURL(new RegExp(`\\?title=${word}&cid=&tab=shops$`));
  await expect(searchBox(page)).toHaveValue(word);
  await expect(total(page)).toHaveText(shops.total === 1 ? '1 shop' : `${shops.total} shops`);
  const listed = page.getByRole('list', { name: 'Shops', exact: true }).locator('a[href*="merchant?id="]');
  await expect(listed).toHaveCount(Math.min(shops.total, 20));
  for (const [at, { name }] of shops.list.entries()) await expect(listed.nth(at)).toContainText(name);
  await tab('Products').click();
  await expect(page).toHaveURL(new RegExp(`\\?title=${word}&cid=$`));
  await expect(searchBox(page)).toHaveValue(word);
});

test('up to two shops of that name are shown above the products, with a link to all of them', async ({
  page,
  request,
}) => {
  const [shop] = (await foundShops(request, { keywords: '' })).list;
  const name = shop?.name ?? '';
  await page.goto(`/goods/goods_search?${new URLSearchParams({ title: name, cid: '' })}`);
  const shops = page.getByRole('region', { name: 'Matching shops' });
  await expect(shops.getByRole('listitem').first()).toContainText(name);
  expect(await shops.getByRole('listitem').count()).toBeLessThanOrEqual(2);
  await expect(shops.getByRole('link', { name: 'All matching shops' })).toHaveAttribute(
    'href',
    `/merchant/merchant_more?${new URLSearchParams({ title: name })}`,
  );
});

test('a search without results suggests other words, hot searches and popular products', async ({ page, request }) => {
  await page.goto('/goods/goods_search?title=zzqqxx&cid=');
  const main = page.getByRole('main');
  await expect(main.getByText('No results for “zzqqxx”')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  const { data } = await (await request.get('/api/front/search/keyword')).json();
  await expect(main.getByRole('list', { name: 'Hot searches' }).getByRole('link')).toHaveCount(data.length);
  await expect(main.getByRole('region', { name: 'You may also like' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a typing error is corrected, and the page says so', async ({ page, request }) => {
  const { correctedTo } = await foundProducts(request, { title: 'runnning sheo' });
  expect(correctedTo).not.toBeNull();
  await page.goto('/goods/goods_search?title=runnning+sheo&cid=');
  await expect(page.getByText(`Showing results for “${correctedTo}” instead of “runnning sheo”`)).toBeVisible();
  expect((await cardNames(page)).length).toBeGreaterThan(0);
});

test('results that fail to load can be loaded again', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=lamp&cid=');
  let isBroken = true;
  await page.route('**/goods/goods_search.data?*', (route) =>
    isBroken ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Newest' }).click();
  await expect(page.getByRole('main').getByText('Results couldn’t be loaded')).toBeVisible();
  isBroken = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/&sort=newest$/);
  await expect(cards(page)).not.toHaveCount(0);
});

for (const title of ['<b>x</b>', '%', "'", '😀', 'a'.repeat(300), '%_\\', '"; drop table products', '\u202Eabc', '  '])
  test(`odd words are harmless: ${JSON.stringify(title.slice(0, 20))}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const response = await page.goto(`/goods/goods_search?${new URLSearchParams({ title, cid: '' })}`);
    expect(response?.status()).toBe(200);
    await expect(searchBox(page)).toHaveValue(title.trim());
    await expect(heading(page)).toHaveCount(1);
    await expect(page.locator('main b')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: /notifications/i }).getByRole('listitem')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test('invalid numbers in the address are ignored', async ({ page, request }) => {
  const { total: all } = await foundProducts(request, { title: 'lamp' });
  const odd = 'title=lamp&cid=-1&page=x&rating=99&specs=1;2,abc&minPrice=NaN&sort=up&stock=yes&shop=0';
  const response = await page.goto(`/goods/goods_search?${odd}`);
  expect(response?.status()).toBe(200);
  await expect(total(page)).toHaveText(`${all.toLocaleString('en')} products`);
});
