import * as contract from '#contract/search/platform-ranking.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { previewRanking } from './preview-ranking.ts';
import { getRanking, listVersions } from './ranking-queries.ts';
import { saveRanking } from './save-ranking.ts';

export function serveRanking(api: Api): void {
  serve(api, contract.getRanking, getRanking);
  serve(api, contract.saveRanking, (input, caller) => saveRanking(caller, input));
  serve(api, contract.listRankingVersions, listVersions);
  serve(api, contract.previewRanking, previewRanking);
}
