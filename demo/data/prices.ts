/** The nearest price a shop would print: 4.99, 12.50, 39.90, 129.00, 1,299.00. */
export function shopPrice(cents: number): number {
  if (cents < 2_000) {
    const units = Math.floor(cents / 100);
    const rest = cents - units * 100;
    return Math.max(99, units * 100 + (rest < 25 ? -1 : rest < 75 ? 50 : 99));
  }
  if (cents < 10_000) return Math.round(cents / 100) * 100 - (Math.round(cents / 100) % 2 === 0 ? 1 : 10);
  return Math.max(10_900, Math.round((cents + 100) / 1_000) * 1_000 - 100);
}
