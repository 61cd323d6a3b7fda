import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { Application, ApplicationState, applicationLimits } from './shopper.ts';

// How the platform decides about applications to sell.

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

export const listAllApplications = call({
  method: 'GET',
  path: '/api/platform/merchant/settled/list',
  who: 'platform',
  scope: 'applications',
  summary: 'Lists applications in one state: waiting ones oldest first, all others newest first',
  input: z.object({ auditStatus: ApplicationState.default('waiting'), ...Paging.shape }),
  output: pageOf(Application),
  refuses: platformRefusals,
});

export const getAnyApplication = call({
  method: 'GET',
  path: '/api/platform/merchant/settled/detail/{id}',
  who: 'platform',
  scope: 'applications',
  summary: 'Returns one application with its pictures',
  input: z.object({ id: Id }),
  output: Application,
  refuses: [...platformRefusals, 'application_not_found'],
});

export const approveApplication = call({
  method: 'POST',
  path: '/api/platform/merchant/settled/approve',
  who: 'platform',
  scope: 'applications',
  summary:
    'Approves an application: creates the shop, closed until its owner opens it, makes the applicant a merchant and notifies them by mail',
  input: z.object({ id: Id }),
  output: Application,
  refuses: [
    ...platformRefusals,
    'application_not_found',
    'application_decided',
    'applicant_closed',
    'applicant_owns_shop',
    'shop_name_taken',
    'picture_not_stored',
  ],
});

export const refuseApplication = call({
  method: 'POST',
  path: '/api/platform/merchant/settled/refuse',
  who: 'platform',
  scope: 'applications',
  summary: 'Refuses an application with a reason, and notifies the applicant by mail',
  input: z.object({
    id: Id,
    reason: z
      .string()
      .trim()
      .min(1)
      .max(applicationLimits.reason)
      .regex(/^(?:[^\p{Cc}]|\n)*$/u),
  }),
  output: Application,
  refuses: [...platformRefusals, 'application_not_found', 'application_decided'],
});
