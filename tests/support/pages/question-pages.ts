import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { importQuestions } from '#server/modules/questions/index.ts';
import { questions } from '#server/modules/questions/tables.ts';
import type { OwnSku } from './cart-page.ts';
import { openProduct } from './product-page.ts';

/** Asks something about a product, as if long ago, and perhaps answers as a buyer; returns the question's id. */
export async function asked({ productId, shopId }: OwnSku, text: string, answers: string[] = []): Promise<number> {
  const at = new Date('2026-01-01T12:00:00Z');
  const given = answers.map((answer) => ({ isShop: false, nickname: 'Bo Reed', text: answer, createdAt: at }));
  await transaction((tx) =>
    importQuestions(tx, [{ productId, shopId, nickname: 'Ana Quill', text, createdAt: at, answers: given }]),
  );
  const [made] = await database().select({ id: questions.id }).from(questions).where(eq(questions.text, text));
  return made?.id ?? 0;
}

/** Opens a product's page and goes to its questions, which are loaded then. */
export async function openQuestions(page: Page, productId: number, prefix = ''): Promise<void> {
  await openProduct(page, productId, { prefix });
  await page.getByRole('link', { name: /^(Questions|商品问答)$/ }).click();
  await expect(page.getByRole('region', { name: /^(Questions|商品问答)$/ })).toBeInViewport();
}
