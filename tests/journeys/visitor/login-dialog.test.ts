// Long because the dialog has seven modes, each with its fields, checks and calls.

import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  agreement,
  axeViolations,
  button,
  countryButton,
  dataOf,
  dialog,
  done,
  emptyPage,
  field,
  fields,
  messages,
  methods,
  open,
  openDialog,
  openForBuying,
  signedIn,
  stub,
  tab,
  user,
} from '#tests/support/pages/sign-in-dialog.ts';

/** How to reach each mode from the one that the dialog opens with. */
const toMode = {
  1: (page: Page) => tab(page, 'Phone').click(),
  2: async () => {},
  3: async (page: Page) => {
    await toMode[1](page);
    await button(page, 'Quick login with a code').click();
  },
  4: (page: Page) => button(page, 'Forgot password?').click(),
  5: async (page: Page) => {
    await stub(page, 'front/login/email/forget/password', done);
    await toMode[4](page);
    await field(page, 'Email').fill('ann@mail.test');
    await button(page, 'Next').click();
    await expect(field(page, 'Verification code')).toBeVisible();
  },
  6: (page: Page) => button(page, 'Create account').click(),
} as const;

test.describe('the dialog', () => {
  test('shows the picture of the mall, and the form also without it', { tag: '@pictures' }, async ({ page }) => {
    await page.route('**/api/pc/login/getLoginPic', (route) => route.abort());
    await openDialog(page);
    await expect(dialog(page).getByRole('img', { name: 'Welcome to Galleria' })).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
    await page.unroute('**/api/pc/login/getLoginPic');
    const { data } = await (await page.request.get('/api/pc/login/getLoginPic')).json();
    await openDialog(page);
    const picture = dialog(page).getByRole('img', { name: 'Welcome to Galleria' });
    await expect(picture).toHaveAttribute('src', data.loginLeftImage);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('is empty and asks for email and password when opened again', async ({ page }) => {
    await openDialog(page);
    await field(page, 'Email').fill('ann@mail.test');
    await field(page, 'Password').fill('secret');
    await agreement(page).check();
    await toMode[6](page);
    await button(page, 'Close').click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await fields(page)).toEqual(['email', 'password', 'agreement']);
    await expect(field(page, 'Email')).toHaveValue('');
    await expect(field(page, 'Password')).toHaveValue('');
    await expect(agreement(page)).not.toBeChecked();
  });

  test('keeps its size from mode to mode', async ({ page }) => {
    await openDialog(page);
    const before = await dialog(page).boundingBox();
    for (const mode of [1, 3, 6] as const) {
      await tab(page, 'Email').click();
      await toMode[mode](page);
      expect(await dialog(page).boundingBox()).toEqual(before);
      if (mode === 6) await button(page, 'Sign in').click();
    }
    await toMode[5](page);
    expect(await dialog(page).boundingBox()).toEqual(before);
  });

  test('scrolls in a low window, so that its last button can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await openDialog(page);
    await toMode[6](page);
    await button(page, 'Create account').click();
    await expect(messages(page)).toHaveText(['please fill in your email address']);
  });
});

