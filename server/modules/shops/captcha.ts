import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { captchaLetters } from './captcha-letters.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { pictureCodes } from './tables.ts';

const lettersPerCode = 4;
const lifetimeMinutes = 5;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** The key salts the answer, and only its hash is stored: the table does not reveal the answer. */
const answerHash = (key: string, answer: string) => hash(`${key}:${answer.toUpperCase()}`);

/** Creates a captcha. It may be answered once, within five minutes. */
export async function createCaptcha(): Promise<{ key: string; picture: string }> {
  const answer = Array.from({ length: lettersPerCode }, () => captchaLetters[randomInt(captchaLetters.length)]).join(
    '',
  );
  const key = await storeCaptcha(answer);
  const png = await drawCaptcha(answer);
  return { key, picture: `data:image/png;base64,${png.toString('base64')}` };
}

/** Stores a captcha's answer under a new key. */
export async function storeCaptcha(answer: string): Promise<string> {
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

/** Refuses a wrong answer. Right or wrong, the captcha is used up: it is deleted before it is compared. */
export async function assertCaptchaSolved(key: string, answer: string): Promise<void> {
  const [code] = await database()
    .delete(pictureCodes)
    .where(eq(pictureCodes.keyHash, hash(key)))
    .returning({ answerHash: pictureCodes.answerHash, isFresh: sql<boolean>`${pictureCodes.endsAt} > mall_now()` });
  const isRight = code && timingSafeEqual(Buffer.from(code.answerHash), Buffer.from(answerHash(key, answer)));
  if (!isRight || !code.isFresh) throw new Refusal('wrong_picture_code');
}

/** Deletes captchas that nobody answered in time. */
export async function deleteOldCaptchas(): Promise<void> {
  await database().delete(pictureCodes).where(lt(pictureCodes.endsAt, mallNow));
}
