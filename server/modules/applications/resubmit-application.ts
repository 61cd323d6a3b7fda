import { and, eq, inArray } from 'drizzle-orm';
import { canResubmit } from '#contract/applications/can-resubmit.ts';
import type { Application, ApplicationInput } from '#contract/applications/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPictures } from '#server/modules/content/index.ts';
import { checkCode, consumeCode } from '#server/modules/identity/index.ts';
import { assertFree, publishSubmitted } from './apply-to-sell.ts';
import { assertOffered } from './kinds/offered-kinds.ts';
import { getApplicationOf } from './queries.ts';
import { assertMaySell, readApplicationInput } from './read-input.ts';
import { refuseSecond } from './refuse-taken.ts';
import { applications } from './tables.ts';

type Input = ApplicationInput & { id: number };

/** Sends an application of the caller again that was refused, or in which more was asked for: it waits like a new one. */
export async function resubmitApplication({ id, ...input }: Input, caller: Caller<'shopper'>): Promise<Application> {
  const { accountId } = caller.session;
  const before = await getApplicationOf(accountId, id, caller.locale);
  if (!canResubmit(before.auditStatus)) throw new Refusal('application_not_refused');
  assertMaySell(caller);
  await assertFree(accountId);
  const fields = await readApplicationInput(accountId, input);
  const code = await checkCode(caller, 'application', fields.email, input.captcha);
  await transaction(async (tx) => {
    await assertOffered(tx, fields);
    await consumeCode(tx, code);
    await assertOwnPictures(tx, accountId, fields.pictureHashes);
    const sent = await refuseSecond(
      tx
        .update(applications)
        .set({
          ...fields,
          ...{
            state: 'waiting',
            refusal: '',
            markedFields: [],
            submittedAt: mallNow,
            decidedAt: null,
            decidedBy: null,
          },
        })
        .where(
          and(
            eq(applications.accountId, accountId),
            eq(applications.id, id),
            inArray(applications.state, ['asked', 'refused']),
          ),
        )
        .returning({ id: applications.id, submittedAt: applications.submittedAt }),
    );
    if (!sent[0]) throw new Refusal('application_not_refused');
    await publishSubmitted(tx, sent[0]);
  });
  return getApplicationOf(accountId, id, caller.locale);
}
