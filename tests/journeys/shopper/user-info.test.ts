// Long because the profile page has many small parts: one block for each of them.

import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { editProfile, type Session } from '#contract/identity/shopper-profile.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import {
  ana,
  cookie,
  messages,
  pageErrors,
  signInNewAccount,
  stub,
  withMallDatabase,
} from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const profile = '/users/user_info';
const unique = () => Math.random().toString(36).slice(2, 10);
const sessions: Session[] = [
  {
    id: 1,
    isCurrent: true,
    kind: 'storefront',
    device: 'Chrome on Linux',
    startedAt: '2026-11-14T08:00:00Z',
    seenAt: '2026-11-15T05:30:00Z',
  },
  {
    id: 2,
    isCurrent: false,
    kind: 'storefront',
    device: 'Safari on iPhone',
    startedAt: '2026-11-12T18:20:00Z',
    seenAt: '2026-11-14T21:03:00Z',
  },
];
const nickname = (page: Page) => page.getByRole('textbox', { name: 'Nickname' });
const card = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(async ({ page }) => {
  await stub(page, 'front/user/session/list', sessions);
});

/** Stubs saving: returns what was saved, and records it. */
async function stubEdit(page: Page, uid: number) {
  const sent: unknown[] = [];
  await page.route(`**${editProfile.path}`, (route) => {
    const input = route.request().postDataJSON();
    sent.push(input);
    return route.fulfill({
      json: { code: 200, message: '', data: { ...ana, ...input, uid, avatar: input.avatar ?? null } },
    });
  });
  return sent;
}

