import { randomInt } from 'node:crypto';
import { registerByEmail, registerByPhone, sendEmailCode, sendPhoneCode } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

/** A password that the mall accepts. */
export const password = 'a quiet harbour 7';

let made = 0;
export const newEmail = () => `person${++made}.${randomInt(1e9)}@example.com`;
export const newPhone = () => `139${String(randomInt(1e8)).padStart(8, '0')}`;

/** The header of a client that sends its token itself. */
export const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** The newest code that was sent to an address or number, as its owner reads it. */
export async function newestCode({ pool }: MallUnderTest, to: string): Promise<string> {
  const { rows } = await pool.query(
    'select code from outgoing_messages where recipient = $1 order by id desc limit 1',
    [to],
  );
  if (!rows[0]?.code) throw new Error(`No code was sent to ${to}`);
  return rows[0].code;
}

/** A six-digit code that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Registers an account by mail, with the code from the mailbox. */
export async function signUp(mall: MallUnderTest, email = newEmail()) {
  await mall.ask(sendEmailCode, email);
  const captcha = await newestCode(mall, email);
  const { data, message } = await mall.ask(registerByEmail, { email, captcha, password });
  if (!data) throw new Error(message);
  return { ...data, email };
}

/** Registers an account by phone. */
export async function signUpByPhone(mall: MallUnderTest, phone = newPhone()) {
  await mall.ask(sendPhoneCode, { phone, countryCode: '+86' });
  const captcha = await newestCode(mall, `+86${phone}`);
  const { data, message } = await mall.ask(registerByPhone, { phone, captcha, password, countryCode: '+86' });
  if (!data) throw new Error(message);
  return { ...data, phone };
}

/** Records public pictures as uploads of this account, for tests that are not about uploading. */
export async function giveUploads(
  { pool }: Pick<MallUnderTest, 'pool'>,
  accountId: number,
  addresses: readonly string[],
): Promise<void> {
  await pool.query(
    `insert into picture_owners (account_id, hash) select $1, hash from pictures where hash = any($2) and is_public
      on conflict do nothing`,
    [accountId, addresses.map((address) => address.split('/').at(-1))],
  );
}

export type Person = { accountId: number; token: string; email: string };

/** An account with a session, written to the database directly: for tests that are not about signing in. */
export async function someone(is: Partial<typeof accounts.$inferInsert> = {}): Promise<Person> {
  const email = newEmail();
  return transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ userType: 'email', nickname: 'Somebody', email, ...is })
      .returning({ id: accounts.id });
    const accountId = account?.id ?? 0;
    return { accountId, token: await openSession(tx, accountId, 'test'), email };
  });
}
