import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, Paging, pageOf } from '#contract/core/values.ts';
import { done, Role, UserType } from '#contract/identity/shopper.ts';
import { OrderNumber, OrderStatus } from '#contract/orders/shopper.ts';
import { OrderPerson } from '#contract/refunds/platform-orders.ts';

// Accounts of shoppers as operators see them. Personal data are masked until someone asks for them, which is logged.

/** More accounts than these are not counted: a mall may have millions. */
export const accountsCountMax = 10_000;
export const accountsFoundMax = 500; // by words: whoever gets as many types more

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

export const accountStates = ['open', 'disabled', 'adopted', 'deleted'] as const;
export const accountKinds = ['member', 'visitor'] as const;

export const AnyAccount = z.object({
  id: Id,
  nickname: z.string(),
  email: z.string().nullable().describe('Masked'),
  phone: z.string().nullable().describe('Masked'),
  userType: UserType.describe('How it was opened; visitors buy without an account'),
  role: Role,
  state: z
    .enum(accountStates)
    .describe('Adopted: an account has taken over this visitor’s orders. Deleted: nothing is known of its owner'),
  createdAt: Time,
});
export type AnyAccount = z.infer<typeof AnyAccount>;

export const listAnyAccounts = call({
  method: 'GET',
  path: '/api/platform/account/list',
  who: 'platform',
  scope: 'accounts',
  summary:
    'Lists accounts, newest first. `words` finds them by mail address, phone, number or a part of the nickname. `total` counts no further than 10,000',
  input: z.object({
    words: z.string().trim().max(64).default(''),
    kind: filterOf(z.enum(accountKinds)),
    isDisabled: z.enum(['all', 'yes']).default('all'),
    ...Paging.shape,
  }),
  output: pageOf(AnyAccount),
  refuses: [],
});

const which = z.object({ id: Id });
const listMax = 100;

/** The last decision about an account, in the words of whoever made it. */
const LastAct = z.object({ by: z.string(), reason: z.string(), at: Time }).nullable();

export const getAnyAccount = call({
  method: 'GET',
  path: '/api/platform/account/detail/{id}',
  who: 'platform',
  scope: 'accounts',
  summary:
    'Returns any account with its newest orders, sums of points and coupons, and addresses. Personal data are masked',
  input: which,
  output: z.object({
    ...AnyAccount.shape,
    disabledAt: Time.nullable(),
    lastAct: LastAct.describe('Why it was disabled or enabled last'),
    adoptedBy: Id.nullable(),
    visitorIds: z.array(Id).max(listMax).describe('Visitors whose orders it has taken over'),
    openVisitors: z
      .int()
      .min(0)
      .max(listMax)
      .describe('Visitors with the same mail address whose orders nobody has taken over'),
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    signInWith: z.array(z.string()).max(10).describe('Providers that it signs in with'),
    orderCount: z.int().min(0).max(accountsCountMax),
    spent: Money.describe('What was paid for its newest 10,000 orders, refunds deducted'),
    orders: z
      .array(
        z.object({
          orderNo: OrderNumber,
          shopName: z.string(),
          status: OrderStatus,
          payable: Money,
          createdAt: Time,
        }),
      )
      .max(10)
      .describe('The newest'),
    points: z.object({ available: z.int(), frozen: z.int(), spent: z.int() }),
    coupons: z.object({ received: z.int().min(0), used: z.int().min(0), expired: z.int().min(0) }),
    addresses: z.array(z.object({ id: Id, isDefault: z.boolean(), ...OrderPerson.shape })).max(listMax),
    openSessions: z.int().min(0).describe('How many places it is signed in'),
  }),
  refuses: ['account_not_found'],
});

export const showAccountPeople = call({
  method: 'POST',
  path: '/api/platform/account/people/{id}',
  who: 'platform',
  scope: 'accounts',
  summary: 'Returns mail address, phone and addresses of an account, not masked. It is logged that someone has looked',
  input: which,
  output: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    addresses: z.array(z.object({ id: Id, isDefault: z.boolean(), ...OrderPerson.shape })).max(listMax),
  }),
  refuses: ['account_not_found'],
});

export const actReasonMax = 200;
export const ActReason = z
  .string()
  .trim()
  .min(1)
  .max(actReasonMax)
  .meta({ examples: ['Asked by its owner'] });

export const disableAccount = call({
  method: 'POST',
  path: '/api/platform/account/disable/{id}',
  who: 'platform',
  scope: 'accounts',
  asksAgain: true,
  summary:
    'Disables an account: it is signed out everywhere at once, and a sign-in is refused in clear words. Not one of an operator, who is removed first',
  input: z.object({ ...which.shape, reason: ActReason }),
  output: done,
  refuses: ['account_not_found', 'account_of_operator', 'account_already_disabled'],
});

export const enableAccount = call({
  method: 'POST',
  path: '/api/platform/account/enable/{id}',
  who: 'platform',
  scope: 'accounts',
  asksAgain: true,
  summary: 'Enables a disabled account again',
  input: z.object({ ...which.shape, reason: ActReason }),
  output: done,
  refuses: ['account_not_found', 'account_already_enabled', 'account_deleted'],
});

export const signOutAccount = call({
  method: 'POST',
  path: '/api/platform/account/sign_out/{id}',
  who: 'platform',
  scope: 'accounts',
  summary: 'Signs an account out everywhere. Not one of an operator',
  input: z.object({ ...which.shape, reason: ActReason }),
  output: z.object({ ended: z.int().min(0) }),
  refuses: ['account_not_found', 'account_of_operator'],
});

export const adoptVisitorsOf = call({
  method: 'POST',
  path: '/api/platform/account/adopt/{id}',
  who: 'platform',
  scope: 'accounts',
  asksAgain: true,
  summary:
    'Gives an account the orders of all visitors with its own mail address, which its owner has proven; the visitors are signed out',
  input: z.object({ ...which.shape, reason: ActReason }),
  output: z.object({ visitors: z.int().min(1) }),
  refuses: ['account_not_found', 'no_visitors_to_adopt'],
});
