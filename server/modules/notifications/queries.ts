import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';
import { pageLimitMax } from '#contract/core/values.ts';
import type { OutboxMail, OutboxMessage } from '#contract/notifications/developer.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { outgoingMessages } from '#server/providers/messages/tables.ts';

const messageColumns = {
  id: outgoingMessages.id,
  channel: outgoingMessages.channel,
  to: outgoingMessages.recipient,
  subject: outgoingMessages.subject,
  code: outgoingMessages.code,
  text: outgoingMessages.text,
  at: outgoingMessages.writtenAt,
};

/** The newest messages, of all recipients or of one. */
export async function listMessages(to: string | undefined): Promise<OutboxMessage[]> {
  const rows = await database()
    .select(messageColumns)
    .from(outgoingMessages)
    .where(to ? isTo(to) : undefined)
    .orderBy(desc(outgoingMessages.id))
    .limit(pageLimitMax);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** One message, with a mail's HTML as long as it is stored: it is removed when a mail was really sent. */
export async function findMessage(id: number): Promise<OutboxMail | null> {
  const [row] = await database()
    .select({ ...messageColumns, html: outgoingMessages.html })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.id, id));
  return row ? { ...row, at: row.at.toISOString() } : null;
}

const dialCodes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];

/**
 * The condition for a recipient. In addresses a plus sign becomes a blank, so a lost one is restored. A number without a plus
 * may also lack its country code: then any country code matches.
 */
function isTo(to: string): SQL {
  if (to.includes('@')) return eq(outgoingMessages.recipient, to.replaceAll(' ', '+').toLowerCase());
  const number = to.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (!/^\d+$/.test(number)) return eq(outgoingMessages.recipient, number);
  const national = number.replace(/^0/, '');
  return inArray(outgoingMessages.recipient, [`+${number}`, ...dialCodes.map((code) => `+${code}${national}`)]);
}

/** The language of an account's messages, and by what its holder signs in. */
export async function findApplicant(tx: Transaction, accountId: number): Promise<{ locale: Locale; account: string }> {
  const { email, phone, locale, nickname } = accounts;
  const [found] = await tx.select({ email, phone, locale, nickname }).from(accounts).where(eq(accounts.id, accountId));
  return { locale: found?.locale ?? defaultLocale, account: found?.email ?? found?.phone ?? found?.nickname ?? '' };
}
