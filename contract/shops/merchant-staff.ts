import { z } from 'zod';
import { call, shopScopes } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, versionMax } from '#contract/core/values.ts';
import { done, Email } from '#contract/identity/shopper.ts';
import { HandOver } from './merchant-hand-over.ts';

// The people of a shop beside its owner: each has one role, and a role says what may be done.

export const rolesMax = 30;
export const staffMax = 200;
export const invitationDays = 7;

const Scopes = z
  .array(z.enum(shopScopes))
  .max(shopScopes.length)
  .transform((scopes) => shopScopes.filter((scope) => scopes.includes(scope)))
  .meta({ examples: [['orders', 'refunds']] });

const RoleName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ examples: ['Packer'] });

export const Role = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(shopScopes)).max(shopScopes.length),
  staffCount: z.int().min(0).describe('How many people have it'),
  version: z.int().min(1),
  ...lastSaved,
});
export type Role = z.infer<typeof Role>;

export const listRoles = call({
  method: 'GET',
  path: '/api/merchant/role/list',
  who: 'merchant',
  scope: 'people',
  summary: 'Lists the roles that the shop’s people can have',
  input: nothing,
  output: z.array(Role).max(rolesMax),
  refuses: [],
});

export const addRole = call({
  method: 'POST',
  path: '/api/merchant/role/add',
  who: 'merchant',
  scope: 'people',
  summary: 'Adds a role. Nobody but the owner can give more than they may do themselves',
  input: z.object({ name: RoleName, scopes: Scopes }),
  output: Role,
  refuses: ['not_allowed', 'role_name_taken', 'too_many_roles'],
});

export const editRole = call({
  method: 'POST',
  path: '/api/merchant/role/edit',
  who: 'merchant',
  scope: 'people',
  summary: 'Changes a role for everyone who has it, unless someone else has changed it since `version`',
  input: z.object({ id: Id, version: z.int().min(1).max(versionMax), name: RoleName, scopes: Scopes }),
  output: Role,
  refuses: ['not_allowed', 'role_not_found', 'role_name_taken', 'changed_meanwhile'],
});

export const deleteRole = call({
  method: 'POST',
  path: '/api/merchant/role/delete',
  who: 'merchant',
  scope: 'people',
  summary: 'Deletes a role that nobody has, to which nobody is invited, and which no owner will have after a hand-over',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['not_allowed', 'role_not_found', 'role_in_use'],
});

export const restoreRole = call({
  method: 'POST',
  path: '/api/merchant/role/restore',
  who: 'merchant',
  scope: 'people',
  summary: 'Brings back a role that was deleted within a day, as it was. One that is there stays',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['not_allowed', 'role_not_found', 'role_name_taken', 'too_many_roles'],
});

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

export const StaffMember = z.object({
  accountId: Id,
  nickname: z.string(),
  email: z.string().nullable(),
  roleId: Id.nullable().describe('Null for the owner, who may do everything'),
  roleName: z.string().nullable(),
  joinedAt: Time,
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  roleId: Id,
  roleName: z.string(),
  invitedAt: Time,
  endsAt: Time,
});
export type Invitation = z.infer<typeof Invitation>;

export const listStaff = call({
  method: 'GET',
  path: '/api/merchant/staff/list',
  who: 'merchant',
  scope: 'people',
  summary:
    'Lists the shop’s people, its owner first, the invitations that nobody has accepted yet, and the offer to hand over the shop',
  input: nothing,
  output: z.object({
    staff: z.array(StaffMember).max(staffMax + 1),
    invitations: z.array(Invitation).max(staffMax),
    demandsSecondFactor: z.boolean(),
    handOver: HandOver.nullable().describe('The open offer to hand over the shop'),
  }),
  refuses: [],
});

export const inviteStaff = call({
  method: 'POST',
  path: '/api/merchant/staff/invite',
  who: 'merchant',
  scope: 'people',
  summary: `Invites someone by mail. The link works once, for ${invitationDays} days, for the account with this address; a second invitation replaces the first`,
  input: z.object({ email: Email, roleId: Id }),
  output: Invitation,
  refuses: ['not_allowed', 'role_not_found', 'already_staff', 'too_many_staff', 'too_many_tries'],
});

export const withdrawInvitation = call({
  method: 'POST',
  path: '/api/merchant/staff/invitation/withdraw',
  who: 'merchant',
  scope: 'people',
  summary: 'Withdraws an invitation: its link no longer works',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['not_allowed', 'invitation_over'],
});

export const changeStaffRole = call({
  method: 'POST',
  path: '/api/merchant/staff/role',
  who: 'merchant',
  scope: 'people',
  summary: 'Gives someone another role, from their next call on. Nobody can change their own',
  input: z.object({ accountId: Id, roleId: Id }),
  output: done,
  refuses: ['not_allowed', 'staff_not_found', 'role_not_found'],
});

export const removeStaff = call({
  method: 'POST',
  path: '/api/merchant/staff/remove',
  who: 'merchant',
  scope: 'people',
  summary: 'Takes someone out of the shop, from their next call on. Nobody can take themselves out',
  input: z.object({ accountId: Id }),
  output: done,
  refuses: ['not_allowed', 'staff_not_found'],
});

export const restoreStaff = call({
  method: 'POST',
  path: '/api/merchant/staff/restore',
  who: 'merchant',
  scope: 'people',
  summary:
    'Takes someone back into the shop who was taken out within a day, with the role that they had. Whoever works for it stays as they are',
  input: z.object({ accountId: Id }),
  output: done,
  refuses: ['not_allowed', 'staff_not_found', 'role_not_found', 'too_many_staff'],
});

export const demandSecondFactor = call({
  method: 'POST',
  path: '/api/merchant/staff/second_factor',
  who: 'merchant',
  scope: 'people',
  summary:
    'Demands a second factor of everyone who works for the shop, or no longer does. Only the owner can, who has to have one',
  input: z.object({ isDemanded: z.boolean() }),
  output: done,
  refuses: ['not_allowed', 'second_factor_needed'],
});
