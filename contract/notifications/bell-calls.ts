import { Ticket } from '#contract/chat/shopper.ts';
import { call } from '#contract/core/call.ts';
import { nothing } from '#contract/core/values.ts';
import { noticeCalls } from './notice-calls.ts';

/** The notifications of someone at work, with a ticket for a socket over which they come. Shoppers have the one of their conversations. */
export function bellCalls<Who extends 'merchant' | 'platform'>(who: Who) {
  return {
    ...noticeCalls(who),
    openBell: call({
      ...{ method: 'POST', path: `/api/${who}/notifications/ticket`, who, scope: 'any' as never },
      summary:
        'Returns a ticket for a socket that receives the caller’s notifications and nothing else, see docs/chat.md',
      input: nothing,
      output: Ticket,
      refuses: ['not_signed_in', 'not_allowed', 'too_many_tries'],
    }),
  };
}
