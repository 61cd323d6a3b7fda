import { expect, test } from '@playwright/test';
import { transaction } from '#server/database/connection.ts';
import { chatLink } from '#server/modules/chat/index.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { aClerk, chatWindow, field, log, write } from '#tests/support/pages/chat-pages.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

withMallDatabase();

test('a shopper asks about a product and is answered at once, from page to page', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const desk = await aClerk(request, cup.shopId);
  await openHydrated(page, `/goods_detail/${cup.productId}`);
  await page.getByRole('region', { name: 'Sold by' }).getByRole('button', { name: 'Contact shop' }).click();
  await expect(field(page)).toBeFocused();
  await expect(chatWindow(page).getByText('You’re looking at')).toBeVisible();
  await expectAccessible(page);

  const question = `Does it fit a dishwasher? ${Date.now()}`;
  await write(page, question);
  await expect(log(page).getByRole('link', { name: cup.name })).toHaveAttribute(
    'href',
    `/goods_detail/${cup.productId}`,
  );
  await expect(log(page).getByText(question)).toBeVisible();
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  const chatId = await desk.chatWith(question);
  await desk.call('mark', { chatId, delivered: 2, read: 2 });
  await expect(log(page).getByText('Read', { exact: true })).toBeVisible();
  await desk.answer(chatId, 'Yes, at 60 degrees');
  await expect(log(page).getByText('Yes, at 60 degrees')).toBeVisible();
  await expectAccessible(page);

  // It stays open on the next page, with what was begun.
  await field(page).fill('Thank you');
  await page.getByRole('navigation', { name: 'Galleria' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(field(page)).toHaveValue('Thank you');
  await field(page).press('Enter');
  await expect(log(page).getByText('Thank you')).toBeVisible();

  // Closed, an answer is counted in the header and in the tab, and shown as a message.
  await field(page).press('Escape');
  await expect(chatWindow(page)).toHaveCount(0);
  await desk.answer(chatId, 'You are welcome');
  await expect(page.getByRole('button', { name: /^Messages\s*1$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await messages(page).getByRole('button', { name: 'Reply' }).click();
  await expect(log(page).getByText('You are welcome')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect
    .poll(async () => (await desk.messages(chatId)).map(({ content }) => content.kind))
    .toEqual(['product', 'text', 'text', 'text', 'text']);
  expect(errors).toEqual([]);
});

test('the same in Chinese', async ({ page, context, baseURL, request }) => {
  await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const desk = await aClerk(request, cup.shopId);
  await openHydrated(page, `/zh-CN/goods_detail/${cup.productId}`);
  await page.getByRole('button', { name: '联系商家' }).click();
  const chat = page.getByRole('dialog', { name: '消息' });
  await expect(chat.getByText('正在浏览')).toBeVisible();
  const question = `可以放进洗碗机吗？${Date.now()}`;
  await chat.getByRole('textbox', { name: '消息内容' }).fill(question);
  await chat.getByRole('button', { name: '发送', exact: true }).click();
  await expect(chat.getByText('已发送', { exact: true })).toBeVisible();
  await desk.answer(await desk.chatWith(question), '可以，60度');
  await expect(chat.getByRole('log').getByText('可以，60度')).toBeVisible();
  await expectAccessible(page);
});

test('a guest writes, is asked to sign in for pictures, and finds everything after a reload', async ({
  page,
  request,
}) => {
  const { lamp } = await ownProducts();
  const desk = await aClerk(request, lamp.shopId);
  await openHydrated(page, `/merchant/merchant?id=${lamp.shopId}`);
  await page.getByRole('button', { name: 'Contact shop' }).click();
  const question = `Is the lamp dimmable? ${Date.now()}`;
  await write(page, question);
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  await chatWindow(page).getByRole('button', { name: 'Add a picture' }).click();
  await expect(messages(page).getByText('Sign in to send pictures')).toBeVisible();
  await desk.answer(await desk.chatWith(question), 'Yes, with any dimmer');
  await expect(log(page).getByText('Yes, with any dimmer')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(log(page).getByText('Yes, with any dimmer')).toBeVisible();
});

test('a picture is sent and seen, and words are found in the history', { tag: '@pictures' }, async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const desk = await aClerk(request, cup.shopId);
  await openHydrated(page, `/merchant/merchant?id=${cup.shopId}`);
  await page.getByRole('button', { name: 'Contact shop' }).click();
  const question = `It arrived broken ${Date.now()}`;
  await write(page, question);
  await chatWindow(page)
    .locator('input[type=file]')
    .setInputFiles(await aSquarePicture('broken.png'));
  const picture = log(page).getByRole('button', { name: 'Open picture' });
  await expect(picture).toBeVisible();
  await picture.click();
  const large = page.getByRole('dialog', { name: 'Picture' });
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(chatWindow(page)).toBeVisible();

  const chatId = await desk.chatWith(question);
  for (let at = 0; at < 60; at += 1) await desk.answer(chatId, `Line ${at}`);
  await page.reload();
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(log(page).getByText('Line 59')).toBeVisible();
  await expect(log(page).getByText(question)).toHaveCount(0);
  await chatWindow(page).getByRole('button', { name: 'Search messages' }).click();
  const search = chatWindow(page).getByRole('searchbox', { name: 'Search messages' });
  await search.fill('nothing like this');
  await search.press('Enter');
  await expect(chatWindow(page).getByText('No messages found')).toBeVisible();
  await search.fill('arrived broken');
  await search.press('Enter');
  await chatWindow(page).getByRole('search').getByRole('button', { name: question }).click();
  await expect(log(page).getByText(question)).toBeInViewport();
});

test('where sockets are blocked, messages come and go all the same', async ({ page, context, baseURL, request }) => {
  await signInNewAccount(context, baseURL);
  await page.routeWebSocket(/\/api\/chat\/socket/, (socket) => socket.close({ code: 1011 }));
  const { cup } = await ownProducts();
  const desk = await aClerk(request, cup.shopId);
  await openHydrated(page, `/merchant/merchant?id=${cup.shopId}`);
  const waits = page.waitForRequest(/\/api\/front\/chat\/wait/);
  await page.getByRole('button', { name: 'Contact shop' }).click();
  const question = `Is anybody there? ${Date.now()}`;
  await write(page, question);
  await waits;
  await desk.answer(await desk.chatWith(question), 'I am');
  await expect(log(page).getByText('I am', { exact: true })).toBeVisible();
});

test('what is written while the connection is lost is sent once afterwards, also across a reload', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const desk = await aClerk(request, cup.shopId);
  await openHydrated(page, `/merchant/merchant?id=${cup.shopId}`);
  await page.getByRole('button', { name: 'Contact shop' }).click();
  const first = `Before ${Date.now()}`;
  await write(page, first);
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  const chatId = await desk.chatWith(first);

  await context.setOffline(true);
  await write(page, 'During');
  await expect(log(page).getByText('Sending…')).toBeVisible();
  await expect(chatWindow(page).getByText(/^You’re offline|^Connecting…/)).toBeVisible();
  await context.setOffline(false);
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();

  await page.route('**/api/**', (route) => route.abort());
  await page.routeWebSocket(/\/api\/chat\/socket/, (socket) => socket.close({ code: 1011 }));
  await context.setOffline(true);
  await write(page, 'Before a reload');
  await expect(log(page).getByText('Sending…')).toBeVisible();
  await context.setOffline(false);
  await page.unrouteAll();
  await page.reload();
  await expect
    .poll(async () => (await desk.messages(chatId)).map(({ content }) => content.kind === 'text' && content.text))
    .toEqual([first, 'During', 'Before a reload']);
});

test('a closed conversation is rated; a shop is blocked, unblocked and reported', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  const desk = await aClerk(request, cup.shopId);
  await openHydrated(page, `/merchant/merchant?id=${cup.shopId}`);
  await page.getByRole('button', { name: 'Contact shop' }).click();
  const question = `Which colours? ${Date.now()}`;
  await write(page, question);
  const chatId = await desk.chatWith(question);
  await desk.answer(chatId, 'White only');
  await desk.call('close', { chatId });
  const rating = chatWindow(page).getByRole('region', { name: 'How did we do?' });
  await rating.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await rating.getByRole('textbox').fill('Quick');
  await expectAccessible(page);
  await rating.getByRole('button', { name: 'Submit' }).click();
  await expect(rating).toHaveCount(0);

  const option = async (name: string) => {
    await chatWindow(page).getByRole('button', { name: 'More options' }).click();
    await chatWindow(page).getByRole('button', { name }).click();
  };
  await option('Block shop');
  await expect(chatWindow(page).getByText('You have blocked this shop.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await chatWindow(page).getByRole('button', { name: 'Unblock' }).click();
  await expect(field(page)).toBeVisible();
  await option('Report conversation');
  const report = page.getByRole('dialog', { name: 'Report conversation' });
  await report.getByRole('radio', { name: 'Fraud' }).check();
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(messages(page).getByText('Thank you, we’ll look into it')).toBeVisible();
});

test('the link of a mail leads back, for visitors by its key, which does not stay in the address', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const desk = await aClerk(request, cup.shopId);
  await openHydrated(page, `/merchant/merchant?id=${cup.shopId}`);
  await page.getByRole('button', { name: 'Contact shop' }).click();
  const question = `Can I return later? ${Date.now()}`;
  await write(page, question);
  const chatId = await desk.chatWith(question);

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await elsewhere.goto(await transaction((tx) => chatLink(tx, chatId, true)));
  await expect(log(elsewhere).getByText(question)).toBeVisible();
  await expect(elsewhere).toHaveURL('/');
  await elsewhere.goto(`/?chat=${chatId}&key=1.1.x`);
  await expect(chatWindow(elsewhere).getByText('Conversation not found')).toBeVisible();
  await elsewhere.close();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto(await transaction((tx) => chatLink(tx, chatId, false)));
  await expect(chatWindow(stranger).getByText('Sign in with the account you used to see it.')).toBeVisible();
  await expectAccessible(stranger);
  await stranger.context().close();
});

test('everything works by keyboard', async ({ page, context, baseURL, request }) => {
  await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await aClerk(request, cup.shopId);
  await openHydrated(page, `/goods_detail/${cup.productId}`);
  const opener = page.getByRole('region', { name: 'Sold by' }).getByRole('button', { name: 'Contact shop' });
  await opener.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/First line\s+second line/)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await chatWindow(page).getByRole('button', { name: 'More options' }).press('Enter');
  await page.keyboard.press('Escape'); // the options, not the window
  await expect(chatWindow(page).getByRole('button', { name: 'Turn sound off' })).toHaveCount(0);
  await expect(chatWindow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});
