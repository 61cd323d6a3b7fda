import { randomInt } from 'node:crypto';

const randomDigits = 7;

/** A unique number that contains the time, to the millisecond. The database refuses it should it exist already. */
export function newNumber(kind: 'PR' | 'PT' | 'SH' | 'RE' | 'PO' | 'PF', at = new Date()): string {
  const time = at.toISOString().replaceAll(/\D/g, '').slice(2);
  return `${kind}${time}${String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0')}`;
}
