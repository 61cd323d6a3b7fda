import * as contract from '#contract/search/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getOwnKeywords, setOwnKeywords } from './own-keywords.ts';
import { deleteRedirect, listRedirects, saveRedirect } from './redirects.ts';
import { deleteSynonyms, listGroups, saveSynonyms } from './synonyms.ts';
import { listUnfoundWords } from './unfound-queries.ts';

export function serveTuning(api: Api): void {
  serve(api, contract.listSynonyms, listGroups);
  serve(api, contract.saveSynonyms, (input, caller) => saveSynonyms(caller, input));
  serve(api, contract.deleteSynonyms, ({ id }, caller) => deleteSynonyms(caller, id));
  serve(api, contract.listRedirects, listRedirects);
  serve(api, contract.saveRedirect, (input, caller) => saveRedirect(caller, input));
  serve(api, contract.deleteRedirect, ({ id }, caller) => deleteRedirect(caller, id));
  serve(api, contract.getOwnKeywords, getOwnKeywords);
  serve(api, contract.setOwnKeywords, (input, caller) => setOwnKeywords(caller, input));
  serve(api, contract.listUnfound, listUnfoundWords);
}
