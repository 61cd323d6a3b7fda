import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { codeLetters } from './code-letters.ts';
import { drawCode } from './draw-code.ts';
import { pictureCodes } from './tables.ts';

const lettersPerCode = 4;
const lifetimeMinutes = 5;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** The key salts the answer, and only its hash is stored: the table tells nobody what the picture shows. */
const answerHash = (key: string, answer: string) => hash(`${key}:${answer.toUpperCase()}`);

/** Draws a new code. Whoever reads the picture may answer once, within five minutes. */
export async function newCode(): Promise<{ key: string; picture: string }> {
  const answer = Array.from({ length: lettersPerCode }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  const key = await rememberCode(answer);
  const png = await drawCode(answer);
  return { key, picture: `data:image/png;base64,${png.toString('base64')}` };
}

/** Remembers what a picture shows, under a new key. */
export async function rememberCode(answer: string): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await database()
    .insert(pictureCodes)
    .values({
      keyHash: hash(key),
      answerHash: answerHash(key, answer),
      endsAt: sql`mall_now() + make_interval(mins => ${lifetimeMinutes})`,
    });
  return key;
}

/** Refuses a wrong answer. Right or wrong, the code is spent: it is taken away before it is compared. */
export async function assertCodeRead(key: string, answer: string): Promise<void> {
  const [code] = await database()
    .delete(pictureCodes)
    .where(eq(pictureCodes.keyHash, hash(key)))
    .returning({ answerHash: pictureCodes.answerHash, isFresh: sql<boolean>`${pictureCodes.endsAt} > mall_now()` });
  const isRight = code && timingSafeEqual(Buffer.from(code.answerHash), Buffer.from(answerHash(key, answer)));
  if (!isRight || !code.isFresh) throw new Refusal('wrong_picture_code');
}

/** Forgets codes that nobody answered in time. */
export async function deleteOldCodes(): Promise<void> {
  await database().delete(pictureCodes).where(lt(pictureCodes.endsAt, sql`mall_now()`));
}
