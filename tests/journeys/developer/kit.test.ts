import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';

const column = (page: Page, theme: string) => page.getByRole('region', { name: theme, exact: true });

test('the kit is shown in both themes side by side, its dialogs too, and axe finds nothing serious', async ({
  page,
}) => {
  await openHydrated(page, '/dev/kit');
  await expect(page.getByRole('heading', { name: 'Component kit' })).toBeVisible();
  await expect(column(page, 'Light')).toHaveCSS('background-color', 'rgb(245, 246, 248)');
  await expect(column(page, 'Dark')).toHaveCSS('background-color', 'rgb(18, 20, 25)');
  await expectAccessible(page, 'main');
  await column(page, 'Dark').getByRole('button', { name: 'Open: Dialog', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Dialog' })).toHaveCSS('background-color', 'rgb(27, 30, 37)');
  await page.keyboard.press('Escape');
  await column(page, 'Light').getByRole('button', { name: 'Open: ConfirmDialog' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** What of a part can have the focus, and shows no ring of this colour then. */
async function withoutRing(part: ReturnType<typeof column>, colour: string) {
  return part.evaluate(async (element, ring) => {
    const isRinged = (around: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(around);
      return outlineStyle !== 'none' && outlineWidth === '2px' && outlineColor === ring;
    };
    const controls = [
      ...element.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled',
      ),
    ].filter((control) => control.checkVisibility() && !control.closest('[inert]'));
    const found: string[] = [];
    for (const control of controls) {
      control.focus();
      // Around the control itself, or around what it belongs to: a group, a chip, a card; a switch has its track beside it.
      const around = [control.nextElementSibling];
      for (let at: Element | null = control; at && at !== element; at = at.parentElement) around.push(at);
      const isShown = () => around.some((each) => each && isRinged(each));
      for (let frame = 0; frame < 30 && !isShown(); frame++) await new Promise(requestAnimationFrame);
      // The arrow of a row goes away once that has been scrolled to its end.
      if (control.isConnected && !isShown()) found.push(control.outerHTML.slice(0, 120));
    }
    return { count: controls.length, found };
  }, colour);
}

test('whatever has the focus has the same ring', async ({ page }) => {
  await openHydrated(page, '/dev/kit');
  await page.keyboard.press('Tab'); // from now on the browser shows where the focus is
  const light = await withoutRing(column(page, 'Light'), 'rgb(208, 42, 21)');
  expect(light.count).toBeGreaterThan(60);
  expect(light.found).toEqual([]);
  expect((await withoutRing(column(page, 'Dark'), 'rgb(255, 133, 115)')).found).toEqual([]);
});
