import { isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { addFirstAdministrator as contract } from '#contract/operators/console.ts';
import { database, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { makeOperator, openAccountOf } from '#server/modules/identity/index.ts';
import { hasOperators } from './account-queries.ts';
import { takeInvitation } from './invitations.ts';
import { logOperatorAct } from './log-operator-act.ts';
import { operatorInvitations, operators } from './tables.ts';

const linkDays = 7;
const isFirst = isNull(operatorInvitations.email);

/** A new link for the first administrator of a mall that nobody runs yet; the one before no longer works. Null where someone does. */
export async function inviteFirstAdministrator(origin: string): Promise<string | null> {
  if (await hasOperators(database())) return null;
  const key = newToken();
  await transaction(async (tx) => {
    await tx.delete(operatorInvitations).where(isFirst);
    await tx.insert(operatorInvitations).values({
      keyHash: hashToken(key),
      invitedAt: mallNow,
      endsAt: sql`${mallNow} + make_interval(days => ${linkDays})`,
    });
  });
  return `${origin}/console/run-the-mall?key=${key}`;
}

type Input = z.output<typeof contract.input>;

/** Makes whoever has the link the first administrator. Of many at once the database lets one through. */
export async function addFirstAdministrator({ key, email, password }: Input, caller: Caller<'anyone'>): Promise<null> {
  await caller.countTry('firstAdministrator');
  const open = await openAccountOf({ email, password, locale: caller.locale });
  return transaction(async (tx) => {
    await takeInvitation(tx, key, isFirst);
    if (await hasOperators(tx)) throw new Refusal('invitation_over');
    const accountId = await open(tx);
    if (accountId === null) throw new Refusal('account_exists');
    await makeOperator(tx, accountId);
    await tx.insert(operators).values({ accountId, roleId: null, joinedAt: mallNow });
    await logOperatorAct(
      tx,
      { ...caller, session: { accountId } },
      { act: 'first_administrator_joined', subject: email },
    );
    return null;
  });
}
