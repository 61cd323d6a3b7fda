import { getDelivery, listArrivals } from '#contract/pricing/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { estimateArrivals, estimateDelivery } from './queries.ts';

export function servePricing(api: Api): void {
  serve(api, getDelivery, (input, { session }) =>
    estimateDelivery({ ...input, accountId: session?.accountId ?? null }),
  );
  serve(api, listArrivals, (input, { session }) =>
    estimateArrivals({ ...input, accountId: session?.accountId ?? null }),
  );
}
