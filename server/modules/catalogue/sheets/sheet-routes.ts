import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { exportOwnProducts } from './export-queries.ts';

export function serveSheets(api: Api): void {
  serve(api, exportProducts, (filters, { membership }) => exportOwnProducts(membership.shopId, filters));
}
