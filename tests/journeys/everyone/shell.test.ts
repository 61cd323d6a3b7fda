// Long because the shell has many small parts: one block for each of them.

import { expect, type Page, type Route, test } from '@playwright/test';
import type { PageCode } from '#storefront/base/links/prefetch.ts';

// Two pages without content, so that only the shell is tested: one in English, one in Thai.
const emptyPage = '/no/such/page';
const emptyThaiPage = '/th/no/such/page';

const answerWith = (body: unknown) => (route: Route) => route.fulfill({ json: body });

function stub(page: Page, call: string, body: unknown) {
  return page.route(`**/api/${call}`, answerWith(body));
}

/** Opens a page and waits until it is hydrated: the category tree is asked for last. */
async function open(page: Page, path: string) {
  const idle = page.waitForResponse('**/api/front/product/category');
  await page.goto(path);
  await idle;
}

const messages = (page: Page) => page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');

async function cookie(page: Page, name: string) {
  const found = (await page.context().cookies()).find((candidate) => candidate.name === name);
  return found && decodeURIComponent(found.value);
}

async function changePage(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }).click();
}

test.describe('top bar', () => {
  test('leads home, to the orders and to selling', async ({ page }) => {
    await page.goto(emptyPage);
    const bar = page.getByRole('navigation', { name: 'Galleria' });
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/users/order_list?orderStatus=1',
    );
    await expect(bar.getByRole('link', { name: 'Apply to be a merchant' })).toHaveAttribute(
      'href',
      '/users/merchant_settled?menuCur=70',
    );
  });

  test('says whose account it is going to be while the session is being checked', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'auth.strategy', value: 'local', url: baseURL ?? '' }]);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/front/login/token/is/exist', async (route) => {
      await answered;
      await route.fulfill({ json: { code: 200, message: '', data: false } });
    });
    await open(page, emptyPage);
    const corner = page.locator('#content').locator('xpath=preceding-sibling::div').first();
    await expect(corner.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/users/user_info');
    answer();
    await expect(corner.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(corner.getByRole('link', { name: 'Your account' })).toHaveCount(0);
  });

  test('shows a QR code of the mobile mall on hover and on focus', { tag: '@pictures' }, async ({ page }) => {
    await open(page, emptyPage);
    const code = page.getByRole('img', { name: 'QR code for the mobile mall' });
    await page.getByRole('button', { name: 'Mobile mall' }).hover();
    await expect(code).toBeVisible();
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.mouse.move(0, 600);
    await expect(code).toBeHidden();
    await page.getByRole('button', { name: 'Mobile mall' }).focus();
    await expect(code).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
  });

  for (const [browser, userAgent, hint] of [
    ['Chromium', undefined, 'Press Ctrl+D to add this page to your favourites'],
    [
      'Opera',
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0',
      'Click the heart in the address bar to add this page to your favourites',
    ],
    [
      'an unknown browser',
      'Lynx/2.9',
      'Adding to favourites is not supported by this browser. Please use the browser menu',
    ],
  ] as const) {
    test(`says how to bookmark the page in ${browser}`, async ({ browser: started, baseURL }) => {
      const context = await started.newContext({ baseURL, ...(userAgent && { userAgent }) });
      const page = await context.newPage();
      await open(page, emptyPage);
      await page.getByRole('button', { name: 'Add to favourites' }).click();
      await expect(messages(page)).toHaveText([hint]);
      await context.close();
    });
  }
});

