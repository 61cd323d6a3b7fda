import { expect, type Page, test } from '@playwright/test';
import {
  axeViolations,
  countryButton,
  dialog,
  field,
  messages,
  openDialog,
  tab,
} from '#tests/support/pages/sign-in-dialog.ts';

test.describe('country code', () => {
  const filter = (page: Page) => dialog(page).getByRole('combobox', { name: 'Find a country or code' });
  const options = (page: Page) => dialog(page).getByRole('option');

  test.beforeEach(async ({ page }) => {
    await openDialog(page);
    await tab(page, 'Phone').click();
    await expect(countryButton(page)).toHaveText('+86');
    await countryButton(page).click();
  });

  test('lists every country with flag, both names and dial code', { tag: '@pictures' }, async ({ page }) => {
    await expect.poll(() => options(page).count()).toBeGreaterThanOrEqual(190);
    const china = options(page).filter({ hasText: '中国' }).filter({ hasText: '+86' });
    await expect(china).toHaveText('China 中国+86');
    await expect(china).toHaveAttribute('aria-selected', 'true');
    await expect(china).toBeInViewport();
    const flag = china.locator('img');
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const name of ['United States', 'Spain', 'France', 'Thailand', 'Laos'])
      await expect(options(page).filter({ hasText: name }).first()).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is filtered by every field', async ({ page }) => {
    await expect(options(page).first()).toBeVisible();
    const before = await options(page).count();
    for (const [wanted, name] of [
      ['US', 'United States'],
      ['France', 'France'],
      ['法国', 'France'],
      ['856', 'Laos'],
      ['+856', 'Laos'],
      ['131 2345', 'China'],
    ] as const) {
      await filter(page).fill(wanted);
      await expect(options(page).first()).toContainText(name);
      await expect.poll(() => options(page).count()).toBeLessThan(before);
    }
    await filter(page).fill('atlantis');
    await expect(dialog(page).getByText('No country found')).toBeVisible();
  });

  test('works with the keyboard, and Escape closes only the list', async ({ page }) => {
    await expect(filter(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(countryButton(page)).toBeFocused();
    await expect(countryButton(page)).toHaveAccessibleName('Country code: Christmas Island, +61');
    await page.keyboard.press('Enter');
    await page.keyboard.type('laos');
    await page.keyboard.press('Enter');
    await expect(countryButton(page)).toHaveText('+856');
    await expect(messages(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(filter(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filter(page)).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await expect(countryButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('opens scrolled to the chosen country, and closes on a click outside', async ({ page }) => {
    await filter(page).fill('Zimbabwe');
    await options(page).first().click();
    await expect(countryButton(page)).toHaveText('+263');
    await countryButton(page).click();
    await expect(options(page).filter({ hasText: 'Zimbabwe' })).toBeInViewport();
    await field(page, 'Password').click({ force: true, position: { x: 400, y: 10 } });
    await expect(filter(page)).toHaveCount(0);
  });
});
