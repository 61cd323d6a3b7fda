import { z } from 'zod';
import { call, shopScopes } from '#contract/core/call.ts';
import { Id, nothing, Picture } from '#contract/core/values.ts';

// The shops for which an account works.

export const OwnShop = z.object({
  shopId: Id,
  name: z.string(),
  avatar: Picture,
  isOwner: z.boolean(),
  isOpen: z.boolean(),
  closedBecause: z.string().nullable().describe('Why the mall has closed it; null unless it has'),
  demandsSecondFactor: z.boolean().describe('Nobody works for it without a second factor'),
  isLooking: z.boolean().describe('An operator who sees what its people see, and changes nothing'),
  scopes: z.array(z.enum(shopScopes)).max(shopScopes.length),
});
export type OwnShop = z.infer<typeof OwnShop>;

export const listOwnShops = call({
  method: 'GET',
  path: '/api/front/staff/shops',
  who: 'shopper',
  summary:
    'Lists the shops for which the caller works and what they may do there. Calls for merchants are made for the first, or for the one whose id is in the header X-Shop-Id',
  input: nothing,
  output: z.array(OwnShop).max(100),
  refuses: [],
});
