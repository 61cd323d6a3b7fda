import { expect, type Page, test } from '@playwright/test';
import type { PageCode } from '#storefront/base/links/prefetch.ts';
import { badge, openCart, ownProducts, putInto } from '#tests/support/pages/cart-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import {
  cookie,
  messages,
  pageErrors,
  signInNewAccount,
  stubUser,
  withMallDatabase,
} from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const tokenCheck = '**/api/front/login/token/is/exist';

const changePage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }).click();

/** Waits until the scripts of another page have been loaded, as they are for each link in view. */
async function codeIsHere(page: Page, path: string): Promise<void> {
  const code: PageCode = await (await page.request.get('/page-code.json')).json();
  const wanted = code[path] ?? [];
  expect(wanted).not.toEqual([]);
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.js') ? new URL(name).pathname : [])),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(wanted));
}

test('a token check whose answer breaks off signs nobody out', async ({ page, baseURL }) => {
  await stubUser(page, baseURL);
  await page.unroute(tokenCheck);
  const bodies = ['{"code":200,"mess', '{"code":200,"message":"","data":true}'];
  await page.route(tokenCheck, (route) =>
    route.fulfill({ body: bodies.shift() ?? '', contentType: 'application/json' }),
  );
  await page.goto('/middlewares/privacy_agreement');
  await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
  expect([await cookie(page, 'auth.strategy'), bodies]).toEqual(['local', []]);
});

test('a token check whose answers all break off signs nobody out', async ({ page, baseURL }) => {
  await stubUser(page, baseURL);
  await page.unroute(tokenCheck);
  let checks = 0;
  await page.route(tokenCheck, (route) => {
    checks += 1;
    return route.fulfill({ body: '{"code":200,"mess', contentType: 'application/json' });
  });
  await page.goto('/middlewares/privacy_agreement');
  await expect.poll(() => checks).toBe(2);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible(); // the check is over
  expect(await cookie(page, 'auth.strategy')).toBe('local');
});

test('someone who opens another page during the second token check stays signed in', async ({ page, baseURL }) => {
  await stubUser(page, baseURL);
  await page.unroute(tokenCheck);
  let answers: 'None' | 'whole' = 'None';
  let [checks, askedAgain] = [0, () => {}];
  const again = new Promise<void>((resolve) => {
    askedAgain = resolve;
  });
  await page.route(tokenCheck, (route) => {
    if (answers === 'whole') return route.fulfill({ json: { code: 200, message: '', data: true } });
    checks += 1;
    if (checks === 1) return route.abort();
    askedAgain(); // and not answered
  });
  await page.goto('/middlewares/privacy_agreement');
  await again;
  answers = 'whole';
  await page.goto('/middlewares/user_agreement');
  await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
  expect(await cookie(page, 'auth.strategy')).toBe('local');
});

test('a short failure of the mall signs nobody out', async ({ page, baseURL }) => {
  await stubUser(page, baseURL);
  await page.unroute(tokenCheck);
  let checks = 0;
  await page.route(tokenCheck, (route) => {
    checks += 1;
    return route.fulfill({ status: 503, json: { code: 503, message: 'M' } });
  });
  await page.goto('/middlewares/privacy_agreement');
  await expect.poll(() => checks).toBe(2);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await cookie(page, 'auth.strategy')).toBe('local');
});

test('a list that fails to load says so in its place, and loads when tried again', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = pageErrors(page);
  await signInNewAccount(context, baseURL);
  await openHydrated(page, '/users/user_info');
  await page.route('**/users/coupon_list.data*', (route) =>
    route.fulfill({ status: 502, body: '{"code":502,"message":"upstream 10.0.0.7"}', contentType: 'application/json' }),
  );
  const menu = page.getByRole('navigation', { name: 'Account pages' });
  await menu.getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Something went wrong on our end. Please try again in a moment');
  await expect(page.getByRole('main')).not.toContainText(/code|upstream|configuration/);
  await expect(menu).toBeVisible();
  await page.unroute('**/users/coupon_list.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/coupons/i);
  expect(errors).toEqual([]);
});

test('a list shows placeholders while it loads', async ({ page }) => {
  await openHydrated(page, '/middlewares/privacy_agreement');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/goods/top_one.data*', async (route) => {
    await held;
    await route.fallback();
  });
  await changePage(page, 'Best sellers');
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  await expect(page).toHaveURL('/goods/top_one');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an offline page says so inside the shell, and loads by itself when the network is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/middlewares/privacy_agreement');
  await codeIsHere(page, '/goods/top_one');
  await context.setOffline(true);
  await changePage(page, 'Best sellers');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Check your connection and try again');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
});

test('offline a page whose code is not here says so, and opens by itself when the network is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/goods/top_one');
  await page.mouse.move(5, 5);
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-ready', 'yes'); // its scripts come last
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'User agreement' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/middlewares/privacy_agreement');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
});

test('signing out in one tab empties the cart shown in another tab', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await putInto(accountId, [cup, 2]);
  await openCart(page);
  await expect(page.getByRole('main')).toContainText(cup.name);
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');

  const other = await context.newPage();
  await openHydrated(other, '/middlewares/privacy_agreement');
  await other.getByRole('button', { name: /: account menu$/ }).hover();
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('main')).not.toContainText(cup.name);
  await expect(badge(page)).toHaveAccessibleName('Cart');
});
