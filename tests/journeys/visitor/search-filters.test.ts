import { expect, test } from '@playwright/test';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { cardIds, cards, chosen, filter, foundProducts, total } from '#tests/support/pages/search-page.ts';

const languages = [
  {
    locale: 'en',
    prefix: '',
    words: 'running shoe',
    colour: 'Colour',
    blue: 'Lake Blue',
    products: 'Products',
    only: 'Show only',
    stock: 'In stock',
    highest: 'Max. price',
    apply: 'Apply',
  },
  {
    locale: 'zh-CN',
    prefix: '/zh-CN',
    words: '跑步鞋',
    colour: '颜色',
    blue: '湖水蓝',
    products: '商品',
    only: '仅显示',
    stock: '有货',
    highest: '最高价',
    apply: '确定',
  },
  {
    locale: 'th',
    prefix: '/th',
    words: 'รองเท้าวิ่ง',
    colour: 'สี',
    blue: 'สีน้ำเงินทะเลสาบ',
    products: 'สินค้า',
    only: 'แสดงเฉพาะ',
    stock: 'มีสินค้า',
    highest: 'ราคาสูงสุด',
    apply: 'ตกลง',
  },
];

const moreFilters = /^(More filters|更多筛选|ตัวกรองเพิ่มเติม)/;

for (const { locale, prefix, words, colour, blue, products, only, stock, highest, apply } of languages) {
  test(`${locale}: blue running shoes under $80, in stock`, async ({ page, request }) => {
    const { facets } = await foundProducts(request, { title: words }, locale);
    const spec = facets.specs.find(({ name }) => name === colour)?.values.find(({ name }) => name === blue);
    if (!spec) throw new Error(`No ${blue} ${words} in the demo mall`);
    const wanted = { title: words, specs: spec.id, maxPrice: 8000, stock: 1 };
    const found = await foundProducts(request, wanted, locale);
    expect(found.total).toBeGreaterThan(0);

    await openHydrated(
      page,
      `${prefix}/goods/goods_search?${new URLSearchParams({ title: words, cid: '', page: '2' })}`,
    );
    await page.getByText(moreFilters).click();
    const more = filter(page, colour)
      .getByText(/\(\d+\)$/)
      .last();
    const choice = filter(page, colour).getByRole('link', { name: `${blue} (` });
    if (!(await choice.isVisible())) await more.click();
    await choice.click();
    await expect(page).toHaveURL(new RegExp(`specs=${spec.id}$`)); // without a page number
    await page.getByRole('textbox', { name: highest }).fill('80');
    await page.getByRole('button', { name: apply, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`maxPrice=8000&specs=${spec.id}$`));
    await filter(page, only)
      .getByRole('link', { name: `${stock} (` })
      .click();
    await expect(page).toHaveURL(new RegExp(`maxPrice=8000&specs=${spec.id}&stock=1$`));
    await expect.poll(() => cardIds(page, products)).toEqual(found.list.map(({ id }) => id));
    for (const { price } of found.list) expect(price).toBeLessThanOrEqual(8000);
  });
}

test('sorting by price is ascending, and descending after a second click', async ({ page, request }) => {
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=&page=2');
  const sort = page.getByRole('navigation', { name: 'Sort by' });
  const shown = async () => {
    const { list } = await foundProducts(request, Object.fromEntries(new URL(page.url()).searchParams));
    await expect.poll(() => cardIds(page)).toEqual(list.map(({ id }) => id));
    return list;
  };
  await sort.getByRole('link', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL(/\?title=shoe&cid=&sort=price-up$/);
  const up = (await shown()).map(({ price }) => price);
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await sort.getByRole('link', { name: 'Price low to high' }).click();
  await expect(page).toHaveURL(/&sort=price-down$/);
  const down = (await shown()).map(({ price }) => price);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  await expect(sort.getByRole('link', { name: 'Price high to low' })).toHaveAttribute('aria-current', 'true');
  await sort.getByRole('link', { name: 'Best sellers' }).click();
  await expect(page).toHaveURL(/&sort=sales$/);
  const sales = (await shown()).map(({ sales }) => sales);
  expect(sales).toEqual(sales.toSorted((a, b) => b - a));
  await sort.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/&sort=newest$/);
  await shown();
});

for (const [from, to] of [
  ['10', '50'],
  ['50', '10'],
] as const) {
  test(`a price range of ${from} and ${to}`, async ({ page, request }) => {
    const found = await foundProducts(request, { minPrice: 1000, maxPrice: 5000 });
    await openHydrated(page, '/goods/goods_search?title=&cid=&page=2');
    await page.getByRole('textbox', { name: 'Min. price' }).fill(from);
    await page.getByRole('textbox', { name: 'Max. price' }).fill(to);
    await page.getByRole('textbox', { name: 'Max. price' }).press('Enter');
    await expect(page).toHaveURL(/\?title=&cid=&minPrice=1000&maxPrice=5000$/);
    await expect.poll(() => cardIds(page)).toEqual(found.list.map(({ id }) => id));
    for (const { price } of found.list) expect(price >= 1000 && price <= 5000).toBe(true);
    await expect(page.getByRole('textbox', { name: 'Min. price' })).toHaveValue('10');
    await expect(page.getByRole('textbox', { name: 'Max. price' })).toHaveValue('50');
    await expect(chosen(page)).toHaveText(['$10 – $50']);
  });
}

