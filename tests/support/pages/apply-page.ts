import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { database, transaction } from '#server/database/connection.ts';
import { importRefused } from '#server/modules/applications/index.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { outgoingMessages } from '#server/providers/messages/tables.ts';

export const applyPath = '/users/merchant_settled?menuCur=70';
export const recordPath = '/users/application_record';

export const unique = () => Math.random().toString(36).slice(2, 10);

/** A picture that the mall accepts, each in a different colour. */
export async function aPicture(name: string) {
  const colour = Math.floor(Math.random() * 0xffffff);
  const file = sharp({
    create: { width: 60, height: 80, channels: 3, background: `#${colour.toString(16).padStart(6, '0')}` },
  });
  return {
    name,
    mimeType: /png$/.test(name) ? 'image/png' : 'image/jpeg',
    buffer: await file[/png$/.test(name) ? 'png' : 'jpeg']().toBuffer(),
  };
}

export const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
export const choice = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name, exact: true });
export const pictures = (page: Page) =>
  page.getByRole('list', { name: 'Selected pictures' }).getByRole('button', { name: /^View picture/ });
export const chooser = (page: Page) => page.getByRole('main').locator('input[type=file]');
export const submit = (page: Page, name = 'Submit application') => page.getByRole('main').getByRole('button', { name });

/** Fills in the application form, except for the code, the pictures and the agreement. */
export async function fillIn(page: Page, input: { name: string; email: string }): Promise<void> {
  await field(page, 'Company or business name').fill(input.name);
  await field(page, 'Real name').fill('Ana Ruiz');
  await choice(page, 'Classification').selectOption({ label: 'Fashion' });
  await choice(page, 'Type of shop').selectOption({ label: 'Specialty store' });
  await field(page, 'Business address').fill('12 Harbour Street\nBoston');
  await field(page, 'Phone number').fill('212 555 0100');
  await field(page, 'Email').fill(input.email);
}

/** Asks for the code and reads it in the demo mall's outbox. */
export async function enterCode(page: Page, email: string): Promise<void> {
  const sent = page.waitForResponse('**/api/front/captcha/email/merchant/settled');
  await page.getByRole('main').getByRole('button', { name: 'Get code' }).click();
  expect((await (await sent).json()).code).toBe(200);
  await expect(page.getByRole('main').getByRole('button', { name: /^\d+ ?s/ })).toBeDisabled();
  const { data } = await (await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).json();
  await field(page, 'Verification code').fill(data[0].code);
}

/** Old refused applications, written to the database directly. */
export async function addRefusedApplications(accountId: number, names: readonly string[]): Promise<void> {
  const [shop] = await database().select().from(shops).orderBy(shops.id).limit(1);
  if (!shop) throw new Error('The demo mall has no shop');
  await transaction(async (tx) => {
    for (const name of names)
      await importRefused(tx, {
        accountId,
        name,
        realName: 'Ana Ruiz',
        countryCode: '+1',
        phone: '212 555 0100',
        email: `${unique()}@mall.example`,
        categoryId: shop.categoryId,
        typeId: shop.typeId,
        keywords: 'tea,cups',
        country: 'US',
        address: '12 Harbour Street',
        pictureHashes: shop.paperHashes,
        reason: 'The licence cannot be read',
        daysAgo: 3,
      });
  });
}

export async function subjectsTo(email: string): Promise<string[]> {
  const rows = await database()
    .select({ subject: outgoingMessages.subject })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.recipient, email))
    .orderBy(outgoingMessages.id);
  return rows.map(({ subject }) => subject);
}

export async function applicationsOf(accountId: number) {
  return database().select().from(applications).where(eq(applications.accountId, accountId)).orderBy(applications.id);
}
