import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type codePurposes, codes } from '#server/modules/identity/tables.ts';
import { type NewMessage, queueMessage } from '#server/providers/messages/queue-message.ts';

export type CodePurpose = (typeof codePurposes)[number];
/** A code that was compared and is right, but not consumed yet: another request may still be first. */
export type RightCode = { id: number; codeHash: string };

const triesMax = 5;
const lifetimeSeconds = 600;

type CodeMessage = Pick<NewMessage, 'channel' | 'to' | 'locale'> & { purpose: CodePurpose };

/** Sends a new code. Earlier codes for the same purpose become invalid. */
export async function sendCode(tx: Transaction, { purpose, channel, to, locale }: CodeMessage): Promise<void> {
  const code = await writeCode(tx, purpose, to);
  await queueMessage(tx, { channel, to, locale, kind: `${purpose}Code`, code });
}

/** Creates a new code and returns it. */
export async function writeCode(tx: Transaction, purpose: CodePurpose, recipient: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('hex');
  const fresh = {
    codeHash: hashCode(salt, code),
    salt,
    tries: 0,
    sentAt: mallNow,
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
 * Compares a typed code with the newest one of this purpose and recipient. The try is counted first, in its own statement, so
 * that neither parallel requests nor an operation that fails afterwards get more than five tries.
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
        gt(codes.endsAt, mallNow),
      ),
    )
    .returning({ id: codes.id, salt: codes.salt, codeHash: codes.codeHash });
  if (!code || !isSame(code.codeHash, hashCode(code.salt, given))) throw new Refusal('wrong_code');
  return { id: code.id, codeHash: code.codeHash };
}

/** Consumes a right code in the transaction it is used for. Only one transaction can. */
export async function consumeCode(tx: Transaction, { id, codeHash }: RightCode): Promise<void> {
  const used = await tx
    .update(codes)
    .set({ usedAt: mallNow })
    .where(
      and(
        eq(codes.id, id),
        eq(codes.codeHash, codeHash), // a newer code has the same row
        isNull(codes.usedAt),
        gt(codes.endsAt, mallNow),
      ),
    )
    .returning({ id: codes.id });
  if (used.length === 0) throw new Refusal('wrong_code');
}

/** Invalidates every code that was sent to a recipient. */
export async function voidCodesOf(tx: Transaction, recipient: string): Promise<void> {
  await tx.delete(codes).where(eq(codes.recipient, recipient));
}

function hashCode(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('hex');
}

function isSame(hash: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(other));
}
