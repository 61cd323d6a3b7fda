import { type MallStep, type MallStepState, mallStepNames, mallSteps } from '#contract/machine/platform-first-steps.ts';
import { database, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { changeSite, getSite } from '#server/modules/content/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { readStepFacts } from './step-queries.ts';

/** The steps of the mall that are work of this operator. */
export async function getSteps({ membership: { scopes } }: Caller<'platform'>): Promise<MallStepState[]> {
  const [facts, { skipped }] = await Promise.all([readStepFacts(), getSite(database(), 'firstSteps')]);
  const { stripe, sandbox } = paymentProviders();
  const isDone: Record<MallStep, boolean> = { ...facts, payments: stripe !== null || sandbox !== null };
  return mallStepNames
    .filter((step) => scopes.includes(mallSteps[step]))
    .map((step) => ({ step, state: isDone[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open' }));
}

type Skipping = { steps: readonly MallStep[]; isSkipped: boolean };

/** Skips steps for the whole mall, or takes that back. */
export async function skipSteps(by: Caller<'platform'>, { steps, isSkipped }: Skipping): Promise<null> {
  if (steps.some((step) => !by.membership.scopes.includes(mallSteps[step]))) throw new Refusal('not_allowed');
  return transaction(async (tx) => {
    const { before, after } = await changeSite(tx, 'firstSteps', by.session.accountId, ({ skipped }) => ({
      skipped: mallStepNames.filter((step) => (steps.includes(step) ? isSkipped : skipped.includes(step))),
    }));
    await logOperatorAct(tx, by, { act: 'first_steps_skipped', subject: steps.join(', '), before, after });
    return null;
  });
}
