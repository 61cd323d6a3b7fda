/** Whether more was written than can be taken. */
export function isBeyond(written: string, most: number): boolean {
  return Number(written.normalize('NFKC').trim()) > most;
}

/** What was written, made into a number that can be taken: from 1 up to the most. What is no number is 1. */
export function correctedQuantity(written: string, most: number): number {
  const number = Math.trunc(Number(written.normalize('NFKC').trim()));
  if (Number.isNaN(number)) return 1;
  return Math.max(1, Math.min(number, most));
}
