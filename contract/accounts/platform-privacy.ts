import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { ActReason } from './platform.ts';

// What the owner of an account may ask for by law: a copy of all data, and their deletion.

export const openAccountExport = call({
  method: 'POST',
  path: '/api/platform/account/export/{id}',
  who: 'platform',
  scope: 'accounts',
  asksAgain: true,
  summary:
    'Returns the address of a JSON file with everything that the mall has about the owner of an account, valid for five minutes: contacts, addresses, sessions, orders, payments, refunds, reviews, points, coupons, favourites, cart, messages. It is logged that someone has asked for it',
  input: z.object({ id: Id, reason: ActReason }),
  output: z.object({ path: z.string() }),
  refuses: ['account_not_found'],
});

export const deleteAccount = call({
  method: 'POST',
  path: '/api/platform/account/delete/{id}',
  who: 'platform',
  scope: 'accounts',
  asksAgain: true,
  summary:
    'Deletes an account for good: it is signed out everywhere, its mail address and phone are free again, and what is not kept by law is deleted. Orders, payments and points stay without name and address, reviews without a name. Not while orders run, nor that of someone who sells here or runs the mall',
  input: z.object({ id: Id, reason: ActReason }),
  output: done,
  refuses: [
    'account_not_found',
    'account_of_operator',
    'account_owns_shop',
    'account_application_waits',
    'account_orders_run',
    'account_deleted',
  ],
});
