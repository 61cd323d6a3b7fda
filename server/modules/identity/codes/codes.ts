import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type codePurposes, codes } from '#server/modules/identity/tables.ts';
import { type NewMessage, queueMessage } from '#server/providers/messages/queue-message.ts';

export type CodePurpose = (typeof codePurposes)[number];
/** A code that was compared and is right. It is not used yet: another may still be quicker. */
export type RightCode = { id: number; codeHash: string };

const triesMax = 5;
const lifetimeSeconds = 600;

type CodeMessage = Pick<NewMessage, 'channel' | 'to' | 'locale'> & { purpose: CodePurpose };

/** Sends someone a new code. Those sent before it for the same purpose are worth nothing from now on. */
export async function sendCode(tx: Transaction, { purpose, channel, to, locale }: CodeMessage): Promise<void> {
  const code = await writeCode(tx, purpose, to);
  await queueMessage(tx, { channel, to, locale, kind: `${purpose}Code`, code });
}

/** Makes a new code and gives it to nobody but the caller. */
export async function writeCode(tx: Transaction, purpose: CodePurpose, recipient: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('hex');
  const fresh = {
    codeHash: hashCode(salt, code),
    salt,
    tries: 0,
    sentAt: sql`mall_now()`,
    endsAt: sql`mall_now() + make_interval(secs => ${lifetimeSeconds})`,
    usedAt: null,
  };
  await tx
    .insert(codes)
    .values({ purpose, recipient, ...fresh })
    .onConflictDoUpdate({ target: [codes.purpose, codes.recipient], set: fresh });
  return code;
}

/**
 * Compares what someone typed with the newest code of this purpose and recipient. The try is counted first, by itself,
 * so that neither a crowd nor an operation that fails afterwards gets more than five.
 */
export async function compareCode(purpose: CodePurpose, recipient: string, given: string): Promise<RightCode> {
  const [code] = await database()
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.recipient, recipient),
        lt(codes.tries, triesMax),
        isNull(codes.usedAt),
        gt(codes.endsAt, sql`mall_now()`),
      ),
    )
    .returning({ id: codes.id, salt: codes.salt, codeHash: codes.codeHash });
  if (!code || !isSame(code.codeHash, hashCode(code.salt, given))) throw new Refusal('wrong_code');
  return { id: code.id, codeHash: code.codeHash };
}

/** Uses a right code up, together with what it is used for. Only one can. */
export async function consumeCode(tx: Transaction, { id, codeHash }: RightCode): Promise<void> {
  const used = await tx
    .update(codes)
    .set({ usedAt: sql`mall_now()` })
    .where(
      and(
        eq(codes.id, id),
        eq(codes.codeHash, codeHash), // a newer code has the same row
        isNull(codes.usedAt),
        gt(codes.endsAt, sql`mall_now()`),
      ),
    )
    .returning({ id: codes.id });
  if (used.length === 0) throw new Refusal('wrong_code');
}

/** Makes every code that was sent to someone worthless, whatever it was for. */
export async function voidCodesOf(tx: Transaction, recipient: string): Promise<void> {
  await tx.delete(codes).where(eq(codes.recipient, recipient));
}

function hashCode(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('hex');
}

function isSame(hash: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(other));
}
