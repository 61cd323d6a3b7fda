/** What is typed into a card form, brought into shape while it is typed and read when it is sent. */

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** "4242424242424242" as "4242 4242 4242 4242". */
export function spacedNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** "1228" as "12 / 28". A first figure above 1 can only be a month of one figure. */
export function slashedExpiry(text: string, before: string): string {
  const digits = digitsOf(text).slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  // Deleting the blank behind the slash deletes the slash too; else one could never get past it.
  if (before.startsWith(text) && text.length < before.length && padded.length <= 2) return padded;
  return padded.length >= 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
}

export type CardField = 'number' | 'expiry' | 'cvc';

/** The first field that cannot be right; null when all can. The gateway decides about the rest. */
export function wrongField(
  { number, expiry, cvc }: Record<CardField, string>,
  now: { year: number; month: number },
): CardField | null {
  if (!/^\d{12,19}$/.test(digitsOf(number))) return 'number';
  const [, month = '', year = ''] = /^(\d\d)(\d\d)$/.exec(digitsOf(expiry)) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const isPast = 2000 + Number(year) < now.year || (2000 + Number(year) === now.year && Number(month) < now.month);
  if (!isMonth || isPast) return 'expiry';
  return /^\d{3,4}$/.test(cvc) ? null : 'cvc';
}

export const bareNumber = digitsOf;
