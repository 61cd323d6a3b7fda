import { listHotKeywords } from '#contract/search.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listKeywords } from './queries.ts';

export function serveSearch(api: Api): void {
  serve(api, listHotKeywords, (_, caller) => listKeywords(caller.locale));
}
