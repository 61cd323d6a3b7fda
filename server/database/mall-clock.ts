import { sql } from 'drizzle-orm';

/**
 * The clock of every business time limit: the database's, moved ahead in a demo or a test. Sessions, failed sign-ins and
 * statistics read the real time (tests/architecture/one-clock.test.ts lists them).
 */
export const mallNow = sql<Date>`mall_now()`;
