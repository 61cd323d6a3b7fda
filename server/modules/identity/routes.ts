import { getUser, isTokenGood } from '#contract/identity.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getUserOf } from './queries.ts';

export type IdentitySettings = { visitorOpen: boolean; isDemo: boolean };

export function serveIdentity(api: Api, _settings: IdentitySettings): void {
  serve(api, isTokenGood, async (_, { session }) => session !== null);
  serve(api, getUser, (_, { session }) => getUserOf(session.accountId));
}
