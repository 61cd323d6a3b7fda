import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { importReviews } from '#server/modules/reviews/index.ts';
import { reviews, shopReviewReports } from '#server/modules/reviews/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a review is found by its stars, reported to the platform, and the report withdrawn', async ({
  page,
  context,
  baseURL,
}) => {
  const { cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  const text = `Never arrived ${Date.now()}`;
  await transaction((tx) =>
    importReviews(tx, [{ productId: cup.productId, nickname: 'Bo', productScore: 1, serviceScore: 1, text }]),
  );
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/reviews`, 'Reviews');
  const review = page.getByRole('article').filter({ hasText: text });
  const scores = page.getByRole('table', { name: 'Score over time' });
  await expect(scores.getByRole('row')).toHaveCount(13);
  await page.getByRole('combobox', { name: 'Stars' }).click();
  await page.getByRole('option', { name: '1 star' }).click();
  await expect(page).toHaveURL(/stars=1/);
  await expect(review).toBeVisible();
  await expectAccessible(page);

  await review.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose a reason first')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Fake or about something else' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(notice(page, 'Reported to Galleria')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Reported by you' }).click();
  await expect(page.getByRole('checkbox', { name: 'Reported by you' })).toBeChecked();
  await expect(review).toContainText('Reported: Fake or about something else');
  await review.getByRole('button', { name: 'Withdraw report' }).click();
  await expect(notice(page, 'Report withdrawn')).toBeVisible();
  await expect(review).toHaveCount(0);
  const [made] = await database().select({ id: reviews.id }).from(reviews).where(eq(reviews.text, text));
  await database()
    .delete(shopReviewReports)
    .where(eq(shopReviewReports.reviewId, made?.id ?? 0));
  await database().delete(reviews).where(eq(reviews.text, text));
});

test('a review is answered, and an answer that a colleague has just given is not lost', async ({
  page,
  context,
  baseURL,
}) => {
  const { cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  const text = `Arrived late ${Date.now()}`;
  await transaction((tx) =>
    importReviews(tx, [{ productId: cup.productId, nickname: 'Bo', productScore: 3, serviceScore: 3, text }]),
  );
  const ofBo = eq(reviews.text, text);
  const answer = async () => (await database().select({ reply: reviews.reply }).from(reviews).where(ofBo))[0]?.reply;
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/reviews`, 'Reviews');
  const review = page.getByRole('article').filter({ hasText: text });
  await review.getByRole('button', { name: 'Reply' }).click();
  await database().update(reviews).set({ reply: 'It snowed' }).where(ofBo);
  const field = review.getByLabel('Your reply, visible to everyone');
  await field.fill('We are sorry');
  await review.getByRole('button', { name: 'Publish reply' }).click();
  await expect(notice(page, 'Someone else changed this in the meantime')).toBeVisible();
  const theirs = review.getByRole('alert').filter({ hasText: 'A colleague replied in the meantime' });
  await expect(theirs).toContainText('It snowed');
  await expect(field).toHaveValue('We are sorry');
  await expectAccessible(page);
  expect(await answer()).toBe('It snowed');
  await theirs.getByRole('button', { name: 'Replace their reply' }).click();
  await review.getByRole('button', { name: 'Publish reply' }).click();
  await expect(notice(page, 'Reply published')).toBeVisible();
  await expect(review).toContainText('We are sorry');
  expect(await answer()).toBe('We are sorry');
  await database().delete(reviews).where(ofBo);
});