test.describe('language', () => {
  test('each language is offered once under its own name', async ({ page }) => {
    await open(page, emptyPage);
    await page.getByRole('button', { name: 'Language: English' }).hover();
    const entries = page.getByRole('listitem').filter({ has: page.locator('[hreflang]') });
    await expect(entries).toHaveText(['English', '简体中文', 'Español', 'Français', 'ไทย', 'ລາວ']);
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  test('changing it keeps page and query, and does not reload the document', async ({ page }) => {
    await open(page, `${emptyPage}?title=a&cid=`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page
      .getByRole('link', { name: 'ลาว' })
      .or(page.getByRole('link', { name: 'ລາວ' }))
      .click();
    await expect(page).toHaveURL(/\/lao\/no\/such\/page\?title=a&cid=$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
    expect(await cookie(page, 'locale')).toBe('lao');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('every link of the shell keeps the language', async ({ page }) => {
    await page.goto(emptyThaiPage);
    const paths = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !path?.match(/^\/th(\/|$|\?)/))).toEqual([]);
  });

  test('English has no prefix, and an unknown language is not found', async ({ page }) => {
    await page.goto('/en/no/such/page?title=a');
    await expect(page).toHaveURL(/:\d+\/no\/such\/page\?title=a$/);
    const unknown = await page.goto('/xx/login');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page error' })).toBeVisible();
  });
});

test.describe('header', () => {
  test('the logo has a name and leads home', async ({ page }) => {
    await page.goto(emptyPage);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Galleria' })).toHaveAttribute('href', '/');
  });

  test('searches with Enter and with the icon', async ({ page }) => {
    await open(page, emptyPage);
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect(box).toHaveAttribute('placeholder', 'Search products, brands and shops');
    await box.fill('  red lamp ');
    expect(new URL(page.url()).pathname).toBe(emptyPage);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/goods\/goods_search\?title=red\+lamp&cid=$/);
    await expect(box).toHaveValue('red lamp');
    await box.fill('tent');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/goods\/goods_search\?title=tent&cid=$/);
  });

  test('searches before any script has loaded', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(emptyPage);
    await page.getByRole('combobox', { name: 'Search' }).fill('lamp');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/goods\/goods_search\?title=lamp&cid=$/);
    await context.close();
  });

  test('offers the hot keywords as searches', async ({ page, request }) => {
    const { data } = await (await request.get('/api/front/search/keyword')).json();
    await page.goto(emptyPage);
    const keywords = page.getByRole('list', { name: 'Hot searches' }).getByRole('link');
    await expect(keywords).toHaveText(data.map((keyword: { title: string }) => keyword.title));
    const query = new URLSearchParams({ title: data[0].title, cid: '' });
    await expect(keywords.first()).toHaveAttribute('href', `/goods/goods_search?${query}`);
  });

  test('the cart shows no number to guests', async ({ page }) => {
    await page.goto(emptyPage);
    const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
    await expect(cart).toHaveText('Cart');
    await expect(cart).toHaveAttribute('href', '/order/shopping_cart');
  });

  test('is fixed past 120 px and not before, and nothing jumps', async ({ page }) => {
    await open(page, emptyPage);
    const position = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).position);
    const contentTop = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
    const before = await contentTop();
    await page.evaluate(() => scrollTo(0, 120));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await position()).toBe('static');
    await page.evaluate(() => scrollTo(0, 121));
    await expect.poll(position).toBe('fixed');
    await expect.poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
    expect(await contentTop()).toBe(before);
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(position).toBe('static');
    expect(await contentTop()).toBe(before);
  });

  test('is not fixed on home', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo(0, 400));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test.describe('categories', () => {
  const category = (id: number, name: string, childList?: unknown[]) => ({
    id,
    pid: 0,
    name,
    cnName: `中${id}`,
    level: 1,
    icon: '',
    childList,
  });
  const tree = [
    category(1, 'Tools', [category(11, 'Hand tools', [category(111, 'Hammers'), category(112, 'Saws')])]),
    category(2, 'Toys', [category(21, 'Games', [category(211, 'Chess')])]),
    category(3, 'Tea', []),
  ];
  const panel = (page: Page) => page.getByRole('navigation', { name: 'All Categories' });

  test.beforeEach(({ page }) => stub(page, 'front/product/category', { code: 200, message: '', data: tree }));

  test('on home the panel is open below its title', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { name: 'All Categories' })).toBeVisible();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).getByRole('list').first().boundingBox()).toMatchObject({ width: 260, height: 480 });
    await expect(panel(page).getByRole('link')).toHaveText(['Tools', 'Toys', 'Tea']);
  });

  test('on other pages it opens on hover and closes when the mouse leaves', async ({ page }) => {
    await open(page, emptyPage);
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'All Categories' }).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(panel(page)).toBeHidden();
  });

  test('hovering a category shows only its children; a leaf leads to a search by its id', async ({ page }) => {
    await open(page, emptyPage);
    await page.getByRole('button', { name: 'All Categories' }).hover();
    await panel(page).getByRole('link', { name: 'Toys' }).hover();
    const branch = panel(page).getByRole('region', { name: 'Toys' });
    await expect(branch.getByRole('list').first().getByRole('link')).toHaveText(['Games', 'Chess']);
    await expect(panel(page).getByRole('region')).toHaveCount(1);
    await branch.getByRole('link', { name: 'Chess' }).click();
    await expect(page).toHaveURL(/\/goods\/goods_search\?title=&cid=211$/);
    await expect(panel(page)).toBeHidden();
  });

  test('a branch shows a picture of each leaf, and offers beside them', async ({ page }) => {
    const icon = `/media/${'0'.repeat(32)}`;
    await stub(page, 'front/product/category', {
      code: 200,
      message: '',
      data: [category(1, 'Tools', [category(11, 'Hand tools', [{ ...category(111, 'Saws'), icon }])])],
    });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/product/list?cid=1&')) asked += 1;
    });
    await open(page, emptyPage);
    await page.getByRole('button', { name: 'All Categories' }).hover();
    await panel(page).getByRole('link', { name: 'Tools' }).hover();
    const branch = panel(page).getByRole('region', { name: 'Tools' });
    await expect(branch.getByRole('link', { name: 'Saws' }).locator('img')).toHaveAttribute('src', `${icon}/80`);
    const offers = branch.getByRole('complementary', { name: 'Offers' });
    await expect(offers.locator('a[href^="/goods_detail/"]')).toHaveCount(3);
    await expect(offers.getByRole('link', { name: 'See all Tools' })).toHaveAttribute('href', /cid=1$/);
    await expect(offers.getByRole('link', { name: 'Coupons' })).toHaveAttribute('href', '/goods/coupon_center');
    await expect(offers.getByRole('link', { name: 'Flash sale' })).toHaveAttribute('href', '/goods/activity_list');
    // Seen before: nothing is asked again.
    await page.mouse.move(700, 800);
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'All Categories' }).hover();
    await panel(page).getByRole('link', { name: 'Tools' }).hover();
    await expect(offers.locator('a[href^="/goods_detail/"]')).toHaveCount(3);
    expect(asked).toBe(1);
  });

  test('a branch without best sellers still leads to coupons and the flash sale', async ({ page }) => {
    await page.route('**/api/front/product/list?*', answerWith({ code: 500, message: 'away', data: null }));
    await open(page, emptyPage);
    await page.getByRole('button', { name: 'All Categories' }).hover();
    await panel(page).getByRole('link', { name: 'Toys' }).hover();
    const offers = panel(page).getByRole('complementary', { name: 'Offers' });
    await expect(offers.getByRole('link')).toHaveText(['Coupons', 'Flash sale']);
    await expect(messages(page)).toHaveCount(0);
  });

  test('a category with an empty list of children has no column and leads to a search itself', async ({ page }) => {
    await open(page, '/');
    await panel(page).getByRole('link', { name: 'Tools' }).hover();
    await expect(panel(page).getByRole('region', { name: 'Tools' })).toBeVisible();
    await panel(page).getByRole('link', { name: 'Tea' }).hover();
    await expect(panel(page).getByRole('region')).toHaveCount(0);
    await panel(page).getByRole('link', { name: 'Tea' }).click();
    await expect(page).toHaveURL(/\/goods\/goods_search\?title=&cid=3$/);
  });

  test('works with the keyboard alone', async ({ page }) => {
    await open(page, emptyPage);
    const button = page.getByRole('button', { name: 'All Categories' });
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('link', { name: 'Tools', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('link', { name: 'Toys', exact: true })).toBeFocused();
    await expect(panel(page).getByRole('region', { name: 'Toys' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page).getByRole('link', { name: 'Games' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('link', { name: 'Chess' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(panel(page).getByRole('link', { name: 'Toys', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page).getByRole('link', { name: 'Games' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('link', { name: 'Toys', exact: true })).toBeFocused();
    await expect(panel(page).getByRole('region', { name: 'Toys' })).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Chinese readers see cnName, all others the name in their language', async ({ page }) => {
    await open(page, '/zh-CN');
    const names = page.locator('#all-categories').getByRole('link');
    await expect(names).toHaveText(['中1', '中2', '中3']);
    await open(page, '/fr');
    await expect(names).toHaveText(['Tools', 'Toys', 'Tea']);
  });

  test('the category tree is fetched once while browsing', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/product/category')) asked += 1;
    });
    await open(page, '/');
    await changePage(page, 'Flash sale');
    await expect(page).toHaveURL(/activity_list/);
    await changePage(page, 'Shop street');
    await expect(page).toHaveURL(/merchant_street/);
    await page.getByRole('button', { name: 'All Categories' }).hover();
    await expect(panel(page).getByRole('link')).toHaveText(['Tools', 'Toys', 'Tea']);
    expect(asked).toBe(1);
  });
});

test('no name of a category is cut, in any language', async ({ page }) => {
  for (const path of ['/', '/zh-CN', '/es', '/fr', '/th', '/lao']) {
    await open(page, path);
    const rows = page.locator('#all-categories > ul > li');
    expect(await rows.count()).toBeGreaterThan(10);
    await rows.first().hover();
    await expect(page.locator('#all-categories').getByRole('region')).toBeVisible();
    const cut = await page.locator('#all-categories').evaluate((panel) => {
      const isCut = (element: Element) =>
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      const names = [...panel.querySelectorAll('[data-branch] span, [data-flyout] ul ul span')];
      return [...names, ...panel.querySelectorAll(':scope > ul')]
        .filter((element) => getComputedStyle(element).overflow !== 'visible' || element.tagName === 'SPAN')
        .filter((element) => getComputedStyle(element).display !== 'inline' && isCut(element))
        .map((element) => element.textContent);
    });
    expect([path, cut]).toEqual([path, []]);
  }
});

test.describe('side widget', () => {
  test('stays at the window’s edge, 64 px wide', async ({ page }) => {
    await open(page, '/');
    const widget = page.getByRole('complementary', { name: 'Side tools' });
    const before = await widget.boundingBox();
    expect(before?.width).toBe(64);
    await page.evaluate(() => scrollTo(0, 600));
    expect(await widget.boundingBox()).toEqual(before);
    await expect(widget.getByRole('link', { name: 'Apply to be a merchant' })).toHaveAttribute(
      'href',
      '/users/merchant_settled?menuCur=70',
    );
  });

  test('covers nothing of the page in a narrow window, until it is opened', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    const widget = page.getByRole('complementary', { name: 'Side tools' });
    const contentEnd = await page
      .getByRole('main')
      .evaluate((main) =>
        Math.max(
          ...[...main.querySelectorAll('.page-column section')].map((part) => part.getBoundingClientRect().right),
        ),
      );
    const left = async () => (await widget.boundingBox())?.x ?? 0;
    const atRest = await left();
    expect(atRest).toBeGreaterThanOrEqual(contentEnd);
    await widget.getByRole('button', { name: 'Back to top' }).hover();
    await expect.poll(left).toBe(atRest - 32);
    await page.mouse.move(600, 300);
    await expect.poll(left).toBe(atRest);
  });

  test('hovering service shows a QR code, a phone number and a chat button', { tag: '@pictures' }, async ({ page }) => {
    await open(page, emptyPage);
    await page.getByRole('button', { name: 'Customer service' }).hover();
    const shown = page.getByRole('region', { name: 'Customer service' });
    const code = shown.getByRole('img');
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(shown.getByRole('link')).toHaveText(/^\+?[\d ]{6,}$/);
    await expect(shown.getByRole('button', { name: 'Chat now' })).toBeVisible();
    await page.mouse.move(300, 300);
    await expect(shown).toBeHidden();
  });

  test('the other items show the same panel, by pointer and by focus', async ({ page }) => {
    await open(page, emptyPage);
    const widget = page.getByRole('complementary', { name: 'Side tools' });
    const panels = widget.getByRole('region');
    const items = [
      { item: widget.getByRole('link', { name: 'Sell here' }), title: 'Apply to be a merchant' },
      { item: widget.getByRole('button', { name: 'Back to top' }), title: 'Back to top' },
    ];
    for (const { item, title } of items) {
      const panel = widget.getByRole('region', { name: title });
      for (const show of [() => item.hover(), () => item.focus()]) {
        await show();
        await expect(panel.getByRole('img')).toHaveAccessibleName('QR code to shop and chat on your phone');
        await expect(panel.getByRole('link')).toHaveText(/^\+?[\d ]{6,}$/);
        await expect(panel.getByRole('button', { name: 'Chat now' })).toBeVisible();
        await page.mouse.move(300, 300);
        if (await item.evaluate((element) => element === document.activeElement)) await page.keyboard.press('Escape');
        await expect(panels).toHaveCount(0);
      }
    }
  });

  test('the chat opens at the address in the stored configuration', async ({ page, context, baseURL }) => {
    await context.route('https://chat.test/**', (route) => route.fulfill({ body: 'chat' }));
    await open(page, emptyPage);
    const service = page.getByRole('button', { name: 'Customer service' });
    for (const stored of [
      { consumerType: 'h5', consumerH5Url: 'https://chat.test/h5' },
      { consumerType: 'message', consumerMessage: 'https://chat.test/message' },
    ]) {
      const value = encodeURIComponent(JSON.stringify(stored));
      await context.addCookies([{ name: 'platformChatConfig', value, url: baseURL ?? '' }]);
      const [popup] = await Promise.all([context.waitForEvent('page'), service.click()]);
      expect(popup.url()).toBe(stored.consumerH5Url ?? stored.consumerMessage);
      await popup.close();
    }
    await page.getByRole('button', { name: 'Chat now' }).click();
    await expect.poll(() => context.pages().length).toBe(2);
  });

  test('without a configuration the mall’s own chat opens, for guests too', async ({ page, context }) => {
    await open(page, emptyPage);
    await context.clearCookies({ name: 'platformChatConfig' });
    const service = page.getByRole('button', { name: 'Customer service' });
    await service.click();
    const chat = page.getByRole('dialog', { name: 'Messages' });
    await expect(chat.getByRole('heading', { name: 'Galleria customer service' })).toBeVisible();
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await expect(chat.getByRole('link', { name: /^Or call/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await page.keyboard.press('Escape');
    await expect(chat).toHaveCount(0);
    await expect(service).toBeFocused();
  });

  test('without an address for the chosen way a message says how to reach the mall otherwise', async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page, emptyPage);
    const value = encodeURIComponent(JSON.stringify({ consumerType: 'h5', consumerH5Url: 'javascript:alert(1)' }));
    await context.addCookies([{ name: 'platformChatConfig', value, url: baseURL ?? '' }]);
    await page.getByRole('button', { name: 'Customer service' }).click();
    await expect(messages(page)).toHaveText([/^Customer service isn’t available right now/]);
    // It lies over neither the header nor the bar that some pages end with, nor this widget.
    const edges = async () => {
      const box = await messages(page).boundingBox();
      return box && { left: box.x, bottom: box.y + box.height, isNarrow: box.width < 576, isLow: box.y > 600 };
    };
    await expect.poll(edges).toEqual({ left: 24, bottom: 900 - 96, isNarrow: true, isLow: true }); // once it has slid in
  });

  test('the configuration comes with the home data and is saved in a cookie', async ({ page }) => {
    const home = {
      banner: [],
      adverts: [],
      recommendImage: null,
      shopStreetImage: null,
      mobileMallUrl: '',
      shopPayCurrency: { currency: 'EUR', symbol: '€' },
      consumerType: 'email',
      consumerH5Url: '',
      consumerMessage: '',
      consumerHotline: '',
      consumerEmail: 'help@mall.test',
    };
    await stub(page, 'pc/home/index', { code: 200, message: '', data: home });
    await open(page, '/');
    await expect
      .poll(async () => JSON.parse((await cookie(page, 'platformChatConfig')) ?? '{}'))
      .toMatchObject({ consumerType: 'email', consumerEmail: 'help@mall.test' });
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('homeDataPc') ?? 'null'))).toEqual(home);
  });

  test('scrolls back to the top, smoothly', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.evaluate(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(Math.round(scrollY)));
      Object.assign(window, { seen });
    });
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.filter((y) => y > 0 && y < 1500).length).toBeGreaterThan(2);
  });
});

