import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { nothing, versionMax } from '#contract/core/values.ts';
import { done, Email } from '#contract/identity/shopper.ts';
import { TimeZone, WeekHours } from './opening-hours.ts';

// What a shop says about itself, and whether it is open.

export const introMax = 2_000;

/** What every shop needs before it can be opened, in the order in which it is best done. */
export const firstSteps = ['details', 'freight', 'product'] as const;
export type FirstStep = (typeof firstSteps)[number];

const inAnother = z.string().max(introMax).optional();
const Intro = z.object({
  en: z.string().trim().min(1).max(introMax),
  'zh-CN': inAnother,
  es: inAnother,
  fr: inAnother,
  th: inAnother,
  lao: inAnother,
} satisfies Record<Locale, z.ZodType>);

export const ShopDetails = z.object({
  intro: Intro,
  address: z.string().trim().min(1).max(300),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{5,24}$/)
    .meta({ examples: ['+1 212 555 0100'] }),
  email: Email,
  openingHours: z
    .string()
    .trim()
    .max(100)
    .describe('What else there is to say about them')
    .meta({ examples: ['Closed on public holidays'] }),
  timeZone: TimeZone,
  weekHours: WeekHours,
});
export type ShopDetails = z.infer<typeof ShopDetails>;

const Version = z.int().min(1).max(versionMax);

export const getShopDetails = call({
  method: 'GET',
  path: '/api/merchant/shop/detail',
  who: 'merchant',
  scope: 'shop',
  summary: 'Returns what the shop says about itself, in every language that it is written in',
  input: nothing,
  output: z.object({
    name: z.string(),
    intro: textsOf(introMax),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    openingHours: z.string(),
    timeZone: TimeZone,
    weekHours: WeekHours,
    isOpen: z.boolean(),
    version: Version,
    ...lastSaved,
  }),
  refuses: [],
});

export const editShopDetails = call({
  method: 'POST',
  path: '/api/merchant/shop/edit',
  who: 'merchant',
  scope: 'shop',
  summary: 'Changes what the shop says about itself, unless someone else has changed it since `version`',
  input: z.object({ ...ShopDetails.shape, version: Version }),
  output: z.object({ version: Version }),
  refuses: ['changed_meanwhile'],
});

export const getFirstSteps = call({
  method: 'GET',
  path: '/api/merchant/shop/steps',
  who: 'merchant',
  scope: 'shop',
  summary: 'Returns what has been done of what a shop needs before it can be opened',
  input: nothing,
  output: z.object({
    done: z.array(z.enum(firstSteps)).max(firstSteps.length),
    isOpen: z.boolean(),
  }),
  refuses: [],
});

export const openShop = call({
  method: 'POST',
  path: '/api/merchant/shop/open',
  who: 'merchant',
  scope: 'shop',
  summary: 'Opens the shop: from now on shoppers see it and buy there. An open one stays open',
  input: nothing,
  output: done,
  refuses: ['shop_not_ready', 'shop_closed_by_platform'],
});

export const closeShop = call({
  method: 'POST',
  path: '/api/merchant/shop/close',
  who: 'merchant',
  scope: 'shop',
  summary: 'Closes the shop to shoppers. Its orders go on. A closed one stays closed',
  input: nothing,
  output: done,
  refuses: [],
});