test('chosen filters are chips that are removed one by one or all at once', async ({ page, request }) => {
  const plain = await foundProducts(request, { title: 'shoe' });
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  await filter(page, 'Rating').getByRole('link', { name: '4 stars and up (' }).click();
  await expect(chosen(page)).toHaveText(['4 stars and up']);
  await filter(page, 'Show only').getByRole('link', { name: 'In stock (' }).click();
  await expect(chosen(page)).toHaveText(['4 stars and up', 'In stock']);
  await page.getByRole('link', { name: 'Remove filter: 4 stars and up' }).click();
  await expect(chosen(page)).toHaveText(['In stock']);
  await expect(page).toHaveURL(/\?title=shoe&cid=&stock=1$/);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\?title=shoe&cid=$/);
  await expect(chosen(page)).toHaveCount(0);
  await expect(total(page)).toHaveText(`${plain.total.toLocaleString('en')} products`);
});

test('a second filter chosen before the first has loaded keeps the first', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  const bothChosen = Promise.withResolvers<void>();
  await page.route('**/goods/goods_search.data?*', async (route) => {
    await bothChosen.promise;
    await route.continue();
  });
  await filter(page, 'Rating').getByRole('link', { name: '4 stars and up (' }).click();
  await expect(chosen(page)).toHaveText(['4 stars and up']);
  await expect(page).toHaveURL(/\?title=shoe&cid=$/); // nothing has loaded yet
  await filter(page, 'Show only').getByRole('link', { name: 'On sale (' }).click();
  await expect(chosen(page)).toHaveText(['4 stars and up', 'On sale']);
  bothChosen.resolve();
  await expect(page).toHaveURL(/\?title=shoe&cid=&rating=4&offer=1$/);
  await expect(chosen(page)).toHaveText(['4 stars and up', 'On sale']);
});

test('a filter’s count is the number of results after choosing it', async ({ page, request }) => {
  const { total: all } = await foundProducts(request, { title: 'shoe' });
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  for (const row of ['Category', 'Shop', 'Price', 'Rating', 'Show only']) {
    const choice = filter(page, row).getByRole('link').first();
    const count = Number(/\(([\d,]+)\)$/.exec((await choice.textContent()) ?? '')?.[1]?.replace(',', ''));
    await choice.click();
    await expect(page).not.toHaveURL(/\?title=shoe&cid=$/);
    await expect(total(page)).toHaveText(count === 1 ? '1 product' : `${count.toLocaleString('en')} products`);
    await page.goBack();
    await expect(page).toHaveURL(/\?title=shoe&cid=$/);
    await expect(total(page)).toHaveText(`${all} products`);
    await expect(chosen(page)).toHaveCount(0);
  }
});

test('filters that leave nothing can be cleared', async ({ page }) => {
  await page.goto('/goods/goods_search?title=shoe&cid=&maxPrice=1');
  await expect(page.getByText('No products match these filters')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
  await expect(page).toHaveURL(/\?title=shoe&cid=$/);
});

test('going back restores filters and scroll position', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=&stock=1');
  await page.evaluate(() => scrollTo(0, 900));
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/&stock=1&page=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/&stock=1$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
  await page.goForward();
  await expect(page).toHaveURL(/&page=2$/);
});

test('while new results load the old ones stay, dimmed for at least 200 ms', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  const list = page.getByRole('list', { name: 'Products', exact: true });
  const place = await list.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate(() => {
    const busy = document.querySelector('[aria-busy]');
    const times: number[] = [];
    Object.assign(window, { busyTimes: times });
    if (busy)
      new MutationObserver(() => times.push(performance.now())).observe(busy, { attributeFilter: ['aria-busy'] });
  });
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Best sellers' }).click();
  await expect(page).toHaveURL(/&sort=sales$/);
  await expect.poll(() => page.evaluate(() => (window as unknown as { busyTimes: number[] }).busyTimes.length)).toBe(2);
  const [began = 0, ended = 0] = await page.evaluate(() => (window as unknown as { busyTimes: number[] }).busyTimes);
  expect(ended - began).toBeGreaterThanOrEqual(190); // timers of two clocks
  expect(await list.evaluate((element) => element.getBoundingClientRect().top)).toBe(place);
});

test('filters, prices, pages and words work without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/goods/goods_search?title=shoe&cid=');
  await filter(page, 'Show only').getByRole('link', { name: 'In stock (' }).click();
  await expect(page).toHaveURL(/\?title=shoe&cid=&stock=1$/);
  await page.getByRole('textbox', { name: 'Min. price' }).fill('50');
  await page.getByRole('textbox', { name: 'Max. price' }).fill('10.50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?title=shoe&cid=&minPrice=1050&maxPrice=5000&stock=1$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/goods/goods_search?title=&cid=');
  await page.getByRole('spinbutton', { name: 'Go to page' }).fill('2');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/\?title=&cid=&page=2$/);
  await page.getByRole('combobox', { name: 'Search' }).fill('  lamp ');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\?title=lamp&cid=$/);
  await context.close();
});

for (const width of [1280, 1440, 1920])
  test(`at ${width} px five cards stand in a row and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/goods/goods_search?title=shoe&cid=');
    const tops = await cards(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
    expect(tops[0]).toBeLessThan(700); // a good part of the first cards is visible without scrolling
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
