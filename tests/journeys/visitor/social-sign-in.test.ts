import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';

type Provider = 'google' | 'facebook' | 'twitter';

/** What the buttons of the dialog do (storefront/parts/sign-in/social-sign-in.ts), without the dialog. */
async function begin(page: Page, provider: Provider) {
  const begun: { authorizationURL: string } = await page.evaluate(async (name) => {
    const isTwitter = name === 'twitter';
    const path = isTwitter ? 'twitter/request/token?end=pc' : `${name}/begin`;
    const answer = await fetch(`/api/front/login/${path}`, { method: isTwitter ? 'GET' : 'POST' });
    return (await answer.json()).data;
  }, provider);
  await setCookie(page, 'fromPath', '/no/such/page?a=1');
  if (provider === 'twitter') await setCookie(page, 'twitterToken', JSON.stringify(begun));
  await page.goto(begun.authorizationURL);
}

const setCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value: encodeURIComponent(value), url: process.env.MALL_URL ?? '' }]);

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((candidate) => candidate.name === name);

const whoAmI = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/front/user/info')).json()).data?.nickname as string | undefined);

for (const [provider, name] of [
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
] as const) {
  test(`signing in with ${name} returns to the page before`, async ({ page }) => {
    await page.goto('/no/such/page');
    await begin(page, provider);
    await expect(page.getByRole('heading', { name: `Sign in to Galleria with ${name}` })).toBeVisible();
    await page.getByRole('link', { name: /Mia Chen/ }).click();
    await expect(page).toHaveURL('/no/such/page?a=1');
    expect(await whoAmI(page)).toBe('Mia Chen');
    expect(await cookie(page, 'auth.session')).toMatchObject({ httpOnly: true });
    expect(await cookie(page, 'auth.strategy')).toMatchObject({ value: 'local' });
    expect(await cookie(page, 'twitterToken')).toBeUndefined();
    expect(await cookie(page, 'fromPath')).toBeUndefined();
  });

  test(`cancelling at ${name} shows a message with two links`, async ({ page }) => {
    await page.goto('/no/such/page');
    await begin(page, provider);
    await page.getByRole('link', { name: 'Cancel' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Sign-in failed' });
    await expect(alert).toContainText(`You’re not signed in with ${name}: the sign-in was cancelled.`);
    await expect(alert.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await whoAmI(page)).toBeUndefined();
  });

  test(`the callback of ${name} opened directly shows a message`, async ({ page }) => {
    const response = await page.goto(`/middlewares/callback_${provider}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('alert').filter({ hasText: `${name} sent an incomplete answer` })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('a sign-in that another browser began cannot be completed', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL });
  const theirs = await other.newPage();
  await theirs.route('**/middlewares/callback_google*', (route) => route.abort());
  await theirs.goto('/no/such/page');
  await begin(theirs, 'google');
  const sent = theirs.waitForRequest('**/middlewares/callback_google*');
  await theirs.getByRole('link', { name: /Mia Chen/ }).click();
  await page.goto((await sent).url());
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t confirm your identity' })).toBeVisible();
  expect(await whoAmI(page)).toBeUndefined();
  expect(await cookie(page, 'auth.session')).toBeUndefined();
  await other.close();
});

test('a Twitter token that this browser did not request is not sent', async ({ page }) => {
  let isSent = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/front/login/twitter')) isSent = true;
  });
  await page.goto('/middlewares/callback_twitter?oauth_token=a&oauth_verifier=b');
  await expect(page.getByRole('alert').filter({ hasText: 'was started in another browser' })).toBeVisible();
  expect(isSent).toBe(false);
});

test('the call sends the provider’s parameters; a token signs in, a refusal is shown', async ({ page }) => {
  const posted: unknown[] = [];
  let answer: object = { code: 400, message: 'Not today' };
  await page.route('**/api/front/login/twitter', (route) => {
    posted.push(route.request().postDataJSON());
    return route.fulfill({ json: answer });
  });
  await setCookie(page, 'twitterToken', '{"token":"tok"}');
  await page.goto('/middlewares/callback_twitter?oauth_token=tok&oauth_verifier=ver');
  await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible();
  answer = {
    code: 200,
    message: 'success',
    data: { token: 'x', type: 'twitter', uid: 1, nickname: 'A', email: null, phone: null },
  };
  await setCookie(page, 'twitterToken', '{"token":"tok"}');
  await page.goto('/middlewares/callback_twitter?oauth_token=tok&oauth_verifier=ver');
  await expect(page).toHaveURL('/'); // no remembered page: home
  expect(posted).toEqual([
    { oauthToken: 'tok', oauthVerifier: 'ver' },
    { oauthToken: 'tok', oauthVerifier: 'ver' },
  ]);
});

test('the message is in the language of the page', async ({ page }) => {
  await setCookie(page, 'locale', 'fr');
  await page.goto('/middlewares/callback_google?error=access_denied&state=x');
  await expect(page).toHaveURL('/fr/middlewares/callback_google?error=access_denied&state=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Échec de la connexion');
});

test('axe finds nothing serious on the simulated provider’s page and on the callback page', async ({ page }) => {
  await page.goto('/no/such/page');
  await begin(page, 'google');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
  await expectAccessible(page);
});
