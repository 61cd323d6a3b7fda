import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { database } from '#server/database/connection.ts';
import { ask } from './home-page.ts';

/** A product of the demo mall that has what a journey needs. */
export async function findProduct(
  request: APIRequestContext,
  has: (product: Product) => boolean = () => true,
): Promise<Product> {
  const { list } = await ask<{ list: ProductCard[] }>(request, '/api/front/index/product?page=1&limit=60');
  for (const { id } of list) {
    const product = await ask<Product>(request, `/api/front/product/detail/${id}`);
    if (has(product)) return product;
  }
  throw new Error('The demo mall has no such product');
}

/** Notifies the mall, which is another process, of a product that was changed directly in the database. */
export async function publishChange(productId: number): Promise<void> {
  await database().execute(sql`select pg_notify('pages_changed', ${`product:${productId}`})`);
}

/** Opens the page and waits until it is hydrated: the browser then fills in the delivery. */
export async function openProduct(page: Page, id: number, { prefix = '', search = '' } = {}): Promise<void> {
  await page.goto(`${prefix}/goods_detail/${id}${search}`);
  await expect(page.getByRole('button', { name: /^(Deliver to|送至)/ })).toBeVisible();
  await page.mouse.move(5, 5); // the first sign of someone wakes up the rest
  await expect(page.locator('[data-ready]', { has: page.locator('#reviews') }).last()).toHaveAttribute(
    'data-ready',
    'yes',
  );
}

export const money = (amount: number) => `$${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Sign in|登录)/ });
