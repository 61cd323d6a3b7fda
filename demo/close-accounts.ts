import { startFailure } from '#server/database/start-failure.ts';
import { disableAccounts, enableAccounts, findByKnownPasswords } from '#server/modules/identity/index.ts';
import { demoAccounts } from './accounts.ts';

/**
 * Closes a database's demo accounts when it is no demo, since their passwords are public. In production
 * such a database does not even start. Returns the addresses of those that were closed now.
 */
export async function closeDemoAccounts({ isProduction }: { isProduction: boolean }): Promise<string[]> {
  const open = (await findByKnownPasswords(demoAccounts)).filter(({ isDisabled }) => !isDisabled);
  if (open.length === 0) return [];
  const emails = open.map(({ email }) => email);
  if (isProduction) {
    throw startFailure(
      `This database has demo accounts whose password everybody knows (${emails.join(', ')}). Start it once with DEMO=0 and without NODE_ENV, which closes them, or use another database`,
    );
  }
  await disableAccounts(open.map(({ id }) => id));
  return emails;
}

/** Lets people into the demo accounts again that a start without the demo has closed. */
export async function reopenDemoAccounts(): Promise<void> {
  const closed = (await findByKnownPasswords(demoAccounts)).filter(({ isDisabled }) => isDisabled);
  if (closed.length > 0) await enableAccounts(closed.map(({ id }) => id));
}
