import { expect, type Page, test } from '@playwright/test';
import type { Activity, ProductCard } from '#contract/catalogue/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/demo-shops.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { pageErrors } from '#tests/support/pages/signed-in-page.ts';

const activities = (page: Page) => ask<Activity[]>(page.request, '/api/front/activity/index/list');
const altsOf = (page: Page, list: string | RegExp) =>
  page
    .getByRole('list', { name: list })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.querySelector('img')?.alt));

test('an activity opened from home shows its name and only its products', async ({ page }) => {
  const activity = (await activities(page)).find(({ kind }) => kind === 'standard');
  if (!activity) throw new Error('The demo mall has no activity');
  await openHydrated(page, '/');
  await page.getByRole('link', { name: activity.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/goods/activity_list\\?id=${activity.id}&`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(activity.name);
  await expect(page.getByText(activity.instruction)).toBeVisible();
  await expect(page).toHaveTitle(`${activity.name} · Galleria`);
  const { list } = await ask<{ list: ProductCard[] }>(page.request, `/api/front/activity/list/${activity.id}?limit=20`);
  expect(await altsOf(page, 'Products in this deal')).toEqual(list.map(({ name }) => name));
  await expectAccessible(page);
});

test('a flash sale counts down, shows how much is sold, and closes at its end', async ({ page }) => {
  const flash = (await activities(page)).find(({ kind }) => kind === 'flash');
  if (!flash) throw new Error('The demo mall has no flash sale');
  const errors = pageErrors(page);
  await page.clock.install();
  const clock = page.waitForResponse('**/api/front/clock');
  await page.goto(`/goods/activity_list?id=${flash.id}`);
  await (await clock).finished();
  await expect(page.getByRole('timer', { name: 'Ends in' })).toHaveText(/^(\d+ d )?\d\d:\d\d:\d\d$/);
  await expect(page.getByText(/^\d+% sold$/).first()).toBeVisible();
  await page.clock.setSystemTime(Date.parse(flash.endsAt ?? '') + 1_000);
  await page.clock.runFor(2_000);
  await expect(page.getByText('This deal has ended')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [prefix, title] of [
  ['', 'Deals and flash sales'],
  ['/zh-CN', '活动与秒杀'],
] as const) {
  test(`without an id all running activities are shown, the flash sale first: ${prefix || '/en'}`, async ({ page }) => {
    await openHydrated(page, `${prefix}/goods/activity_list`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    // Another journey may publish an activity or hide it again between the two answers.
    await expect(async () => {
      await openHydrated(page, `${prefix}/goods/activity_list`);
      await expect(headings).toHaveCount((await activities(page)).length, { timeout: 5_000 });
    }).toPass();
    await expect(headings.first()).toHaveText(prefix ? '限时秒杀' : 'Flash Sale');
    await expectAccessible(page);
  });
}

for (const path of ['/goods/activity_list?id=999999', '/goods/activity_list?id=x'])
  test(`${path} is not found`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });

for (const [prefix, texts] of [
  ['', { title: 'Best sellers', week: 'This week' }],
  ['/zh-CN', { title: '热销榜', week: '近一周' }],
] as const) {
  test(`the ranking is an ordered list, highest first, by period and department: ${prefix || '/en'}`, async ({
    page,
  }) => {
    const ranked = async (query: string) => {
      const answer = await page.request.get(`/api/front/product/ranking?${query}`, {
        headers: { 'x-locale': prefix.slice(1) || 'en' },
      });
      return (await answer.json()).data as (ProductCard & { sold: number })[];
    };
    const expectRanking = async (query: string) => {
      const products = await ranked(query);
      expect(products.map(({ sold }) => sold)).toEqual(products.map(({ sold }) => sold).sort((a, b) => b - a));
      await expect(async () =>
        expect(await altsOf(page, texts.title)).toEqual(products.map(({ name }) => name)),
      ).toPass();
    };
    await openHydrated(page, `${prefix}/goods/top_one`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expectRanking('');
    expect(await page.locator('main ol > li').count()).toBe((await ranked('')).length);
    await expectAccessible(page);
    await page.getByRole('link', { name: texts.week }).click();
    await expect(page).toHaveURL(`${prefix}/goods/top_one?period=week`);
    await expectRanking('period=week');
    const department = page.getByRole('main').getByRole('list').nth(1).getByRole('link').nth(1);
    await department.click();
    await expect(department).toHaveAttribute('aria-current', 'true');
    const cid = new URL(page.url()).searchParams.get('cid');
    await expectRanking(`period=week&cid=${cid}`);
    await page.goBack();
    await expectRanking('period=week');
  });
}
