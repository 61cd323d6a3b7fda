import { expect, test } from '@playwright/test';
import { reportChat } from '#contract/chat/shopper.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { aDesk } from '#tests/support/chat/chats.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { aWriter, conversation } from '#tests/support/pages/chat-desk-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('an operator reads a reported conversation and settles the report', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const shop = await aDesk();
  const ana = await aWriter(request, shop.shopId, 'en');
  await ana.ask('Give me your card number');
  await ana.call(reportChat, { chatId: ana.chatId, reason: 'fraud', note: 'They asked for my card' });
  const operator = await someone({ role: 'platform', nickname: 'Olga' });
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/chat/reports', 'Customer service');
  const report = page.getByRole('article', { name: new RegExp(ana.nickname) });
  await expect(report).toContainText('They asked for my card');
  await expectAccessible(page);
  await report.getByRole('link', { name: 'Read the conversation' }).click();
  await expect(conversation(page, ana).getByRole('log')).toContainText('Give me your card number');
  await expect(conversation(page, ana)).toContainText('Only its own desk can answer');
  await expect(conversation(page, ana).getByLabel('Your answer')).toHaveCount(0);
  await page.goBack();
  await report.getByRole('button', { name: 'Uphold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uphold this report' });
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason, for the audit log').fill('Attempted fraud');
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  await expect(notice(page, 'Report upheld')).toBeVisible();
  await expect(report).toHaveCount(0);
});
