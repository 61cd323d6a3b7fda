import { expect, test } from '@playwright/test';
import { addToCart } from '#contract/cart/shopper.ts';
import { addPhrase } from '#contract/chat/merchant.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { aDesk } from '#tests/support/chat/chats.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { answerField, aWriter, conversation, inbox, rowOf } from '#tests/support/pages/chat-desk-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { askForRefund, merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a question in Chinese is answered by a phrase, passed on to a colleague, to the platform, and back', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const shop = await aDesk();
  const bo = await aColleagueOf(shop, ['chat'], { nickname: 'Bo Clerk' });
  await callAs(request, shop, addPhrase, {
    name: 'Delivery',
    texts: { en: 'We send it today, {name}.', 'zh-CN': '{name}，今天发货。' },
  });
  const ana = await aWriter(request, shop.shopId, 'zh-CN');
  await ana.ask('你好，今天发货吗？');

  await enterConsole(context, baseURL, shop.accountId);
  await openScreen(page, `/${shop.shopId}`, 'Home');
  await expect(page.getByRole('link', { name: /^Customer service.*1 conversation waiting/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Home/);
  await page.getByRole('link', { name: /^Conversations waiting/ }).click();
  await rowOf(page, ana).click();
  await expect(conversation(page, ana).getByRole('log')).toContainText('你好，今天发货吗？');
  await conversation(page, ana).getByRole('button', { name: 'Take' }).click();
  await expect(notice(page, 'This conversation is yours')).toBeVisible();
  await answerField(page, ana).fill('/deli');
  await expect(page.getByRole('option', { name: /^Delivery/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await answerField(page, ana).press('Enter');
  const log = conversation(page, ana).getByRole('log');
  await expect(log).toContainText(`${ana.nickname}，今天发货。`);
  await expect(log).toContainText(`We send it today, ${ana.nickname}.`);
  expect((await ana.read()).at(-1)).toBe(`${ana.nickname}，今天发货。`);

  // What is written on either side comes by itself.
  await ana.ask('谢谢！');
  await expect(log).toContainText('谢谢！');
  await answerField(page, ana).fill('You’re welcome');
  await answerField(page, ana).press('Enter');
  await expect(log.getByRole('img', { name: /^(Sent|Delivered)$/ }).last()).toBeVisible();
  await expect.poll(ana.read).toContain('You’re welcome');

  await conversation(page, ana).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Assign to a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign to a colleague' });
  await dialog.getByRole('combobox', { name: 'Colleague' }).click();
  await page.getByRole('option', { name: 'Bo Clerk (0 open conversations)' }).click();
  await dialog.getByLabel('Note for your colleague (optional)').fill('A regular customer');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(notice(page, 'Bo Clerk has this conversation now')).toBeVisible();

  const others = await browser.newContext();
  const boPage = await others.newPage();
  await enterConsole(others, baseURL, bo.accountId);
  await openScreen(boPage, `/${shop.shopId}/chat?show=mine`, 'Customer service');
  await rowOf(boPage, ana).click();
  await expect(conversation(boPage, ana)).toContainText('A regular customer');
  await conversation(boPage, ana).getByRole('button', { name: 'More actions' }).click();
  await boPage.getByRole('menuitem', { name: 'Pass on to Galleria' }).click();
  await boPage.getByRole('dialog').getByRole('button', { name: 'Pass on' }).click();
  await expect(notice(boPage, 'Galleria has this conversation now')).toBeVisible();
  await expect(boPage.getByText('This conversation isn’t at your desk')).toBeVisible();

  const platform = await browser.newContext();
  const operatorPage = await platform.newPage();
  const operator = await someone({ role: 'platform', nickname: 'Olga' });
  await enterConsole(platform, baseURL, operator.accountId);
  await openScreen(operatorPage, '/platform/chat', 'Customer service');
  await rowOf(operatorPage, ana).click();
  await expect(conversation(operatorPage, ana).getByRole('log')).toContainText('Passed on to Galleria');
  await expectAccessible(operatorPage);
  await conversation(operatorPage, ana).getByRole('button', { name: 'More actions' }).click();
  await operatorPage.getByRole('menuitem', { name: 'Pass on to a shop' }).click();
  const passing = operatorPage.getByRole('dialog', { name: 'Pass on to a shop' });
  await expect(passing.getByRole('combobox', { name: 'Shop' })).not.toHaveValue('');
  await passing.getByRole('button', { name: 'Pass on' }).click();
  await rowOf(boPage, ana)
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await inbox(boPage).getByRole('button', { name: 'All', exact: true }).click();
  await rowOf(boPage, ana).click();
  await expect(conversation(boPage, ana).getByRole('log')).toContainText('Passed on to the shop');
  await others.close();
  await platform.close();
});

test('the keyboard alone is enough to answer and to close a conversation', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const shop = await aDesk();
  const [ana, eva] = [await aWriter(request, shop.shopId, 'en'), await aWriter(request, shop.shopId, 'th')];
  await ana.ask('First');
  await eva.ask('สวัสดี');
  await enterConsole(context, baseURL, shop.accountId);
  await openScreen(page, `/${shop.shopId}/chat`, 'Customer service');
  await rowOf(page, ana).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, eva)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(conversation(page, ana)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Open ${eva.nickname} beside the others` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`chats=${ana.chatId}%2C${eva.chatId}|chats=${ana.chatId},${eva.chatId}`));
  await answerField(page, eva).focus();
  await page.keyboard.type('สวัสดีค่ะ');
  await page.keyboard.press('Enter');
  await expect.poll(eva.read).toContain('สวัสดีค่ะ');
  await conversation(page, eva).getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(conversation(page, eva).getByRole('log')).toContainText('Conversation closed');
  await expectAccessible(page);
});

test('beside the conversation are the orders and the cart of the shopper, and a refund is accepted there', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const owner = await merchantOf(cup.shopId);
  const ana = await aWriter(request, cup.shopId, 'en');
  const order = await paidOrder(request, ana, [cup, 1]);
  await askForRefund(request, ana, order);
  await ana.call(addToCart, { lines: [{ productId: cup.productId, skuId: cup.skuId, quantity: 2 }] });
  await ana.send({ kind: 'order', orderNo: order.number });
  await ana.ask('I changed my mind');
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/chat?chats=${ana.chatId}`, 'Customer service');
  const panel = page.getByRole('complementary', { name: 'About the customer' });
  await expect(panel.getByRole('article', { name: order.number })).toContainText('To decide');
  await expect(panel).toContainText('2 × ');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(panel.getByRole('article', { name: order.number })).not.toContainText('To decide');
});

test('phrases in all languages, with placeholders and a preview; hours with an automatic answer; figures', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const shop = await aDesk();
  await enterConsole(context, baseURL, shop.accountId);
  await openScreen(page, `/${shop.shopId}/chat/phrases`, 'Customer service');
  await page.getByRole('button', { name: 'Add quick reply' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Greeting');
  await page.getByRole('textbox', { name: /^English/ }).fill('Hello {nobody}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('{nobody} is no placeholder. Choose one of those above.')).toBeVisible();
  await page.getByRole('textbox', { name: /^English/ }).fill('Hello ');
  await page.getByRole('button', { name: '{name} the customer’s name' }).click();
  await expect(page.getByRole('textbox', { name: /^English/ })).toHaveValue('Hello {name}');
  await page.getByRole('textbox', { name: /^简体中文|中文/ }).fill('您好，{name}');
  await expect(page.getByText('您好，Ana')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Greeting saved')).toBeVisible();

  await page.getByRole('link', { name: 'Hours' }).click();
  await page.getByRole('checkbox', { name: 'Monday' }).check();
  await page.getByRole('textbox', { name: 'Automatic reply' }).fill('We answer on Monday');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Hours saved')).toBeVisible();

  const ana = await aWriter(request, shop.shopId, 'en');
  await ana.ask('Anybody?');
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('region', { name: 'Right now' })).toContainText(/Open conversations\s*1/);
  await expectAccessible(page);
});
