import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';

const agreement = '/middlewares/privacy_agreement';

test('everybody can read the user agreement, section by section', async ({ page }) => {
  await page.goto(agreement);
  await expect(page).toHaveTitle('User agreement and privacy · Galleria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User agreement and privacy');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(contents).toHaveCount(10);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(10);
  await contents.filter({ hasText: 'Privacy and cookies' }).click();
  await expect(page).toHaveURL(`${agreement}#privacy`);
  await expect(page.getByRole('heading', { name: '7. Privacy and cookies' })).toBeInViewport();
  const words = (await page.getByRole('article').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(600);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute('href', '/');
});

for (const [locale, title] of [
  ['zh-CN', '用户协议与隐私政策'],
  ['es', 'Acuerdo de usuario y privacidad'],
  ['fr', 'Conditions d’utilisation et confidentialité'],
  ['th', 'ข้อตกลงผู้ใช้และความเป็นส่วนตัว'],
  ['lao', 'ຂໍ້ຕົກລົງຜູ້ໃຊ້ ແລະ ຄວາມເປັນສ່ວນຕົວ'],
] as const) {
  test(`the agreement is shown in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}${agreement}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Galleria`);
    await expectAccessible(page);
  });
}

test('the agreement is cached for everybody, and changes its language with the page', async ({ page, request }) => {
  expect((await request.get(agreement)).headers()['cache-control']).toBe('public, no-cache');
  const idle = page.waitForResponse('**/api/front/product/category');
  await page.goto('/');
  await idle;
  await page.getByRole('contentinfo').getByRole('link', { name: 'User agreement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User agreement and privacy');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation et confidentialité');
  await expect(page).toHaveTitle('Conditions d’utilisation et confidentialité · Galleria');
  await expectAccessible(page);
});
