import { expect, test } from '@playwright/test';
import type { Activity, ProductCard } from '#contract/catalogue/shopper.ts';
import type { HomeIndex } from '#contract/content/shopper.ts';
import {
  ask,
  changeHomeData,
  flashSale,
  openHome,
  pageSize,
  recommended,
  recommendedCards,
} from '#tests/support/pages/home-page.ts';

test('shows its name, its title and its blocks in order', async ({ page, request }) => {
  await openHome(page);
  await expect(page).toHaveTitle('Galleria · Thousands of products from great shops');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galleria');
  // Another journey may publish an activity or hide it again between the two answers.
  await expect(async () => {
    const activities = await ask<Activity[]>(request, '/api/front/activity/index/list');
    const names = (kind: Activity['kind']) =>
      activities.filter((activity) => activity.kind === kind).map(({ name }) => name);
    const [first, ...others] = names('standard');
    await openHome(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      [...names('flash'), first, 'Shop street', 'Best sellers', ...others, 'You may also like'].map(String),
      { timeout: 5_000 },
    );
  }).toPass();
});

test('products show picture, name and price, and open their page', async ({ page, request }) => {
  const { list } = await ask<{ list: ProductCard[] }>(
    request,
    `/api/front/index/product?place=home&page=1&limit=${pageSize}`,
  );
  await openHome(page);
  const cards = recommendedCards(page);
  expect(await cards.count()).toBe(pageSize);
  for (const [at, product] of list.entries()) {
    const price = `$${(product.price / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    await expect(cards.nth(at)).toContainText(product.name);
    await expect(cards.nth(at)).toContainText(price);
    await expect(cards.nth(at)).toContainText(product.shopName);
    await expect(cards.nth(at).getByRole('img')).toHaveAccessibleName(product.name);
  }
  await cards.first().click();
  await expect(page).toHaveURL(`/goods_detail/${list[0]?.id}`);
});

test('leads to an activity, the ranking and the shop street', async ({ page, request }) => {
  // What another journey publishes and takes back meanwhile is none of them.
  const activities = (await ask<Activity[]>(request, '/api/front/activity/index/list')).slice(0, 6);
  await openHome(page);
  for (const { id, type, name } of activities) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      `/goods/activity_list?${new URLSearchParams({ id: `${id}`, type: `${type}`, name })}`,
    );
  }
  const ways = [
    [page.getByRole('main').getByRole('link', { name: activities[0]?.name, exact: true }).first(), /activity_list/],
    [page.getByRole('main').getByRole('link', { name: 'Best sellers', exact: true }), /\/goods\/top_one$/],
    [page.getByRole('main').getByRole('link', { name: 'Shop street', exact: true }), /\/merchant\/merchant_street$/],
  ] as const;
  for (const [link, address] of ways) {
    await link.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});

test('the shop street shows six shops, the ranking the best sellers with medals', async ({ page, request }) => {
  const street = await ask<{ list: { id: number; name: string }[] }>(
    request,
    '/api/front/merchant/street?page=1&limit=6',
  );
  const leaders = await ask<ProductCard[]>(request, '/api/front/product/leaderboard');
  await openHome(page);
  const signs = page.getByRole('region', { name: 'Shop street' }).getByRole('listitem').getByRole('link');
  await expect(signs).toHaveText(street.list.map(({ name }) => name));
  await expect(signs.first()).toHaveAttribute('href', `/merchant/merchant?id=${street.list[0]?.id}`);
  const ranking = page.getByRole('region', { name: 'Best sellers' });
  for (const [at, leader] of leaders.slice(0, 3).entries()) {
    const place = ranking.getByRole('listitem').nth(at);
    await expect(place.getByRole('img', { name: `Rank ${at + 1}` })).toBeVisible();
    await expect(place.getByRole('link')).toHaveAttribute('href', `/goods_detail/${leader.id}`);
  }
});

test('the home data is saved in the browser and read from there', async ({ page, request }) => {
  const home = await ask<HomeIndex>(request, '/api/pc/home/index');
  await openHome(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('homeDataPc'))).toBe(JSON.stringify(home));
});

test('prices have the currency sign of the home data', async ({ page }) => {
  await changeHomeData(page, (home) => ({ ...home, shopPayCurrency: { currency: 'EUR', symbol: '€' } }));
  await openHome(page);
  await expect(recommendedCards(page).first()).toContainText(/€\d/);
  await expect(page.getByRole('main')).not.toContainText(/\$\d+\.\d\d/);
});

test('without a currency sign in the home data prices have a dollar sign', async ({ page }) => {
  const answered = page.waitForResponse('**/api/pc/home/index');
  await changeHomeData(page, ({ shopPayCurrency: _, ...home }) => home);
  await openHome(page);
  await (await answered).finished();
  await expect(recommendedCards(page).first()).toContainText(/\$\d+/);
});

test('shows saved data at once, and new data when it has loaded', async ({ page }) => {
  await openHome(page);
  await changeHomeData(
    page,
    (home) => ({ ...home, banner: home.banner.map((one) => ({ ...one, title: `New: ${one.title}` })) }),
    3000,
  );
  await page.reload();
  await expect(recommendedCards(page).first()).toBeVisible();
  const first = page.getByRole('group', { name: 'Slide 1 of' }).first().getByRole('link');
  await expect(first).not.toHaveAccessibleName(/^New: /);
  await expect(first).toHaveAccessibleName(/^New: /);
});

test('on a second visit products are loaded again, and new ones replace the old', async ({ page, request }) => {
  const { list, ...rest } = await ask<{ list: ProductCard[] }>(
    request,
    `/api/front/index/product?place=home&page=1&limit=${pageSize}`,
  );
  let asked = 0;
  const oldSeen = Promise.withResolvers<void>();
  await page.route('**/api/front/index/product*', async (route) => {
    asked += 1;
    await oldSeen.promise;
    const [first, ...others] = list;
    await route.fulfill({
      json: { code: 200, message: '', data: { ...rest, list: [{ ...first, name: 'New kettle' }, ...others] } },
    });
  });
  await openHome(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('homeDataPc'))).not.toBeNull(); // saved data make the next visit the second one
  await page.mouse.move(5, 5); // blocks that wake up late are still of the first visit
  await expect(page.locator('main [data-ready]', { has: recommended(page) }).last()).toHaveAttribute(
    'data-ready',
    'yes',
  );
  expect(asked).toBe(0);
  await page.reload();
  const first = recommendedCards(page).first();
  await expect(first).toContainText(String(list[0]?.name));
  oldSeen.resolve();
  await expect(first).toContainText('New kettle');
  expect([asked, await recommendedCards(page).count()]).toEqual([1, pageSize]);
});

test('the flash sale counts down to its end, and then says that it is over', async ({ page, request }) => {
  const { name, endsAt, productList } = await flashSale(request);
  const block = page.getByRole('region', { name });
  const boxes = block.getByRole('timer');
  await page.clock.install({ time: Date.parse(endsAt) - 3 * 3_600_000 });
  // Countdowns use the mall's clock, which shows the same time as this browser's.
  const clock = page.waitForResponse('**/api/front/clock');
  await page.route('**/api/front/clock', async (route) => {
    const now = await page.evaluate(() => new Date().toISOString());
    await route.fulfill({ json: { code: 200, message: '', data: { now } } });
  });
  await openHome(page);
  await (await clock).finished();
  await page.clock.pauseAt(Date.parse(endsAt) - ((2 * 60 + 3) * 60 + 30) * 1000);
  const secondsLeft = async () => {
    const [hours = 0, minutes = 0, seconds = 0] = ((await boxes.textContent()) ?? '').split(':').map(Number);
    return (hours * 60 + minutes) * 60 + seconds;
  };
  // Network latency is part of the offset, so the seconds are not known beforehand.
  await expect(boxes).toHaveText(/^02:03:\d\d$/);
  const before = await secondsLeft();
  await page.clock.runFor(5000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 4); // the fraction of a second is not known either
  expect(await secondsLeft()).toBeGreaterThanOrEqual(before - 6);
  await expect(block.getByRole('listitem')).toHaveCount(productList.length);
  for (const [at, product] of productList.entries()) {
    const card = block.getByRole('listitem').nth(at);
    await expect(card).toContainText(product.soldPercent === 100 ? 'Sold out' : `${product.soldPercent}% sold`);
    await expect(card.locator('s')).toContainText(
      `$${(product.originalPrice / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
    );
  }
  await page.clock.fastForward('02:04:00');
  await expect(block).toContainText('This flash sale has ended');
  await expect(block.getByRole('listitem')).toHaveCount(0);
});

test('a row scrolls by its arrows and shows them only where there is more', async ({ page, request }) => {
  const activities = await ask<Activity[]>(request, '/api/front/activity/index/list');
  const row = activities.find(
    ({ kind, type, productList }) => kind === 'standard' && type === 1 && productList.length > 5,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' }); // then scrolling is immediate
  await openHome(page);
  const block = page.getByRole('region', { name: String(row?.name) });
  await block.scrollIntoViewIfNeeded();
  const [back, on] = ['Scroll back', 'Scroll forward'].map((name) => block.getByRole('button', { name }));
  await expect(on ?? block).toBeVisible();
  await expect(back ?? block).toHaveCount(0);
  await expect(async () => {
    await on?.click({ timeout: 2_000 });
    await expect(on ?? block).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(back ?? block).toBeVisible();
  await expect(block.getByRole('listitem').last()).toBeInViewport();
});
