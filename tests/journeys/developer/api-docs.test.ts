import { expect, test } from '@playwright/test';

test('the API reference sends a call, asks no other host and breaks no policy', async ({ page, baseURL }) => {
  const outside: string[] = [];
  const violations: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}`) && !/^(data|blob):/.test(url)) outside.push(url);
  });
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });

  await page.goto('/api/docs');
  await page.getByRole('navigation').getByRole('link', { name: 'search', exact: true }).click();
  await page
    .getByRole('button', { name: /search\/keyword/ })
    .first()
    .click();
  const answered = page.waitForResponse('**/api/front/search/keyword');
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('"message": "success"').first()).toBeVisible();
  expect([outside, violations]).toEqual([[], []]);
});
