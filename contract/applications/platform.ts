import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { Application, ApplicationState, applicationLimits } from './shopper.ts';

// What the platform does with those who want to sell.

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

export const listAllApplications = call({
  method: 'GET',
  path: '/api/platform/merchant/settled/list',
  who: 'platform',
  summary: 'Applications in one state: those that wait from the oldest on, the others from the newest on',
  input: z.object({ auditStatus: ApplicationState.default('waiting'), ...Paging.shape }),
  output: pageOf(Application),
  refuses: platformRefusals,
});

export const getAnyApplication = call({
  method: 'GET',
  path: '/api/platform/merchant/settled/detail/{id}',
  who: 'platform',
  summary: 'One application, with all that was told and its papers',
  input: z.object({ id: Id }),
  output: Application,
  refuses: [...platformRefusals, 'application_not_found'],
});

export const approveApplication = call({
  method: 'POST',
  path: '/api/platform/merchant/settled/approve',
  who: 'platform',
  summary: 'Makes the shop, closed until its owner opens it, and lets its owner in. They are told by mail',
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
  summary: 'Refuses an application for a reason, which its applicant is told by mail',
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
