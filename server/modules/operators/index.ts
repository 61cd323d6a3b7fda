export { inviteFirstAdministrator } from './first-administrator.ts';
export { deleteOldOperatorInvitations } from './invitations.ts';
export { type LoggedOperator, logOperatorAct, type OperatorChange } from './log-operator-act.ts';
export { findLastAct, listActsOn } from './log-queries.ts';
export { findOperator } from './operator-queries.ts';
