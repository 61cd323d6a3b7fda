import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { nothing, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { messageChannels, messageParts, Placeholder, topicNames, Wording, wordingMax } from './message-wording.ts';

// The texts of mails and SMS. What replaces the mall's own text is stored by kind of message and language. Every version stays, and
// can be used again.

const Kind = z
  .string()
  .regex(/^[a-zA-Z]{1,40}$/)
  .describe('A kind of message, as `listMessageKinds` names it')
  .meta({ examples: ['orderPaid'] });
const Language = z.enum(locales as [Locale, ...Locale[]]);
const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .describe('0: nothing was ever replaced')
  .meta({ examples: [0] });

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

const facts = {
  kind: Kind,
  topic: z
    .enum(topicNames)
    .describe('`shared`: no message of its own, but the last line of mails or one of their buttons'),
  channels: z.array(z.enum(messageChannels)).min(1).max(2),
};

export const MessageKindRow = z.object({
  ...facts,
  sample: z.string().describe('Its subject, or the SMS, in the caller’s language with sample values'),
  replacedIn: z.array(Language).max(locales.length).describe('Languages in which a text is not the mall’s own'),
  ...lastSaved,
});
export type MessageKindRow = z.output<typeof MessageKindRow>;

const kindsMax = 200;

export const listMessageKinds = call({
  method: 'GET',
  path: '/api/platform/messages',
  who: 'platform',
  scope: 'settings',
  summary: 'Lists every kind of mail and SMS that the mall sends, and the texts that mails share, by topic',
  input: nothing,
  output: z.object({ list: z.array(MessageKindRow).max(kindsMax) }),
  refuses: platformRefusals,
});

export const getMessageKind = call({
  method: 'GET',
  path: '/api/platform/messages/get/{kind}',
  who: 'platform',
  scope: 'settings',
  summary:
    'Returns the texts of a kind of message in all languages: the mall’s own, what replaces them, and their placeholders',
  input: z.object({ kind: Kind }),
  output: z.object({
    ...facts,
    parts: z.array(z.enum(messageParts)).min(1).max(messageParts.length).describe('Which texts it has'),
    textMax: z.int().min(1).describe('How long its text may be'),
    preset: Wording.describe('The mall’s own texts'),
    wording: Wording,
    placeholders: z.array(Placeholder).max(40),
    version: Version,
    ...lastSaved,
  }),
  refuses: [...platformRefusals, 'message_kind_not_found'],
});

export type MessageTexts = z.output<typeof getMessageKind.output>;

export const saveMessageWording = call({
  method: 'POST',
  path: '/api/platform/messages/save',
  who: 'platform',
  scope: 'settings',
  asksAgain: true,
  summary:
    'Replaces texts of a kind of message, unless someone else has saved it since `version`. Where a text is empty, the mall says its own. Messages are written with it from now on',
  input: z.object({ kind: Kind, version: Version, wording: Wording }),
  output: z.object({ version: Version }),
  refuses: [...platformRefusals, 'message_kind_not_found', 'wording_wrong', 'changed_meanwhile'],
});

export const WordingVersion = z.object({ version: Version, wording: Wording, ...lastSaved });
export type WordingVersion = z.output<typeof WordingVersion>;

export const listWordingVersions = call({
  method: 'GET',
  path: '/api/platform/messages/versions',
  who: 'platform',
  scope: 'settings',
  summary: 'Lists what was saved for a kind of message, newest first',
  input: z.object({ kind: Kind, ...Paging.shape }),
  output: pageOf(WordingVersion),
  refuses: platformRefusals,
});

/** One message in one language, with texts that need not be saved yet. */
const Draft = z.object({
  kind: Kind,
  language: Language,
  channel: z.enum(messageChannels),
  subject: z.string().max(wordingMax.subject).default(''),
  text: z.string().max(wordingMax.text).default(''),
  sms: z.string().max(wordingMax.sms).default(''),
});
export type MessageDraft = z.output<typeof Draft>;

const draftRefusals = [...platformRefusals, 'message_kind_not_found', 'wording_wrong'] as const;

export const previewMessage = call({
  method: 'POST',
  path: '/api/platform/messages/preview',
  who: 'platform',
  scope: 'settings',
  summary: 'Returns a message as it would be sent, with sample values. An empty text stands for the mall’s own',
  input: Draft,
  output: z.object({
    subject: z.string().describe('Empty for an SMS'),
    text: z.string(),
    html: z.string().nullable().describe('Null for an SMS'),
  }),
  refuses: draftRefusals,
});

export const sendTestMessage = call({
  method: 'POST',
  path: '/api/platform/messages/test',
  who: 'platform',
  scope: 'settings',
  summary: 'Sends a message with sample values to the caller’s own mail address or phone number',
  input: Draft,
  output: z.object({ to: z.string() }),
  refuses: [...draftRefusals, 'no_email', 'no_phone', 'too_many_tries'],
});