test('the footer makes four promises and ends with the copyright', async ({ page }) => {
  await page.goto(emptyPage);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCount(1);
  await expect(footer.getByRole('list').first().getByRole('listitem')).toHaveText([
    /^Complete variety/,
    /^Fast delivery/,
    /^Genuine product/,
    /^Low price every day/,
  ]);
  const help = footer.getByRole('navigation', { name: 'Help' });
  for (const name of ['Find your order', 'Refunds', 'Buying guide', 'Delivery', 'Payment', 'Contact', 'User agreement'])
    await expect(help.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.getByRole('list', { name: 'We accept' }).getByRole('listitem')).toHaveText([
    'Cards',
    'QR payment',
  ]);
  await expect(footer.getByRole('list', { name: 'Delivered by' }).getByRole('listitem')).toHaveText([
    'DHL Express',
    'FedEx',
    'UPS',
    'SF Express',
    'EMS',
    'USPS',
    'Correos',
    'Colissimo',
    'Thailand Post',
  ]);
  await expect(footer.getByRole('link', { name: /^\+[\d ]+$/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(footer.getByText(`© ${new Date().getFullYear()} Galleria`)).toBeVisible();
});

test.describe('sign-in dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

  test('opens over the page, closes on Escape, and gives the focus back', async ({ page }) => {
    await open(page, emptyPage);
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'Welcome to Galleria' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  for (const code of [401, 410000, 410001, 410002]) {
    test(`code ${code} opens it once, and remembers the page`, async ({ page, context, baseURL }) => {
      await stub(page, 'front/product/category', { code, message: 'M' });
      await context.addCookies([{ name: 'auth.strategy', value: 'local', url: baseURL ?? '' }]);
      await page.addInitScript(() => localStorage.setItem('marker', '1'));
      await page.goto(`${emptyPage}?a=1`);
      await expect(dialog(page)).toBeVisible();
      await expect(messages(page)).toHaveText(['M']);
      expect(await cookie(page, 'fromPath')).toBe(`${emptyPage}?a=1`);
      expect(await cookie(page, 'auth.strategy')).toBeUndefined();
      expect(await page.evaluate(() => localStorage.getItem('marker'))).toBeNull();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });

    test(`code ${code} on home opens no dialog`, async ({ page }) => {
      await stub(page, 'pc/home/index', { code, message: 'M' });
      await page.addInitScript(() => localStorage.setItem('marker', '1'));
      await open(page, '/');
      await expect.poll(() => cookie(page, 'fromPath')).toBe('/');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('marker'))).toBeNull();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(messages(page)).toHaveCount(0);
    });
  }
});

test.describe('an error is shown once', () => {
  for (const [code, text] of [
    [400, 'parameter validation failed'],
    [403, 'no permission'],
    [404, 'no data found'],
    [500, 'system exception'],
    [777, 'system error'],
  ] as const) {
    test(`code ${code}`, async ({ page }) => {
      await stub(page, 'front/product/category', { code, message: 'M' });
      await page.goto(emptyPage);
      await expect(messages(page)).toHaveText(['M']);
      await page.unroute('**/api/front/product/category');
      await stub(page, 'front/product/category', { code });
      await page.goto(emptyPage);
      await expect(messages(page)).toHaveText([text]);
    });
  }
});

test.describe('error page', () => {
  for (const [status, title, line] of [
    [404, 'Page error', 'This page could not be found'],
    [500, 'Failed to load', 'The well is dry'],
    [401, 'Please sign in', 'Sign in to see this page'],
    [418, 'Bad request', 'Please check the configuration'],
  ] as const) {
    test(`status ${status}`, async ({ page }) => {
      await open(page, '/');
      await page.route('**/*.data*', (route) =>
        route.fulfill({ status, body: 'The well is dry', contentType: 'text/plain' }),
      );
      await changePage(page, 'Flash sale');
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(line);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      const block = page.getByRole('main').locator('section').filter({ hasText: title });
      expect((await block.boundingBox())?.height).toBe(600);
      await page.unroute('**/*.data*');
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }

  test('the link to home keeps the language', async ({ page }) => {
    const answer = await page.goto(emptyThaiPage);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/th');
  });
});

test.describe('progress bar', () => {
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

  /** Opens a page with a stopped clock, so that only the test moves time on. */
  async function openWithStoppedClock(page: Page) {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  test('a navigation shows it after 200 ms, 2 px high, filling over 5 s, and then hides it', async ({ page }) => {
    await openWithStoppedClock(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/*.data*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/*.data*');
    await changePage(page, 'Flash sale');
    await asked;
    // The 200 ms count from when React has drawn the change, which neither the click nor the request waits for.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCSS('height', '2px');
    await expect(bar(page)).toHaveCSS('transition-duration', '5s');
    letThrough();
    await page.clock.resume(); // React delays showing what it has waited for
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('a quick navigation shows none', async ({ page }) => {
    await openWithStoppedClock(page);
    await changePage(page, 'Flash sale');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('code of pages', () => {
  /** The script that only the home page needs. */
  const homeModule = async (page: Page) => {
    const pages: PageCode = await (await page.request.get('/page-code.json')).json();
    return pages['/']?.find((script) => script.startsWith('/assets/home-')) ?? '';
  };

  test('is prefetched for links in view', async ({ page }) => {
    await open(page, emptyPage);
    const module = await homeModule(page);
    await expect(page.locator(`link[rel=modulepreload][href="${module}"]`)).toHaveCount(1);
  });

  for (const [circumstance, connection, isOnline] of [
    ['on 2g', { effectiveType: 'slow-2g' }, true],
    ['with data saver', { effectiveType: '4g', saveData: true }, true],
    ['offline', { effectiveType: '4g' }, false],
  ] as const) {
    test(`is not prefetched ${circumstance}`, async ({ page }) => {
      await page.addInitScript(
        ([given, online]) => {
          Object.defineProperty(navigator, 'connection', { value: given });
          Object.defineProperty(navigator, 'onLine', { value: online });
        },
        [connection, isOnline] as const,
      );
      await open(page, emptyPage);
      const module = await homeModule(page);
      await page.getByRole('banner').getByRole('link', { name: 'Galleria' }).hover();
      await page.waitForTimeout(2500);
      await expect(page.locator(`link[rel=modulepreload][href="${module}"]`)).toHaveCount(0);
    });
  }

  test('when it fails to load the page comes from the server once; when it fails there too, a notice says so', async ({
    page,
  }) => {
    await open(page, emptyPage);
    await page.route(`**${await homeModule(page)}`, (route) => route.abort());
    await open(page, emptyPage);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await changePage(page, 'Home');
    await expect(page).toHaveURL(/:\d+\/$/);
    // There its code is missing again: the rendered page would not react, so a notice replaces it.
    await expect(page.getByRole('heading', { name: 'Failed to load' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
    await page.waitForTimeout(500);
    expect(documents).toBe(1);
  });

  test('when it is there again the wanted page is shown, and the page before is one step back', async ({ page }) => {
    await open(page, emptyPage);
    const module = await homeModule(page);
    await page.route(`**${module}`, (route) => route.abort());
    await open(page, emptyPage);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(`**${module}`);
    });
    await changePage(page, 'Home');
    await expect(page).toHaveURL(/:\d+\/$/);
    const offers = page.getByRole('region', { name: 'Offers of the day' });
    await expect(offers.getByRole('button', { name: 'Next slide' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Failed to load' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(emptyPage);
  });
});
