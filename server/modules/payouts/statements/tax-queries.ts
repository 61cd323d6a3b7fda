import { desc, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { getTaxData, TaxData } from '#contract/payouts/merchant-statements.ts';
import { database } from '#server/database/connection.ts';
import { getSite } from '#server/modules/content/index.ts';
import { shopTaxRecords } from '#server/modules/payouts/tables.ts';

const columns = {
  legalName: shopTaxRecords.legalName,
  address: shopTaxRecords.address,
  taxNumber: shopTaxRecords.taxNumber,
};

/** The last record before a day. What came before the first record is not known, so the first also counts for earlier days. */
export async function findTaxDataAt(shopId: number, day: string): Promise<TaxData | null> {
  const isBefore = sql`${shopTaxRecords.changedAt} < ${day}::timestamp at time zone 'UTC'`;
  const distance = sql`abs(extract(epoch from ${shopTaxRecords.changedAt} - ${day}::timestamp at time zone 'UTC'))`;
  const [found] = await database()
    .select(columns)
    .from(shopTaxRecords)
    .where(eq(shopTaxRecords.shopId, shopId))
    .orderBy(desc(isBefore), distance, desc(shopTaxRecords.id))
    .limit(1);
  return found ?? null;
}

export async function getTaxDataOf(shopId: number): Promise<OutputOf<typeof getTaxData>> {
  const [found] = await database()
    .select({ ...columns, changedAt: shopTaxRecords.changedAt })
    .from(shopTaxRecords)
    .where(eq(shopTaxRecords.shopId, shopId))
    .orderBy(desc(shopTaxRecords.changedAt), desc(shopTaxRecords.id))
    .limit(1);
  if (!found) return { taxData: null, changedAt: null };
  const { changedAt, ...taxData } = found;
  return { taxData, changedAt: changedAt.toISOString() };
}

/** The same of who runs the mall. */
export async function findPlatformTaxData(day: string): Promise<TaxData | null> {
  const records = await readRecords();
  const found = records.findLast(({ from }) => from < day) ?? records[0];
  if (!found) return null;
  const { legalName, address, taxNumber } = found;
  return { legalName, address, taxNumber };
}

/** The tax that prices contained before a day, in hundredths of a percent. Before the first record none was set. */
export async function findTaxRate(day: string): Promise<number> {
  const records = await readRecords();
  return records.findLast(({ from }) => from < day)?.taxRate ?? 0;
}

async function readRecords() {
  const { records } = await getSite(database(), 'operator');
  return records.toSorted((one, other) => one.from.localeCompare(other.from));
}
