import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import type { Channel, Message } from './message.ts';
import type { Senders } from './senders.ts';
import { outgoingMessages } from './tables.ts';

const batchSize = 5;
/** How long a claimed message is left alone, by its try: half an hour in all, and always longer than a try takes. */
const pauseSeconds = [30, 120, 420, 1_200, 60];
export const triesMax = pauseSeconds.length;
const tryMaxMs = 20_000;
const waitsForSettingsMinutes = 10; // as long as a code is valid

type Claimed = Message & { tries: number };

/**
 * Sends waiting messages, a few at a time, until none is due. Any number of processes may do so at once: a message is claimed,
 * and its next try postponed, in a transaction of its own before a provider is called. If the process then dies, the message
 * may have been sent, so it is sent again under the same id.
 */
export async function sendWaiting(senders: Senders, stop?: AbortSignal): Promise<void> {
  await giveUpOn(senders);
  while (!stop?.aborted) {
    const claimed = await claim(channelsThat(senders, (sender) => sender !== 'none'));
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((message) => send(message, senders)));
  }
}

function channelsThat(senders: Senders, matches: (sender: Senders[Channel]) => boolean): Channel[] {
  return (['email', 'sms'] as const).filter((channel) => matches(senders[channel]));
}

const isOpen = and(
  isNull(outgoingMessages.sentAt),
  isNull(outgoingMessages.failure),
  isNull(outgoingMessages.droppedAt),
);

async function claim(channels: Channel[]): Promise<Claimed[]> {
  return transaction(async (tx) => {
    const due = await tx
      .select({ id: outgoingMessages.id })
      .from(outgoingMessages)
      .where(
        and(
          isOpen,
          lte(outgoingMessages.nextTryAt, sql`now()`),
          lt(outgoingMessages.tries, triesMax),
          inArray(outgoingMessages.channel, channels),
        ),
      )
      .orderBy(asc(outgoingMessages.nextTryAt), asc(outgoingMessages.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const pause = sql`(${`{${pauseSeconds}}`}::int[])[(${outgoingMessages.tries} + 1)::int]`;
    return tx
      .update(outgoingMessages)
      .set({
        tries: sql`${outgoingMessages.tries} + 1`,
        triedAt: sql`now()`,
        nextTryAt: sql`now() + make_interval(secs => ${pause})`,
      })
      .where(
        inArray(
          outgoingMessages.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({
        id: outgoingMessages.id,
        channel: outgoingMessages.channel,
        recipient: outgoingMessages.recipient,
        subject: outgoingMessages.subject,
        text: outgoingMessages.text,
        html: outgoingMessages.html,
        unsubscribeUrl: outgoingMessages.unsubscribeUrl,
        tries: outgoingMessages.tries,
      });
  });
}

async function send(message: Claimed, senders: Senders): Promise<void> {
  const { id, channel, tries } = message;
  const sender = senders[channel];
  try {
    if (typeof sender === 'function') await Promise.race([sender(message), tooLate()]);
  } catch (error) {
    // Only the kind of error: providers quote addresses in their messages.
    const reason = reasonOf(error);
    log.warn({ id, channel, tries, reason }, `message ${id} (${channel}) was not accepted: ${reason}`);
    if (tries >= triesMax) await markFailed(id, tries, reason);
    return;
  }
  await database()
    .update(outgoingMessages)
    .set({ sentAt: sql`now()`, ...(sender !== 'outbox' && withoutCode) })
    .where(and(eq(outgoingMessages.id, id), isNull(outgoingMessages.sentAt)));
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException('', 'TimeoutError')), tryMaxMs).unref();
  });
}

const hidden = (column: typeof outgoingMessages.subject | typeof outgoingMessages.text) =>
  sql`case when ${outgoingMessages.code} <> '' then replace(${column}, ${outgoingMessages.code}, repeat('•', length(${outgoingMessages.code}))) else ${column} end`;
/** Removes the code from the stored message: only its recipient may know it, not everyone who can read this table. */
export const withoutCode = {
  code: null,
  html: null,
  subject: hidden(outgoingMessages.subject),
  text: hidden(outgoingMessages.text),
};

const htmlWithoutCode = sql`case when ${outgoingMessages.code} <> '' then null else ${outgoingMessages.html} end`;

/** Does nothing when another process has claimed the message since. */
async function markFailed(id: number, tries: number, reason: string): Promise<void> {
  const failed = await database()
    .update(outgoingMessages)
    // Operators may have it sent again, unless it had a code.
    .set({ failure: reason, ...withoutCode, html: htmlWithoutCode })
    .where(and(eq(outgoingMessages.id, id), eq(outgoingMessages.tries, tries), isOpen))
    .returning({ channel: outgoingMessages.channel });
  for (const { channel } of failed)
    log.error({ id, channel, tries, reason }, `message ${id} (${channel}) could not be sent: ${reason}`);
}

/** Marks as failed the messages whose last try never ended, and those whose channel has no provider. */
async function giveUpOn(senders: Senders): Promise<void> {
  const unserved = channelsThat(senders, (sender) => sender === 'none');
  const over = await database()
    .select({ id: outgoingMessages.id, tries: outgoingMessages.tries })
    .from(outgoingMessages)
    .where(
      and(
        isOpen,
        lte(outgoingMessages.nextTryAt, sql`now()`),
        unserved.length === 0
          ? sql`${outgoingMessages.tries} >= ${triesMax}`
          : sql`(${outgoingMessages.tries} >= ${triesMax} or (${inArray(outgoingMessages.channel, unserved)}
              and ${outgoingMessages.writtenAt} < now() - make_interval(mins => ${waitsForSettingsMinutes})))`,
      ),
    )
    .limit(100);
  for (const { id, tries } of over)
    await markFailed(id, tries, tries >= triesMax ? 'the last try did not end' : 'no provider is set up');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const words = [error.name, code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return words.join(' ').slice(0, 100);
}