test.describe('modes', () => {
  for (const [mode, names] of [
    [1, ['phone', 'password', 'agreement']],
    [2, ['email', 'password', 'agreement']],
    [3, ['phone', 'captcha', 'agreement']],
    [4, ['email']],
    [5, ['captcha', 'password', 'passwordAgain']],
    [6, ['email', 'captcha', 'password', 'passwordAgain', 'agreement']],
  ] as const) {
    test(`${mode} asks for ${names.join(', ')}, hides passwords, and axe finds nothing`, async ({ page }) => {
      await openDialog(page);
      await toMode[mode](page);
      expect(await fields(page)).toEqual(names);
      for (const password of await dialog(page).locator('input[name^=password]').all())
        await expect(password).toHaveAttribute('type', 'password');
      if (names.includes('agreement' as never)) await expect(agreement(page)).not.toBeChecked();
      if (names.includes('phone' as never)) await expect(countryButton(page)).toHaveText('+86');
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('from 2 to 1 and 3 and back by title and tab', async ({ page }) => {
    await openDialog(page);
    await expect(tab(page, 'Email')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Phone').click();
    await expect(tab(page, 'Phone')).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'Password')).toBeVisible();
    await button(page, 'Quick login with a code').click();
    await expect(field(page, 'Verification code')).toBeVisible();
    await expect(field(page, 'Password')).toHaveCount(0);
    await button(page, 'Sign in with a password').click();
    await expect(field(page, 'Password')).toBeVisible();
    await tab(page, 'Email').click();
    await expect(field(page, 'Email')).toBeVisible();
    await tab(page, 'Phone').click();
    await button(page, 'Quick login with a code').click();
    await tab(page, 'Email').click();
    await expect(field(page, 'Email')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Phone')).toBeFocused();
    await expect(field(page, 'Phone number')).toBeVisible();
  });

  test('from 1, 2 and 3 to 6 and back to the mode of its tab', async ({ page }) => {
    await openDialog(page);
    for (const mode of [1, 2, 3] as const) {
      await tab(page, 'Email').click();
      await toMode[mode](page);
      await button(page, 'Create account').click();
      await expect(tab(page, 'Email')).toHaveAttribute('aria-selected', 'true');
      await button(page, 'Sign in').click();
      await expect(field(page, 'Email')).toBeVisible();
    }
    await button(page, 'Create account').click();
    await tab(page, 'Phone').click();
    expect(await fields(page)).toEqual(['phone', 'captcha', 'password', 'agreement']);
    await expect(countryButton(page)).toHaveText('+86');
    await button(page, 'Sign in').click();
    expect(await fields(page)).toEqual(['phone', 'password', 'agreement']);
  });

  test('a new password: 2 to 4 to 5 and back to 2 with the email still filled in', async ({ page }) => {
    const asked = await stub(page, 'front/login/email/forget/password', done);
    const reset = await stub(page, 'front/login/email/reset/password', done);
    await openDialog(page);
    await toMode[4](page);
    await field(page, 'Email').fill('abc');
    await button(page, 'Next').click();
    await expect(messages(page)).toHaveText(['please enter a correct email address']);
    expect(asked).toHaveLength(0);
    await field(page, 'Email').fill('ann@mail.test');
    await button(page, 'Next').click();
    await expect(field(page, 'Verification code')).toBeFocused();
    expect(asked.map((request) => request.postData())).toEqual(['"ann@mail.test"']);
    await expect(button(page, '60s').or(button(page, '59s'))).toBeDisabled();
    await field(page, 'Verification code').fill('123456');
    await field(page, 'New password').fill('longer than before');
    await field(page, 'Repeat password').fill('longer than before');
    await button(page, 'Submit').click();
    await expect(messages(page).first()).toHaveText('Password changed. Please sign in with your new password');
    expect(dataOf(reset[0])).toEqual({
      email: 'ann@mail.test',
      captcha: '123456',
      newPassword: 'longer than before',
      passwordAgain: 'longer than before',
    });
    await expect(field(page, 'Email')).toHaveValue('ann@mail.test');
    await expect(field(page, 'Password')).toHaveValue('');
  });

  test('a refused reset stays in 5 with everything in place', async ({ page }) => {
    await stub(page, 'front/login/email/reset/password', { code: 400, message: 'The code is wrong' });
    await openDialog(page);
    await toMode[5](page);
    await field(page, 'Verification code').fill('000000');
    await field(page, 'New password').fill('a new password');
    await field(page, 'Repeat password').fill('a new password');
    await button(page, 'Submit').click();
    await expect(messages(page)).toHaveText(['The code is wrong']);
    await expect(field(page, 'New password')).toHaveValue('a new password');
  });

  test('going back and forth does not send a second code', async ({ page }) => {
    const asked = await stub(page, 'front/login/email/forget/password', done);
    await openDialog(page);
    await toMode[4](page);
    await field(page, 'Email').fill('ann@mail.test');
    await button(page, 'Next').click();
    await button(page, 'Back').click();
    await button(page, 'Next').click();
    await expect(field(page, 'Verification code')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test.describe('what is sent', () => {
  test('1: mobile, password and country code, with Enter too', async ({ page }) => {
    const sent = await stub(page, 'front/login/mobile/password', { code: 400, message: 'no' });
    await openDialog(page);
    await toMode[1](page);
    await field(page, 'Phone number').fill(' 13800000001 ');
    await field(page, 'Password').fill('secret');
    await agreement(page).check();
    await button(page, 'Sign in').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(dataOf(sent[0])).toEqual({ mobile: '13800000001', password: 'secret', countryCode: '+86' });
    await expect(messages(page)).toHaveText(['no']); // no other request is sent before the answer
    await expect(button(page, 'Sign in')).toHaveAttribute('aria-busy', 'false');
    await field(page, 'Password').fill('another');
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.length).toBe(2);
  });

  test('2: email and password, with Enter too; the dialog closes and the header shows the user', async ({ page }) => {
    const sent = await stub(page, 'front/login/email', signedIn);
    await stub(page, 'front/user/info', { code: 200, message: '', data: user });
    await openDialog(page);
    await field(page, 'Email').fill(' ann@mail.test ');
    await field(page, 'Password').fill(' secret ');
    await agreement(page).check();
    await field(page, 'Password').press('Enter');
    await expect(dialog(page)).toBeHidden();
    expect(sent.map(dataOf)).toEqual([{ email: 'ann@mail.test', password: ' secret ' }]);
    await expect(messages(page)).toHaveText(['Welcome, Ann']);
    expect(new URL(page.url()).pathname).toBe(emptyPage);
  });

  test('3: phone, code and the chosen country code; the code itself as form data', async ({ page }) => {
    const codes = await stub(page, 'front/login/sendCode', done);
    const sent = await stub(page, 'front/login/mobile/captcha', signedIn);
    await stub(page, 'front/user/info', { code: 200, message: '', data: user });
    await openDialog(page);
    await toMode[3](page);
    await countryButton(page).click();
    await dialog(page).getByRole('combobox').fill('66');
    await dialog(page).getByRole('option', { name: 'Thailand' }).click();
    await field(page, 'Phone number').fill('0812345678');
    await button(page, 'Get code').click();
    await expect(field(page, 'Verification code')).toBeFocused();
    expect(codes[0]?.headers()['content-type']).toMatch(/^multipart\/form-data/);
    expect(codes[0]?.postData()).toMatch(/name="phone"\s+0812345678\s[\s\S]*name="countryCode"\s+\+66\s/);
    await field(page, 'Verification code').fill('123456');
    await agreement(page).check();
    await field(page, 'Verification code').press('Enter');
    await expect(dialog(page)).toBeHidden();
    expect(sent.map(dataOf)).toEqual([{ phone: '0812345678', captcha: '123456', countryCode: '+66' }]);
  });

  test('6 by email: email, code, password, and then the page reloads', async ({ page }) => {
    const codes = await stub(page, 'front/login/email/captcha', done);
    const sent = await stub(page, 'front/login/register/email', signedIn);
    await openDialog(page);
    await toMode[6](page);
    await field(page, 'Email').fill('ann@mail.test');
    await button(page, 'Get code').click();
    await expect(field(page, 'Verification code')).toBeFocused();
    expect(codes.map((request) => request.postData())).toEqual(['"ann@mail.test"']);
    await field(page, 'Verification code').fill('123456');
    await field(page, 'Password').fill('a good password');
    await field(page, 'Repeat password').fill('a good password');
    await agreement(page).check();
    const loaded = page.waitForEvent('load');
    await button(page, 'Create account').click();
    await loaded;
    expect(sent.map(dataOf)).toEqual([{ email: 'ann@mail.test', captcha: '123456', password: 'a good password' }]);
    await expect(dialog(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(emptyPage);
  });

  for (const [chosen, path, langCode] of [
    ['lao', emptyPage, 'lao'],
    [null, emptyPage, 'en'],
  ] as const) {
    test(`6 by phone: with the language ${langCode}, and no reload`, async ({ page, context, baseURL }) => {
      if (chosen) await context.addCookies([{ name: 'locale', value: chosen, url: baseURL ?? '' }]);
      const sent = await stub(page, 'front/login/register/mobile', signedIn);
      await stub(page, 'front/user/info', { code: 200, message: '', data: user });
      await openDialog(page, path);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await toMode[6](page);
      await tab(page, 'Phone').click();
      await field(page, 'Phone number').fill('13800000002');
      await field(page, 'Verification code').fill('123456');
      await field(page, 'Password').fill('a good password');
      await agreement(page).check();
      await button(page, 'Create account').click();
      await expect(dialog(page)).toBeHidden();
      expect(sent.map(dataOf)).toEqual([
        { countryCode: '+86', captcha: '123456', phone: '13800000002', password: 'a good password', langCode },
      ]);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  test('Enter in the modes 4 to 6 never signs in', async ({ page }) => {
    const logins: string[] = [];
    page.on('request', (request) => {
      if (/login\/(email|mobile\/password|mobile\/captcha)$/.test(request.url())) logins.push(request.url());
    });
    await openDialog(page);
    await field(page, 'Password').fill('secret');
    await agreement(page).check();
    await toMode[6](page);
    await field(page, 'Email').fill('ann@mail.test');
    await field(page, 'Email').press('Enter');
    await expect(messages(page)).toHaveText(['please enter the verification code']);
    await button(page, 'Sign in').click();
    await toMode[5](page);
    await field(page, 'New password').press('Enter');
    await expect(messages(page)).toHaveText(['please enter the verification code']);
    expect(logins).toEqual([]);
  });
});

test.describe('checks', () => {
  const press = async (page: Page, name: string, text: string, wrong: string) => {
    await button(page, name).click();
    await expect(messages(page)).toHaveText([text]);
    const marked = dialog(page).locator(`input[name=${wrong}]`);
    await expect(marked).toHaveAttribute('aria-invalid', 'true');
    await expect(marked).toBeFocused();
  };

  test('2: email, its format, password, agreement, one at a time; the message disappears by itself', async ({
    page,
  }) => {
    const sent = await stub(page, 'front/login/email', signedIn);
    await openDialog(page);
    await press(page, 'Sign in', 'please fill in your email address', 'email');
    for (const email of ['abc', 'a@b', 'a b@c.com', '@c.com']) {
      await field(page, 'Email').fill(email);
      await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'false');
      await press(page, 'Sign in', 'please enter a correct email address', 'email');
    }
    await field(page, 'Email').fill('A_b-9@mail.example.com');
    await press(page, 'Sign in', 'please enter your password', 'password');
    await field(page, 'Password').fill('x');
    await press(page, 'Sign in', 'please read and agree to the user agreement first', 'agreement');
    expect(sent).toHaveLength(0);
    await expect(messages(page)).toHaveCount(0);
  });

  test('1 and 3: phone, password or code, agreement', async ({ page }) => {
    await openDialog(page);
    await toMode[1](page);
    await press(page, 'Sign in', 'please enter your phone number', 'phone');
    await field(page, 'Phone number').fill('13800000001');
    await press(page, 'Sign in', 'please enter your password', 'password');
    await field(page, 'Password').fill('x');
    await press(page, 'Sign in', 'please read and agree to the user agreement first', 'agreement');
    await button(page, 'Quick login with a code').click();
    await press(page, 'Sign in', 'please enter the verification code', 'captcha');
    await field(page, 'Verification code').fill('12-4');
    await press(page, 'Sign in', 'please enter a correct verification code', 'captcha');
    await field(page, 'Verification code').fill('1234');
    await press(page, 'Sign in', 'please read and agree to the user agreement first', 'agreement');
  });

  test('5: code, new password, repeat, both equal', async ({ page }) => {
    await openDialog(page);
    await toMode[5](page);
    await press(page, 'Submit', 'please enter the verification code', 'captcha');
    await field(page, 'Verification code').fill('123456');
    await press(page, 'Submit', 'please enter your password', 'password');
    await field(page, 'New password').fill('one password');
    await press(page, 'Submit', 'please enter the password again', 'passwordAgain');
    await field(page, 'Repeat password').fill('another password');
    await press(page, 'Submit', 'the two passwords are not the same', 'passwordAgain');
  });

  test('6: both tabs from top to bottom', async ({ page }) => {
    await openDialog(page);
    await toMode[6](page);
    await press(page, 'Create account', 'please fill in your email address', 'email');
    await field(page, 'Email').fill('a@b');
    await press(page, 'Create account', 'please enter a correct email address', 'email');
    await field(page, 'Email').fill('a+b@c.com');
    await press(page, 'Create account', 'please enter the verification code', 'captcha');
    await field(page, 'Verification code').fill('12 4');
    await press(page, 'Create account', 'please enter a correct verification code', 'captcha');
    await field(page, 'Verification code').fill('123456');
    await press(page, 'Create account', 'please enter your password', 'password');
    await field(page, 'Password').fill('one password');
    await press(page, 'Create account', 'please enter the password again', 'passwordAgain');
    await field(page, 'Repeat password').fill('one password');
    await press(page, 'Create account', 'please read and agree to the user agreement first', 'agreement');
    await tab(page, 'Phone').click();
    await press(page, 'Create account', 'please enter your phone number', 'phone');
    await field(page, 'Phone number').fill('13800000001');
    await press(page, 'Create account', 'please enter the verification code', 'captcha');
    await field(page, 'Verification code').fill('12 4');
    await press(page, 'Create account', 'please enter a correct verification code', 'captcha');
    await field(page, 'Verification code').fill('123456');
    await press(page, 'Create account', 'please enter your password', 'password');
    await field(page, 'Password').fill('one password');
    await press(page, 'Create account', 'please read and agree to the user agreement first', 'agreement');
  });

  test('a code needs an address or a phone number first', async ({ page }) => {
    const mails = await stub(page, 'front/login/email/captcha', done);
    const texts = await stub(page, 'front/login/sendCode', done);
    await openDialog(page);
    await toMode[3](page);
    await press(page, 'Get code', 'please enter your phone number', 'phone');
    await button(page, 'Create account').click();
    await press(page, 'Get code', 'please fill in your email address', 'email');
    await field(page, 'Email').fill('a@localhost');
    await press(page, 'Get code', 'please enter a correct email address', 'email');
    await tab(page, 'Phone').click();
    await press(page, 'Get code', 'please enter your phone number', 'phone');
    expect([...mails, ...texts]).toHaveLength(0);
  });
});

test.describe('a click', () => {
  test('three within 300 ms are one request; after 600 ms there is a second', async ({ page }) => {
    const sent = await stub(page, 'front/login/email', {
      code: 400,
      message: 'Incorrect account or password',
    });
    await openDialog(page);
    await field(page, 'Email').fill('ann@mail.test');
    await field(page, 'Password').fill('wrong');
    await agreement(page).check();
    for (let presses = 0; presses < 3; presses += 1) await button(page, 'Sign in').dispatchEvent('click');
    await expect(messages(page)).toHaveText(['Incorrect account or password']);
    await page.waitForTimeout(600);
    expect(sent).toHaveLength(1);
    await button(page, 'Sign in').click();
    await expect.poll(() => sent.length).toBe(2);
  });

  test('shows a spinner until it is answered, and no other request is sent', async ({ page }) => {
    const sent = await stub(page, 'front/login/email', { code: 500, message: 'M' }, 2_000);
    await openDialog(page);
    await field(page, 'Email').fill('ann@mail.test');
    await field(page, 'Password').fill('secret');
    await agreement(page).check();
    await button(page, 'Sign in').click();
    await expect(button(page, 'Sign in')).toHaveAttribute('aria-busy', 'true');
    await page.waitForTimeout(700);
    await button(page, 'Sign in').click();
    await field(page, 'Password').press('Enter');
    await expect(button(page, 'Sign in')).toHaveAttribute('aria-busy', 'false');
    await expect(messages(page)).toHaveText(['M']);
    expect(sent).toHaveLength(1);
  });

  for (const path of ['/', '/goods/goods_search?title=lamp&cid=']) {
    test(`a wrong password on ${path}: the message is shown, the input stays, the dialog stays open`, async ({
      page,
    }) => {
      await stub(page, 'front/login/email', { code: 400, message: 'Incorrect account or password' });
      await open(page, path);
      await page.getByRole('complementary').or(page.getByRole('main')).first().waitFor();
      await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
      await field(page, 'Email').fill('ann@mail.test');
      await field(page, 'Password').fill('wrong');
      await agreement(page).check();
      await button(page, 'Sign in').click();
      await expect(messages(page)).toHaveText(['Incorrect account or password']);
      await expect(field(page, 'Email')).toHaveValue('ann@mail.test');
      await expect(field(page, 'Password')).toHaveValue('wrong');
      await expect(field(page, 'Password')).toBeFocused();
    });
  }

  test('a refused registration ends the spinner and keeps the input', async ({ page }) => {
    await stub(page, 'front/login/register/email', { code: 500, message: 'M' });
    await openDialog(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await toMode[6](page);
    await field(page, 'Email').fill('ann@mail.test');
    await field(page, 'Verification code').fill('123456');
    await field(page, 'Password').fill('a good password');
    await field(page, 'Repeat password').fill('a good password');
    await agreement(page).check();
    await button(page, 'Create account').click();
    await expect(messages(page)).toHaveText(['M']);
    await expect(button(page, 'Create account')).toHaveAttribute('aria-busy', 'false');
    await expect(field(page, 'Verification code')).toHaveValue('123456');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('shows and hides what is typed', async ({ page }) => {
    await openDialog(page);
    await field(page, 'Password').fill('secret');
    await button(page, 'Show characters').click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await button(page, 'Show characters').click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  });
});

test.describe('the code button', () => {
  test('counts down 60 s, then offers another code; the same recipient waits in every mode', async ({ page }) => {
    await page.clock.install();
    const sent = await stub(page, 'front/login/sendCode', done);
    await openDialog(page);
    await toMode[3](page);
    await expect(button(page, 'Get code')).toBeEnabled();
    await field(page, 'Phone number').fill('13800000003');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button(page, 'Get code').click();
    await expect(button(page, '60s')).toBeDisabled();
    await page.clock.runFor(1_000);
    await expect(button(page, '59s')).toBeDisabled();
    await page.clock.runFor(1_000);
    await expect(button(page, '58s')).toBeDisabled();

    await button(page, 'Create account').click();
    await tab(page, 'Phone').click();
    await expect(button(page, '58s')).toBeDisabled();
    await field(page, 'Phone number').fill('13800000004');
    await expect(button(page, 'Get code')).toBeEnabled();
    await field(page, 'Phone number').fill('13800000003');
    await page.clock.runFor(56_000);
    await expect(button(page, '2s')).toBeDisabled();
    await page.clock.runFor(3_000);
    await expect(button(page, 'Get again')).toBeEnabled();
    await button(page, 'Get again').click();
    await expect(button(page, '60s')).toBeDisabled();
    expect(sent).toHaveLength(2);
  });

  test('a code that was not sent starts no countdown, and the reason is shown', async ({ page }) => {
    await stub(page, 'front/login/email/captcha', { code: 500, message: 'M3' });
    await openDialog(page);
    await toMode[6](page);
    await field(page, 'Email').fill('ann@mail.test');
    await button(page, 'Get code').click();
    await expect(messages(page)).toHaveText(['M3']);
    await expect(button(page, 'Get code')).toBeEnabled();
  });
});

test.describe('the agreement', () => {
  test('opens in a new tab, in the same language, and the input stays', async ({ page, context }) => {
    await open(page, `/th${emptyPage}`);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
    const here = page.getByRole('dialog');
    await here.getByRole('textbox', { name: 'อีเมล' }).fill('ann@mail.test');
    const [tabPage] = await Promise.all([
      context.waitForEvent('page'),
      here.getByRole('link', { name: 'ข้อตกลงผู้ใช้' }).click(),
    ]);
    expect(new URL(tabPage.url()).pathname).toBe('/th/middlewares/privacy_agreement');
    await expect(here.getByRole('textbox', { name: 'อีเมล' })).toHaveValue('ann@mail.test');
    await expect(here.getByRole('checkbox')).not.toBeChecked();
  });
});

test.describe('other ways to sign in', () => {
  const others = (page: Page): Locator => dialog(page).getByRole('region', { name: 'Or sign in with' });

  for (const [facebookOpen, facebookAppId, isShown] of [
    [true, '1', true],
    [true, '', false],
    [true, null, false],
    [true, undefined, false],
    [false, '1', false],
    [false, '', false],
  ] as const) {
    test(`Facebook with open ${facebookOpen} and app "${facebookAppId}"`, async ({ page }) => {
      await stub(page, 'front/login/method/info', {
        code: 200,
        message: '',
        data: { ...methods, twitterOpen: true, facebookOpen, facebookAppId },
      });
      await openDialog(page);
      await expect(others(page).getByRole('button', { name: 'Twitter' })).toBeVisible();
      await expect(others(page).getByRole('button', { name: 'Facebook' })).toHaveCount(isShown ? 1 : 0);
      await expect(others(page).getByRole('button', { name: 'Google' })).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('Twitter: asks for a token, stores it in a cookie, and opens the address in the answer', async ({
    page,
    baseURL,
  }) => {
    await stub(page, 'front/login/method/info', { code: 200, message: '', data: { ...methods, twitterOpen: true } });
    const answer = { authorizationURL: `${baseURL}/no/twitter`, token: 'request-token' };
    const asked: string[] = [];
    await page.route('**/api/front/login/twitter/request/token*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: { code: 200, message: '', data: answer } });
    });
    await openDialog(page);
    await others(page).getByRole('button', { name: 'Twitter' }).click();
    await expect(page).toHaveURL(/\/no\/twitter$/);
    expect(asked).toEqual(['?end=pc']);
    const saved = (await page.context().cookies()).find(({ name }) => name === 'twitterToken');
    expect(JSON.parse(decodeURIComponent(saved?.value ?? 'null'))).toMatchObject({ token: 'request-token' });
  });

  test('email and phone are offered also when the list of ways fails to load', async ({ page }) => {
    await page.route('**/api/front/login/method/info', (route) => route.abort());
    await openDialog(page);
    await expect(others(page)).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
  });

  test('in the demo mall one click signs in, and a line says where codes arrive', async ({ page }) => {
    const account = { role: 'merchant', email: 'merchant@demo.mall', phone: null, password: 'Demo1234' };
    await stub(page, 'front/login/method/info', {
      code: 200,
      message: '',
      data: { ...methods, demoAccounts: [account] },
    });
    const sent = await stub(page, 'front/login/email', signedIn);
    await stub(page, 'front/user/info', { code: 200, message: '', data: user });
    await openDialog(page);
    await toMode[3](page);
    await expect(dialog(page).getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/dev/outbox');
    await dialog(page).getByRole('region', { name: 'Demo accounts' }).getByRole('button', { name: 'Merchant' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(sent.map(dataOf)).toEqual([{ email: 'merchant@demo.mall', password: 'Demo1234' }]);
  });
});

test.describe('visitors', () => {
  test('are offered "Check out as guest" only while buying, and if the mall allows it', async ({ page }) => {
    await stub(page, 'front/login/method/info', { code: 200, message: '', data: { ...methods, twitterOpen: true } });
    await openForBuying(page);
    await expect(button(page, 'Check out as guest')).toBeVisible();
    await button(page, 'Close').click();
    await page.getByRole('navigation', { name: 'Galleria' }).waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await expect(button(page, 'Twitter')).toBeVisible();
    await expect(button(page, 'Check out as guest')).toHaveCount(0);

    await page.unroute('**/api/front/login/method/info');
    const data = { ...methods, twitterOpen: true, visitorOpen: false };
    await stub(page, 'front/login/method/info', { code: 200, message: '', data });
    await openForBuying(page);
    await expect(button(page, 'Twitter')).toBeVisible();
    await expect(button(page, 'Check out as guest')).toHaveCount(0);
  });

  test('7 asks for email, country code and phone, of which only the email is checked', async ({ page }) => {
    await stub(page, 'front/login/method/info', { code: 200, message: '', data: methods });
    await stub(page, 'front/user/info', { code: 200, message: '', data: user });
    const sent = await stub(page, 'front/login/register/visitor', { code: 403, message: 'closed' });
    await openForBuying(page);
    await button(page, 'Check out as guest').click();
    expect(await fields(page)).toEqual(['email', 'phone', 'agreement']);
    await expect(countryButton(page)).toHaveText('+86');
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Continue').click();
    await expect(messages(page)).toHaveText(['please fill in your email address']);
    await field(page, 'Email').fill('a@b');
    await field(page, 'Email').press('Enter');
    await expect(messages(page)).toHaveText(['please enter a correct email address']);
    await field(page, 'Email').fill('ann@mail.test');
    await agreement(page).check();
    await button(page, 'Continue').click();
    await expect(messages(page).filter({ hasText: 'closed' })).toBeVisible(); // until then another press is ignored
    expect(sent.map(dataOf)).toEqual([{ countryCode: '+86', email: 'ann@mail.test', phone: '' }]);
    await field(page, 'Phone number').fill('abc');
    await page.unroute('**/api/front/login/register/visitor');
    const again = await stub(page, 'front/login/register/visitor', signedIn);
    await button(page, 'Continue').click();
    await expect(dialog(page)).toBeHidden();
    expect(again.map(dataOf)).toEqual([{ countryCode: '+86', email: 'ann@mail.test', phone: 'abc' }]);
  });
});
