// Long because the account menu of the top bar does many small things: one block for each of them.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { cookie, messages, pageErrors, stub, stubUser } from '#tests/support/pages/signed-in-page.ts';

const emptyPage = '/no/such/page';
const menuCall = 'front/user/menu/user';
const trigger = (page: Page, name = 'Ana') => page.getByRole('button', { name: `${name}: account menu` });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Account menu' });
const withMenu = (page: Page, entries: { id: number; name: string; pc_url: string | null }[]) =>
  stub(page, menuCall, { routine_my_menus: entries });

async function openMenu(page: Page, baseURL: string | undefined, path = emptyPage) {
  await stubUser(page, baseURL);
  await page.goto(path);
  await trigger(page).hover();
  await expect(menu(page)).toBeVisible();
}

test('a guest sees the sign-in button, and nothing of the account is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(emptyPage, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(fetched.filter((path) => /account-dropdown|someone|token\/is\/exist|user\/info/.test(path))).toEqual([]);
});

test('a signed-in user sees name and picture instead, after one token check', { tag: '@pictures' }, async ({
  page,
  baseURL,
}) => {
  const errors = pageErrors(page);
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/token/is/exist')) checks.push(request.method());
  });
  await stubUser(page, baseURL);
  await page.goto(emptyPage);
  await expect(trigger(page)).toHaveText('Ana');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  const picture = trigger(page).locator('img');
  await expect(picture).toHaveAttribute('src', '/avatar.svg');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(checks).toEqual(['POST']);
  expect(errors).toEqual([]);
});

test('nothing moves when the name appears', async ({ page, baseURL }) => {
  await stubUser(page, baseURL, { nickname: 'Maximiliana von und zu Hohenzollern' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/front/login/token/is/exist', async (route) => {
    await held;
    await route.fulfill({ json: { code: 200, message: '', data: true } });
  });
  await page.goto('/');
  const places = () =>
    page.evaluate(() =>
      ['[aria-label^="Language"]', 'a[href="/users/coupon_list"]', 'a[href="/users/merchant_settled?menuCur=70"]'].map(
        (selector) => {
          const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? { x: -1, y: -1 };
          return [x, y];
        },
      ),
    );
  const asGuest = await places();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0); // the name is loading
  expect(await places()).toEqual(asGuest);
  answer();
  await expect(page.getByRole('button', { name: 'Maximiliana von und zu Hohenzollern: account menu' })).toBeVisible();
  expect(await places()).toEqual(asGuest);
});

