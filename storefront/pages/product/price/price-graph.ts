import type { PriceHistory } from '#contract/catalogue/shopper-prices.ts';

export const graphSize = { width: 200, height: 40 };
const edge = 5; // room for the dot

/**
 * A line of steps from left to right, as an SVG path, and where on it the lowest price held the last time: the line of that
 * time and its beginning. A price that never changed is a line in the middle.
 */
export function priceGraph({ from, until, lowest, steps }: Pick<PriceHistory, 'from' | 'until' | 'lowest' | 'steps'>) {
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  const prices = steps.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) =>
    edge + round((graphSize.width - 2 * edge) * (end > begin ? (time - begin) / (end - begin) : 1));
  const y = (price: number) =>
    round(high > low ? edge + ((graphSize.height - 2 * edge) * (high - price)) / (high - low) : graphSize.height / 2);
  const line = steps.map(({ at, price }, place) =>
    place === 0 ? `M${x(Date.parse(at))} ${y(price)}` : `H${x(Date.parse(at))}V${y(price)}`,
  );
  const after = steps.find(({ at }) => at > lowest.at)?.at ?? until;
  const dot = { x: x(Date.parse(lowest.at)), y: y(lowest.price) };
  return { line: `${line.join('')}H${x(end)}`, lowestLine: `M${dot.x} ${dot.y}H${x(Date.parse(after))}`, dot };
}

const round = (value: number) => Math.round(value * 10) / 10;
