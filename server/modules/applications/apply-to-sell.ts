import type { Application, ApplicationInput } from '#contract/applications/shopper.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPictures } from '#server/modules/content/index.ts';
import { checkCode, consumeCode } from '#server/modules/identity/index.ts';
import { applicationSubmitted } from './events.ts';
import { getApplicationOf } from './queries.ts';
import { assertMaySell, readApplicationInput } from './read-input.ts';
import { refuseSecond } from './refuse-taken.ts';
import { dropDraft } from './save-draft.ts';
import { findStanding } from './standing-queries.ts';
import { applications } from './tables.ts';

/** Asks to sell. The code is used up, and what was typed so far forgotten, only together with the new application. */
export async function applyToSell(input: ApplicationInput, caller: Caller<'shopper'>): Promise<Application> {
  const { accountId } = caller.session;
  assertMaySell(caller);
  await assertFree(accountId);
  const told = await readApplicationInput(accountId, input);
  const code = await checkCode(caller, 'application', told.email, input.captcha);
  const id = await transaction(async (tx) => {
    await consumeCode(tx, code);
    await assertOwnPictures(tx, accountId, told.pictureHashes);
    const [added] = await refuseSecond(
      tx
        .insert(applications)
        .values({ accountId, ...told, submittedAt: mallNow })
        .returning({ id: applications.id, submittedAt: applications.submittedAt }),
    );
    if (!added) throw new Error('An application was written, yet is not there');
    await dropDraft(tx, accountId);
    await publishSubmitted(tx, added);
    return added.id;
  });
  return getApplicationOf(accountId, id, caller.locale);
}

/** Tells, once it is committed, that an application waits to be decided. */
export function publishSubmitted(
  tx: Transaction,
  { id, submittedAt }: { id: number; submittedAt: Date },
): Promise<void> {
  return publish(tx, applicationSubmitted, { id, submittedAt: submittedAt.toISOString() });
}

/** One application at a time, and one shop for each account. The database holds to both; this only says it first. */
export async function assertFree(accountId: number): Promise<void> {
  const { isWaiting, isOwner } = await findStanding(database(), accountId);
  if (isOwner) throw new Refusal('shop_owned');
  if (isWaiting) throw new Refusal('application_waiting');
}
