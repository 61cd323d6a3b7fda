import * as contract from '#contract/accounts/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { adoptVisitorsOf, disableAccount, enableAccount, showPeople, signOutEverywhere } from './account-acts.ts';
import { getAccountOfAll, listAccountsOfAll } from './account-queries.ts';

export function serveAccounts(api: Api): void {
  serve(api, contract.listAnyAccounts, listAccountsOfAll);
  serve(api, contract.getAnyAccount, ({ id }, { locale }) => getAccountOfAll(id, locale));
  serve(api, contract.showAccountPeople, ({ id }, caller) => showPeople(caller, id));
  serve(api, contract.disableAccount, (act, caller) => disableAccount(caller, act));
  serve(api, contract.enableAccount, (act, caller) => enableAccount(caller, act));
  serve(api, contract.signOutAccount, (act, caller) => signOutEverywhere(caller, act));
  serve(api, contract.adoptVisitorsOf, (act, caller) => adoptVisitorsOf(caller, act));
}
