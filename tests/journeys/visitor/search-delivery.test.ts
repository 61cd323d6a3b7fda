import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { anAddress } from '#tests/support/pages/checkout-page.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { cardIds, cards, foundProducts } from '#tests/support/pages/search-page.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/goods/goods_search?title=shoe&cid=&sort=with-delivery';
const usd = (amount: number) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
const sortBar = (page: Page) => page.getByRole('navigation', { name: 'Sort by' });
const destination = (page: Page, country: string) => page.getByRole('button', { name: `Deliver to: ${country}` });

test('products are sorted by what they cost with delivery, and another country can be chosen', async ({
  page,
  request,
}) => {
  const errors = pageErrors(page);
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  await sortBar(page).getByRole('link', { name: 'Price + delivery' }).click();
  await expect(page).toHaveURL(path);
  await expect(sortBar(page).getByRole('link', { name: 'Price + delivery' })).toHaveAttribute('aria-current', 'true');
  const query = { title: 'shoe', sort: 'with-delivery' };
  const { list, country } = await foundProducts(request, query);
  expect(country).toBe('US');
  await expect.poll(() => cardIds(page)).toEqual(list.map(({ id }) => id));
  const totals = list.flatMap(({ priceWithDelivery }) => priceWithDelivery ?? []);
  expect(totals.length).toBeGreaterThan(1);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  for (const [at, { id, price, priceWithDelivery }] of list.slice(0, 3).entries()) {
    const { freight } = await ask<{ freight: number }>(request, `/api/front/product/delivery/${id}?country=US`);
    expect(priceWithDelivery).toBe(price + freight);
    await expect(cards(page).nth(at)).toContainText(`${usd(price + freight)} incl. delivery`);
  }
  await expectAccessible(page);

  const arrivals = page.waitForRequest((sent) => /\/product\/arrivals.*country=FR/.test(sent.url()));
  await destination(page, 'United States').click();
  await page.getByRole('option', { name: /^France/ }).click();
  await expect(page).toHaveURL(`${path}&country=FR`);
  await arrivals;
  await expect(destination(page, 'France')).toBeFocused();
  const inFrance = await foundProducts(request, { ...query, country: 'FR' });
  await expect.poll(() => cardIds(page)).toEqual(inFrance.list.map(({ id }) => id));
  const [first] = inFrance.list;
  await expect(cards(page).first()).toContainText(`${usd(first?.priceWithDelivery ?? 0)} incl. delivery`);
  await sortBar(page).getByRole('link', { name: 'Best sellers' }).click();
  await expect(page).toHaveURL('/goods/goods_search?title=shoe&cid=&sort=sales');
  await expect(page.getByText('incl. delivery')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('whoever chose a country before sees the totals for it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('deliveryCountry', 'CN'));
  await openHydrated(page, path);
  await expect(page).toHaveURL(`${path}&country=CN`);
  await expect(destination(page, 'China')).toBeVisible();
  await openHydrated(page, `${path}&country=ES`); // as someone sent it
  await expect(destination(page, 'Spain')).toBeVisible();
  await expect(page).toHaveURL(`${path}&country=ES`);
});

test('whoever is signed in sees the totals for their default address', async ({ page, context, baseURL }) => {
  await anAddress(await signInNewAccount(context, baseURL), { country: 'TH' });
  await openHydrated(page, path);
  await expect(page).toHaveURL(`${path}&country=TH`);
  await expect(destination(page, 'Thailand')).toBeVisible();
});
