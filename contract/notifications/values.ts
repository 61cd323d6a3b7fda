import { z } from 'zod';
import { filterOf, Id, versionMax, YesOrNo } from '#contract/core/values.ts';
import { TimeZone } from '#contract/shops/opening-hours.ts';
import { type NoticeKind, noticeChannels, noticeKinds } from './kinds.ts';

export const noticesMax = 50; // of one answer
/** Unread ones are counted up to here: so many are at least that many. */
export const unreadMax = 100;
const noticeTextMax = 1_000;

export const NoticeKindName = z.enum(noticeKinds as [NoticeKind, ...NoticeKind[]]).meta({ examples: ['dispute'] });

export const Notification = z.object({
  id: Id,
  kind: NoticeKindName,
  text: z.string().max(noticeTextMax).describe('In the language of the caller'),
  link: z.string().max(500).describe('Where it leads: a path of the mall, without the language'),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof Notification>;

export const Unread = z.int().min(0).max(unreadMax).describe('Counted no further than 100');

export const listingInput = {
  before: filterOf(Id).describe('The `next` of the page before; without it, the newest'),
  limit: z.coerce.number().int().min(1).max(noticesMax).catch(20).default(20),
  unread: filterOf(YesOrNo).describe('1: only those that were not read'),
  kind: filterOf(NoticeKindName).describe('Only of this kind'),
};

export const NotificationPage = z.object({
  list: z.array(Notification).max(noticesMax),
  next: Id.nullable().describe('For `before`; null: there are no more'),
  unread: Unread,
});
export type NotificationPage = z.output<typeof NotificationPage>;

export const unreadCount = z.object({ unread: Unread });

/** An hour of the day, "22:30". */
const ClockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['22:00'] });

const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .describe('0: nothing was ever saved')
  .meta({ examples: [0] });

export const NoticeChoice = z.object({
  kind: NoticeKindName,
  channel: z.enum(noticeChannels),
  isOn: z.boolean(),
});
export type NoticeChoice = z.output<typeof NoticeChoice>;

/** When nobody wants to be disturbed. It may go over midnight. */
const QuietHours = z.object({ from: ClockTime, until: ClockTime }).refine(({ from, until }) => from !== until);

export const preferenceFields = {
  quiet: QuietHours.nullable()
    .describe('SMS wait for their end')
    .meta({ examples: [null] }),
  quietMails: z.boolean().describe('Mails wait, too'),
  timeZone: TimeZone,
};

/** What someone has chosen, for one side of the mall: shopping, or their work for one shop or for the platform. */
export const NoticePreferences = z.object({
  choices: z
    .array(NoticeChoice.extend({ isFixed: z.boolean().describe('It cannot be turned off: it has to be said') }))
    .max(noticeKinds.length * noticeChannels.length)
    .describe('Every kind with every channel by which it can come'),
  ...preferenceFields,
  email: z.string().describe('Where mails go; empty without an address'),
  phone: z.string().describe('Where SMS go; empty without a number'),
  version: Version,
});
export type NoticePreferences = z.output<typeof NoticePreferences>;

export const savePreferencesInput = z.object({
  choices: z
    .array(NoticeChoice)
    .max(noticeKinds.length * noticeChannels.length)
    .describe('Those that differ from what they were; the others stay'),
  ...preferenceFields,
  version: Version,
});
export type SavePreferences = z.output<typeof savePreferencesInput>;
