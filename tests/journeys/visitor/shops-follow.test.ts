import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { shopNamed } from '#tests/support/pages/demo-shops.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { cookie, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const followers = async (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^[\d.,K]+ followers$/)
    .innerText();

test('a guest who presses follow is asked to sign in, and the page is remembered', async ({ page, request }) => {
  const { id, name } = await shopNamed(request, 'Mirelle');
  await openHydrated(page, `/merchant/merchant/home?id=${id}`);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await cookie(page, 'fromPath')).toBe(`/merchant/merchant/home?id=${id}`);
});

test('following and unfollowing change the state and the count, also after a reload', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { id, name } = await shopNamed(request, 'Summitry Outdoors');
  await signInNewAccount(context, baseURL);
  // Few enough followers that the count shows every one.
  await database().update(shops).set({ followerCount: 41 }).where(eq(shops.id, id));
  await openHydrated(page, `/merchant/merchant?id=${id}`);
  const follow = page.getByRole('button', { name: `Follow ${name}` });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => expect(await followers(page)).toBe('42 followers')).toPass();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  expect(await followers(page)).toBe('42 followers');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await expect(async () => expect(await followers(page)).toBe('41 followers')).toPass();
});

test('whom one follows stays followed when an older answer comes later', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { id, name } = await shopNamed(request, 'Orbita Digital');
  await signInNewAccount(context, baseURL);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/front/collect/merchant/followed*', async (route) => {
    const older = await route.fetch();
    await answer.promise;
    await route.fulfill({ response: older });
  });
  const asked = page.waitForRequest('**/api/front/collect/merchant/followed*');
  await openHydrated(page, `/merchant/merchant?id=${id}`);
  await asked;
  const follow = page.getByRole('button', { name: `Follow ${name}` });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const answered = page.waitForResponse('**/api/front/collect/merchant/followed*');
  answer.resolve();
  await (await answered).finished();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});
