import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { usualRanking } from '#contract/search/ranking.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { database, transaction } from '#server/database/connection.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { setSite } from '#server/modules/content/index.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/**
 * Two products of a shop and a word of their own: one sold a little better and is sold out. Counting stock a little changes places
 * with it, and no order among products that are in stock: other journeys see theirs.
 */
async function twoPots() {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select s.id, (select avatar_hash from shops where is_open order by id limit 1) as hash,
      (select min(id) from categories where level = 3) as category
    from shops s where s.owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  const word = `potqz${shopId}`;
  const pot = (name: string, sales: number, onHand: number) => ({
    product: { shopId, categoryId: category, name: { en: `${word} ${name}` }, sales, platformRank: -1_000_000 },
    texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
    pictureHashes: [hash] as const,
    options: [],
    skus: [{ values: [], price: 2_000, originalPrice: 2_000, onHand }],
  });
  await transaction((tx) => importProducts(tx, [pot('Sold', 1_000, 0), pot('Stocked', 900, 20)]));
  return { shopId, word };
}

/** The storefront shows the two in this order. */
async function expectFound(page: Page, word: string, names: string[]) {
  await expect(async () => {
    await page.goto(`/goods/goods_search?title=${word}`);
    const links = page.getByRole('main').getByRole('link', { name: new RegExp(`${word} (Sold|Stocked)`) });
    const texts = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('aria-label') ?? link.textContent ?? ''),
    );
    const found = texts.flatMap((text) => /(Sold|Stocked)/.exec(text.replace(/.*potqz\d+/, ''))?.[1] ?? []);
    expect(found.filter((name, at) => name !== found[at - 1])).toEqual(names);
  }).toPass();
}

const after = (page: Page) => page.getByRole('list', { name: 'With your values' }).getByRole('listitem');
const stock = (page: Page) => page.getByRole('slider', { name: 'In stock' });

test('what counts is tried out, saved, taken back and used again', async ({ page, context, baseURL }) => {
  const { shopId, word } = await twoPots();
  await enterConsole(context, baseURL, (await anOperator(['products'])).accountId);
  try {
    await expectFound(page, word, ['Sold', 'Stocked']);
    await openScreen(page, '/platform/search', 'Search');
    await page.getByRole('tab', { name: 'Order of results' }).click();
    await page.getByRole('searchbox', { name: 'Words a shopper types' }).fill(word);
    await page.getByRole('searchbox', { name: 'Words a shopper types' }).press('Enter');
    await expect(after(page)).toHaveText([/Sold/, /Stocked/]);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await stock(page).press('ArrowRight');
    await expect(after(page)).toHaveText([/Stocked.*In\sstock\s\+0\.8/, /Sold/]);
    await expect(after(page).first().getByRole('img', { name: '1 place up, from 2' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Now' }).getByRole('listitem')).toHaveText([/Sold/, /Stocked/]);
    await expect(page.getByText('2 of these products move.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Searches now have the new order')).toBeVisible();
    await expectFound(page, word, ['Stocked', 'Sold']);

    await openScreen(page, '/platform/search?tab=ranking', 'Search');
    await expect(stock(page)).toHaveAttribute('aria-valuenow', '1');
    await page.getByRole('button', { name: 'Usual values' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Searches now have the new order')).toBeVisible();
    await expectFound(page, word, ['Sold', 'Stocked']);

    await openScreen(page, '/platform/search?tab=ranking', 'Search');
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History of the order of results' });
    await expect(history.getByText('In use')).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Use the values of version' }).first().click();
    await expect(stock(page)).toHaveAttribute('aria-valuenow', '1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Searches now have the new order')).toBeVisible();
    await expectFound(page, word, ['Stocked', 'Sold']);
  } finally {
    await transaction(async (tx) => {
      await setSite('ranking', usualRanking, tx);
      await invalidateCache(tx, 'search');
    });
    await database().execute(sql`update shops set is_open = false where id = ${shopId}`);
  }
});

test('in Chinese: a preview of a category', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await anOperator(['products'])).accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/search?tab=ranking', '搜索');
  await expect(page.getByRole('list', { name: '现在' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('slider', { name: '新品' }).press('End');
  await expect(page.getByText(/件商品的位置有变化/)).toBeVisible();
  await expectAccessible(page);
});
