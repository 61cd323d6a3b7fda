import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recoveryCodeCount } from '#contract/identity/console.ts';
import type { Transaction } from '#server/database/connection.ts';
import { recoveryCodes } from '#server/modules/identity/tables.ts';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'; // without those that look alike
const codeLetters = 12;

/** Writes new recovery codes in the place of all earlier ones, and returns them: only their hashes are stored. */
export async function writeRecoveryCodes(tx: Transaction, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: hashRecoveryCode(accountId, plainCode(code)) })));
  return codes;
}

/** What was typed, without spaces and dashes, in capitals. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

export function hashRecoveryCode(accountId: number, code: string): string {
  return createHash('sha256').update(`recovery:${accountId}:${code}`).digest('hex');
}

function newCode(): string {
  const code = Array.from({ length: codeLetters }, () => letters[randomInt(letters.length)]).join('');
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
