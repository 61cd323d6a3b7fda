import * as contract from '#contract/catalogue/platform-home.ts';
import { listHomeBlocks } from '#contract/catalogue/shopper-home.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { findChoices, getPreview, listBlocks, listChosen } from './home-page-queries.ts';

export function serveHomePage(api: Api): void {
  serve(api, listHomeBlocks, (_, { locale }) => listBlocks(locale));
  serve(api, contract.previewHomePage, (_, { locale }) => getPreview(locale));
  serve(api, contract.findHomeProducts, ({ words }, { locale }) => findChoices(words, locale));
  serve(api, contract.listHomeProducts, ({ ids }, { locale }) => listChosen(ids, locale));
}
