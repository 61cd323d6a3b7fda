import * as contract from '#contract/shops/console.ts';
import { listLogPeople, listShopLog } from '#contract/shops/merchant-log.ts';
import * as merchant from '#contract/shops/merchant-staff.ts';
import { listOwnShops } from '#contract/shops/shopper-own.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { endSession, finishSignIn, signInToConsole } from '#server/modules/identity/index.ts';
import { listLogOf, listPeopleInLog } from '#server/modules/shops/log/log-queries.ts';
import { demandSecondFactor } from './demand-second-factor.ts';
import { acceptInvitation, findInvitation, inviteStaff, withdrawInvitation } from './invitations.ts';
import { type ConsoleOptions, findConsoleUser, listShopsOf } from './membership-queries.ts';
import { addRole, deleteRole, editRole, listRolesOf, restoreRole } from './roles.ts';
import { changeStaffRole, removeStaff, restoreStaff } from './staff.ts';
import { listStaffOf } from './staff-queries.ts';

export function serveStaff(api: Api, options: ConsoleOptions): void {
  serve(api, contract.signInToConsole, signInToConsole);
  serve(api, contract.finishSignIn, finishSignIn);
  serve(api, contract.getConsoleUser, (_, { session, locale }) => findConsoleUser(session, locale, options));
  serve(api, contract.signOutOfConsole, (_, caller) => endSession(caller));
  serve(api, listOwnShops, (_, { session, locale }) => listShopsOf(session.accountId, locale));
  serve(api, contract.getInvitation, ({ key }, { locale }) => findInvitation(key, locale));
  serve(api, contract.acceptInvitation, ({ key }, caller) => acceptInvitation(key, caller));
  serve(api, merchant.listRoles, (_, { membership }) => listRolesOf(membership.shopId));
  serve(api, merchant.addRole, (input, caller) => addRole(caller, input));
  serve(api, merchant.editRole, (input, caller) => editRole(caller, input));
  serve(api, merchant.deleteRole, ({ id }, caller) => deleteRole(caller, id));
  serve(api, merchant.restoreRole, ({ id }, caller) => restoreRole(caller, id));
  serve(api, merchant.listStaff, (_, { membership }) => listStaffOf(membership.shopId));
  serve(api, merchant.inviteStaff, (input, caller) => inviteStaff(caller, input));
  serve(api, merchant.withdrawInvitation, ({ id }, caller) => withdrawInvitation(actorOf(caller), id));
  serve(api, merchant.changeStaffRole, (input, caller) => changeStaffRole(caller, input));
  serve(api, merchant.removeStaff, ({ accountId }, caller) => removeStaff(caller, accountId));
  serve(api, merchant.restoreStaff, ({ accountId }, caller) => restoreStaff(caller, accountId));
  serve(api, merchant.demandSecondFactor, ({ isDemanded }, caller) => demandSecondFactor(caller, isDemanded));
  serve(api, listShopLog, (asked, { membership }) => listLogOf(membership.shopId, asked));
  serve(api, listLogPeople, (_, { membership }) => listPeopleInLog(membership.shopId));
}
