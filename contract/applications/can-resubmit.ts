import type { ApplicationState } from './shopper.ts';

/** Whether the applicant can change an application and send it again. */
export const canResubmit = (state: ApplicationState) => state === 'asked' || state === 'refused';
