import { csvRow } from '#contract/core/csv.ts';
import type { ToShip } from '#contract/shipping/merchant-bulk.ts';

const columns = [
  'orderNo',
  'carrier',
  'trackingNumber',
  'consignee',
  'phone',
  'address',
  'postCode',
  'country',
  'units',
  'products',
  'note',
] as const;
export type ToShipColumn = (typeof columns)[number];

/** The list of what has to be shipped, with empty columns for carrier and tracking number, as spreadsheets open it. */
export function toShipCsv(orders: readonly ToShip[], nameOf: (column: ToShipColumn) => string): string {
  const rows = orders.map((order) => {
    const cells = { ...order, carrier: '', trackingNumber: '' };
    return csvRow(columns.map((column) => String(cells[column])));
  });
  return csvRow(columns.map(nameOf)) + rows.join('');
}
