import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

type Browsers = { page: Page; context: BrowserContext; browser: Browser; baseURL: string | undefined };

/** The owner of a shop on this page, and a colleague called Bo on another. */
async function twoEditors({ page, context, browser, baseURL }: Browsers) {
  const owner = await aMerchant();
  const bo = await aColleagueOf(owner, ['shop', 'refunds', 'people', 'orders'], { nickname: 'Bo' });
  await enterConsole(context, baseURL, owner.accountId);
  const other = await browser.newContext();
  await enterConsole(other, baseURL, bo.accountId);
  return { shopId: bo.shopId, mine: page, theirs: await other.newPage(), close: () => other.close() };
}

const conflictOn = (page: Page) => page.getByRole('group', { name: 'A colleague saved this in the meantime' });
/** What stands in the table of differences, row by row. */
const differences = (page: Page) =>
  conflictOn(page).getByRole('table', { name: 'A colleague saved this in the meantime' }).getByRole('row');

test('of two who edit a delivery template the second sees field by field what the first saved, and decides', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { shopId, mine, theirs, close } = await twoEditors({ page, context, browser, baseURL });
  const { rows } = await database().execute<{ id: number }>(sql`
    with template as (insert into freight_templates (shop_id, name, is_default) values (${shopId}, 'Standard', true) returning id)
    insert into freight_rules (template_id, country, first_fee, further_fee, days_from, days_to)
    select id, '*', 500, 100, 2, 5 from template returning template_id as id`);
  const path = `/${shopId}/freight/${rows[0]?.id}`;
  for (const editor of [mine, theirs]) await openScreen(editor, path, 'Standard');
  const field = (on: Page, name: string) => on.getByRole('region', { name: 'Zone 1' }).getByLabel(name);

  await field(theirs, 'Fee for the first').fill('6');
  await field(theirs, 'Free delivery from').fill('80');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(notice(theirs, 'Standard saved')).toBeVisible();

  await mine.getByLabel('Template name').fill('Parcel');
  await field(mine, 'Fee for the first').fill('5.49');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(conflictOn(mine)).toContainText(/Bo saved it on \w+ \d+, \d{4}/);
  await expect(differences(mine)).toHaveText([
    /^PartBoYou$/,
    /^Template nameChanged by youStandardParcel$/,
    /^Zone 1: Fee for the firstChanged by both of you\$6\.00\$5\.49$/,
    /^Zone 1: Free delivery fromChanged by Bo\$80\.00–$/,
  ]);
  await expectAccessible(mine);
  await field(mine, 'Free delivery from').fill('80');
  await expect(differences(mine)).toHaveCount(3);

  // A third version in between is not overwritten unseen.
  await openScreen(theirs, path, 'Standard');
  await field(theirs, 'Delivery days, to').fill('9');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(notice(theirs, 'Standard saved')).toBeVisible();
  await mine.getByRole('button', { name: 'Keep my version' }).click();
  await expect(differences(mine)).toHaveCount(4);
  await expect(differences(mine).last()).toHaveText(/^Zone 1: Delivery days, toChanged by Bo95$/);
  await mine.getByRole('button', { name: 'Keep my version' }).click();
  await expect(mine.getByRole('heading', { level: 1 })).toHaveText('Delivery');

  await openScreen(theirs, path, 'Parcel');
  await expect(field(theirs, 'Fee for the first')).toHaveValue('5.49');
  await expect(field(theirs, 'Free delivery from')).toHaveValue('80.00');
  await expect(field(theirs, 'Delivery days, to')).toHaveValue('5');

  // Deleted meanwhile: what was typed stays on screen.
  await database().execute(sql`delete from freight_templates where shop_id = ${shopId}`);
  await field(theirs, 'Fee for the first').fill('7');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(notice(theirs, 'This delivery template no longer exists')).toBeVisible();
  await expect(field(theirs, 'Fee for the first')).toHaveValue('7.00');
  await close();
});

