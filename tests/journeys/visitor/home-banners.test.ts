import { expect, test } from '@playwright/test';
import type { HomeIndex } from '#contract/content/shopper.ts';
import { ask, openHome } from '#tests/support/pages/home-page.ts';

test('the banner shows its picture and leads to a page of the mall', async ({ page, request }) => {
  const { banner } = await ask<HomeIndex>(request, '/api/pc/home/index');
  await openHome(page);
  const first = page.getByRole('group', { name: 'Slide 1 of' }).first().getByRole('link');
  await expect(first).toHaveAccessibleName(`${banner[0]?.title} ${banner[0]?.line} Shop now`);
  await expect
    .poll(() => first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(700);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await first.click();
  await expect(page).toHaveURL(banner[0]?.url ?? '');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('every window shows the same part of a banner whole, and arrows beside its words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the first banner stays
  await openHome(page);
  const carousel = page.getByRole('region', { name: 'Offers of the day' });
  const picture = carousel.getByRole('group', { name: 'Slide 1 of' }).locator('img');
  for (const width of [1000, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [card, shown, next, words, previous] = await Promise.all(
      [
        page.getByRole('complementary', { name: 'Your account' }),
        picture,
        carousel.getByRole('button', { name: 'Next slide' }),
        carousel.getByText('Shop now').first(),
        carousel.getByRole('button', { name: 'Previous slide' }),
      ].map(async (part) => {
        const box = await part.boundingBox();
        if (!box) throw new Error(`not shown at ${width} px`);
        return { ...box, right: box.x + box.width };
      }),
    );
    // In its own shape, as high as the banner; the object ends 346 px right of its middle, before the card begins.
    expect(shown).toMatchObject({ height: 480, width: 2560 });
    expect(card && shown && card.x - (shown.x + 1280)).toBe(370);
    expect(next && card && next.right < card.x).toBe(true);
    expect(words && previous && previous.right < words.x).toBe(true);
    await expect(carousel.getByRole('button', { name: 'Next slide' })).toHaveCSS('opacity', '1');
  }
});

test('the banners turn by arrows, dots and by themselves, and stop when asked to', async ({ page, request }) => {
  const { banner } = await ask<HomeIndex>(request, '/api/pc/home/index');
  await page.clock.install();
  await openHome(page);
  const carousel = page.getByRole('region', { name: 'Offers of the day' });
  const isShown = (number: number) =>
    expect(carousel.getByRole('button', { name: `Slide ${number} of ${banner.length}` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  // Smooth scrolling runs in real time, also while the page's clock is stopped.
  const turned = async () => {
    await page.clock.runFor(1000);
    await new Promise((resolve) => setTimeout(resolve, 900));
  };

  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await turned();
  await isShown(2);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await turned();
  await isShown(1);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await turned();
  await isShown(banner.length);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await turned();
  await isShown(1);
  await carousel.getByRole('button', { name: `Slide 3 of ${banner.length}` }).click();
  await turned();
  await isShown(3);

  // It stops under the pointer and with the focus inside.
  await page.clock.runFor(6000);
  await isShown(3);
  await page.mouse.move(5, 5);
  await page.getByRole('combobox', { name: 'Search' }).focus();
  await page.clock.runFor(6000);
  await isShown(4);

  await carousel.getByRole('button', { name: 'Pause the slides' }).click();
  await page.getByRole('combobox', { name: 'Search' }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(12_000);
  await isShown(4);
});

test('with reduced motion the banners do not move by themselves', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await openHome(page);
  await expect(page.getByRole('button', { name: 'Play the slides' }).first()).toBeAttached();
  await page.close();
});
