import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { locales, withLocale } from '#contract/core/languages.ts';
import { listOwnReviews } from '#contract/reviews/shopper-own.ts';
import { database } from '#server/database/connection.ts';
import { setSite } from '#server/modules/content/index.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { anAddress, callAs } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { openProduct } from '#tests/support/pages/product-page.ts';
import { received } from '#tests/support/pages/received-orders.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();
// One of these tests sets the maximum of pictures for the whole mall.
test.describe.configure({ mode: 'serial' });

const path = '/users/evaluation_list';
const formPath = '/users/evaluation_confirm';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'My reviews' });
const waiting = (page: Page) => page.getByRole('list', { name: 'To review' }).getByRole('listitem');
const done = (page: Page) => page.getByRole('list', { name: 'Reviewed' }).getByRole('article');
const stars = (page: Page, group: string, count: number) =>
  page
    .getByRole('group', { name: group })
    .locator('label')
    .nth(count - 1);
const chosen = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { checked: true });
const removers = (page: Page) => page.getByRole('button', { name: /^Remove photo/ });

async function picture(name: string, background: string, type: 'png' | 'jpeg' | 'gif' = 'png') {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  return { name, mimeType: `image/${type}`, buffer: await drawn.toFormat(type).toBuffer() };
}

test('a new account finds both lists empty, with a link to shop', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  await openHydrated(page, path);
  await expect(page).toHaveTitle('My reviews · Galleria');
  await expect(page.getByText('Nothing to review')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My orders' }).last()).toHaveAttribute(
    'href',
    '/users/order_list',
  );
  await expectAccessible(page);
  await tabs(page).getByRole('link', { name: 'Reviewed (0)' }).click();
  await expect(page.getByText('You haven’t written any reviews yet')).toBeVisible();
  await expectAccessible(page);
  await page.goto(formPath);
  await expect(page.getByText('No item selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to my reviews' }).click();
  await expect(page).toHaveURL(path);
});

