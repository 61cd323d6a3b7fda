import type { Application, ApplicationInput } from '#contract/applications/shopper.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPictures } from '#server/modules/content/index.ts';
import { checkCode, consumeCode } from '#server/modules/identity/index.ts';
import { applicationSubmitted } from './events.ts';
import { assertOffered } from './kinds/offered-kinds.ts';
import { getApplicationOf } from './queries.ts';
import { assertMaySell, readApplicationInput } from './read-input.ts';
import { refuseSecond } from './refuse-taken.ts';
import { dropDraft } from './save-draft.ts';
import { findStanding } from './standing-queries.ts';
import { applications } from './tables.ts';

/** Applies to sell. The code is consumed, and the saved draft deleted, only together with the new application. */
export async function applyToSell(input: ApplicationInput, caller: Caller<'shopper'>): Promise<Application> {
  const { accountId } = caller.session;
  assertMaySell(caller);
  await assertFree(accountId);
  const fields = await readApplicationInput(accountId, input);
  const code = await checkCode(caller, 'application', fields.email, input.captcha);
  const id = await transaction(async (tx) => {
    await assertOffered(tx, fields);
    await consumeCode(tx, code);
    await assertOwnPictures(tx, accountId, fields.pictureHashes);
    const [added] = await refuseSecond(
      tx
        .insert(applications)
        .values({ accountId, ...fields, submittedAt: mallNow })
        .returning({ id: applications.id, submittedAt: applications.submittedAt }),
    );
    if (!added) throw new Error('Inserting an application returned no row');
    await dropDraft(tx, accountId);
    await publishSubmitted(tx, added);
    return added.id;
  });
  return getApplicationOf(accountId, id, caller.locale);
}

/** Publishes that an application waits to be decided. */
export function publishSubmitted(
  tx: Transaction,
  { id, submittedAt }: { id: number; submittedAt: Date },
): Promise<void> {
  return publish(tx, applicationSubmitted, { id, submittedAt: submittedAt.toISOString() });
}

/** One open application and one shop for each account. The database enforces both; this only refuses earlier. */
export async function assertFree(accountId: number): Promise<void> {
  const { isWaiting, isOwner } = await findStanding(database(), accountId);
  if (isOwner) throw new Refusal('shop_owned');
  if (isWaiting) throw new Refusal('application_waiting');
}
