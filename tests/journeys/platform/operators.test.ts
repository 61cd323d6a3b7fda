import { expect, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { proofMinutes } from '#contract/operators/console.ts';
import { database } from '#server/database/connection.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { sessions } from '#server/modules/identity/tables.ts';
import { operatorInvitations } from '#server/modules/operators/tables.ts';
import { newEmail, password, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** The link in the newest mail to this address. */
async function linkFor(email: string): Promise<string> {
  const { rows } = await database().execute<{ text: string }>(
    sql`select text from outgoing_messages where recipient = ${email} order by id desc limit 1`,
  );
  return /\/console\/run-the-mall\?\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

const forgetProof = (accountId: number) =>
  database()
    .update(sessions)
    .set({ provenAt: new Date(Date.now() - proofMinutes * 60_000) })
    .where(eq(sessions.accountId, accountId));

test('an administrator adds a role after proving to be there, and invites someone, who sees what the role allows', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const administrator = await someone({
    role: 'platform',
    nickname: 'Ada',
    passwordHash: await hashPassword(password),
  });
  await enterConsole(context, baseURL, administrator.accountId);
  await forgetProof(administrator.accountId);
  await openScreen(page, '/platform/operators', 'Operators');
  await page.getByRole('tab', { name: 'Roles' }).click();
  await page.getByRole('button', { name: 'Add role' }).click();
  const role = page.getByRole('dialog', { name: 'Add role' });
  const name = `Hiring ${administrator.accountId}`;
  await role.getByLabel('Name of the role').fill(name);
  await role.getByRole('checkbox', { name: 'Operators' }).check();
  await expectAccessible(page);
  await role.getByRole('button', { name: 'Save' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByRole('textbox', { name: 'Password' }).fill('another harbour 7');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByRole('alert')).toBeVisible();
  await proof.getByRole('textbox', { name: 'Password' }).fill(password);
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(notice(page, `${name} saved`)).toBeVisible(); // nothing had to be typed again

  const colleague = await someone({ nickname: `Bo ${administrator.accountId}` });
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite someone to run the mall' });
  await invite.getByLabel('Email').fill(colleague.email);
  await invite.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(notice(page, `Invitation sent to ${colleague.email}`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(colleague.email);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterConsole(other, baseURL, colleague.accountId);
  await theirs.goto((baseURL ?? '') + (await linkFor(colleague.email)));
  await expect(theirs.getByText(`You’re invited to help run this mall as ${name}.`)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(theirs.getByRole('navigation', { name: 'Galleria platform' }).getByRole('link')).toHaveText([
    'Desk',
    'Operators',
  ]);

  // Only what they may do themselves can be given by them.
  await theirs.getByRole('link', { name: 'Operators' }).click();
  await theirs.getByRole('tab', { name: 'Roles' }).click();
  await theirs.getByRole('button', { name: 'Add role' }).click();
  await expect(theirs.getByRole('checkbox', { name: 'Finance' })).toBeDisabled();
  await theirs.keyboard.press('Escape');
  // Nor is what would be refused offered: administrators are above them.
  await theirs.getByRole('tab', { name: 'People' }).click();
  const above = theirs.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: 'Ada' }).first();
  await expect(above).toContainText('Administrator');
  await expect(above.getByRole('combobox')).toHaveCount(0);
  await expect(above.getByRole('button')).toHaveCount(0);
  await theirs.getByRole('tab', { name: 'Audit log' }).click();
  await theirs.getByRole('searchbox', { name: 'Number, name or email' }).fill(colleague.email);
  await theirs.getByRole('button', { name: 'Search', exact: true }).click();
  const rows = theirs.getByRole('table', { name: 'Activity log' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(`${colleague.email} joined`);
  await expect(rows.nth(2)).toContainText(`Invited ${colleague.email}`);
  await expect(rows.nth(2)).toContainText(`role: ${name}`);
  await expectAccessible(theirs);
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: `Remove Bo ${administrator.accountId}` }).click();
  await page
    .getByRole('dialog', { name: `Remove Bo ${administrator.accountId}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(notice(page, `Bo ${administrator.accountId} no longer has access`)).toBeVisible();
});

test('an operator reads it in Chinese; other people do not come in', async ({ page, context, baseURL, browser }) => {
  const operator = await anOperator(['operators']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/operators', '管理人员');
  await page.getByRole('tab', { name: '审计日志' }).click();
  await expect(page.getByRole('searchbox', { name: '编号、名称或邮箱' })).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterConsole(other, baseURL, (await someone()).accountId);
  await theirs.goto(`${baseURL}/console/platform/operators`);
  await expect(theirs.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await other.close();
});

test('who opens the platform’s console is asked to sign in to run the mall, not a shop', async ({ page }) => {
  await page.goto('/console/platform');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to run Galleria');
  await expect(page.getByRole('link', { name: 'Galleria platform' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply to open a shop' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the link for the first administrator says when it is over', async ({ page }) => {
  const key = newToken();
  await database().delete(operatorInvitations).where(sql`email is null`);
  await database()
    .insert(operatorInvitations)
    .values({ keyHash: hashToken(key), invitedAt: new Date(), endsAt: new Date(Date.now() + 3_600_000) });
  await page.goto(`/console/run-the-mall?key=${key}`);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('invitation'); // someone runs the demo mall already
  await page.goto('/console/run-the-mall?key=x');
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
});