test('a received line is reviewed, and the review is shown on the product page', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL, { nickname: 'Ana Silva' });
  const { kettle, cup } = await ownProducts();
  await anAddress(ana);
  const [number = ''] = await received(request, ana, [kettle[0], 2], [cup, 1]);

  await openHydrated(page, '/users/order_list?orderStatus=4');
  await page.getByRole('link', { name: `Review order ${number}` }).click();
  await expect(page).toHaveURL(path);
  await expect(tabs(page).getByRole('link', { name: 'To review (2)' })).toHaveAttribute('aria-current', 'page');
  await expect(waiting(page)).toHaveCount(2);
  await expect(waiting(page).filter({ hasText: kettle[0].name })).toContainText('$30.00 × 2');
  await expect(page.getByRole('link', { name: kettle[0].name, exact: true })).toHaveAttribute(
    'href',
    `/goods_detail/${kettle[0].productId}`,
  );
  await expectAccessible(page);

  const link = page.getByRole('link', { name: `Write a review: ${kettle[0].name}` });
  // In a new tab, without an earlier choice, the address opens the form of this line.
  const address = (await link.getAttribute('href')) ?? '';
  const other = await (await context.newPage()).goto(address);
  expect(await other?.text()).toContain(kettle[0].name);
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByText(kettle[0].name)).toBeVisible();
  await openHydrated(page, formPath); // without the id: the last choice is restored
  await expect(page.getByRole('main').getByText(kettle[0].name)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mall'))).toContain(number);

  const send = page.getByRole('button', { name: 'Submit review' });
  await send.click();
  await expect(messages(page)).toHaveText(['Please rate the product quality']);
  await stars(page, 'Product quality', 4).click();
  await expect(chosen(page, 'Product quality')).toHaveAccessibleName('4 stars, good');
  await send.click();
  await expect(messages(page)).toHaveText(['Please rate the service attitude']);
  // The focus is on the missing stars, which are chosen by the keyboard.
  await page.keyboard.press('Space');
  for (const _ of [2, 3, 4, 5]) await page.keyboard.press('ArrowRight');
  await expect(chosen(page, 'Service attitude')).toHaveAccessibleName('5 stars, excellent');
  await send.click();
  await expect(messages(page)).toHaveText(['Please write your review']);
  const text = '<img src=x onerror=alert(1)> keeps warm';
  await page.getByRole('textbox', { name: 'Your review' }).fill(text);
  await expect(page.getByText(`${text.length}/500`)).toBeVisible();

  const file = page.locator('input[type=file]');
  await file.setInputFiles([await picture('a.gif', '#111111', 'gif')]);
  await expect(messages(page)).toContainText(['Please choose JPG or PNG photos of up to 5 MB']);
  await file.setInputFiles([await picture('a.png', '#aa0000'), await picture('b.jpg', '#00aa00', 'jpeg')]);
  await expect(removers(page)).toHaveCount(2);
  await removers(page).first().click();
  await expect(removers(page)).toHaveCount(1);
  const more = ['#0000aa', '#00aaaa', '#aa00aa', '#aaaa00', '#123456'];
  await file.setInputFiles(await Promise.all(more.map((colour, at) => picture(`${at}.png`, colour))));
  await expect(messages(page)).toContainText(['You can add up to 5 photos']);
  await expect(removers(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Add photos' })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /first and last letter/ }).check();
  await send.click();
  await expect(page).toHaveURL(path);
  await expect(messages(page)).toContainText(['Thank you for your review']);
  await expect(tabs(page).getByRole('link', { name: 'To review (1)' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mall'))).not.toContain(number);

  await openProduct(page, kettle[0].productId);
  const review = page.getByRole('article').filter({ hasText: 'keeps warm' });
  await expect(review).toContainText('A**a');
  await expect(review).toContainText(text);
  await expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  await expect(review).toContainText('Service 5/5');
  await review.getByRole('button', { name: 'Image 1 of 5' }).click();
  await expect(page.getByRole('dialog', { name: 'Photos by A**a' })).toBeVisible();
  await page.keyboard.press('Escape');
  // One's own review can be neither marked helpful nor reported.
  await expect(review.getByRole('button', { name: /Helpful|Report/ })).toHaveCount(0);

  await openHydrated(page, path);
  await page.getByRole('link', { name: `Write a review: ${cup.name}` }).click();
  await stars(page, 'Product quality', 1).click();
  await stars(page, 'Service attitude', 2).click();
  await page.getByRole('textbox', { name: 'Your review' }).fill('It leaks');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Thank you! You’ve reviewed everything you received.')).toBeVisible();
  await openHydrated(page, '/users/order_list?orderStatus=5');
  await expect(page.getByRole('article', { name: `Order ${number}` })).toContainText('Completed');
  expect(errors).toEqual([]);
});

test('own reviews are filtered by kind, show the shop’s reply, and take one follow-up', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup, lamp } = await ownProducts();
  await anAddress(ana);
  await received(request, ana, [kettle[0], 1], [cup, 1], [lamp, 1]);
  await database().execute(sql`
    insert into reviews (product_id, order_line_id, account_id, nickname, product_score, service_score, text, reply)
    select l.product_id, l.id, o.account_id, 'Ana', case l.product_id when ${kettle[0].productId} then 5 when ${cup.productId} then 3 else 1 end,
      4, 'About ' || (l.name ->> 'en'), case l.product_id when ${kettle[0].productId} then 'Thank you, Ana' end
    from order_lines l join orders o on o.id = l.order_id where o.account_id = ${ana.accountId}`);
  await openHydrated(page, `${path}?tab=done`);
  const kinds = page.getByRole('navigation', { name: 'Filter reviews' });
  await expect(done(page)).toHaveCount(3);
  await expectAccessible(page);
  for (const [kind, name] of [
    ['Good', kettle[0].name],
    ['General', cup.name],
    ['Bad', lamp.name],
  ] as const) {
    await kinds.getByRole('link', { name: `${kind} (1)` }).click();
    await expect(done(page)).toHaveCount(1);
    await expect(done(page)).toContainText(`About ${name}`);
  }
  await kinds.getByRole('link', { name: 'All (3)' }).click();
  const good = done(page).filter({ hasText: kettle[0].name });
  await expect(good).toContainText('Thank you, Ana');
  await good.getByRole('button', { name: `Add a follow-up: ${kettle[0].name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'How’s it going?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(messages(page)).toHaveText(['Please write your review']);
  await dialog.getByRole('textbox', { name: 'Your review' }).fill('Still like new');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(good).toContainText('Still like new');
  await expect(good.getByRole('button', { name: /follow-up/ })).toHaveCount(0);
  await openProduct(page, kettle[0].productId);
  await expect(page.getByRole('article').filter({ hasText: 'Still like new' })).toContainText('Thank you, Ana');
  expect((await callAs(request, ana, listOwnReviews, {})).waiting).toBe(0);
});

test('with a maximum of three pictures a fourth cannot be added', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await anAddress(ana);
  await received(request, ana, [cup, 1]);
  await setSite('reviews', { picturesMax: 3 });
  try {
    await openHydrated(page, path);
    await page.getByRole('link', { name: `Write a review: ${cup.name}` }).click();
    await expect(page.getByText('Up to 3 photos: JPG or PNG, 5 MB each')).toBeVisible();
    const four = ['#0000aa', '#00aaaa', '#aa00aa', '#aaaa00'];
    await page
      .locator('input[type=file]')
      .setInputFiles(await Promise.all(four.map((colour, at) => picture(`${at}.png`, colour))));
    await expect(messages(page)).toContainText(['You can add up to 3 photos']);
    await expect(removers(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Add photos' })).toHaveCount(0);
  } finally {
    await setSite('reviews', { picturesMax: 5 });
  }
});

test('in every language, nothing is cut off and nothing overlaps', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await anAddress(ana);
  await received(request, ana, [cup, 1]);
  for (const locale of locales) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, withLocale(locale, path));
    await page
      .getByRole('main')
      .getByRole('listitem')
      .locator(`a[href^="${withLocale(locale, formPath)}?id="]`)
      .click();
    await expect(page.locator('textarea')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});
