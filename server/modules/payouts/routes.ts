import * as contract from '#contract/payouts/merchant.ts';
import * as desk from '#contract/payouts/merchant-payouts.ts';
import * as statements from '#contract/payouts/merchant-statements.ts';
import * as platform from '#contract/payouts/platform.ts';
import * as books from '#contract/payouts/platform-books.ts';
import { actorOf } from '#server/http/caller.ts';
import { readBytes } from '#server/http/read-body.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { takePicture } from '#server/modules/content/index.ts';
import { connectStripe, finishStripe } from '#server/modules/payouts/stripe/connect-stripe.ts';
import { receivePayoutEvent } from '#server/modules/payouts/stripe/receive-payout-event.ts';
import { listShopsToChoose } from '#server/modules/refunds/index.ts';
import { getBalancesOf } from './balance-queries.ts';
import { explainEntryOfAll, getBooks, listEntriesOfAll } from './book-queries.ts';
import { correctBalance } from './correct-balance.ts';
import { approvePayout, recordFailedPayout, recordPaidPayout, refusePayout } from './decide-payout.ts';
import { getPayoutToPayAt, listPayoutsToPayAt } from './desk-queries.ts';
import { explainEntryOf, listLedgerOf } from './ledger-queries.ts';
import { makePayoutFile, showPayoutAccount } from './make-file.ts';
import { grantMallFile, serveMallStatements } from './mall-statement/mall-file.ts';
import { savePayoutAccount, savePayoutSchedule } from './payout-account.ts';
import { getPayoutDeskOf, listPayoutsOf } from './payout-queries.ts';
import { recordSentFile, recordSentPayout } from './record-sent.ts';
import { cancelPayout, requestPayout } from './request-payout.ts';
import { grantFile } from './statements/file-grant.ts';
import { saveTaxData } from './statements/save-tax-data.ts';
import { serveStatementFiles } from './statements/serve-files.ts';
import { getStatementOf, listStatementsOf } from './statements/statement-queries.ts';
import { getTaxDataOf } from './statements/tax-queries.ts';

export function servePayouts(api: Api): void {
  serveLedger(api);
  serveStatements(api);
  serveDesk(api);
  servePlatform(api);
  serveBooks(api);
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

function serveStatements(api: Api): void {
  serve(api, statements.listStatements, (_, { membership: { shopId } }) => listStatementsOf(shopId));
  serve(api, statements.getStatement, ({ period }, { membership: { shopId } }) => getStatementOf(shopId, period));
  serve(api, statements.openStatementFile, (wanted, { membership: { shopId } }) => grantFile({ shopId, ...wanted }));
  serve(api, statements.getTaxData, (_, { membership: { shopId } }) => getTaxDataOf(shopId));
  serve(api, statements.saveTaxData, (taxData, caller) => saveTaxData(actorOf(caller), taxData));
  serveStatementFiles(api);
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

function serveBooks(api: Api): void {
  serve(api, books.getMallBooks, (span) => getBooks(span));
  serve(api, books.openMallStatement, (wanted) => grantMallFile(wanted));
  serveMallStatements(api);
  serve(api, books.listAnyEntries, (filters, { locale }) => listEntriesOfAll(filters, locale));
  serve(api, books.explainAnyEntry, ({ id }, { locale }) => explainEntryOfAll(id, locale));
}

function servePlatform(api: Api): void {
  serve(api, platform.listPayoutsToPay, (filters, { locale }) => listPayoutsToPayAt(filters, locale));
  serve(api, platform.listPayoutShops, (asked, { locale }) => listShopsToChoose(asked, locale));
  serve(api, platform.getPayoutToPay, ({ payoutNo }, { locale }) => getPayoutToPayAt(payoutNo, locale));
  serve(api, platform.showPayoutAccount, ({ payoutNo }, caller) => showPayoutAccount(caller, payoutNo));
  serve(api, platform.makePayoutFile, (wanted, caller) => makePayoutFile(caller, wanted));
  serve(api, platform.uploadPayoutProof, async ({ multipart }, { session }) => {
    const picture = await takePicture(session.accountId, multipart);
    return { ...picture, hash: picture.url.replace('/media/', '') };
  });
  serve(api, platform.approvePayout, ({ payoutNo }, caller) => approvePayout(caller, payoutNo));
  serve(api, platform.refusePayout, ({ payoutNo, reason }, caller) => refusePayout(caller, payoutNo, reason));
  serve(api, platform.recordPaidPayout, ({ payoutNo, reference, proofHash }, caller) =>
    recordPaidPayout(caller, payoutNo, reference, proofHash),
  );
  serve(api, platform.recordSentPayout, ({ payoutNo }, caller) => recordSentPayout(caller, payoutNo));
  serve(api, platform.recordSentFile, ({ fileNo }, caller) => recordSentFile(caller, fileNo));
  serve(api, platform.recordFailedPayout, (failure, caller) => recordFailedPayout(caller, failure));
  serve(api, platform.correctBalance, (input, caller) => correctBalance(caller, input));
}
