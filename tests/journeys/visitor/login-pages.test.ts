import { expect, test } from '@playwright/test';
import { axeViolations, dataOf, signedIn, stub, user } from '#tests/support/pages/sign-in-dialog.ts';

test.describe('pages', () => {
  test('/login has the form of mode 2, and no dialog opens', async ({ page }) => {
    const answer = await page.goto('/login');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle('Sign in · Galleria');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(main.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Check out as guest' })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('/register has the form of mode 6, no header, and a footer', async ({ page }) => {
    await page.goto('/register');
    await expect(page).toHaveTitle('Create account · Galleria');
    const main = page.getByRole('main');
    await expect(main.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
    for (const name of ['Email', 'Verification code', 'Password', 'Repeat password'])
      await expect(main.getByRole('textbox', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cart' })).toHaveCount(0);
    await expect(page.getByText('All Categories')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Galleria' })).toHaveAttribute('href', '/');
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const path of ['/login', '/register', '/th/register'])
    test(`${path} shows the whole link to an order of a guest, within the card`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('main').locator('a[href$="/order/look_up"]');
      const [bottom, edge] = await link.evaluate((element) => {
        let card = element.parentElement;
        while (card && getComputedStyle(card).overflowY !== 'hidden') card = card.parentElement;
        return [element.getBoundingClientRect().bottom, card?.getBoundingClientRect().bottom ?? 0] as const;
      });
      expect(bottom).toBeLessThan(edge);
    });

  test('signing in on /login leads to the remembered path, in the language of the page', async ({ page, baseURL }) => {
    const go = async (fromPath: string | null, path: string) => {
      await page.context().clearCookies();
      if (fromPath !== null)
        await page.context().addCookies([{ name: 'fromPath', value: fromPath, url: baseURL ?? '' }]);
      await page.goto(path);
      const form = page.locator('main form');
      await form.locator('input[name=email]').fill('ann@mail.test');
      await form.locator('input[name=password]').fill('secret');
      await form.locator('input[name=agreement]').check();
      await form.locator('button[type=submit]').click();
    };
    await stub(page, 'front/login/email', signedIn);
    await stub(page, 'front/user/info', { code: 200, message: '', data: user });
    await go('%2Fno%2Fsuch%2Fpage%3Fa%3D1', '/login');
    await expect(page).toHaveURL(`${baseURL}/no/such/page?a=1`);
    await go('%2Fno%2Fsuch%2Fpage', '/th/login');
    await expect(page).toHaveURL(`${baseURL}/th/no/such/page`);
    for (const elsewhere of ['https%3A%2F%2Fexample.org%2F', '%2F%2Fexample.org%2F']) {
      await go(elsewhere, '/login');
      await expect(page).toHaveURL(`${baseURL}/`);
    }
    await go(null, '/login');
    await expect(page).toHaveURL(`${baseURL}/`);
  });

  test('a password never gets into the address, not even before the scripts have loaded', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/login');
    await page.locator('input[name=email]').fill('ann@mail.test');
    await page.locator('input[name=password]').fill('secret');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${baseURL}/login`);
    await expect(page.locator('main form')).toHaveAttribute('method', 'post');
    await context.close();
  });

  test('what was typed before the scripts have loaded is not lost', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const sent = await stub(page, 'front/login/email', { code: 400, message: 'no' });
    await page.goto('/login', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Email' }).fill('ann@mail.test');
    await main.getByRole('textbox', { name: 'Password' }).fill('secret');
    letThrough();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => sent.map(dataOf)).toEqual([{ email: 'ann@mail.test', password: 'secret' }]);
  });
});
