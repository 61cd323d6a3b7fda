import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, nothing, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// The payment provider's book against ours: payment by payment, what was received and what was refunded.

/**
 * What a difference is about. `not_here`: received there, and unknown here. `not_there`: the other way round. `received`: other
 * amounts. `refunded_there`: more was refunded there than we know; `refunded_here`: the other way round.
 */
export const differenceKinds = ['not_here', 'not_there', 'received', 'refunded_there', 'refunded_here'] as const;
export const differenceStates = ['open', 'settled', 'explained'] as const;
/** `away`: the provider did not answer. `interrupted`: the mall was stopped meanwhile. */
export const reconciliationFailures = ['away', 'interrupted'] as const;

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });
const Provider = z.enum(['stripe', 'sandbox']);

export const differenceReasonMax = 300;
export const differencesCountMax = 10_000;
/** So many days back payments are compared. */
export const reconciledDays = 35;

export const Reconciliation = z.object({
  provider: Provider,
  isRunning: z.boolean(),
  startedAt: Time.nullable().describe('Null when it never ran'),
  endedAt: Time.nullable(),
  startedBy: z.string().describe('Nickname; empty for the schedule'),
  compared: z.int().min(0).describe('How many payments were compared'),
  failure: z.enum(reconciliationFailures).nullable(),
  open: z.int().min(0).describe(`Differences that are open; counted up to ${differencesCountMax}`),
});
export type Reconciliation = z.output<typeof Reconciliation>;

export const listReconciliations = call({
  method: 'GET',
  path: '/api/platform/payment/reconciliation',
  who: 'platform',
  scope: 'finance',
  summary:
    'Returns for each payment provider of the mall when its book was last compared with ours, and with what result',
  input: nothing,
  output: z.array(Reconciliation).max(2),
  refuses: [],
});

export const reconcileNow = call({
  method: 'POST',
  path: '/api/platform/payment/reconciliation/run',
  who: 'platform',
  scope: 'finance',
  summary: `Compares a provider’s book of the last ${reconciledDays} days with ours now. Charges without a report are asked about first`,
  input: z.object({ provider: Provider }),
  output: Reconciliation,
  refuses: ['reconciliation_running', 'pay_provider_closed', 'pay_provider_away'],
});

export const BookDifference = z.object({
  id: Id,
  provider: Provider,
  providerId: z.string().describe('The payment’s id at the provider'),
  kind: z.enum(differenceKinds),
  theirs: Money.describe('Received, or refunded, by their book'),
  ours: Money.describe('The same by ours'),
  currency: z.string(),
  tradeNo: z.string().nullable().describe('Number of our payment'),
  state: z.enum(differenceStates).describe('Settled: a later comparison found both equal'),
  foundAt: Time,
  endedAt: Time.nullable(),
  endedBy: z.string().describe('Nickname of who has explained it'),
  reason: z.string(),
});
export type BookDifference = z.output<typeof BookDifference>;

export const listBookDifferences = call({
  method: 'GET',
  path: '/api/platform/payment/reconciliation/differences',
  who: 'platform',
  scope: 'finance',
  summary:
    'Lists payments about which a provider’s book says something else than ours, newest first: the open ones unless another state is asked for',
  input: z.object({
    state: filterOf(z.enum(differenceStates)),
    provider: filterOf(Provider),
    ...Paging.shape,
  }),
  output: pageOf(BookDifference).describe(`\`total\` counts no further than ${differencesCountMax}`),
  refuses: [],
});

export const explainDifference = call({
  method: 'POST',
  path: '/api/platform/payment/reconciliation/explain/{id}',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary: 'Closes an open difference with an explanation. It comes back only with other amounts. Works once',
  input: z.object({ id: Id, reason: z.string().trim().min(1).max(differenceReasonMax) }),
  output: done,
  refuses: ['difference_not_found'],
});
