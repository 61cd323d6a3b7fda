import { expect, type Page, type Request } from '@playwright/test';
import { violations } from './accessibility-check.ts';

export const emptyPage = '/no/such/page';
export const signedIn = {
  code: 200,
  message: '',
  data: { token: 'k', type: 'email', uid: 1, nickname: 'Ann', email: 'ann@mail.test', phone: null },
};
export const user = {
  ...signedIn.data,
  avatar: null,
  countryCode: null,
  userType: 'email',
  hasPassword: true,
  scope: [],
};
export const done = { code: 200, message: '', data: null };
export const methods = {
  facebookOpen: false,
  facebookAppId: '',
  visitorOpen: true,
  googleOpen: false,
  twitterOpen: false,
  demoAccounts: [] as unknown[],
};

/** Answers a call with this body, and returns the requests that were made. */
export async function stub(page: Page, call: string, body: unknown, delayMs = 0): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**/api/${call}`, async (route) => {
    requests.push(route.request());
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.fulfill({ json: body });
  });
  return requests;
}

export async function open(page: Page, path = emptyPage) {
  const idle = page.waitForResponse('**/api/front/product/category');
  await page.goto(path);
  await idle;
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
export const messages = (page: Page) => page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
export const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name });
export const agreement = (page: Page) => dialog(page).getByRole('checkbox');
export const countryButton = (page: Page) => dialog(page).getByRole('button', { name: /^Country code/ });

export async function openDialog(page: Page, path = emptyPage) {
  await open(page, path);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(field(page, 'Email')).toBeFocused();
}

/** The input fields, in their order on the page. */
export async function fields(page: Page) {
  return dialog(page)
    .locator('form input:visible')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
}

/** Opens the dialog as a buying action does. */
export async function openForBuying(page: Page) {
  await open(page, '/');
  await page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const shell = await import(scripts.find((name) => /\/assets\/shell-.*\.js$/.test(name) && name) ?? '');
    for (const exported of Object.values(shell) as { getState?: () => object; setState: (part: object) => void }[]) {
      if (exported?.getState && 'isShowTourists' in exported.getState())
        exported.setState({ isLoginOpen: true, isShowTourists: true });
    }
  });
  await expect(dialog(page)).toBeVisible();
}

export const dataOf = (request: Request | undefined) => request?.postDataJSON();

/** What axe finds wrong with the page as it is now. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.waitForTimeout(300); // until colour transitions have ended
  return (await violations(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
