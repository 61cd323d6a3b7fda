const partSize = 500; // PostgreSQL takes 65,535 parameters in one statement

/** Writes rows in parts that fit into one statement each. */
export async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += partSize) await write(rows.slice(start, start + partSize));
}
