import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

const banners = (page: Page) => page.getByRole('region', { name: 'Offers of the day' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'All Categories' });
const footer = (page: Page) => page.getByRole('contentinfo');

async function boxesOf(page: Page) {
  return Promise.all([page.getByRole('banner'), categories(page), banners(page)].map((part) => part.boundingBox()));
}

test('the first screen is shown before the style sheet has loaded, and nothing in it moves afterwards', async ({
  page,
}) => {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/assets/*.css', async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(banners(page).getByRole('link').first()).toBeVisible();
  await expect(footer(page)).toBeHidden();
  const before = await boxesOf(page);
  expect(before[2]).toMatchObject({ x: 0, height: 480 });
  bring();
  await expect(footer(page)).toBeVisible();
  expect(await boxesOf(page)).toEqual(before);
});

test('without the style sheet everything is still visible', async ({ page }) => {
  await page.route('**/assets/*.css', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(footer(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible();
});

test('the page hydrates without an error, and styles stay when another page opens', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/');
  await expect(banners(page).getByRole('button', { name: 'Next slide' })).toBeAttached();
  expect(complaints).toEqual([]);
  await page.getByRole('navigation', { name: 'Galleria' }).getByRole('link', { name: 'My orders' }).click();
  await expect(banners(page)).toBeHidden();
  await expect(footer(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

const firstLoadMax = 150_000; // bytes of JavaScript, compressed by gzip

for (const path of ['/', '/goods/goods_search', '/goods_detail/1']) {
  test(`a first visit to ${path} loads little JavaScript, and violates no policy`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    const sizes = await Promise.all(
      scripts.map(async (script) => gzipSync(await (await request.get(script)).body()).length),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(firstLoadMax);

    const reports: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/report/csp')) reports.push(sent.postData() ?? '');
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(reports).toEqual([]);
  });
}

const chatMax = 25_000; // bytes of customer service with its words, compressed by gzip: loaded only once it is opened

test('customer service weighs nothing until it is opened, and little then', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  const isChat = (url: string) => /\/assets\/(?:chat-|message-field|rating)/.test(url);
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.goto('/');
  await page.mouse.move(400, 400); // what comes at the first interaction is not customer service
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  expect([...sizes.keys()].filter(isChat)).toEqual([]);

  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
  // Nor does it bring along what only pages of the account share.
  expect([...sizes.keys()].filter((url) => url.includes('/account-parts-'))).toEqual([]);
  const ofChat = await Promise.all([...sizes].flatMap(([url, size]) => (isChat(url) ? [size] : [])));
  expect(ofChat.length).toBeGreaterThan(0);
  expect(ofChat.reduce((sum, size) => sum + size, 0)).toBeLessThan(chatMax);
});
