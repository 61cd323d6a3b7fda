import { expect, test } from '@playwright/test';
import { openHydrated } from '#tests/support/pages/hydrated.ts';

const languages = [
  ['en', '', 'en', 'All Categories'],
  ['zh-CN', '/zh-CN', 'zh-CN', '全部分类'],
  ['es', '/es', 'es', 'Todas las categorías'],
  ['fr', '/fr', 'fr', 'Toutes les catégories'],
  ['th', '/th', 'th', 'หมวดหมู่ทั้งหมด'],
  ['lao', '/lao', 'lo', 'ໝວດໝູ່ທັງໝົດ'],
] as const;

for (const [locale, prefix, tag, categories] of languages) {
  test(`home in ${locale} has translated texts, links and tags, and no raw key`, async ({ page }) => {
    await page.goto(prefix || '/');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByText(categories).first()).toBeVisible();
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const astray = links.filter((link) =>
      prefix ? !link.startsWith(`${prefix}/`) && link !== prefix : /^\/(?:en|zh-CN|es|fr|th|lao)(?:\/|$)/.test(link),
    );
    expect(astray).toEqual([]);
    const words = await page.locator('body').innerText();
    expect(words.match(/\b(?:shell|home|errors|catalogue|login|toasts|bookmark)\.[a-z]\w+/)).toBeNull();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${prefix || '/'}$`));
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
    expect(alternates).toEqual(['en', 'zh-CN', 'es', 'fr', 'th', 'lo', 'x-default']);
  });

  test(`only ${locale} reaches the browser`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const chunk = /\/assets\/(en|zh-CN|es|fr|th|lao)-[\w-]+\.js$/.exec(request.url())?.[1];
      if (chunk) loaded.push(chunk);
    });
    await openHydrated(page, prefix || '/');
    await page.mouse.move(100, 100); // calls for what comes last
    await expect(page.getByRole('contentinfo')).toHaveAttribute('data-ready', 'yes');
    expect([...new Set(loaded)]).toEqual([locale]);
  });
}

test('an unknown language prefix is not found, and English has no prefix', async ({ page }) => {
  expect((await page.goto('/xx/login'))?.status()).toBe(404);
  await page.goto('/en/no/such');
  expect(new URL(page.url()).pathname).toBe('/no/such');
  await page.goto('/en');
  expect(new URL(page.url()).pathname).toBe('/');
});
