import type { Application } from '#contract/applications/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { claimWaiting, settleApplication } from './decide.ts';
import { getAnyApplication } from './queries.ts';

/** Refuses an application with a reason. The applicant may change it and send it again. */
export async function refuseApplication(
  by: LoggedOperator,
  id: number,
  reason: string,
  locale: Locale,
): Promise<Application> {
  await transaction(async (tx) => {
    const application = await claimWaiting(tx, id);
    await settleApplication(tx, application, { state: 'refused', refusal: reason });
    const { name: subject, email } = application;
    await logOperatorAct(tx, by, { act: 'application_refused', subject, after: { email }, reason });
  });
  return getAnyApplication(id, locale);
}
