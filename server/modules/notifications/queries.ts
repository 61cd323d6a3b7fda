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

/** The newest messages, to everybody or to one recipient. */
export async function listMessages(to: string | undefined): Promise<OutboxMessage[]> {
  const rows = await database()
    .select(messageColumns)
    .from(outgoingMessages)
    .where(to ? isTo(to) : undefined)
    .orderBy(desc(outgoingMessages.id))
    .limit(pageLimitMax);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** One message, with a mail's own look as long as it is there: it goes when a mail has really been sent. */
export async function findMessage(id: number): Promise<OutboxMail | null> {
  const [row] = await database()
    .select({ ...messageColumns, html: outgoingMessages.html })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.id, id));
  return row ? { ...row, at: row.at.toISOString() } : null;
}

const dialCodes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];

/**
 * Whom a filter means. In an address bar a plus sign is a blank, so one that got lost is put back. A number without its
 * plus may lack its country code too: then it is meant with any.
 */
function isTo(to: string): SQL {
  if (to.includes('@')) return eq(outgoingMessages.recipient, to.replaceAll(' ', '+').toLowerCase());
  const number = to.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (!/^\d+$/.test(number)) return eq(outgoingMessages.recipient, number);
  const national = number.replace(/^0/, '');
  return inArray(outgoingMessages.recipient, [`+${number}`, ...dialCodes.map((code) => `+${code}${national}`)]);
}

/** In which language someone is written to. */
export async function languageOf(tx: Transaction, accountId: number): Promise<Locale> {
  const [account] = await tx.select({ locale: accounts.locale }).from(accounts).where(eq(accounts.id, accountId));
  return account?.locale ?? defaultLocale;
}
