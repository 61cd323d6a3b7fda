import { expect, type Page, test } from '@playwright/test';
import type { OutputOf } from '#contract/core/call.ts';
import type { listArrivals } from '#contract/pricing/shopper.ts';
import type { SearchResult } from '#contract/search/shopper.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';

const path = '/goods/goods_search?title=&cid=';
const days = (earliest: string, latest: string) =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .formatRange(new Date(earliest), new Date(latest))
    .replaceAll(' ', ' ');

/** Dates of arrival come at the first interaction. */
async function openAndMove(page: Page) {
  await openHydrated(page, path);
  await page.mouse.move(8, 8);
}

test('the cards of a list say when their products arrive, asked for together, and nothing moves', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/product/arrivals')) calls.push(new URL(sent.url()).searchParams.get('ids') ?? '');
  });
  const { list } = await ask<SearchResult>(request, '/api/front/product/list?limit=20');
  const [first] = list;
  if (!first) throw new Error('no products');
  const arrivals = await ask<OutputOf<typeof listArrivals>>(
    request,
    `/api/front/product/arrivals?country=US&ids=${list.map(({ id }) => id)}`,
  );
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/goods_detail/${first.id}"]`) })
    .first();
  await page.goto(path);
  const before = await card.boundingBox();
  await openAndMove(page);
  const arrival = arrivals.list.find(({ id }) => id === first.id);
  await expect(card).toContainText(
    arrival?.isServed ? `Arrives ${days(arrival.earliest, arrival.latest)}` : 'No delivery to your region',
  );
  expect((await card.boundingBox())?.height).toBe(before?.height);
  const asked = calls.flatMap((ids) => ids.split(','));
  expect(calls.length).toBeLessThan(asked.length / 2);
});

test('another country that was chosen on a product’s page counts in lists too', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('deliveryCountry', 'FR');
    sessionStorage.setItem('deliveryCountry', 'FR');
  });
  const asked = page.waitForRequest((sent) => sent.url().includes('/product/arrivals'));
  await openAndMove(page);
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('country'), searchParams.get('prefer')]).toEqual(['FR', 'country']);
});

test('without an answer the line stays empty and the list stays as it is', async ({ page }) => {
  await page.route('**/api/front/product/arrivals**', (route) => route.fulfill({ status: 503, body: '' }));
  const answered = page.waitForResponse((answer) => answer.url().includes('/product/arrivals'));
  await openAndMove(page);
  await answered;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Arrives /)).toHaveCount(0);
});
