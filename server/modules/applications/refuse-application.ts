import type { ReviewedApplication } from '#contract/applications/platform.ts';
import type { ApplicationField } from '#contract/applications/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { claimWaiting, type Decided, settleApplication } from './decide.ts';
import { getAnyApplication } from './review-queries.ts';

type Answer = Decided & { reason: string; markedFields?: readonly ApplicationField[] };

/** Refuses an application with a reason. The applicant may change it and send it again. */
export function refuseApplication(by: LoggedOperator, answer: Answer, locale: Locale): Promise<ReviewedApplication> {
  return sendBack(by, 'refused', answer, locale);
}

/** Asks the applicant for something that is missing: it waits again once they have sent it. */
export function askForMore(by: LoggedOperator, answer: Answer, locale: Locale): Promise<ReviewedApplication> {
  return sendBack(by, 'asked', answer, locale);
}

async function sendBack(
  by: LoggedOperator,
  state: 'refused' | 'asked',
  { reason, markedFields = [], ...asked }: Answer,
  locale: Locale,
): Promise<ReviewedApplication> {
  await transaction(async (tx) => {
    const application = await claimWaiting(tx, asked);
    const isAsked = state === 'asked';
    const accountId = by?.session.accountId ?? null;
    await settleApplication(tx, application, { state, refusal: reason, markedFields }, accountId);
    const { name: subject, email } = application;
    await logOperatorAct(tx, by, {
      act: isAsked ? 'application_asked' : 'application_refused',
      subject,
      after: { email, markedFields },
      reason,
    });
  });
  return getAnyApplication(asked.id, locale);
}
