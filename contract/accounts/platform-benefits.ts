import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { OwnCoupon } from '#contract/coupons/shopper.ts';
import { done } from '#contract/identity/shopper.ts';
import { Session } from '#contract/identity/shopper-profile.ts';
import { PointsEntry } from '#contract/points/shopper.ts';
import { ActReason } from './platform.ts';

// What an account holds, page by page: points, coupons, sessions.

const which = z.object({ id: Id });

export const listAccountPoints = call({
  method: 'GET',
  path: '/api/platform/account/points/{id}',
  who: 'platform',
  scope: 'accounts',
  summary: 'Lists the changes of an account’s points, newest first',
  input: z.object({ ...which.shape, ...Paging.shape }),
  output: pageOf(PointsEntry),
  refuses: ['account_not_found'],
});

export const listAccountCoupons = call({
  method: 'GET',
  path: '/api/platform/account/coupons/{id}',
  who: 'platform',
  scope: 'accounts',
  summary: 'Lists the coupons of an account: usable ones, soonest expiry first; or used and expired ones, newest first',
  input: z.object({ ...which.shape, type: z.enum(['usable', 'unusable']).default('usable'), ...Paging.shape }),
  output: pageOf(OwnCoupon),
  refuses: ['account_not_found'],
});

export const AccountSession = Session.omit({ isCurrent: true });
export type AccountSession = z.output<typeof AccountSession>;

export const listAccountSessions = call({
  method: 'GET',
  path: '/api/platform/account/sessions/{id}',
  who: 'platform',
  scope: 'accounts',
  summary: 'Lists where an account is signed in, the most recently used first',
  input: z.object({ ...which.shape, ...Paging.shape }),
  output: pageOf(AccountSession),
  refuses: ['account_not_found'],
});

export const endAccountSession = call({
  method: 'POST',
  path: '/api/platform/account/session/end/{id}',
  who: 'platform',
  scope: 'accounts',
  summary: 'Signs an account out in one place. Not one of an operator',
  input: z.object({ ...which.shape, sessionId: Id, reason: ActReason }),
  output: done,
  refuses: ['account_not_found', 'account_of_operator', 'session_over'],
});
