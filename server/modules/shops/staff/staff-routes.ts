import * as contract from '#contract/shops/console.ts';
import * as merchant from '#contract/shops/merchant-staff.ts';
import { listOwnShops } from '#contract/shops/shopper-own.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { endSession, signInByPassword } from '#server/modules/identity/index.ts';
import { acceptInvitation, findInvitation, inviteStaff, withdrawInvitation } from './invitations.ts';
import { findConsoleUser, listShopsOf } from './membership-queries.ts';
import { addRole, deleteRole, editRole, listRolesOf } from './roles.ts';
import { changeStaffRole, removeStaff } from './staff.ts';
import { listStaffOf } from './staff-queries.ts';

export function serveStaff(api: Api): void {
  serve(api, contract.signInToConsole, async ({ email, password }, caller) => {
    const { token } = await signInByPassword({ email }, password, caller);
    return { token };
  });
  serve(api, contract.getConsoleUser, (_, { session, locale }) => findConsoleUser(session.accountId, locale));
  serve(api, contract.signOutOfConsole, (_, caller) => endSession(caller));
  serve(api, listOwnShops, (_, { session, locale }) => listShopsOf(session.accountId, locale));
  serve(api, contract.getInvitation, ({ key }, { locale }) => findInvitation(key, locale));
  serve(api, contract.acceptInvitation, ({ key }, caller) => acceptInvitation(key, caller));
  serve(api, merchant.listRoles, (_, { membership }) => listRolesOf(membership.shopId));
  serve(api, merchant.addRole, (input, { membership }) => addRole(membership, input));
  serve(api, merchant.editRole, (input, { membership }) => editRole(membership, input));
  serve(api, merchant.deleteRole, ({ id }, { membership }) => deleteRole(membership, id));
  serve(api, merchant.listStaff, (_, { membership }) => listStaffOf(membership.shopId));
  serve(api, merchant.inviteStaff, (input, caller) => inviteStaff(caller, input));
  serve(api, merchant.withdrawInvitation, ({ id }, { membership }) => withdrawInvitation(membership.shopId, id));
  serve(api, merchant.changeStaffRole, (input, { membership, session }) =>
    changeStaffRole(membership, session.accountId, input),
  );
  serve(api, merchant.removeStaff, ({ accountId }, { membership, session }) =>
    removeStaff(membership, session.accountId, accountId),
  );
}
