import { getPoints, listPoints } from '#contract/points/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getPointsOf, listPointsOf } from './queries.ts';

export function servePoints(api: Api): void {
  serve(api, getPoints, (_, { session }) => getPointsOf(session.accountId));
  serve(api, listPoints, (input, { session }) => listPointsOf(session.accountId, input));
}
