import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Activity } from '#contract/catalogue/shopper.ts';
import type { HomeIndex } from '#contract/content/shopper.ts';

export const pageSize = 13;

/** The API's answer, to compare the page with. */
export async function ask<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path, { headers: { 'X-Locale': 'en' } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

export async function flashSale(request: APIRequestContext): Promise<Activity & { endsAt: string }> {
  const activities = await ask<Activity[]>(request, '/api/front/activity/index/list');
  const flash = activities.find(({ kind }) => kind === 'flash');
  if (!flash?.endsAt) throw new Error('The demo mall has no flash sale');
  return { ...flash, endsAt: flash.endsAt };
}

/** Answers the browser's request for the home data with a changed copy of the real answer. */
export async function changeHomeData(page: Page, change: (home: HomeIndex) => unknown, delayMs = 0): Promise<void> {
  await page.route('**/api/pc/home/index', async (route) => {
    const { data, ...envelope } = await (await route.fetch()).json();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.fulfill({ json: { ...envelope, data: change(data) } });
  });
}

export const recommended = (page: Page) => page.getByRole('region', { name: 'You may also like' });
export const recommendedCards = (page: Page) => recommended(page).locator('a[href*="/goods_detail/"]');

/** Opens the page and waits until it is hydrated: the end of the list is then no longer a link. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Offers of the day' }).getByRole('button', { name: 'Next slide' }),
  ).toBeAttached();
}
