import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { refusalMax, Seen, SeenWhole, which } from './merchant.ts';

export const listAskedRefunds = call({
  method: 'GET',
  path: '/api/platform/refund/list',
  who: 'platform',
  scope: 'refunds',
  summary: 'Lists refunds that the platform has to decide, nearest deadline first',
  input: Paging,
  output: pageOf(Seen),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const getAnyRefund = call({
  method: 'GET',
  path: '/api/platform/refund/detail/{refundOrderNo}',
  who: 'platform',
  scope: 'refunds',
  summary: 'Returns any refund',
  input: which,
  output: SeenWhole,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'refund_not_found'],
});

export const decideRefund = call({
  method: 'POST',
  path: '/api/platform/refund/decide/{refundOrderNo}',
  who: 'platform',
  scope: 'refunds',
  summary:
    'Decides a refund that the shop refused, or a return that it contests: pays it, or refuses it for good with a reason',
  input: z
    .object({
      ...which.shape,
      isAccepted: z.boolean(),
      reason: z.string().trim().max(refusalMax).default(''),
    })
    .refine(({ isAccepted, reason }) => isAccepted || reason !== '', { path: ['reason'] })
    .meta({ anyOf: [{ properties: { isAccepted: { const: true } } }, { required: ['reason'] }] }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'refund_not_found', 'refund_cannot_move', 'refund_too_many'],
});
