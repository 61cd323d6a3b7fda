import { z } from 'zod';
import { call, platformScopes } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, versionMax } from '#contract/core/values.ts';
import { done, Email } from '#contract/identity/shopper.ts';

// Operators: the people who run the mall. Each has one role, which says what they may do; administrators may do everything.

export const operatorRolesMax = 30;
export const operatorsMax = 500;
export const operatorInvitationDays = 7;

const Scopes = z
  .array(z.enum(platformScopes))
  .max(platformScopes.length)
  .transform((scopes) => platformScopes.filter((scope) => scopes.includes(scope)))
  .meta({ examples: [['applications', 'products']] });

const RoleName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ examples: ['Reviewer'] });

const Version = z.int().min(1).max(versionMax);

export const OperatorRole = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(platformScopes)).max(platformScopes.length),
  operatorCount: z.int().min(0).describe('How many people have it'),
  version: Version,
  ...lastSaved,
});
export type OperatorRole = z.infer<typeof OperatorRole>;

export const listOperatorRoles = call({
  method: 'GET',
  path: '/api/platform/operator/role/list',
  who: 'platform',
  scope: 'operators',
  summary: 'Lists the roles that operators can have',
  input: nothing,
  output: z.array(OperatorRole).max(operatorRolesMax),
  refuses: [],
});

export const addOperatorRole = call({
  method: 'POST',
  path: '/api/platform/operator/role/add',
  who: 'platform',
  scope: 'operators',
  asksAgain: true,
  summary: 'Adds a role. Nobody but an administrator can give more than they may do themselves',
  input: z.object({ name: RoleName, scopes: Scopes }),
  output: OperatorRole,
  refuses: ['role_name_taken', 'too_many_roles'],
});

export const editOperatorRole = call({
  method: 'POST',
  path: '/api/platform/operator/role/edit',
  who: 'platform',
  scope: 'operators',
  asksAgain: true,
  summary:
    'Changes a role for everyone who has it, unless someone else has changed it since `version`. If it may do less then, the invitations end that they have sent',
  input: z.object({ id: Id, version: Version, name: RoleName, scopes: Scopes }),
  output: OperatorRole,
  refuses: ['role_not_found', 'role_name_taken', 'changed_meanwhile'],
});

export const deleteOperatorRole = call({
  method: 'POST',
  path: '/api/platform/operator/role/delete',
  who: 'platform',
  scope: 'operators',
  asksAgain: true,
  summary: 'Deletes a role that nobody has and to which nobody is invited',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['role_not_found', 'role_in_use'],
});

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });
const RoleId = Id.nullable().describe('Null: an administrator, who may do everything');

export const Operator = z.object({
  accountId: Id,
  nickname: z.string(),
  email: z.string().nullable(),
  roleId: RoleId,
  roleName: z.string().nullable(),
  joinedAt: Time,
  hasSecondFactor: z.boolean(),
});
export type Operator = z.infer<typeof Operator>;

export const OperatorInvitation = z.object({
  id: Id,
  email: z.string(),
  roleId: RoleId,
  roleName: z.string().nullable(),
  invitedAt: Time,
  endsAt: Time,
});
export type OperatorInvitation = z.infer<typeof OperatorInvitation>;

export const listOperators = call({
  method: 'GET',
  path: '/api/platform/operator/list',
  who: 'platform',
  scope: 'operators',
  summary: 'Lists who runs the mall, administrators first, and the invitations that nobody has accepted yet',
  input: nothing,
  output: z.object({
    operators: z.array(Operator).max(operatorsMax),
    invitations: z.array(OperatorInvitation).max(operatorsMax),
  }),
  refuses: [],
});

export const inviteOperator = call({
  method: 'POST',
  path: '/api/platform/operator/invite',
  who: 'platform',
  scope: 'operators',
  asksAgain: true,
  summary: `Invites someone by mail. The link works once, for ${operatorInvitationDays} days, for the account with this address; a second invitation replaces the first. Only administrators make administrators, and nobody replaces an invitation that they could not have sent`,
  input: z.object({ email: Email, roleId: RoleId }),
  output: OperatorInvitation,
  refuses: ['role_not_found', 'already_operator', 'too_many_operators', 'cannot_run_mall', 'too_many_tries'],
});

export const withdrawOperatorInvitation = call({
  method: 'POST',
  path: '/api/platform/operator/invitation/withdraw',
  who: 'platform',
  scope: 'operators',
  asksAgain: true,
  summary: 'Withdraws an invitation: its link no longer works. Nobody withdraws one that they could not have sent',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['invitation_over'],
});

export const changeOperatorRole = call({
  method: 'POST',
  path: '/api/platform/operator/role',
  who: 'platform',
  scope: 'operators',
  asksAgain: true,
  summary:
    'Gives an operator another role, from their next call on, and ends the invitations that they have sent. Only administrators change administrators, and nobody can change their own role, so that the mall always has an administrator',
  input: z.object({ accountId: Id, roleId: RoleId }),
  output: done,
  refuses: ['operator_not_found', 'role_not_found'],
});

export const removeOperator = call({
  method: 'POST',
  path: '/api/platform/operator/remove',
  who: 'platform',
  scope: 'operators',
  asksAgain: true,
  summary:
    'Makes an operator a shopper again, from their next call on, and ends the invitations that they have sent. Only administrators remove administrators, and nobody can remove themselves',
  input: z.object({ accountId: Id }),
  output: done,
  refuses: ['operator_not_found'],
});
