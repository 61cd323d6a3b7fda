import * as console from '#contract/operators/console.ts';
import * as contract from '#contract/operators/platform.ts';
import { listOperatorLog, listOperatorsInLog } from '#contract/operators/platform-log.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { proveSelf } from '#server/modules/identity/index.ts';
import { addFirstAdministrator } from './first-administrator.ts';
import { acceptInvitation, findInvitation, inviteOperator, withdrawInvitation } from './invitations.ts';
import { listLog, listPeopleInLog } from './log-queries.ts';
import { listAllOperators } from './operator-queries.ts';
import { changeRole, removeOperator } from './operators.ts';
import { listRoles } from './role-queries.ts';
import { addRole, deleteRole, editRole } from './roles.ts';

export function serveOperators(api: Api): void {
  serve(api, console.getOperatorInvitation, ({ key }) => findInvitation(key));
  serve(api, console.acceptOperatorInvitation, ({ key }, caller) => acceptInvitation(key, caller));
  serve(api, console.addFirstAdministrator, addFirstAdministrator);
  serve(api, console.proveSelf, proveSelf);
  serve(api, contract.listOperatorRoles, () => listRoles());
  serve(api, contract.addOperatorRole, (input, caller) => addRole(caller, input));
  serve(api, contract.editOperatorRole, (input, caller) => editRole(caller, input));
  serve(api, contract.deleteOperatorRole, ({ id }, caller) => deleteRole(caller, id));
  serve(api, contract.listOperators, () => listAllOperators());
  serve(api, contract.inviteOperator, (input, caller) => inviteOperator(caller, input));
  serve(api, contract.withdrawOperatorInvitation, ({ id }, caller) => withdrawInvitation(caller, id));
  serve(api, contract.changeOperatorRole, (input, caller) => changeRole(caller, input));
  serve(api, contract.removeOperator, ({ accountId }, caller) => removeOperator(caller, accountId));
  serve(api, listOperatorLog, (asked) => listLog(asked));
  serve(api, listOperatorsInLog, () => listPeopleInLog());
}
