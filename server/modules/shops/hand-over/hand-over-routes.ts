import * as contract from '#contract/shops/merchant-hand-over.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { acceptHandOver, declineHandOver } from './answer-hand-over.ts';
import { withdrawHandOver } from './end-hand-overs.ts';
import { findHandOverFor } from './hand-over-queries.ts';
import { offerHandOver } from './offer-hand-over.ts';

export function serveHandOver(api: Api): void {
  serve(api, contract.getHandOver, (_, { membership, session }) =>
    findHandOverFor(membership.shopId, session.accountId),
  );
  serve(api, contract.offerHandOver, (input, caller) => offerHandOver(caller, input));
  serve(api, contract.withdrawHandOver, (_, caller) => withdrawHandOver(caller));
  serve(api, contract.acceptHandOver, (_, caller) => acceptHandOver(caller));
  serve(api, contract.declineHandOver, (_, caller) => declineHandOver(caller));
}
