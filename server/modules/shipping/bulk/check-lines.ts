import type { Locale } from '#contract/core/languages.ts';
import type { BulkLine, BulkProblem, CheckedLine } from '#contract/shipping/merchant-bulk.ts';
import { database } from '#server/database/connection.ts';
import { refusalText } from '#server/http/translations.ts';
import { findOrdersToSend, findTakenTracking } from './bulk-queries.ts';
import { orderProblem, readLine } from './line-problems.ts';

/** What shipping each line of a list would do, or what is wrong with it. */
export async function checkLines(shopId: number, lines: readonly BulkLine[], locale: Locale): Promise<CheckedLine[]> {
  const numbers = lines.map(({ orderNo }) => orderNo.toUpperCase());
  const read = lines.map(readLine);
  const parcels = read.map((line) => ('problem' in line ? null : `${line.carrier.code} ${line.trackingNumber}`));
  const [found, taken] = await Promise.all([
    findOrdersToSend(database(), shopId, numbers),
    findTakenTracking(read.flatMap((line) => ('problem' in line ? [] : line.trackingNumber))),
  ]);
  return lines.map((line, at) => {
    const [number = '', parcel] = [numbers[at], parcels[at]];
    const order = found.get(number);
    const written = read[at];
    // What is wrong with the order comes first: nobody looks for a tracking number of an order that has left.
    const problem: BulkProblem | null =
      orderProblem(order) ??
      (numbers.indexOf(number) < at ? 'order_twice' : null) ??
      (written && 'problem' in written ? written.problem : null) ??
      (parcel && parcels.indexOf(parcel) < at ? 'tracking_twice' : null) ??
      (parcel && taken.has(parcel) ? 'tracking_taken' : null);
    const isRead = written && !('problem' in written);
    return {
      orderNo: number,
      consignee: order?.consignee ?? '',
      units: order?.units ?? 0,
      carrierName: isRead ? written.carrier.name : line.carrier,
      trackingNumber: isRead ? written.trackingNumber : line.trackingNumber,
      problem,
      problemText: problem ? refusalText(locale, problem, {}) : '',
    };
  });
}
