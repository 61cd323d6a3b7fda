import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderStatus } from '#contract/orders/shopper.ts';
import { Parcels } from '#contract/shipping/shopper.ts';
import { refusalMax, Seen, SeenWhole, which } from './merchant.ts';
import { OrderFacts } from './platform-orders.ts';

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

/** More than a whole order costs is no part of it. */
const amountMax = 1_000_000_000;

/** How the money of an order is divided by a decision, to the cent. */
export const DecidedSplit = z.object({
  buyerGets: Money.describe('Paid back to the buyer'),
  pointsBack: z.int().min(0).describe('Points that the buyer gets back beside it'),
  freight: Money.describe('The part of it that was paid for delivery'),
  shopGives: Money.describe('Taken from the shop’s share'),
  shopKeeps: Money.describe('What is left to the shop of this order afterwards'),
  commission: Money.describe('Commission that the mall gives back'),
  mallGives: Money.describe('Given back to the mall: coupons and points that it had paid for'),
  isPaidAtOnce: z.boolean().describe('False: the products have to be sent back first'),
});
export type DecidedSplit = z.infer<typeof DecidedSplit>;

export const computeDecision = call({
  method: 'GET',
  path: '/api/platform/refund/split/{refundOrderNo}',
  who: 'platform',
  scope: 'refunds',
  summary: 'Computes what a decision would pay: all that was asked for, this part of it, or with 0 nothing',
  input: z.object({
    ...which.shape,
    amount: filterOf(z.coerce.number().int().min(0).max(amountMax)).describe('What the buyer gets; absent: all of it'),
  }),
  output: DecidedSplit,
  refuses: ['refund_not_found', 'refund_cannot_move', 'refund_too_many', 'offer_too_high', 'offer_unsent'],
});

/** What the mall and the shop promise. The mall keeps no earlier wording: `isAfterOrder` says that the shop has changed it since. */
const Rules = z.object({
  policies: z
    .object({ returns: z.string(), delivery: z.string(), guarantee: z.string() })
    .nullable()
    .describe('The shop’s, as they are now; null when it has written none'),
  savedAt: z.iso.datetime().nullable().describe('When the shop has changed them last'),
  isAfterOrder: z.boolean(),
  guarantees: z
    .array(z.object({ title: z.string(), text: z.string() }))
    .max(10)
    .describe('The mall’s, as they are now'),
  days: z.object({ answer: z.int(), sendBack: z.int(), confirm: z.int(), decide: z.int() }),
});

export const getDispute = call({
  method: 'GET',
  path: '/api/platform/refund/dispute/{refundOrderNo}',
  who: 'platform',
  scope: 'refunds',
  summary:
    'Returns everything that a decision needs: the refund, what happened to its order and what both sides say, parcels, and the rules',
  input: which,
  output: z.object({
    ...SeenWhole.shape,
    buyerId: Id,
    orderedAt: z.iso.datetime(),
    orderStatus: OrderStatus,
    orderPayable: Money,
    parcels: Parcels,
    facts: OrderFacts.describe('Oldest first'),
    rules: Rules,
    ifSilent: z.enum(['paid', 'refused', 'accepted']).nullable().describe('What happens when nobody decides in time'),
    sentBackAt: z.iso.datetime().nullable(),
    mayDecide: z.boolean(),
    mayDivide: z.boolean().describe('A part can be paid: everything that was asked back was sent'),
    decidedBy: z.string().nullable().describe('The operator who has decided; null: nobody has, or nobody was in time'),
    decidedAt: z.iso.datetime().nullable(),
  }),
  refuses: ['refund_not_found'],
});

export const decideRefund = call({
  method: 'POST',
  path: '/api/platform/refund/decide/{refundOrderNo}',
  who: 'platform',
  scope: 'refunds',
  asksAgain: true,
  summary:
    'Decides a refund that the shop refused, or a return that it contests: pays it, or a part of it, or refuses it for good with a reason. Works once',
  input: z
    .object({
      ...which.shape,
      isAccepted: z.boolean(),
      amount: z
        .int()
        .min(1)
        .max(amountMax)
        .nullable()
        .default(null)
        .describe('Only this part is paid, at once, and the rest is the shop’s; null: all of it'),
      seen: z
        .int()
        .min(0)
        .max(amountMax)
        .nullable()
        .default(null)
        .describe('What the buyer would get when the operator looked; another amount is refused'),
      reason: z.string().trim().max(refusalMax).default(''),
    })
    .refine(({ isAccepted, amount, reason }) => (isAccepted && amount === null) || reason !== '', { path: ['reason'] })
    .refine(({ isAccepted, amount }) => isAccepted || amount === null, { path: ['amount'] })
    .meta({
      anyOf: [
        { properties: { isAccepted: { const: true }, amount: { type: 'null' } } },
        { required: ['reason'], properties: { isAccepted: { const: true }, reason: { minLength: 1 } } },
        { required: ['reason'], properties: { amount: { type: 'null' }, reason: { minLength: 1 } } },
      ],
    }),
  output: done,
  refuses: [
    'bad_input',
    'not_signed_in',
    'not_allowed',
    'refund_not_found',
    'refund_cannot_move',
    'refund_too_many',
    'dispute_decided',
    'offer_too_high',
    'offer_unsent',
    'refund_amount_changed',
  ],
});
