import * as platform from '#contract/payments/platform.ts';
import * as reconciliation from '#contract/payments/platform-reconciliation.ts';
import * as contract from '#contract/payments/shopper.ts';
import { readBytes } from '#server/http/read-body.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { getPayState, type ListOrderNumbers } from './pay-state.ts';
import { listRefusedProviderRefunds } from './provider-refund-queries.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcileNow } from './reconcile-books.ts';
import { explainDifference, listDifferences, listRuns } from './reconciliation-queries.ts';
import { recordTransfer } from './record-transfer.ts';
import { startPayment } from './start-payment.ts';

export function servePayments(api: Api, listOrderNumbers: ListOrderNumbers): void {
  serve(api, contract.listPayMethods, async () => {
    const { stripe, sandbox, stripeKey } = paymentProviders();
    return {
      methods: [
        ...(stripe ? [{ payType: 'stripe' as const, isTest: stripeKey?.startsWith('pk_test_') ?? false }] : []),
        ...(sandbox ? (['sandbox', 'scan'] as const).map((payType) => ({ payType, isTest: true })) : []),
      ],
      stripeKey,
    };
  });
  serve(api, contract.startPayment, ({ orderNo: paymentNumber, payType }, { session, origin }) =>
    startPayment(session.accountId, paymentNumber, payType, origin),
  );
  serve(api, contract.getPayState, ({ orderNo: paymentNumber }, { session }) =>
    getPayState(session.accountId, paymentNumber, listOrderNumbers),
  );
  serve(api, platform.listRefusedProviderRefunds, (paging) => listRefusedProviderRefunds(paging));
  serve(api, platform.recordTransfer, (transfer, caller) => recordTransfer(caller, transfer));
  serve(api, reconciliation.listReconciliations, () => listRuns());
  serve(api, reconciliation.reconcileNow, ({ provider }, caller) => reconcileNow(caller, provider));
  serve(api, reconciliation.listBookDifferences, (filters) => listDifferences(filters));
  serve(api, reconciliation.explainDifference, ({ id, reason }, caller) => explainDifference(caller, id, reason));
  // Not a call of the contract: the signature covers the body byte for byte, not the parsed input.
  api.post('/api/webhooks/:provider', async (context) => {
    const body = (await readBytes(context)).toString('utf8');
    await receiveEvent(context.req.param('provider'), body, (name) => context.req.header(name));
    return context.json({ received: true });
  });
}
