import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { defaultLocale, type Locale, locales } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { defaultMallName, mallNameMax } from '#contract/core/mall-name.ts';
import { nothing, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { TaxData } from '#contract/payouts/merchant-statements.ts';
import { PointsRules } from '#contract/points/shopper.ts';
import { refundReasons } from '#contract/refunds/shopper.ts';
import { ChatConfiguration } from './shopper.ts';

// What the platform sets for the whole mall, in groups that are saved one by one. Every version stays to be used again.

/** The longest text that is shown while the mall is closed for maintenance. */
export const maintenanceMax = 300;

const whole = (min: number, max: number) => z.int().min(min).max(max);

/** What has to be given for the chosen way to reach customer service. */
const serviceNeeds = {
  h5: 'consumerH5Url',
  message: 'consumerMessage',
  hotline: 'consumerHotline',
  email: 'consumerEmail',
} as const;

/** Without signs that mean something else in a text or a page. */
const Spelling = z
  .string()
  .trim()
  .max(mallNameMax)
  .regex(/^[^\p{C}{}<>#]*$/u);

export const settingShapes = {
  mall: z.object({
    name: z
      .partialRecord(z.enum(locales as [Locale, ...Locale[]]), Spelling)
      .refine(({ en }) => Boolean(en), { path: ['en'], error: 'The mall has a name' })
      .describe('In languages without a spelling of their own it is written as in English')
      .meta({ examples: [{ en: 'Riverside' }] }),
  }),
  currency: z.object({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ examples: ['EUR'] }),
    symbol: z.string().trim().min(1).max(4),
  }),
  orders: z.object({
    payMinutes: whole(1, 10_080),
    openPaymentsMax: whole(1, 1_000).describe('Unpaid at the same time, so that nobody hoards stock'),
    shipDays: whole(1, 90).describe('After the payment; later the buyer may cancel unsent products'),
    shipRemindDays: whole(0, 30).describe('Before that deadline the shop is reminded'),
  }),
  receipt: z.object({
    days: whole(1, 365).describe('After shipping, when nobody confirms the receipt'),
    daysDelivered: whole(0, 365).describe('After the carrier has delivered'),
    completeDays: whole(1, 365).describe('After receipt, reviewed or not'),
  }),
  refunds: z.object({
    answerDays: whole(1, 90).describe('Then an unanswered request is accepted'),
    sendBackDays: whole(1, 90).describe('Then an accepted return that was not sent expires'),
    confirmDays: whole(1, 90).describe('For the shop to confirm or contest a return'),
    decideDays: whole(1, 90).describe('For the platform to decide between buyer and shop'),
    remindDays: whole(1, 30).describe('Before each of these deadlines a reminder is sent'),
    reasons: z.array(z.enum(refundReasons)).min(1).max(refundReasons.length),
  }),
  reviews: z.object({ picturesMax: whole(0, 5) }),
  chat: z.object({ retentionDays: whole(30, 3_650).describe('Then messages of customer service are deleted') }),
  points: PointsRules.extend({
    pointWorth: whole(1, 1_000_000),
    spendAtLeast: whole(0, 100_000_000),
    earnPerUnit: whole(0, 1_000),
  }),
  payouts: z.object({
    minimum: whole(1, 1_000_000),
    coolingHours: whole(0, 720).describe('After a shop has changed its bank account'),
    isApprovalNeeded: z.boolean(),
  }),
  service: ChatConfiguration.extend({
    consumerH5Url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
    consumerMessage: z.string().trim().max(500),
    consumerHotline: z.string().trim().max(50),
    consumerEmail: z.union([z.literal(''), z.email().max(200)]),
  }).superRefine((service, context) => {
    const needed = service.consumerType && serviceNeeds[service.consumerType];
    if (needed && service[needed] === '')
      context.addIssue({ code: 'custom', path: [needed], message: 'Needed for this way of service' });
  }),
  signIn: z.object({
    visitors: z.boolean().describe('People may order without an account'),
    facebook: z.boolean(),
    google: z.boolean(),
    twitter: z.boolean(),
  }),
  limits: z.object({
    registerPerHour: whole(1, 10_000).describe('New accounts from one network address'),
    visitorPerHour: whole(1, 10_000).describe('Orders without an account from one network address'),
    signInPerMinute: whole(5, 10_000).describe('Tries from one network address'),
    codesPerHour: whole(1, 60).describe('To one mail address or phone number'),
    smsPerDay: whole(1, 200).describe('To one phone number'),
    smsInAllPerHour: whole(1, 1_000_000).describe('Of the whole mall, since each costs money'),
    ordersPerMinute: whole(1, 1_000).describe('By one account'),
    uploadsPerHour: whole(1, 10_000).describe('Pictures by one account; shops may upload more'),
    uploadMegabytes: whole(10, 100_000).describe('In 30 days by one account; shops may upload more'),
  }),
  languages: z
    .object({ offered: z.array(z.enum(locales)).min(1).max(locales.length) })
    .refine(({ offered }) => offered.includes(defaultLocale), {
      path: ['offered'],
      error: 'English is always offered',
    }),
  maintenance: z.object({
    isOn: z.boolean(),
    message: textsOf(maintenanceMax).describe('Without English the mall says it in its own words'),
  }),
  // Who runs the mall, for tax offices: what is valid from a day on. Statements show what was valid at their end, receipts what was
  // valid on the day of the order.
  operator: z.object({
    records: z
      .array(
        z.object({
          from: z.iso.date(),
          ...TaxData.shape,
          taxRate: whole(0, 9_999).default(0).describe('Tax that prices contain, in hundredths of a percent; 0: none'),
        }),
      )
      .max(100),
  }),
} as const;

export type SettingGroup = keyof typeof settingShapes;
export type SettingsOf<Group extends SettingGroup> = z.output<(typeof settingShapes)[Group]>;
export const settingGroups = Object.keys(settingShapes) as [SettingGroup, ...SettingGroup[]];

/** What is valid until the platform sets something else. */
export const settingDefaults: { [Group in SettingGroup]: SettingsOf<Group> } = {
  mall: { name: { ...defaultMallName } },
  currency: { currency: 'USD', symbol: '$' },
  orders: { payMinutes: 30, openPaymentsMax: 20, shipDays: 5, shipRemindDays: 1 },
  receipt: { days: 14, daysDelivered: 7, completeDays: 30 },
  refunds: {
    answerDays: 3,
    sendBackDays: 14,
    confirmDays: 14,
    decideDays: 7,
    remindDays: 1,
    reasons: [...refundReasons],
  },
  reviews: { picturesMax: 5 },
  chat: { retentionDays: 730 },
  points: { isOpen: true, pointWorth: 1, spendAtLeast: 1_000, maxPercent: 50, earnPerUnit: 1, freezeDays: 7 },
  payouts: { minimum: 1_000, coolingHours: 48, isApprovalNeeded: true },
  service: { consumerType: '', consumerH5Url: '', consumerMessage: '', consumerHotline: '', consumerEmail: '' },
  signIn: { visitors: true, facebook: true, google: true, twitter: true },
  limits: {
    ...{ registerPerHour: 5, visitorPerHour: 10, signInPerMinute: 20, codesPerHour: 5, smsPerDay: 10 },
    ...{ smsInAllPerHour: 200, ordersPerMinute: 10, uploadsPerHour: 60, uploadMegabytes: 200 },
  },
  languages: { offered: [...locales] },
  maintenance: { isOn: false, message: {} },
  operator: { records: [] },
};

/** As settings may have been stored before they were checked as they are now. */
export const storedShapes = {
  ...settingShapes,
  currency: z.object({ currency: z.string(), symbol: z.string() }),
  service: ChatConfiguration,
} as const;

const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .describe('0: as a new mall has it')
  .meta({ examples: [0] });

const saved = <Group extends SettingGroup>(group: Group) =>
  z.object({ value: storedShapes[group], version: Version, ...lastSaved });
const change = <Group extends SettingGroup>(group: Group) =>
  z.object({ group: z.literal(group), version: Version, value: settingShapes[group] });

const Settings = z.object({
  mall: saved('mall'),
  currency: saved('currency'),
  orders: saved('orders'),
  receipt: saved('receipt'),
  refunds: saved('refunds'),
  reviews: saved('reviews'),
  chat: saved('chat'),
  points: saved('points'),
  payouts: saved('payouts'),
  service: saved('service'),
  signIn: saved('signIn'),
  limits: saved('limits'),
  languages: saved('languages'),
  maintenance: saved('maintenance'),
  operator: saved('operator'),
} satisfies Record<SettingGroup, z.ZodType>);
export type Settings = z.output<typeof Settings>;

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

export const getSettings = call({
  method: 'GET',
  path: '/api/platform/settings',
  who: 'platform',
  scope: 'settings',
  summary: 'Returns the settings of the mall with who saved each group last',
  input: nothing,
  output: Settings,
  refuses: platformRefusals,
});

export const saveSettings = call({
  method: 'POST',
  path: '/api/platform/settings/save',
  who: 'platform',
  scope: 'settings',
  asksAgain: true,
  summary: 'Saves one group of settings for the whole mall, unless someone else has saved it since `version`',
  input: z.discriminatedUnion('group', [
    change('mall'),
    change('reviews'),
    change('chat'),
    change('orders'),
    change('receipt'),
    change('refunds'),
    change('points'),
    change('payouts'),
    change('currency'),
    change('service'),
    change('signIn'),
    change('limits'),
    change('languages'),
    change('maintenance'),
    change('operator'),
  ]),
  output: z.object({ version: Version }),
  refuses: [...platformRefusals, 'changed_meanwhile'],
});

export const SettingVersion = z.object({
  version: Version,
  value: z.record(z.string(), z.unknown()),
  ...lastSaved,
});
export type SettingVersion = z.output<typeof SettingVersion>;

export const listSettingVersions = call({
  method: 'GET',
  path: '/api/platform/settings/versions',
  who: 'platform',
  scope: 'settings',
  summary: 'Lists what was saved for a group of settings, newest first',
  input: z.object({ group: z.enum(settingGroups), ...Paging.shape }),
  output: pageOf(SettingVersion),
  refuses: platformRefusals,
});
