import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { SecondFactorCode } from '#contract/identity/console.ts';
import { done, Password } from '#contract/identity/shopper.ts';

// An owner hands the shop over: they offer it to someone who works for it, who accepts or declines.

export const handOverDays = 7;

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });
const Person = z.object({ accountId: Id, nickname: z.string() });

export const HandOver = z.object({
  from: Person.describe('The owner'),
  to: Person,
  roleId: Id.nullable().describe('The role that the former owner will have; null: they leave the shop'),
  roleName: z.string().nullable(),
  offeredAt: Time,
  endsAt: Time,
});
export type HandOver = z.infer<typeof HandOver>;

export const getHandOver = call({
  method: 'GET',
  path: '/api/merchant/hand_over',
  who: 'merchant',
  scope: 'any',
  summary: 'Returns the open offer to hand over the shop, to its owner and to whom it is offered; null for all others',
  input: nothing,
  output: HandOver.nullable(),
  refuses: [],
});

export const offerHandOver = call({
  method: 'POST',
  path: '/api/merchant/hand_over/offer',
  who: 'merchant',
  scope: 'people',
  summary: `Offers the shop to someone who works for it, for ${handOverDays} days. Only the owner can, with their password, and a code if they have a second factor. Nothing changes until the offer is accepted`,
  input: z.object({
    accountId: Id,
    roleId: Id.nullable().describe('The role that the owner will have afterwards; null: they leave the shop'),
    password: Password,
    code: SecondFactorCode.optional().describe('Needed by owners with a second factor'),
  }),
  output: HandOver,
  refuses: [
    ...(['not_allowed', 'staff_not_found', 'role_not_found', 'hand_over_open', 'cannot_own_shop'] as const),
    ...(['wrong_password', 'password_unset', 'wrong_code', 'too_many_tries', 'busy'] as const),
  ],
});

export const withdrawHandOver = call({
  method: 'POST',
  path: '/api/merchant/hand_over/withdraw',
  who: 'merchant',
  scope: 'people',
  summary: 'Withdraws the offer to hand over the shop. Only the owner can',
  input: nothing,
  output: done,
  refuses: ['hand_over_over'],
});

export const acceptHandOver = call({
  method: 'POST',
  path: '/api/merchant/hand_over/accept',
  who: 'merchant',
  scope: 'any',
  summary: 'Makes the caller, to whom the shop is offered, its owner, once',
  input: nothing,
  output: done,
  refuses: ['hand_over_over', 'role_not_found', 'cannot_own_shop', 'second_factor_needed'],
});

export const declineHandOver = call({
  method: 'POST',
  path: '/api/merchant/hand_over/decline',
  who: 'merchant',
  scope: 'any',
  summary: 'Declines the shop that is offered to the caller',
  input: nothing,
  output: done,
  refuses: ['hand_over_over'],
});
