import { getReviewSummary, listReviews } from '#contract/reviews.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listReviewsOf, summariseReviews } from './queries.ts';

export function serveReviews(api: Api): void {
  serve(api, getReviewSummary, ({ id }) => summariseReviews(id));
  serve(api, listReviews, (wish) => listReviewsOf(wish));
}
