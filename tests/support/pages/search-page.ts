import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OutputOf } from '#contract/core/call.ts';
import type { searchProducts, searchShops } from '#contract/search/shopper.ts';

type Query = Record<string, string | number>;

async function asked<Answer>(request: APIRequestContext, path: string, query: Query, locale: string): Promise<Answer> {
  const parameters = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await request.get(`${path}?${new URLSearchParams(parameters)}`, { headers: { 'X-Locale': locale } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** The API's answer, to compare the page with. */
export const foundProducts = (request: APIRequestContext, query: Query, locale = 'en') =>
  asked<OutputOf<typeof searchProducts>>(request, '/api/front/product/list', query, locale);
export const foundShops = (request: APIRequestContext, query: Query, locale = 'en') =>
  asked<OutputOf<typeof searchShops>>(request, '/api/front/merchant/search/list', query, locale);

export const searchBox = (page: Page, name = 'Search') => page.getByRole('combobox', { name });
export const cards = (page: Page, list = 'Products') =>
  page.getByRole('list', { name: list, exact: true }).getByRole('link');

/** The names on the cards of the page, in order. */
export const cardNames = (page: Page, list = 'Products') =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt') ?? ''));

/** The ids of the products on the page, in order. */
export const cardIds = (page: Page, list = 'Products') =>
  cards(page, list).evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const filter = (page: Page, row: string) => page.getByRole('group', { name: row, exact: true });
export const chosen = (page: Page) => page.getByRole('region', { name: 'Active filters' }).getByRole('listitem');
export const total = (page: Page) => page.getByRole('main').getByRole('status');
