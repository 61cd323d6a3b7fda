import { expect, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { searches, searchRedirects, searchSynonyms } from '#server/modules/search/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('words that find nothing get a synonym, and other words lead to a page', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['products']);
  const word = `zzq${operator.accountId}`;
  await database().insert(searches).values({ day: sql`current_date`, text: word, times: 9_000, found: 0 });
  await enterConsole(context, baseURL, operator.accountId);
  try {
    await openScreen(page, '/platform/search', 'Search');
    await page.getByRole('tab', { name: 'Found nothing' }).click();
    const row = page.getByRole('table', { name: 'Found nothing' }).getByRole('row').filter({ hasText: word });
    await expect(row).toContainText('9,000');
    await expectAccessible(page);
    await row.getByRole('button', { name: `Add synonyms for ${word}` }).click();
    const synonyms = page.getByRole('dialog', { name: 'New synonyms' });
    await synonyms.getByRole('button', { name: 'Save' }).click();
    await expect(synonyms.getByText('Enter at least two words')).toBeVisible();
    await synonyms.getByRole('combobox', { name: 'Words' }).fill('two words');
    await page.keyboard.press('Enter');
    await synonyms.getByRole('button', { name: 'Save' }).click();
    await expect(synonyms.getByText('“two words” is searched for as several words')).toBeVisible();
    await synonyms.getByRole('combobox', { name: 'Words' }).press('Backspace');
    await synonyms.getByRole('combobox', { name: 'Words' }).fill('phone');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await synonyms.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, `${word}, phone now mean the same`)).toBeVisible();
    await page.goto(`/goods/goods_search?title=${word}`);
    await expect(page.getByRole('main').getByRole('link', { name: /phone/i }).first()).toBeVisible();

    await openScreen(page, '/platform/search?tab=redirects', 'Search');
    await page.getByRole('button', { name: 'Add redirect' }).click();
    const redirect = page.getByRole('dialog', { name: 'New redirect' });
    await redirect.getByRole('textbox', { name: 'Search words' }).fill(`${word} sale`);
    await redirect.getByRole('textbox', { name: 'Page' }).fill('https://evil.example/');
    await redirect.getByRole('button', { name: 'Save' }).click();
    await expect(redirect.getByText('Enter a page of this mall')).toBeVisible();
    await redirect.getByRole('textbox', { name: 'Page' }).fill(`${baseURL}/goods/top_one`);
    await redirect.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('table', { name: 'Redirects' }).getByRole('row').filter({ hasText: word }),
    ).toContainText('/goods/top_one');
    await expectAccessible(page);
    await page.goto(`/goods/goods_search?title=${encodeURIComponent(`${word} SALE`)}`);
    await expect(page).toHaveURL(/\/goods\/top_one$/);
  } finally {
    await database().delete(searches).where(eq(searches.text, word));
    await database().delete(searchSynonyms).where(sql`${word} = any(words)`);
    await database()
      .delete(searchRedirects)
      .where(eq(searchRedirects.words, `${word} sale`));
  }
});

test('in Chinese: the keywords of the search field', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await anOperator(['products'])).accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/search?tab=keywords', '搜索');
  await page.getByRole('button', { name: '添加热门词' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请输入英文热门词')).toBeVisible();
  await expectAccessible(page);
});

test('a mall without synonyms and redirects says what they are for', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await anOperator(['products'])).accountId);
  await page.route(/\/api\/platform\/search\/(synonyms|redirects)(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: [] } });
  });
  await openScreen(page, '/platform/search', 'Search');
  await expect(page.getByText('No synonyms yet. Add words that mean the same')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add synonyms' }).click();
  const synonyms = page.getByRole('dialog', { name: 'New synonyms' });
  await synonyms.getByRole('button', { name: 'Cancel' }).click();
  await expect(synonyms).toHaveCount(0);
  await page.getByRole('tab', { name: 'Redirects' }).click();
  await expect(page.getByText('No redirects yet. Lead frequent searches')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(page.getByRole('dialog', { name: 'New redirect' })).toBeVisible();
});
