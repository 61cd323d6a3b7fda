import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, Paging, Picture, pageOf, YesOrNo } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Commission } from './platform-commission.ts';

// The shops of the mall, as operators see them.

export const shopReasonMax = 500;

export const ShopReason = z
  .string()
  .trim()
  .min(1)
  .max(shopReasonMax)
  .regex(/^(?:[^\p{Cc}]|\n)*$/u)
  .meta({ examples: ['Three complaints about forged goods are being checked.'] });

const Count = z.int().min(0);
const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

/** Closed by the platform: its people cannot open it until that is lifted. */
export const shopStates = ['open', 'closed', 'blocked'] as const;
export type ShopState = (typeof shopStates)[number];

export const PlatformShop = z.object({
  id: Id,
  name: z.string(),
  avatar: Picture,
  state: z.enum(shopStates).describe('`closed` by its own people, or `blocked` by the platform'),
  isSelf: z.boolean().describe('Run by the mall itself'),
  isRecommended: z.boolean(),
  typeId: Id,
  typeName: z.string(),
  categoryId: Id,
  categoryName: z.string(),
  ownerId: Id.nullable(),
  ownerName: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  products: Count.describe('On sale'),
  orders: Count.describe('Paid in the last 30 days'),
  sales: Money.describe('Of the last 30 days, less what was refunded'),
  starLevel: z.number().min(1).max(5),
  reviews: Count,
  followers: Count,
  joinedAt: Time,
});
export type PlatformShop = z.infer<typeof PlatformShop>;

export const shopSorts = ['newest', 'name', 'rating', 'orders'] as const;

/** Counting stops here: so many are at least that many. */
export const shopCountMax = 10_000;

export const listPlatformShops = call({
  method: 'GET',
  path: '/api/platform/shop/list',
  who: 'platform',
  scope: 'shops',
  summary: `Lists the shops of the mall with their figures. \`total\` counts no further than ${shopCountMax}`,
  input: z.object({
    words: z
      .string()
      .trim()
      .max(64)
      .default('')
      .describe('Part of the name, the number, or the mail address of the owner'),
    state: filterOf(z.enum(shopStates)),
    typeId: filterOf(Id),
    categoryId: filterOf(Id),
    isSelf: filterOf(YesOrNo),
    sort: filterOf(z.enum(shopSorts)),
    ...Paging.shape,
  }),
  output: pageOf(PlatformShop),
  refuses: [],
});

export const ShopClosing = z.object({
  id: Id,
  reason: z.string(),
  closedBy: z.string().describe('Nickname; empty when it is not known'),
  closedAt: Time,
  liftReason: z.string(),
  liftedBy: z.string(),
  liftedAt: Time.nullable(),
});
export type ShopClosing = z.infer<typeof ShopClosing>;

export const shopClosingsMax = 50;

export const getPlatformShop = call({
  method: 'GET',
  path: '/api/platform/shop/detail/{id}',
  who: 'platform',
  scope: 'shops',
  summary: 'Returns one shop with its figures, its commission, and when the platform closed it',
  input: z.object({ id: Id }),
  output: z.object({
    ...PlatformShop.shape,
    realName: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    people: Count.describe('Who works for it, its owner included'),
    running: Count.describe('Orders that are paid or shipped'),
    papers: z.array(Picture).max(10),
    closings: z.array(ShopClosing).max(shopClosingsMax).describe('Newest first'),
    commission: Commission,
  }),
  refuses: ['shop_not_found'],
});

export const blockShop = call({
  method: 'POST',
  path: '/api/platform/shop/close',
  who: 'platform',
  scope: 'shops',
  asksAgain: true,
  summary:
    'Closes a shop. Its products leave the storefront and cannot be bought, its people cannot open it; running orders are still shipped, refunded and paid out. Its owner is notified by mail',
  input: z.object({ id: Id, reason: ShopReason }),
  output: done,
  refuses: ['shop_not_found', 'shop_closed_by_platform'],
});

export const unblockShop = call({
  method: 'POST',
  path: '/api/platform/shop/open',
  who: 'platform',
  scope: 'shops',
  asksAgain: true,
  summary: 'Lifts that the platform closed a shop: it opens at once if it was open before, else its people can open it',
  input: z.object({ id: Id, reason: ShopReason }),
  output: z.object({ isOpen: z.boolean() }),
  refuses: ['shop_not_found', 'shop_not_closed'],
});

const Marks = z.object({ typeId: Id, isSelf: z.boolean(), isRecommended: z.boolean() });
export type ShopMarks = z.infer<typeof Marks>;

export const markShop = call({
  method: 'POST',
  path: '/api/platform/shop/mark',
  who: 'platform',
  scope: 'shops',
  summary:
    'Sets the type of a shop, whether the mall runs it itself, and whether it is recommended, unless someone else has changed these since',
  input: z.object({ id: Id, before: Marks.describe('As they were seen'), after: Marks }),
  output: done,
  refuses: ['shop_not_found', 'shop_type_not_offered', 'changed_meanwhile'],
});

/** So long an operator sees what a shop sees. */
export const lookMinutes = 60;

export const lookAtShop = call({
  method: 'POST',
  path: '/api/platform/shop/look',
  who: 'platform',
  scope: 'shops',
  summary: `Lets the operator see a shop as its people do, for ${lookMinutes} minutes: calls for merchants with this shop in the header X-Shop-Id are answered, those that change something are refused. It stands in the log`,
  input: z.object({ id: Id, reason: ShopReason }),
  output: z.object({ endsAt: Time }),
  refuses: ['shop_not_found'],
});

export const endLook = call({
  method: 'POST',
  path: '/api/platform/shop/look/end',
  who: 'platform',
  scope: 'shops',
  summary: 'Ends looking at a shop as its people see it',
  input: z.object({ id: Id }),
  output: done,
  refuses: [],
});
