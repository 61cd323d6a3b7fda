import { sql } from 'drizzle-orm';
import { withLocale } from '#contract/core/languages.ts';
import { type Contact, undoDays } from '#contract/identity/shopper-contacts.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { contactChanges } from '#server/modules/identity/tables.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { maskContact } from './mask-contact.ts';

/**
 * Writes down that a contact was changed and tells whoever was reached by it before, with a link to undo it. Of an added
 * one the account's other contact is told. An account that cannot be reached otherwise is told nothing.
 */
export async function noteContactChange(
  tx: Transaction,
  before: Account,
  contact: Contact,
  after: string,
  origin: string,
): Promise<void> {
  const other = contact === 'email' ? 'phone' : 'email';
  const told = before[contact] ? contact : before[other] ? other : null;
  const key = newToken();
  await tx.insert(contactChanges).values({
    keyHash: hashToken(key),
    accountId: before.id,
    contact,
    before: before[contact],
    beforeCountryCode: contact === 'phone' ? before.countryCode : null,
    after,
    changedAt: mallNow,
    endsAt: sql`${mallNow} + make_interval(days => ${undoDays})`,
  });
  if (!told) return;
  const { locale } = before;
  await queueMessage(tx, {
    channel: told === 'email' ? 'email' : 'sms',
    to: before[told] ?? '',
    locale,
    kind: 'contactChanged',
    values: {
      contact,
      value: maskContact(after),
      link: origin + withLocale(locale, `/middlewares/undo_change?key=${key}`),
      days: undoDays,
    },
  });
}
