import { randomInt } from 'node:crypto';

const randomDigits = 7;

/** A number that tells when it was made, to the millisecond, and is nobody else's. The database refuses it if it is. */
export function newNumber(kind: 'PR' | 'PT' | 'SH' | 'RE', at = new Date()): string {
  const moment = at.toISOString().replaceAll(/\D/g, '').slice(2);
  return `${kind}${moment}${String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0')}`;
}
