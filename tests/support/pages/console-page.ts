import { type BrowserContext, expect, type Page } from '@playwright/test';
import { transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';

/** Signs an account in to the console in this browser, and returns the token of its session. */
export async function enterConsole(
  context: BrowserContext,
  baseURL: string | undefined,
  accountId: number,
): Promise<string> {
  const value = await transaction((tx) => openSession(tx, accountId, 'test', 'console'));
  await context.addCookies([
    { name: 'console.session', value, url: baseURL ?? '', httpOnly: true, sameSite: 'Strict' },
  ]);
  return value;
}

/** Opens a screen and waits for its title. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/console${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** What the console says after something was done, or refused. */
export const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** What the page's policy has refused, and errors of its scripts. */
export function refusedByPolicy(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text());
  });
  // What a script has tried and caught is only reported.
  page.on('request', (request) => {
    if (request.url().endsWith('/api/front/report/csp')) found.push(request.postData() ?? 'a report');
  });
  return found;
}
