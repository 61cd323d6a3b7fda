import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import type { Carriers } from './carriers.ts';
import type { Channel, Message } from './message.ts';
import { outgoingMessages } from './tables.ts';

const atOnce = 5;
/** How long a claimed message is left alone, by its try: half an hour in all. Longer than any try takes, from the first on. */
const pauseSeconds = [30, 120, 420, 1_200, 60];
export const triesMax = pauseSeconds.length;
const tryMaxMs = 20_000;
const waitsForSettingsMinutes = 10; // as long as the code in it is good

type Claimed = Message & { tries: number };

/**
 * Sends what is waiting, a few at a time, until nothing is due. Any number of processes may do so at once: a message is
 * claimed, and its next try put off, in a transaction of its own before anyone is called. Whoever dies after that has
 * perhaps sent it, so it is sent again, under the same id.
 */
export async function sendWaiting(carriers: Carriers, stop?: AbortSignal): Promise<void> {
  await giveUpOn(carriers);
  while (!stop?.aborted) {
    const claimed = await claim(channelsThat(carriers, (carrier) => carrier !== 'none'));
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((message) => send(message, carriers)));
  }
}

function channelsThat(carriers: Carriers, isSo: (carrier: Carriers[Channel]) => boolean): Channel[] {
  return (['email', 'sms'] as const).filter((channel) => isSo(carriers[channel]));
}

const isOpen = and(isNull(outgoingMessages.sentAt), isNull(outgoingMessages.failure));

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
      .limit(atOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const pause = sql`(${`{${pauseSeconds}}`}::int[])[(${outgoingMessages.tries} + 1)::int]`;
    return tx
      .update(outgoingMessages)
      .set({
        tries: sql`${outgoingMessages.tries} + 1`,
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
        tries: outgoingMessages.tries,
      });
  });
}

async function send(message: Claimed, carriers: Carriers): Promise<void> {
  const { id, channel, tries } = message;
  const carry = carriers[channel];
  try {
    if (typeof carry === 'function') await Promise.race([carry(message), tooLate()]);
  } catch (error) {
    // Only what kind of thing went wrong: providers quote addresses in what they say.
    const reason = reasonOf(error);
    log.warn({ id, channel, tries, reason }, 'a message was not taken');
    if (tries >= triesMax) await markFailed(id, tries, reason);
    return;
  }
  await database()
    .update(outgoingMessages)
    .set({ sentAt: sql`now()`, ...(carry !== 'outbox' && withoutCode) })
    .where(and(eq(outgoingMessages.id, id), isNull(outgoingMessages.sentAt)));
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException('', 'TimeoutError')), tryMaxMs).unref();
  });
}

/** Removes the code from the stored text: only its recipient may know it, not everyone who can read this table. */
const hidden = (column: typeof outgoingMessages.subject | typeof outgoingMessages.text) =>
  sql`case when ${outgoingMessages.code} <> '' then replace(${column}, ${outgoingMessages.code}, repeat('•', length(${outgoingMessages.code}))) else ${column} end`;
const withoutCode = {
  code: null,
  html: null,
  subject: hidden(outgoingMessages.subject),
  text: hidden(outgoingMessages.text),
};

/** Nothing happens when someone else has claimed it since: then it is theirs to judge. */
async function markFailed(id: number, tries: number, reason: string): Promise<void> {
  const failed = await database()
    .update(outgoingMessages)
    .set({ failure: reason, ...withoutCode })
    .where(and(eq(outgoingMessages.id, id), eq(outgoingMessages.tries, tries), isOpen))
    .returning({ channel: outgoingMessages.channel });
  for (const { channel } of failed) log.error({ id, channel, tries, reason }, 'a message could not be sent');
}

/** Those whose last try never ended, and those that nothing can carry. */
async function giveUpOn(carriers: Carriers): Promise<void> {
  const homeless = channelsThat(carriers, (carrier) => carrier === 'none');
  const over = await database()
    .select({ id: outgoingMessages.id, tries: outgoingMessages.tries })
    .from(outgoingMessages)
    .where(
      and(
        isOpen,
        lte(outgoingMessages.nextTryAt, sql`now()`),
        homeless.length === 0
          ? sql`${outgoingMessages.tries} >= ${triesMax}`
          : sql`(${outgoingMessages.tries} >= ${triesMax} or (${inArray(outgoingMessages.channel, homeless)}
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
