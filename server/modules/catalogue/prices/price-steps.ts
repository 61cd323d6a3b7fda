/** A price and the time from which it holds, until the next one. */
export type PriceStep = { atMs: number; price: number };

export type PriceFacts = {
  fromMs: number;
  untilMs: number;
  /** What it costs now without a flash sale or a bargain. */
  price: number;
  /** What it cost before, and until when, oldest first. */
  past: readonly { untilMs: number; price: number }[];
  /** When it could be had for less: flash sales and bargains. */
  flash: readonly { fromMs: number; untilMs: number; price: number }[];
};

export const stepsMax = 200;

/** The prices at which a variant could be had in a time, one after the other. A flash sale counts while it was the cheaper one. */
export function priceSteps({ fromMs, untilMs, price, past, flash }: PriceFacts): PriceStep[] {
  const usualAt = (ms: number) => past.find((before) => before.untilMs > ms)?.price ?? price;
  const priceAt = (ms: number) =>
    flash.reduce(
      (lowest, sale) => (sale.fromMs <= ms && ms < sale.untilMs ? Math.min(lowest, sale.price) : lowest),
      usualAt(ms),
    );
  const turns = [...past.map((before) => before.untilMs), ...flash.flatMap((sale) => [sale.fromMs, sale.untilMs])];
  const times = [fromMs, ...new Set(turns)].filter((ms, at) => at === 0 || (ms > fromMs && ms <= untilMs));
  const steps = times.sort((one, other) => one - other).map((atMs) => ({ atMs, price: priceAt(atMs) }));
  return atMost(
    stepsMax,
    steps.filter((step, at) => step.price !== steps[at - 1]?.price),
  );
}

/** The oldest ones become one, at the lowest of their prices: the lowest of all stays what it is. */
function atMost(count: number, steps: readonly PriceStep[]): PriceStep[] {
  const [first] = steps;
  if (!first || steps.length <= count) return [...steps];
  const oldest = steps.slice(0, steps.length - count + 1);
  return [{ atMs: first.atMs, price: lowestOf(oldest).price }, ...steps.slice(steps.length - count + 1)];
}

/** The lowest price, when it held last. */
export function lowestOf(steps: readonly PriceStep[]): PriceStep {
  return steps.reduce((lowest, step) => (step.price <= lowest.price ? step : lowest));
}
