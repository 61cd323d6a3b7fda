import type { Transaction } from '#server/database/connection.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { languageOf } from './queries.ts';

type Decision = { accountId: number; email: string; name: string; reason: string | null };

/** Writes to somebody what became of their application, in the language of their account. */
export async function tellApplicant(tx: Transaction, { accountId, email, name, reason }: Decision): Promise<void> {
  await queueMessage(tx, {
    channel: 'email',
    to: email,
    locale: await languageOf(tx, accountId),
    kind: reason === null ? 'applicationApproved' : 'applicationRefused',
    values: { name, reason: reason ?? '' },
  });
}