test('of two who edit the details of a shop the second sees what the first saved, and can go on from there', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { shopId, mine, theirs, close } = await twoEditors({ page, context, browser, baseURL });
  await database().execute(
    sql`update shops set intro = '{"en": "Tea"}', address = '1 Hill Road', phone = '+1 212 555 0100' where id = ${shopId}`,
  );
  for (const editor of [mine, theirs]) await openScreen(editor, `/${shopId}/shop`, 'Shop');
  const intro = (on: Page) => on.getByLabel('About your shop');
  await theirs.getByLabel('Note on opening hours').fill('Mon–Fri');
  await intro(theirs).fill('Tea from the hills');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(notice(theirs, 'Saved')).toBeVisible();

  await intro(mine).fill('Tea and cups');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(conflictOn(mine)).toContainText('Bo saved it on');
  await expect(differences(mine)).toHaveText([
    /^PartBoYou$/,
    /^About your shop · EnglishChanged by both of youTea from the hillsTea and cups$/,
    /^Note on opening hoursChanged by BoMon–Fri–$/,
  ]);
  await expectAccessible(mine);
  await mine.getByRole('button', { name: 'Use their version' }).click();
  await expect(conflictOn(mine)).toHaveCount(0);
  await expect(intro(mine)).toHaveValue('Tea from the hills');
  await intro(mine).fill('Tea from the hills, and cups');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(notice(mine, 'Saved')).toBeVisible();

  await intro(theirs).fill('Only tea');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.getByRole('button', { name: 'Keep my version' }).click();
  await expect(conflictOn(theirs)).toHaveCount(0);
  await mine.reload();
  await expect(intro(mine)).toHaveValue('Only tea');
  await close();
});

test('roles and return addresses show what a colleague saved in their dialogs, without closing them', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { shopId, mine, theirs, close } = await twoEditors({ page, context, browser, baseURL });
  await database().execute(
    sql`insert into shop_roles (shop_id, name, scopes) values (${shopId}, 'Packer', '{orders}')`,
  );
  for (const editor of [mine, theirs]) {
    await openScreen(editor, `/${shopId}/people?tab=roles`, 'People');
    await editor.getByRole('button', { name: 'Edit Packer' }).click();
  }
  const allow = (on: Page, scope: string) => on.getByRole('dialog').getByRole('checkbox', { name: scope }).check();
  const save = (on: Page) => on.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await allow(theirs, 'Refunds');
  await save(theirs);
  await expect(notice(theirs, 'Packer')).toBeVisible();
  await mine.getByRole('dialog').getByLabel('Name of the role').fill('Packers');
  // As long as what Bo saved cannot be loaded, there is nothing to compare with, and nothing to save over.
  await mine.route('**/api/merchant/role/list*', (route) => route.abort());
  await save(mine);
  await expect(notice(mine, 'Bo changed this in the meantime')).toBeVisible();
  await expect(conflictOn(mine)).toHaveCount(0);
  await mine.unroute('**/api/merchant/role/list*');
  await save(mine);
  await expect(differences(mine)).toHaveText([
    /^PartBoYou$/,
    /^Name of the roleChanged by youPackerPackers$/,
    /^RefundsChanged by BoYesNo$/,
  ]);
  await expectAccessible(mine);
  await allow(mine, 'Refunds');
  await mine.getByRole('button', { name: 'Keep my version' }).click();
  await expect(mine.getByRole('dialog')).toHaveCount(0);
  await expect(mine.getByRole('row', { name: /^Packers/ })).toHaveText(/^PackersOrdersRefunds0/);

  await database().execute(sql`
    insert into return_addresses (shop_id, name, phone, address, is_default) values (${shopId}, 'Depot', '', '1 Rail Road', true)`);
  for (const editor of [mine, theirs]) {
    await openScreen(editor, `/${shopId}/refunds/addresses`, 'Return addresses');
    await editor.getByRole('button', { name: 'Actions for Depot' }).click();
    await editor.getByRole('menuitem', { name: 'Edit' }).click();
  }
  const place = (on: Page) => on.getByRole('dialog').getByLabel('Address');
  await place(theirs).fill('2 Rail Road');
  await save(theirs);
  await expect(notice(theirs, 'Address saved')).toBeVisible();
  await place(mine).fill('3 Rail Road');
  await save(mine);
  await expect(differences(mine)).toHaveText([/^PartBoYou$/, /^AddressChanged by both of you2 Rail Road3 Rail Road$/]);
  await mine.getByRole('button', { name: 'Use their version' }).click();
  await expect(place(mine)).toHaveValue('2 Rail Road');
  await save(mine);
  await expect(notice(mine, 'Address saved')).toBeVisible();
  await close();
});