test.describe('a guest', () => {
  for (const path of [
    profile,
    '/users/order_list?orderStatus=1',
    '/users/refund_list',
    '/users/evaluation_list',
    '/order/order_confirm',
    '/zh-CN/users/user_info',
  ]) {
    test(`who opens ${path} is asked to sign in, and the page is remembered`, async ({ page }) => {
      const response = await page.goto(path);
      const prefix = path.startsWith('/zh-CN') ? '/zh-CN' : '';
      expect(new URL(page.url()).pathname).toBe(`${prefix}/login`);
      expect(response?.headers()['cache-control']).toBe('no-store');
      expect(await cookie(page, 'fromPath')).toBe(path);
    });
  }

  test('who presses "My orders" is asked to sign in, without a reload of the document', async ({ page }) => {
    const idle = page.waitForResponse('**/api/front/product/category');
    await page.goto('/middlewares/privacy_agreement');
    await idle;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('navigation', { name: 'Galleria' }).getByRole('link', { name: 'My orders' }).click();
    await expect(page).toHaveURL('/login');
    expect(await cookie(page, 'fromPath')).toBe('/users/order_list?orderStatus=1');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  for (const path of ['/users/merchant_settled', '/middlewares/privacy_agreement', '/goods/goods_search'])
    test(`may open ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(path);
    });
});

test.describe('someone who is signed in', () => {
  test('sees "not found" for an unknown page, as a guest does', async ({ page, context, baseURL }) => {
    const paths = ['/users/no_such_page', '/order/no_such_page'];
    for (const path of paths) expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(404);
    await signInNewAccount(context, baseURL);
    for (const path of paths) {
      const response = await page.goto(path);
      expect([response?.status(), new URL(page.url()).pathname]).toEqual([404, path]);
    }
  });

  test('whose cookie is gone is asked to sign in, and nothing of the page is shown', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    const idle = page.waitForResponse('**/api/front/product/category');
    await page.goto('/middlewares/privacy_agreement');
    await idle;
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await context.clearCookies();
    await page.getByRole('contentinfo').getByRole('link', { name: 'My orders' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('has the menu of the account at the left, in the mall’s order, with the page marked', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInNewAccount(context, baseURL);
    await page.goto(`${profile}?menuCur=65`);
    const menu = page.getByRole('navigation', { name: 'Account pages' });
    await expect(menu.getByRole('link')).toHaveText([
      'Overview',
      'My orders',
      'Refund list',
      'Review list',
      'My profile',
      'Addresses',
      'My favourites',
      'Recently viewed',
      'Coupons',
      'Points',
      'Apply to be a merchant',
      'Application record',
    ]);
    await expect(menu.locator('[aria-current=page]')).toHaveText(['My profile']);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'My account',
      'My profile',
    ]);
    await expect(page).toHaveTitle('My profile · Galleria');
  });

  for (const [prefix, title] of [
    ['', 'Profile'],
    ['/zh-CN', '基本资料'],
  ] as const) {
    test(`axe finds nothing on the page: ${prefix}${profile}`, async ({ page, context, baseURL }) => {
      const errors = pageErrors(page);
      await signInNewAccount(context, baseURL, { email: `${unique()}@mall.example` });
      const response = await page.goto(prefix + profile, { waitUntil: 'networkidle' });
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(card(page, title)).toBeVisible();
      await expectAccessible(page);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('the nickname', () => {
  test('is saved, a message says so, and the header shows it', async ({ page, context, baseURL }) => {
    const { accountId } = await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    const sent = await stubEdit(page, accountId);
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await expect(nickname(page)).toHaveValue('Ana');
    await nickname(page).fill('  Ana Sofía ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(messages(page)).toHaveText(['Profile saved']);
    expect(sent).toEqual([{ nickname: 'Ana Sofía' }]);
    await expect(page.getByRole('button', { name: 'Ana Sofía: account menu' })).toBeVisible();
    await expect(nickname(page)).toHaveValue('Ana Sofía');
  });

  test('cannot be empty', async ({ page, context, baseURL }) => {
    const { accountId } = await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    const sent = await stubEdit(page, accountId);
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await nickname(page).fill('   ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(messages(page)).toHaveText(['The nickname cannot be empty']);
    await expect(nickname(page)).toBeFocused();
    await expect(nickname(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(nickname(page)).toHaveAccessibleDescription('The nickname cannot be empty 3/32');
    expect(sent).toEqual([]);
  });

  test('has at most 32 characters', async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL);
    await page.goto(profile);
    await nickname(page).fill('');
    await nickname(page).pressSequentially('x'.repeat(40));
    await expect(nickname(page)).toHaveValue('x'.repeat(32));
  });

  test('that the mall refuses stays in the field', async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    await page.route(`**${editProfile.path}`, (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: 'Not this one' } }),
    );
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await nickname(page).fill('Somebody else');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(messages(page)).toHaveText(['Not this one']);
    await expect(nickname(page)).toHaveValue('Somebody else');
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
  });

  test('with HTML in it runs no script', async ({ page, context, baseURL }) => {
    let alerts = 0;
    page.on('dialog', (dialog) => {
      alerts += 1;
      void dialog.dismiss();
    });
    const evil = '<img src=x onerror=alert(1)>';
    await signInNewAccount(context, baseURL, { nickname: evil });
    await page.goto(profile, { waitUntil: 'networkidle' });
    await expect(nickname(page)).toHaveValue(evil);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(alerts).toBe(0);
  });
});

test.describe('the picture', () => {
  const picture = () =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: '#d42c17' } })
      .composite([
        { input: { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your new photo' });
  const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file);

  test('is cropped, uploaded with a progress bar, and shown in the header', async ({ page, context, baseURL }) => {
    const { accountId } = await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    const sent = await stubEdit(page, accountId);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/front/upload/image', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change photo' }).click();
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() });
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);

    // To the right end by the keyboard: only the red half is left.
    await dialog(page)
      .getByRole('button', { name: /^Visible part of the photo/ })
      .focus();
    for (let times = 0; times < 25; times++) await page.keyboard.press('ArrowRight');
    await dialog(page).getByRole('slider', { name: 'Zoom' }).fill('2');
    await dialog(page).getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog(page).getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Use this photo' })).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(messages(page)).toHaveText(['Photo saved']);
    await expect(dialog(page)).toBeHidden();

    const [{ avatar }] = sent as [{ nickname: string; avatar: string }];
    expect(sent).toEqual([{ nickname: 'Ana', avatar: expect.stringMatching(/^\/media\/[0-9a-f]{32}$/) }]);
    await expect(page.getByRole('button', { name: 'Ana: account menu' }).locator('img')).toHaveAttribute('src', avatar);
    const stored = await sharp(await (await page.request.get(avatar)).body())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([stored.info.width, stored.info.height]).toEqual([512, 512]);
    const [red = 0, green = 0, blue = 0] = stored.data;
    expect([red > 190, green < 80, blue < 60]).toEqual([true, true, true]);
  });

  test('can be dropped or pasted', async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    const bytes = [...(await picture())];
    for (const way of ['drop', 'paste'] as const) {
      await page.evaluate(
        ([how, content]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(content)], 'a.png', { type: 'image/png' }));
          const place = document.querySelector('input[type=file]')?.parentElement?.parentElement ?? document.body;
          if (how === 'drop') place.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
          else document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        },
        [way, bytes] as const,
      );
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });

  test('a file that is no picture is refused before it is sent', async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/upload/image')) uploads += 1;
    });
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await choose(page, { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(messages(page)).toHaveText(['Please choose a JPG or PNG photo of up to 5 MB']);
    await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
    await expect(messages(page)).toHaveText(['We couldn’t read this photo. Please choose another one']);
    await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(messages(page)).toHaveText(['Please choose a JPG or PNG photo of up to 5 MB']);
    await expect(dialog(page)).toHaveCount(0);
    expect(uploads).toBe(0);
  });

  test('that the mall refuses can be tried again', async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    await page.route('**/api/front/upload/image', (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: 'Not that one' } }),
    );
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: await picture() });
    await dialog(page).getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog(page).getByText('Not that one')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Use this photo' })).toHaveAttribute('aria-busy', 'false');
  });
});

test.describe('sign-in and security', () => {
  const security = (page: Page) => card(page, 'Sign-in and security');

  test('masks addresses and never shows the password', async ({ page, context, baseURL }) => {
    const email = `shopper-${unique()}@mall.example`;
    const phone = `+86138${String(Date.now()).slice(-8)}`;
    await signInNewAccount(context, baseURL, { email, phone, countryCode: '+86', passwordHash: 'canary-hash' });
    await page.goto(profile);
    await expect(security(page).getByRole('listitem')).toHaveText([
      `Emailsh•••${email.charAt(email.indexOf('@') - 1)}@mall.exampleChange`,
      `Phone+86 138••••${phone.slice(-4)}Change`,
      'Password••••••••Change',
    ]);
    expect(await page.content()).not.toContain('canary-hash');
  });

  test('an email address is linked with a code', async ({ page, context, baseURL }) => {
    const { accountId } = await signInNewAccount(context, baseURL, { nickname: 'Ana', userType: 'phone', email: null });
    const calls: [string, unknown][] = [];
    for (const path of ['captcha/email/binding', 'user/email/binding'])
      await page.route(`**/api/front/${path}`, (route) => {
        calls.push([path, route.request().postDataJSON()]);
        const user = { ...ana, uid: accountId, email: 'new@mall.example', phone: null };
        return route.fulfill({ json: { code: 200, message: '', data: path.startsWith('user') ? user : null } });
      });
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await security(page).getByRole('button', { name: 'Add: Email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email address' });
    await dialog.getByRole('button', { name: 'Get code' }).click();
    await expect(messages(page)).toHaveText(['please fill in your email address']);
    await dialog.getByRole('textbox', { name: 'Email' }).fill('new@mall.example');
    await dialog.getByRole('button', { name: 'Get code' }).click();
    await expect(dialog.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(messages(page).filter({ hasText: 'please enter the verification code' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    expect(calls).toEqual([
      ['captcha/email/binding', 'new@mall.example'],
      ['user/email/binding', { email: 'new@mall.example', captcha: '123456' }],
    ]);
    await expect(security(page).getByText('n•••@mall.example')).toBeVisible();
  });

  test('a phone number is linked with a code, its country code with a plus', async ({ page, context, baseURL }) => {
    const { accountId } = await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    const sent: unknown[] = [];
    await stub(page, 'front/captcha/phone/binding', null);
    await page.route('**/api/front/user/phone/binding', (route) => {
      sent.push(route.request().postDataJSON());
      const user = { ...ana, uid: accountId, phone: '+8613912345678' };
      return route.fulfill({ json: { code: 200, message: '', data: user } });
    });
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await security(page).getByRole('button', { name: 'Add: Phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Phone number' });
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill('139 1234 5678');
    await dialog.getByRole('button', { name: 'Get code' }).click();
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    expect(sent).toEqual([{ phone: '139 1234 5678', countryCode: '+86', captcha: '123456' }]);
    await expect(security(page).getByText('+86 139••••5678')).toBeVisible();
  });

  test('the password is changed with a code to the own mail address or phone', async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL, {
      nickname: 'Ana',
      email: `ana-${unique()}@mall.example`,
      phone: `+86139${String(Date.now()).slice(-8)}`,
      countryCode: '+86',
      passwordHash: 'x',
    });
    const calls: [string, unknown][] = [];
    for (const path of ['captcha/phone/password', 'user/phone/update/password'])
      await page.route(`**/api/front/${path}`, (route) => {
        calls.push([path, route.request().postDataJSON()]);
        return route.fulfill({ json: { code: 200, message: '', data: null } });
      });
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await security(page).getByRole('button', { name: 'Change: Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByRole('radio', { name: /^\+86 139/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Get code' }).click();
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await dialog.getByRole('textbox', { name: 'New password' }).fill('Correct horse 1');
    await dialog.getByRole('textbox', { name: 'Repeat password' }).fill('Correct horse 2');
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(messages(page).filter({ hasText: 'the two passwords are not the same' })).toBeVisible();
    expect(calls).toEqual([['captcha/phone/password', {}]]);
    await dialog.getByRole('textbox', { name: 'Repeat password' }).fill('Correct horse 1');
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog).toBeHidden();
    await expect(messages(page).filter({ hasText: 'Password saved' })).toBeVisible();
    expect(calls[1]).toEqual([
      'user/phone/update/password',
      { captcha: '123456', newPassword: 'Correct horse 1', passwordAgain: 'Correct horse 1' },
    ]);
  });

  test('a visitor is invited to a full account, and cannot change anything before', async ({
    page,
    context,
    baseURL,
  }) => {
    const { accountId } = await signInNewAccount(context, baseURL, {
      nickname: 'Visitor',
      userType: 'visitor',
      email: 'visitor@mall.example',
    });
    const sent: unknown[] = [];
    await stub(page, 'front/captcha/visitor/upgrade', null);
    await page.route('**/api/front/user/visitor/upgrade', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { code: 200, message: '', data: { ...ana, uid: accountId } } });
    });
    await page.goto(profile);
    await expect(page.getByRole('button', { name: 'Visitor: account menu' })).toBeVisible();
    await expect(security(page).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    const banner = page.getByRole('region', { name: 'Create your account' });
    await banner.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await expect(dialog.getByText('visitor@mall.example')).toBeVisible();
    await dialog.getByRole('button', { name: 'Get code' }).click();
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('Correct horse 1');
    await dialog.getByRole('textbox', { name: 'Repeat password' }).fill('Correct horse 1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog).toBeHidden();
    expect(sent).toEqual([{ captcha: '123456', password: 'Correct horse 1' }]);
    await expect(banner).toBeHidden();
    await expect(security(page).getByRole('button', { name: 'Change: Email' })).toBeVisible();
  });
});

test.describe('the list of sessions', () => {
  const list = (page: Page) => card(page, 'Where you are signed in');

  test('has this device first, and every other can be signed out after a confirmation', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInNewAccount(context, baseURL);
    let left = [...sessions, { ...sessions[1], id: 3, device: 'Firefox on Windows' }];
    await page.unroute('**/api/front/user/session/list');
    await page.route('**/api/front/user/session/list', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: left } }),
    );
    await page.route('**/api/front/user/session/end', (route) => {
      left = left.filter(({ id }) => id !== route.request().postDataJSON().id);
      return route.fulfill({ json: { code: 200, message: '', data: null } });
    });
    await page.route('**/api/front/user/session/end/others', (route) => {
      left = left.filter(({ isCurrent }) => isCurrent);
      return route.fulfill({ json: { code: 200, message: '', data: { ended: 1 } } });
    });
    await page.goto(profile);
    const rows = list(page).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('Chrome on Linux');
    await expect(rows.first()).toContainText('This device');
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(rows.nth(1)).toContainText(/Signed in Nov 12, 2026/);

    await list(page).getByRole('button', { name: 'Sign out: Safari on iPhone' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Safari on iPhone');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(rows).toHaveCount(2);
    await expect(question).toBeHidden();

    await list(page).getByRole('button', { name: 'Sign out all other devices' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(2);
    await list(page).getByRole('button', { name: 'Sign out all other devices' }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(rows).toHaveCount(1);
    await expect(list(page).getByRole('button')).toHaveCount(0);
  });

  test('that fails to load can be loaded again', async ({ page, context, baseURL }) => {
    await signInNewAccount(context, baseURL);
    let isBroken = true;
    await page.unroute('**/api/front/user/session/list');
    await page.route('**/api/front/user/session/list', (route) =>
      isBroken ? route.abort() : route.fulfill({ json: { code: 200, message: '', data: sessions } }),
    );
    await page.goto(profile);
    await expect(list(page).getByRole('alert')).toContainText('Your devices couldn’t be loaded.');
    isBroken = false;
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
  });
});

for (const code of [401, 410000, 410001, 410002]) {
  test(`code ${code} on the profile page asks once to sign in again, and forgets everything`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInNewAccount(context, baseURL, { nickname: 'Ana' });
    await page.route('**/api/front/user/edit', (route) => route.fulfill({ json: { code, message: 'M' } }));
    await stub(page, 'front/user/logout', null);
    await page.goto(`${profile}?menuCur=65`);
    await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('marker', '1'));
    await nickname(page).fill('Ana Sofía');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect(messages(page)).toHaveText(['M']);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await cookie(page, 'fromPath')).toBe(`${profile}?menuCur=65`);
    expect(await cookie(page, 'auth.strategy')).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem('marker'))).toBeNull();
    await expect(nickname(page)).toHaveValue('Ana Sofía'); // no broken page behind the dialog
  });
}

test('logging out in one tab is noticed in the other', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL, { nickname: 'Ana' });
  const other = await context.newPage();
  const errors = [...pageErrors(page), ...pageErrors(other)];
  for (const tab of [page, other]) {
    await stub(tab, 'front/user/session/list', sessions);
    await stub(tab, 'front/user/logout', null);
    await tab.goto(profile);
    await expect(tab.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Ana: account menu' }).hover();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await context.clearCookies(); // as the mall's own answer does
  await nickname(other).fill('Ana Sofía');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(errors).toEqual([]);
});

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} px nothing scrolls sideways`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInNewAccount(context, baseURL, { nickname: 'ชื่อเล่นที่ยาวมากจริงๆ ของฉัน' });
    await page.goto(`/th${profile}`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.body.getBoundingClientRect().width),
    ).toBe(0);
  });
}
