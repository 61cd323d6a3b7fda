import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { outgoingMessages } from '#server/providers/messages/tables.ts';
import { newEmail } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** A message that could not be sent. */
async function aFailedMessage() {
  const to = newEmail();
  await transaction((tx) =>
    queueMessage(tx, { channel: 'email', to, locale: 'en', kind: 'passwordChanged', cause: to }),
  );
  const [failed] = await database()
    .update(outgoingMessages)
    .set({ failure: 'Error 550', sentAt: null, tries: 5 })
    .where(eq(outgoingMessages.recipient, to))
    .returning({ id: outgoingMessages.id });
  if (!failed) throw new Error('The message was not written');
  return failed.id;
}
const stateOf = async (id: number) => {
  const [message] = await database().select().from(outgoingMessages).where(eq(outgoingMessages.id, id));
  return message;
};

test('an operator sees processes and jobs, runs one, drops cached pages, and handles failed messages', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['machine']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/machine', 'Machine room');
  await expect(page.getByRole('table', { name: 'Processes' }).getByRole('row').nth(1)).toContainText('0.1.0', {
    timeout: 15_000,
  });
  await expect(page.getByText('Hit rate')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'What to drop' }).click();
  await page.getByRole('option', { name: 'One product', exact: true }).click();
  await page.getByRole('button', { name: 'Drop', exact: true }).click();
  await expect(page.getByText('Enter a number')).toBeVisible();
  await page.getByRole('textbox', { name: 'Number' }).fill('1');
  await page.getByRole('button', { name: 'Drop', exact: true }).click();
  await expect(notice(page, 'Dropped in all processes')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save diagnosis file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ overview: { health: { isReady: true } } });
  expect(text).not.toContain(operator.email);

  await page.getByRole('tab', { name: 'Jobs' }).click();
  const job = page.getByRole('row').filter({ hasText: 'expire coupons' });
  await job.getByRole('button', { name: 'Run now: expire coupons' }).click();
  await expect(notice(page, 'Done')).toBeVisible();
  await expect(job).toContainText('OK', { timeout: 15_000 });
  await expectAccessible(page);

  const [sent, dropped] = [await aFailedMessage(), await aFailedMessage()];
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByText('Failed', { exact: true }).click();
  await page.getByRole('button', { name: `Drop: ${dropped}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop this message?' });
  await dialog.getByRole('button', { name: 'Drop' }).click();
  await expect(dialog.getByText('Write a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Called instead');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Drop' }).click();
  await expect(page.getByRole('button', { name: `Drop: ${dropped}` })).toHaveCount(0);
  expect((await stateOf(dropped))?.droppedAt).not.toBeNull();
  await page.getByRole('button', { name: `Send now: ${sent}` }).click();
  await expect.poll(async () => (await stateOf(sent))?.sentAt ?? null, { timeout: 20_000 }).not.toBeNull();
  await expectAccessible(page);
});

test('the database and the webhooks are shown, in Chinese', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['machine']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/machine?tab=database', '系统运维');
  await expect(page.getByRole('table', { name: '最大的表' }).getByRole('row')).toHaveCount(21);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Webhook' }).click();
  await page.getByText('失败', { exact: true }).click();
  await expect(page).toHaveURL(/state=failed/);
  await expectAccessible(page);
});
