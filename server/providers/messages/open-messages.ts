import { and, count, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { withoutCode } from './send-waiting.ts';
import { outgoingMessages } from './tables.ts';

export type OpenMessage = Pick<
  typeof outgoingMessages.$inferSelect,
  'id' | 'channel' | 'recipient' | 'cause' | 'writtenAt' | 'triedAt' | 'nextTryAt' | 'tries' | 'failure'
> & { hadCode: boolean };

const isWaiting = and(
  isNull(outgoingMessages.sentAt),
  isNull(outgoingMessages.failure),
  isNull(outgoingMessages.droppedAt),
);
const hasFailed = and(isNotNull(outgoingMessages.failure), isNull(outgoingMessages.droppedAt));
/** A code is not stored after a failure: nobody could use what would be sent. */
const hadCode = sql<boolean>`${outgoingMessages.failure} is not null and ${outgoingMessages.text} like '%••••%'`;

type Asked = { state: 'waiting' | 'failed'; page: number; limit: number; countMax: number };

/** Messages that wait, or that could not be sent, newest first. Counting stops at the maximum. */
export async function listOpenMessages({ state, page, limit, countMax }: Asked) {
  const isAsked = state === 'waiting' ? isWaiting : hasFailed;
  const { id, channel, recipient, cause, writtenAt, triedAt, nextTryAt, tries, failure } = outgoingMessages;
  const [list, [counted]] = await Promise.all([
    database()
      .select({ id, channel, recipient, cause, writtenAt, triedAt, nextTryAt, tries, failure, hadCode })
      .from(outgoingMessages)
      .where(isAsked)
      .orderBy(desc(id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(database().select({ id }).from(outgoingMessages).where(isAsked).limit(countMax).as('counted')),
  ]);
  return { list: list satisfies OpenMessage[], total: counted?.total ?? 0 };
}

/** A try takes no longer than this: before, another one could send it a second time. */
const isNotBeingSent = or(
  isNull(outgoingMessages.triedAt),
  isNotNull(outgoingMessages.failure),
  lt(outgoingMessages.triedAt, sql`now() - interval '25 seconds'`),
);

/** Makes a message due now, with all its tries. */
export async function sendMessageAgain(tx: Transaction, id: number): Promise<OpenMessage> {
  const before = await lockOpen(tx, id);
  if (before.hadCode) throw new Refusal('message_had_code');
  await tx
    .update(outgoingMessages)
    .set({ failure: null, tries: 0, nextTryAt: sql`now()` })
    .where(eq(outgoingMessages.id, id))
    .returning({ notice: sql`pg_notify('messages_waiting', '')` });
  return before;
}

/** Decides that a message is not sent. Its code and its HTML are of no use any more. */
export async function dropOpenMessage(tx: Transaction, id: number): Promise<OpenMessage> {
  const before = await lockOpen(tx, id);
  await tx
    .update(outgoingMessages)
    .set({ droppedAt: sql`now()`, ...withoutCode })
    .where(eq(outgoingMessages.id, id));
  return before;
}

async function lockOpen(tx: Transaction, id: number): Promise<OpenMessage> {
  const { channel, recipient, cause, writtenAt, triedAt, nextTryAt, tries, failure } = outgoingMessages;
  const isQuiet = sql<boolean>`${isNotBeingSent}`;
  const [found] = await tx
    .select({
      id: outgoingMessages.id,
      channel,
      recipient,
      cause,
      writtenAt,
      triedAt,
      nextTryAt,
      tries,
      failure,
      hadCode,
      isQuiet,
    })
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.id, id), or(isWaiting, hasFailed)))
    .for('update');
  if (!found) throw new Refusal('message_not_found');
  if (!found.isQuiet) throw new Refusal('message_being_sent');
  return found;
}
