import { expect, type Locator, type Page, test } from '@playwright/test';
import { openHome, pageSize, recommended, recommendedCards } from '#tests/support/pages/home-page.ts';

const automaticPages = 5;

/** Shortens the list, and repeats a product of the first page on the second, as after a new sale. */
async function shortenList(page: Page, total: number): Promise<void> {
  const first = page.request
    .get(`/api/front/index/product?place=home&page=1&limit=${pageSize}`)
    .then((answer) => answer.json());
  await page.route('**/api/front/index/product**', async (route) => {
    const { data, ...envelope } = await (await route.fetch()).json();
    const list = data.page === 2 ? [(await first).data.list.at(-1), ...data.list.slice(1)] : data.list;
    await route.fulfill({ json: { ...envelope, data: { ...data, list, total } } });
  });
}

test('scrolling loads more products, without repeats, and the footer stays reachable', async ({ page }) => {
  await shortenList(page, 8 * pageSize);
  const productLinks = () =>
    recommendedCards(page).evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));
  await openHome(page);
  const more = page.getByRole('button', { name: 'Show more' });
  const end = page.getByText('You’ve seen it all');
  const scrollTo = async (stop: Locator) => {
    while (!(await stop.isVisible())) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(100);
    }
  };
  await scrollTo(more);
  // The repeated product is left out, and its row is shown once more products fill it.
  expect(await productLinks()).toHaveLength((automaticPages + 1) * pageSize - 5);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();

  await more.click();
  await scrollTo(end);
  const all = await productLinks();
  expect(all).toHaveLength(8 * pageSize - 1);
  expect(new Set(all).size).toBe(8 * pageSize - 1);
});

test('the back button restores the list', async ({ page }) => {
  await openHome(page);
  await recommendedCards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => recommendedCards(page).count()).toBeGreaterThan(pageSize);
  const card = recommendedCards(page).nth(pageSize);
  await card.scrollIntoViewIfNeeded();
  const before = { href: await card.getAttribute('href'), y: await page.evaluate(() => scrollY) };
  await card.click();
  await expect(page).toHaveURL(String(before.href));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(card).toHaveAttribute('href', String(before.href));
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before.y)).toBeLessThan(2);
});

test('a page of products that fails to load says so and can be loaded again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/front/index/product**', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { code: 500, message: 'system exception' } }) : route.continue(),
  );
  await openHome(page);
  await recommendedCards(page).last().scrollIntoViewIfNeeded();
  const row = recommended(page).getByRole('alert');
  await expect(row).toContainText('More products couldn’t be loaded.');
  expect(await recommendedCards(page).count()).toBe(pageSize);
  isBroken = false;
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => recommendedCards(page).count()).toBeGreaterThan(pageSize);
});

test('placeholders of loading products are shown for at least 200 ms', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let isLoading = false;
    new MutationObserver(() => {
      const isNow = document.querySelector('[role=status][aria-label="Loading more products"]') !== null;
      if (isNow !== isLoading) times.push(performance.now());
      isLoading = isNow;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await recommendedCards(page).last().scrollIntoViewIfNeeded();
  const times = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
  await expect.poll(async () => (await times()).length).toBeGreaterThan(1);
  const [shownAt = 0, goneAt = 0] = await times();
  expect(goneAt - shownAt).toBeGreaterThanOrEqual(200);
});
