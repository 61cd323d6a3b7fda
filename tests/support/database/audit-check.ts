import { audit, auditDatabase, type Violation } from '#server/audit/audit.ts';
import { deliverEvents } from '#server/database/events.ts';
import { handlers } from '#server/start/handlers.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

/** Everything in the database that does not add up; empty when it all does. */
export const violations = (): Promise<Violation[]> => auditDatabase();

/** The same, with the test gateway's ledger compared too. */
export const violationsOf = ({ dataDir }: MallUnderTest): Promise<Violation[]> => audit(dataDir);

/** Which promises are broken, by their letters: "Q5". */
export const promisesBroken = async (): Promise<string[]> => [
  ...new Set((await auditDatabase()).map(({ promise }) => promise.split(' ')[0] ?? '')),
];

/** Delivers all events to their handlers. */
export const deliverAll = (): Promise<void> => deliverEvents(handlers);
