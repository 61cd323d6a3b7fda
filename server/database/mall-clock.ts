import { sql } from 'drizzle-orm';

/** The one clock of every time limit: the database's, moved ahead in a demo or a test. */
export const mallNow = sql<Date>`mall_now()`;
