import { type applyToSell, sendApplicationCode } from '#contract/applications/shopper.ts';
import type { InputOf } from '#contract/core/call.ts';
import { deliverEvents } from '#server/database/events.ts';
import { handlers } from '#server/start/handlers.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { as, giveUploads, newestCode, type Person, someone } from './accounts.ts';

type ApplicationInput = InputOf<typeof applyToSell>;

let applied = 0;

/** A valid application, except for the code. */
export function anApplicationInput(mall: { pictureHash: string }): ApplicationInput {
  applied += 1;
  return {
    name: `Harbour Tea ${applied}`,
    realName: 'Ana Ruiz',
    countryCode: '+66',
    phone: '081 234 5678',
    email: `tea${applied}@mall.example`,
    captcha: '000000',
    categoryId: 1,
    typeId: 1,
    keywords: 'tea, cups',
    country: 'TH',
    address: '88/12 Sukhumvit 31\nBangkok',
    qualificationPicture: [`/media/${mall.pictureHash}`],
    agreement: true,
  };
}

/** Asks for the code of an application and reads it, in the mailbox that the application names. */
export async function withCode(
  mall: MallUnderTest,
  person: Person,
  input: ApplicationInput,
): Promise<ApplicationInput> {
  await mall.pool.query('delete from rate_windows');
  await giveUploads(mall, person.accountId, input.qualificationPicture);
  await mall.ask(sendApplicationCode, input.email, as(person.token));
  return { ...input, captcha: await newestCode(mall, input.email) };
}

/** A waiting application, written to the database directly: for tests that are not about applying. */
export async function aWaitingApplication(
  mall: MallUnderTest,
  input: ApplicationInput,
  person?: Person,
): Promise<{ id: number; owner: Person }> {
  const owner = person ?? (await someone());
  const { rows } = await mall.pool.query(
    `insert into applications (account_id, name, real_name, country_code, phone, email, category_id, type_id, keywords, country, address, picture_hashes, submitted_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'tea,cups', 'TH', $9, $10, now()) returning id`,
    [
      owner.accountId,
      input.name,
      input.realName,
      input.countryCode,
      input.phone,
      input.email,
      input.categoryId,
      input.typeId,
      input.address,
      input.qualificationPicture.map((path) => path.replace('/media/', '')),
    ],
  );
  return { id: rows[0].id, owner };
}

/** Delivers every event several times, and returns the mails that the applicant got. */
export async function applicationMailsTo(
  { pool }: MallUnderTest,
  email: string,
): Promise<{ subject: string; text: string }[]> {
  await deliverEvents(handlers);
  await deliverEvents(handlers);
  const { rows } = await pool.query('select subject, text from outgoing_messages where recipient = $1', [email]);
  return rows;
}
