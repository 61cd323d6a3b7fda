import { expect, type Page, type Response } from '@playwright/test';

/** Until the page is hydrated: its links, fields and buttons then react (ui/ready.ts). */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'yes');
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilHydrated(page);
  return response;
}
