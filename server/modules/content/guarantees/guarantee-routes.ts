import * as contract from '#contract/content/platform-guarantees.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getGuarantees } from './guarantee-queries.ts';
import { saveGuarantees } from './save-guarantees.ts';

export function serveGuarantees(api: Api): void {
  serve(api, contract.getGuarantees, getGuarantees);
  serve(api, contract.saveGuarantees, (change, caller) => saveGuarantees(caller, change));
}
