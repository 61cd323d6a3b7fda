const idMax = 2_147_483_647; // of the database

/** The number in a product's address; null for what can be none, such as "abc", "0" or "007". */
export function productIdOf(written: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0;
  return id > 0 && id <= idMax ? id : null;
}
