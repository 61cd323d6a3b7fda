import * as policies from '#contract/shops/merchant-policies.ts';
import { getShopAbout } from '#contract/shops/shopper-page.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { editPolicies } from './edit-policies.ts';
import { getAbout, getPoliciesOf } from './face-queries.ts';

export function serveShopFace(api: Api): void {
  serve(api, policies.getPolicies, (_, { membership }) => getPoliciesOf(membership.shopId));
  serve(api, policies.editPolicies, (input, caller) => editPolicies(actorOf(caller), input));
  serve(api, getShopAbout, ({ id }, caller) => getAbout(id, caller.locale));
}
