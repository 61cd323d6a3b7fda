import { listActivities, listCategories, listLeaders, listRecommended } from '#contract/catalogue.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listRunningActivities } from './activity-queries.ts';
import { listCategoryTree, listLeaderCards, listRecommendedCards } from './queries.ts';

export function serveCatalogue(api: Api): void {
  serve(api, listCategories, () => listCategoryTree());
  serve(api, listRecommended, (paging, caller) => listRecommendedCards(caller.locale, paging));
  serve(api, listLeaders, (_, caller) => listLeaderCards(caller.locale));
  serve(api, listActivities, (_, caller) => listRunningActivities(caller.locale));
}
