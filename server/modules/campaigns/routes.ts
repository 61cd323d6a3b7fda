import * as contract from '#contract/campaigns/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listCampaignsOf } from './campaign-queries.ts';
import { countPeople } from './segment-queries.ts';
import { giveCoupon, givePoints } from './start-campaign.ts';

export function serveCampaigns(api: Api): void {
  serve(api, contract.countSegment, async ({ segment }) => ({
    people: await countPeople(segment, contract.segmentCountMax),
  }));
  serve(api, contract.giveCoupon, (input, caller) => giveCoupon(caller, input));
  serve(api, contract.givePoints, (input, caller) => givePoints(caller, input));
  serve(api, contract.listCampaigns, (input, { locale }) => listCampaignsOf(input, locale));
}
