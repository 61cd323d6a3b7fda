import * as contract from '#contract/payouts/merchant.ts';
import * as desk from '#contract/payouts/merchant-payouts.ts';
import * as platform from '#contract/payouts/platform.ts';
import { actorOf } from '#server/http/caller.ts';
import { readBytes } from '#server/http/read-body.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { connectStripe, finishStripe } from '#server/modules/payouts/stripe/connect-stripe.ts';
import { receivePayoutEvent } from '#server/modules/payouts/stripe/receive-payout-event.ts';
import { getBalancesOf } from './balance-queries.ts';
import { correctBalance } from './correct-balance.ts';
import { approvePayout, recordFailedPayout, recordPaidPayout, refusePayout } from './decide-payout.ts';
import { explainEntryOf, listLedgerOf } from './ledger-queries.ts';
import { savePayoutAccount, savePayoutSchedule } from './payout-account.ts';
import { getPayoutDeskOf, listPayoutsOf, listPayoutsToPayAt } from './payout-queries.ts';
import { cancelPayout, requestPayout } from './request-payout.ts';

export function servePayouts(api: Api): void {
  serveLedger(api);
  serveDesk(api);
  servePlatform(api);
  // Not a call of the contract: the signature covers the body byte for byte, not the parsed input.
  api.post('/api/webhooks/payouts/stripe', async (context) => {
    const body = (await readBytes(context)).toString('utf8');
    await receivePayoutEvent(body, (name) => context.req.header(name));
    return context.json({ received: true });
  });
}

function serveLedger(api: Api): void {
  serve(api, contract.getBalances, (_, { membership: { shopId } }) => getBalancesOf(shopId));
  serve(api, contract.listLedger, (filters, { membership: { shopId }, locale }) =>
    listLedgerOf(shopId, filters, locale),
  );
  serve(api, contract.explainEntry, ({ id }, { membership: { shopId }, locale }) => explainEntryOf(shopId, id, locale));
}

function serveDesk(api: Api): void {
  serve(api, desk.getPayoutDesk, (_, { membership: { shopId }, session }) =>
    getPayoutDeskOf(shopId, session.accountId),
  );
  serve(api, desk.savePayoutAccount, (input, caller) => savePayoutAccount(caller, input));
  serve(api, desk.connectStripe, (input, caller) => connectStripe(caller, input));
  serve(api, desk.finishStripe, (_, caller) => finishStripe(caller));
  serve(api, desk.savePayoutSchedule, ({ schedule }, caller) => savePayoutSchedule(actorOf(caller), schedule));
  serve(api, desk.requestPayout, ({ amount }, caller) => requestPayout(caller, amount));
  serve(api, desk.cancelPayout, ({ payoutNo }, caller) => cancelPayout(actorOf(caller), payoutNo));
  serve(api, desk.listPayouts, (filters, { membership: { shopId } }) => listPayoutsOf(shopId, filters));
}

function servePlatform(api: Api): void {
  serve(api, platform.listPayoutsToPay, (filters, { locale }) => listPayoutsToPayAt(filters, locale));
  serve(api, platform.approvePayout, ({ payoutNo }) => approvePayout(payoutNo));
  serve(api, platform.refusePayout, ({ payoutNo, reason }) => refusePayout(payoutNo, reason));
  serve(api, platform.recordPaidPayout, ({ payoutNo, reference }) => recordPaidPayout(payoutNo, reference));
  serve(api, platform.recordFailedPayout, ({ payoutNo, reason }) => recordFailedPayout(payoutNo, reason));
  serve(api, platform.correctBalance, (input, { session, idempotencyKey }) =>
    correctBalance({ accountId: session.accountId, idempotencyKey }, input),
  );
}
