import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { generate } from 'otplib';
import { database } from '#server/database/connection.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { sealSecret } from '#server/modules/identity/second-factor/seal-secret.ts';
import { accounts, secondFactors, sessions } from '#server/modules/identity/tables.ts';
import { type Person, password } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aColleagueOf, type Colleague } from '#tests/support/accounts/colleagues.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** An owner who has a password, and someone who packs for them. */
async function aShop(): Promise<{ owner: Person; bo: Colleague }> {
  const owner = await aMerchant();
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password), nickname: 'Ann' })
    .where(eq(accounts.id, owner.accountId));
  return { owner, bo: await aColleagueOf(owner, ['orders'], { locale: 'zh-CN' }) };
}

/** The link in the newest mail to this address. */
async function linkFor({ email }: Person): Promise<string> {
  const { rows } = await database().execute<{ text: string }>(
    sql`select text from outgoing_messages where recipient = ${email} order by id desc limit 1`,
  );
  return /\/console\/\d+\S*/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

const sectionsOf = (page: Page) => page.getByRole('navigation').getByRole('link');

/** Fills the dialog in and sends it. */
async function offer(page: Page, { person, role }: { person: RegExp; role: string }): Promise<void> {
  await page.getByRole('button', { name: 'Hand over…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over the shop' });
  await dialog.getByRole('combobox', { name: 'New owner' }).click();
  await page.getByRole('option', { name: person }).click();
  await dialog.getByRole('combobox', { name: 'Your role afterwards' }).click();
  await page.getByRole('option', { name: role }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
}
const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Offer the shop' }).click();

async function enter(context: BrowserContext, baseURL: string | undefined, person: Person): Promise<Page> {
  await enterConsole(context, baseURL, person.accountId);
  return context.newPage();
}

test('an owner hands over the shop to someone who works for it, who accepts in another language', async ({
  context,
  baseURL,
  browser,
}) => {
  const { owner, bo } = await aShop();
  const page = await enter(context, baseURL, owner);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${bo.shopId}/people`, 'People');
  await page.getByRole('button', { name: 'Hand over…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over the shop' });
  await send(page);
  await expect(dialog.getByRole('combobox', { name: 'New owner' })).toHaveAccessibleDescription('Choose a person');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await offer(page, { person: /^Bo/, role: bo.roleName });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await send(page);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Incorrect password');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await send(page);
  await expect(notice(page, 'Bo has been asked to take over the shop')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Ann stays as ${bo.roleName}.`);
  await expect(page.getByRole('button', { name: 'Withdraw offer' })).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext({ locale: 'zh-CN' });
  const theirs = await enter(other, baseURL, bo);
  await theirs.goto(await linkFor(bo));
  await expect(theirs.getByRole('heading', { level: 2, name: 'Ann 想把这家店铺转让给您' })).toBeVisible();
  await expect(sectionsOf(theirs)).toHaveText(['首页', '订单', '数据']);
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: '接受' }).click();
  await expectAccessible(theirs);
  await theirs.getByRole('dialog').getByRole('button', { name: '成为店主' }).click();
  await expect(notice(theirs, '您现在是')).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 2, name: 'Ann 想把这家店铺转让给您' })).toHaveCount(0);
  await expect(sectionsOf(theirs)).toHaveCount(15);
  await theirs.getByRole('link', { name: '员工' }).click();
  await expect(theirs.getByRole('row').filter({ hasText: bo.email })).toContainText('店主');
  await theirs.getByRole('tab', { name: '操作日志' }).click();
  await expect(theirs.getByText('从 Ann 处接手店铺')).toBeVisible();

  await page.goto(`/console/${bo.shopId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(sectionsOf(page)).toHaveText(['Home', 'Orders', 'Insights']);
  expect(errors).toEqual([]);
  await other.close();
});

test('an offer needs the code of an owner who has one, and can be declined and withdrawn', async ({
  context,
  baseURL,
  browser,
}) => {
  const { owner, bo } = await aShop();
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await database()
    .insert(secondFactors)
    .values({
      accountId: owner.accountId,
      sealedSecret: await sealSecret(owner.accountId, secret),
      confirmedAt: sql`now()`,
    });
  const page = await enter(context, baseURL, owner);
  await database().update(sessions).set({ secondFactorAt: sql`now()` }).where(eq(sessions.accountId, owner.accountId));
  const other = await browser.newContext();
  const theirs = await enter(other, baseURL, bo);

  await openScreen(page, `/${bo.shopId}/people`, 'People');
  await offer(page, { person: /^Bo/, role: 'Leave the shop' });
  await send(page);
  const code = page.getByRole('dialog').getByLabel('Code');
  await expect(code).toHaveAccessibleDescription(/Enter the code/);
  await code.fill(await generate({ secret }));
  await expectAccessible(page);
  await send(page);
  await expect(notice(page, 'Bo has been asked to take over the shop')).toBeVisible();

  await openScreen(theirs, `/${bo.shopId}`, 'Home');
  await expect(theirs.getByRole('main')).toContainText('Ann leaves the shop.');
  await theirs.getByRole('button', { name: 'Decline' }).click();
  await expect(notice(theirs, 'You declined. Nothing has changed')).toBeVisible();
  await expect(sectionsOf(theirs)).toHaveText(['Home', 'Orders', 'Insights']);

  await page.reload();
  await database().update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.accountId, owner.accountId));
  await offer(page, { person: /^Bo/, role: bo.roleName });
  await code.fill(await generate({ secret }));
  await send(page);
  await page.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(notice(page, 'The offer is withdrawn')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(theirs.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Activity log' }).click();
  await expect(page.getByRole('table', { name: 'Activity log' }).getByText(/shop (?:to|offered)/)).toHaveText([
    'Withdrew the offer of the shop to Bo',
    'Offered the shop to Bo',
    'Declined the shop offered by Ann',
    'Offered the shop to Bo',
  ]);
  await other.close();
});