test.describe('the menu', () => {
  test('shows the user, the fixed entries, a divider, the mall’s entries in order, and signing out', async ({
    page,
    baseURL,
  }) => {
    await withMenu(page, [
      { id: 33, name: 'Second first', pc_url: '/users/coupon_list' },
      { id: 7, name: 'Then this', pc_url: '/users/address_list?a=1' },
      { id: 8, name: 'Nowhere', pc_url: '' },
      { id: 9, name: 'Blank', pc_url: ' ' },
      { id: 10, name: 'Null', pc_url: null },
    ]);
    await openMenu(page, baseURL);
    const panel = page.locator(`[id="${await trigger(page).getAttribute('aria-controls')}"]`);
    await expect(panel.locator('img')).toHaveAttribute('src', '/avatar.svg');
    await expect(panel.getByText('Ana', { exact: true })).toBeVisible();
    await expect(panel.getByText('+8613800000001')).toBeVisible();
    await expect(panel.getByText('ana@mall.example')).toBeVisible();
    await expect(menu(page).getByRole('link')).toHaveText([
      'My orders',
      'Refund list',
      'Review list',
      'Second first',
      'Then this',
    ]);
    const links = await menu(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/users/order_list',
      '/users/refund_list',
      '/users/evaluation_list',
      '/users/coupon_list?menuCur=33',
      '/users/address_list?a=1&menuCur=7',
    ]);
    await expect(menu(page).getByRole('separator')).toHaveCount(1);
    await expect(panel.getByRole('button').last()).toHaveText('Log out');
    await expectAccessible(page);
  });

  for (const [what, given, absent] of [
    ['phone', { phone: null }, '+8613800000001'],
    ['email', { email: null }, 'ana@mall.example'],
  ] as const) {
    test(`has no empty line for a missing ${what}`, async ({ page, baseURL }) => {
      await withMenu(page, []);
      await stubUser(page, baseURL, given);
      await page.goto(emptyPage);
      await trigger(page).hover();
      await expect(menu(page)).toBeVisible();
      await expect(page.getByText(absent)).toHaveCount(0);
    });
  }

  test('leads to the mall’s path with the id, and marks it there', async ({ page, baseURL }) => {
    await withMenu(page, [{ id: 33, name: 'N', pc_url: '/goods/top_one' }]);
    await openMenu(page, baseURL);
    await menu(page).getByRole('link', { name: 'N', exact: true }).click();
    await expect(page).toHaveURL('/goods/top_one?menuCur=33');
    await expect(menu(page)).toBeHidden();
    await page.mouse.move(0, 500);
    await trigger(page).hover();
    await expect(menu(page).getByRole('link', { name: 'N', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('has no links to other hosts and runs no script', async ({ page, baseURL }) => {
    await withMenu(page, [
      { id: 1, name: 'Evil', pc_url: 'https://example.org/' },
      { id: 2, name: 'Script', pc_url: 'javascript:alert(1)' },
      { id: 3, name: 'Slashes', pc_url: '//example.org' },
    ]);
    await openMenu(page, baseURL);
    for (const name of ['Evil', 'Script', 'Slashes'])
      await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', /^\/\?menuCur=\d$/);
    await menu(page).getByRole('link', { name: 'Evil' }).click();
    await expect(page).toHaveURL('/?menuCur=1');
  });

  test('opens and closes by the keyboard', async ({ page, baseURL }) => {
    await withMenu(page, [{ id: 1, name: 'N', pc_url: '/goods/top_one' }]);
    await stubUser(page, baseURL);
    await page.goto(emptyPage);
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'My orders' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'Refund list' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });

  test('works without the mall’s entries', async ({ page, baseURL }) => {
    await page.route(`**/api/${menuCall}`, (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: 'M' } }),
    );
    await openMenu(page, baseURL);
    await expect(messages(page)).toHaveText(['M']);
    await expect(menu(page).getByRole('link')).toHaveText(['My orders', 'Refund list', 'Review list']);
  });

  test('is in the language of the page', async ({ page, baseURL }) => {
    await withMenu(page, [{ id: 1, name: '某项', pc_url: '/goods/top_one' }]);
    await stubUser(page, baseURL);
    await page.goto(`/zh-CN${emptyPage}`);
    await page.getByRole('button', { name: 'Ana：账户菜单' }).hover();
    const links = page.getByRole('navigation', { name: '账户菜单' }).getByRole('link');
    await expect(links).toHaveText(['我的订单', '退款列表', '评价列表', '某项']);
    await expect(links.first()).toHaveAttribute('href', '/zh-CN/users/order_list');
    await expectAccessible(page);
  });

  test('shows a name as text, never as HTML', async ({ page, baseURL }) => {
    let alerts = 0;
    page.on('dialog', (dialog) => {
      alerts += 1;
      void dialog.dismiss();
    });
    const nickname = '<img src=x onerror=alert(1)>';
    await withMenu(page, []);
    await stubUser(page, baseURL, { nickname });
    await page.goto('/');
    await trigger(page, nickname).hover();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByText(nickname).first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(alerts).toBe(0);
  });
});

test('someone who opens another page before the token check ends stays signed in', async ({ page, baseURL }) => {
  await stubUser(page, baseURL);
  const logouts: string[] = [];
  page.on('request', (request) => request.url().endsWith('/user/logout') && logouts.push(request.url()));
  let isHeld = true;
  await page.route('**/api/front/login/token/is/exist', (route) => (isHeld ? undefined : route.fallback()));
  const asked = page.waitForRequest('**/api/front/login/token/is/exist');
  await page.goto(emptyPage);
  await asked;
  isHeld = false;
  await page.goto('/middlewares/privacy_agreement');
  await expect(trigger(page)).toHaveText('Ana');
  expect([await cookie(page, 'auth.strategy'), logouts]).toEqual(['local', []]);
});

test.describe('an invalid token', () => {
  for (const [what, answer] of [
    ['that the mall does not know', { json: { code: 200, message: '', data: false } }],
    ['that cannot be checked', { status: 500, json: { code: 500, message: 'M' } }],
    ['when the mall cannot be reached', null],
  ] as const) {
    test(`${what} is forgotten, and no dialog opens`, async ({ page, baseURL }) => {
      await stubUser(page, baseURL);
      await page.unroute('**/api/front/login/token/is/exist');
      await page.route('**/api/front/login/token/is/exist', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await stub(page, 'front/user/logout', null);
      await page.goto(emptyPage);
      await expect.poll(() => cookie(page, 'auth.strategy')).toBeUndefined();
      expect(await cookie(page, 'auth._token.local')).toBeUndefined();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('every request of a signed-in user carries the token once, and names a desktop browser', async ({
  page,
  baseURL,
}) => {
  const seen: [string | undefined, string | undefined][] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    const { authorization, 'form-type': client } = request.headers();
    seen.push([authorization, client]);
  });
  await withMenu(page, []);
  await openMenu(page, baseURL, '/');
  await page.goto(emptyPage);
  await expect(trigger(page)).toBeVisible();
  await page.goto('/middlewares/privacy_agreement', { waitUntil: 'networkidle' });
  expect(seen.length).toBeGreaterThan(6);
  expect([...new Set(seen.map((headers) => headers.join()))]).toEqual(['Bearer canary-key,pc']);
});

test.describe('logging out', () => {
  const ask = async (page: Page) => {
    await trigger(page).hover();
    await page.getByRole('button', { name: 'Log out' }).click();
    return page.getByRole('alertdialog', { name: 'Log out of Galleria?' });
  };

  test('asks first; Cancel has the focus, and Escape cancels', async ({ page, baseURL }) => {
    await withMenu(page, []);
    await stubUser(page, baseURL);
    let ended = 0;
    await page.route('**/api/front/user/logout', (route) => {
      ended += 1;
      return route.fulfill({ json: { code: 200, message: '', data: null } });
    });
    await page.goto(emptyPage);
    const question = await ask(page);
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await (await ask(page)).getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(trigger(page)).toBeVisible();
    expect(ended).toBe(0);
    expect(await cookie(page, 'auth.strategy')).toBe('local');
  });

  for (const [prefix, home] of [
    ['', '/'],
    ['/th', '/th'],
  ] as const) {
    test(`ends the session, forgets everything and goes to ${home}`, async ({ page, baseURL }) => {
      await withMenu(page, []);
      await stubUser(page, baseURL);
      const ended: string[] = [];
      await page.route('**/api/front/user/logout', (route) => {
        ended.push(`${route.request().method()} ${route.request().headers().authorization}`);
        return route.fulfill({ json: { code: 200, message: '', data: null } });
      });
      await page.goto(prefix + emptyPage);
      await page.evaluate(() => localStorage.setItem('marker', '1'));
      await page.getByRole('button', { name: /^Ana: / }).hover();
      await page.getByRole('button', { name: /^(Log out|ออกจากระบบ)$/ }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('button', { name: /^Ana: / })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(Sign in|เข้าสู่ระบบ)$/ })).toBeVisible();
      expect(ended).toEqual(['POST Bearer canary-key']);
      expect(await cookie(page, 'auth.strategy')).toBeUndefined();
      expect(await cookie(page, 'auth._token.local')).toBeUndefined();
      expect(await page.evaluate(() => localStorage.getItem('marker'))).toBeNull();
      await expect(page.getByRole('link', { name: /^(Cart|ตะกร้า)$/ })).toBeVisible(); // no number on it
    });
  }

  test('that fails is reported, and the user stays signed in', async ({ page, baseURL }) => {
    await withMenu(page, []);
    await stubUser(page, baseURL);
    await page.route('**/api/front/user/logout', (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: 'The door is stuck' } }),
    );
    await page.goto(emptyPage);
    await page.evaluate(() => localStorage.setItem('marker', '1'));
    await (await ask(page)).getByRole('button', { name: 'Log out' }).click();
    await expect(messages(page)).toHaveText(['The door is stuck']);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(trigger(page)).toBeVisible();
    await expect(page).toHaveURL(emptyPage);
    expect(await cookie(page, 'auth.strategy')).toBe('local');
    expect(await page.evaluate(() => localStorage.getItem('marker'))).toBe('1');
  });
});

test('home greets a signed-in user by name and does not ask to sign in', async ({ page, baseURL }) => {
  await stubUser(page, baseURL, { nickname: 'Ana Sofía' });
  await page.goto('/');
  const corner = page.getByRole('complementary', { name: 'Your account' });
  await expect(corner.getByText('Hi, Ana Sofía')).toBeVisible();
  await expect(corner.locator('img')).toHaveAttribute('src', '/avatar.svg');
  await expect(corner.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/users/user_info');
  await expect(corner.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(corner.getByRole('link', { name: 'Create account' })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Sofía');
  await expectAccessible(page);
});
