import { passwordMax, passwordMin } from '#contract/identity/shopper.ts';
import { everyMallName } from '#server/http/mall-name.ts';
import { Refusal } from '#server/http/refusal.ts';
import { onceSuccessful } from '#server/providers/once-successful.ts';

const commonCount = 3_000;

/** Refuses a new password that is too short, too long, or among the most common ones. */
export async function assertGoodPassword(password: string): Promise<void> {
  if (password.length < passwordMin) throw new Refusal('password_too_short', { minimum: passwordMin });
  if (password.length > passwordMax) throw new Refusal('password_too_long', { maximum: passwordMax });
  const letters = lettersOf(password);
  if (isMallName(letters) || (await commonPasswords()).has(password)) throw new Refusal('password_too_common');
}

/** The mall's name, once or several times. */
function isMallName(letters: string): boolean {
  const names = everyMallName().map(lettersOf);
  return letters !== '' && names.some((name) => name !== '' && letters.replaceAll(name, '') === '');
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\P{L}/gu, '');

export function assertSamePasswords(password: string, again: string): void {
  if (password !== again) throw new Refusal('passwords_differ');
}

/** The most common passwords of sufficient length. Read on first use, since reading is slow. */
const commonPasswords = onceSuccessful(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= passwordMin);
  return new Set(longEnough.slice(0, commonCount));
});
