import { expect, test } from '@playwright/test';
import type { OutputOf } from '#contract/core/call.ts';
import type { getReviewSummary, listReviews } from '#contract/reviews/shopper.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { findProduct, openProduct } from '#tests/support/pages/product-page.ts';

type Summary = OutputOf<typeof getReviewSummary>;

const kinds = {
  en: { all: 'All', good: 'Good', general: 'General', bad: 'Bad', pictures: 'With photos' },
  'zh-CN': { all: '全部', good: '好评', general: '中评', bad: '差评', pictures: '有图' },
};

for (const [locale, names] of Object.entries(kinds)) {
  test(`${locale}: each kind shows as many reviews as its count, and all are good, general or bad`, async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, ({ rating }) => rating.count > 15);
    const summary = await ask<Summary>(request, `/api/front/product/reply/config/${product.id}`);
    const counts = {
      all: summary.sumCount,
      good: summary.goodCount,
      general: summary.inCount,
      bad: summary.poorCount,
      pictures: summary.pictureCount,
    };
    expect(counts.all).toBe(counts.good + counts.general + counts.bad);
    await openProduct(page, product.id, { prefix: locale === 'en' ? '' : `/${locale}` });
    const list = page.getByRole('list', { name: locale === 'en' ? 'Reviews' : '商品评价', exact: true });
    for (const [kind, name] of Object.entries(names) as [keyof typeof counts, string][]) {
      await page.getByRole('link', { name: `${name} (${counts[kind]})`, exact: true }).click();
      await expect(list.getByRole('article')).toHaveCount(Math.min(10, counts[kind]));
    }
  });
}

test('a press on a row of the stars shows those reviews alone, and a second one all of them', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ rating }) => rating.count > 15);
  const { stars, sumCount } = await ask<Summary>(request, `/api/front/product/reply/config/${product.id}`);
  const given = stars.findIndex((count) => count > 0 && count < sumCount) + 1;
  const count = stars[given - 1] ?? 0;
  await openProduct(page, product.id);
  const rows = page.getByRole('list', { name: 'Filter by stars' });
  await expect(rows.getByRole('link')).toHaveCount(stars.filter((each) => each > 0).length);
  const row = rows.getByRole('link', { name: new RegExp(`^${given} stars? \\d+% of reviews \\(${count}\\)`) });
  await expect(row).toContainText(`${Math.round((count * 100) / sumCount)}%`);
  const list = page.getByRole('list', { name: 'Reviews', exact: true });
  await row.click();
  await expect(page).toHaveURL(new RegExp(`reviewStar=${given}`));
  await expect(list.getByRole('article')).toHaveCount(Math.min(10, count));
  await expect(list.getByRole('img', { name: `${given} out of 5 stars` })).toHaveCount(Math.min(10, count));
  await expect(row).toHaveAttribute('aria-current', 'true');
  await row.click();
  await expect(page).not.toHaveURL(/reviewStar/);
  await expect(list.getByRole('article')).toHaveCount(Math.min(10, sumCount));
});

test('reviews are sorted and have pages, which the address contains', async ({ page, request }) => {
  const product = await findProduct(request, ({ rating }) => rating.count > 15);
  const worst = await ask<OutputOf<typeof listReviews>>(
    request,
    `/api/front/product/reply/list/${product.id}?sort=worst&page=2&limit=10`,
  );
  await openProduct(page, product.id);
  const reviews = page.getByRole('list', { name: 'Reviews', exact: true }).getByRole('article');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('worst');
  await page.getByRole('navigation', { name: 'Review pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/reviewSort=worst&reviewPage=2/);
  await expect(reviews).toHaveCount(worst.list.length);
  await expect(reviews.first()).toContainText(worst.list[0]?.comment ?? '-');
  await page.reload();
  await expect(reviews.first()).toContainText(worst.list[0]?.comment ?? '-');
});

test('a review shows both scores and the shop’s reply, and its pictures can be enlarged', async ({ page, request }) => {
  const all = (id: number, type: string) =>
    ask<OutputOf<typeof listReviews>>(request, `/api/front/product/reply/list/${id}?type=${type}&limit=100`);
  const product = await findProduct(request, ({ rating }) => rating.count > 15);
  const { list } = await all(product.id, 'pictures');
  const [withPictures] = list;
  await openProduct(page, product.id, { search: '?review=pictures' });
  const review = page
    .getByRole('article')
    .filter({ hasText: withPictures?.comment ?? '-' })
    .first();
  await expect(review.getByRole('img', { name: `${withPictures?.star} out of 5 stars` })).toBeVisible();
  await expect(review).toContainText(`Service ${withPictures?.serviceStar}/5`);
  await review.getByRole('button', { name: /^Image 1 of/ }).click();
  await expect(page.getByRole('dialog', { name: /^Photos by / })).toBeVisible();
  await page.keyboard.press('Escape');
  const answered = (await all(product.id, 'all')).list.findIndex(({ merchantReplyContent }) => merchantReplyContent);
  const reply = (await all(product.id, 'all')).list[answered]?.merchantReplyContent ?? '';
  await openProduct(page, product.id, { search: `?reviewPage=${Math.floor(answered / 10) + 1}` });
  await expect(page.getByText(reply).first()).toBeVisible();
});
