import { type BrowserContext, type Page, test } from '@playwright/test';
import type { User } from '#contract/identity/shopper.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { pageKey } from '#server/http/session/session-token.ts';
import type { accounts } from '#server/modules/identity/tables.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { patience } from '#tests/support/mall/patience.ts';

/** Connects a journey to the mall's database: the mall under test is another process, which it can reach only so. */
export function withMallDatabase(): void {
  test.beforeAll(() => {
    openDatabase(process.env.MALL_DATABASE_URL ?? '', patience.timeout);
  });
  test.afterAll(closeDatabase);
}

/** Creates an account and signs it in in this browser. */
export async function signInNewAccount(
  context: BrowserContext,
  baseURL: string | undefined,
  given: Partial<typeof accounts.$inferInsert> = {},
): Promise<Person> {
  const person = await someone(given);
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'auth.session', value: person.token, url, httpOnly: true },
    { name: 'auth._token.local', value: encodeURIComponent(`Bearer ${pageKey(person.token)}`), url },
    { name: 'auth.strategy', value: 'local', url },
  ]);
  return person;
}

/** A user as the mall returns it. */
export const ana: User = {
  uid: 1,
  avatar: null,
  nickname: 'Ana',
  phone: '+8613800000001',
  countryCode: '+86',
  email: 'ana@mall.example',
  userType: 'email',
  hasPassword: true,
  scope: ['shopper'],
};

export function stub(page: Page, call: string, data: unknown, code = 200) {
  return page.route(`**/api/${call}`, (route) => route.fulfill({ json: { code, message: 'M', data } }));
}

/** Makes a browser believe that it is signed in, with stubbed answers and no account. */
export async function stubUser(page: Page, baseURL: string | undefined, user: Partial<User> = {}): Promise<void> {
  const url = baseURL ?? '';
  await page.context().addCookies([
    { name: 'auth._token.local', value: encodeURIComponent('Bearer canary-key'), url },
    { name: 'auth.strategy', value: 'local', url },
  ]);
  await stub(page, 'front/login/token/is/exist', true);
  await stub(page, 'front/user/info', { ...ana, ...user });
}

export const messages = (page: Page) => page.getByRole('region', { name: /^Messages|^消息/ }).getByRole('listitem');

export async function cookie(page: Page, name: string): Promise<string | undefined> {
  const found = (await page.context().cookies()).find((candidate) => candidate.name === name);
  return found && decodeURIComponent(found.value);
}

/** Collects the errors that a page throws; a journey asserts at its end that there are none. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  // An error that React has recovered from says what went wrong only as its cause.
  void page.addInitScript(() => addEventListener('error', ({ error }) => error?.cause && reportError(error.cause)));
  return errors;
}
