import * as contract from '#contract/accounts/platform.ts';
import * as benefits from '#contract/accounts/platform-benefits.ts';
import * as privacy from '#contract/accounts/platform-privacy.ts';
import type { Transaction } from '#server/database/connection.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { adoptVisitorsOf, disableAccount, enableAccount, showPeople, signOutEverywhere } from './account-acts.ts';
import { getAccountOfAll, listAccountsOfAll } from './account-queries.ts';
import { listCouponsOfAny, listPointsOfAny, listSessionsOfAny } from './benefit-queries.ts';
import { endAccountSession } from './end-session.ts';
import { deleteAccount } from './privacy/delete-account.ts';
import { openAccountExport, serveAccountFiles } from './privacy/export-account.ts';
import type { ExportedPart } from './privacy/export-queries.ts';
import { serveSources } from './sources/source-routes.ts';

/** What modules after this one have of a person: it goes with the account, and is in the file about it. */
export type DataElsewhere = {
  forget(tx: Transaction, accountId: number): Promise<void>;
  exported: readonly ExportedPart[];
};

export function serveAccounts(api: Api, elsewhere: DataElsewhere): void {
  serve(api, contract.listAnyAccounts, listAccountsOfAll);
  serve(api, contract.getAnyAccount, ({ id }, { locale }) => getAccountOfAll(id, locale));
  serve(api, contract.showAccountPeople, ({ id }, caller) => showPeople(caller, id));
  serve(api, contract.disableAccount, (act, caller) => disableAccount(caller, act));
  serve(api, contract.enableAccount, (act, caller) => enableAccount(caller, act));
  serve(api, contract.signOutAccount, (act, caller) => signOutEverywhere(caller, act));
  serve(api, contract.adoptVisitorsOf, (act, caller) => adoptVisitorsOf(caller, act));
  serve(api, benefits.listAccountPoints, listPointsOfAny);
  serve(api, benefits.listAccountCoupons, (asked, { locale }) => listCouponsOfAny(asked, locale));
  serve(api, benefits.listAccountSessions, listSessionsOfAny);
  serve(api, benefits.endAccountSession, (act, caller) => endAccountSession(caller, act));
  serve(api, privacy.openAccountExport, (act, caller) => openAccountExport(caller, act));
  serve(api, privacy.deleteAccount, (act, caller) => deleteAccount(caller, act, elsewhere.forget));
  serveAccountFiles(api, elsewhere.exported);
  serveSources(api);
}
