import type { BulkLine } from '#contract/shipping/merchant-bulk.ts';
import { isOrderNumber } from './read-list.ts';

/**
 * What pasted lines mean for a list. A line about an order that waits in the list for its tracking number gives it that. Where
 * all lines are tracking numbers alone, each belongs to the next row that waits, as parcels are scanned in the order of the list.
 * An order that is in the list already and brings no number changes nothing. What is left is added.
 */
export function mergeLines<Row extends BulkLine>(
  rows: readonly Row[],
  lines: readonly BulkLine[],
): { filled: Map<Row, Row>; added: BulkLine[] } {
  const filled = new Map<Row, Row>();
  const added: BulkLine[] = [];
  const areNumbersAlone = lines.every(({ orderNo, trackingNumber }) => !trackingNumber && isTracking(orderNo));
  for (const line of lines) {
    const row = rows.find(
      (one) => !one.trackingNumber && !filled.has(one) && (areNumbersAlone || isSame(one.orderNo, line.orderNo)),
    );
    if (!row) added.push(line);
    else if (areNumbersAlone || line.trackingNumber)
      filled.set(row, {
        ...row,
        carrier: line.carrier || row.carrier,
        trackingNumber: areNumbersAlone ? line.orderNo : line.trackingNumber,
      });
  }
  return { filled, added };
}

const isTracking = (text: string) => /\d/.test(text) && !isOrderNumber(text);
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
