import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { type Locale, languageTag, locales } from '#contract/core/languages.ts';
import type { RefusalReason } from '#contract/core/refusals.ts';
import type { PayType } from '#contract/payments/shopper.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import { type MessageKey, type Messages, onServerOnly } from '#locales/groups.ts';
import { mallName } from './mall-name.ts';
import type { RefusalDetails } from './refusal.ts';

const serverGroups = [
  ...onServerOnly,
  'refunds',
  'finance',
  'receipts',
  'payments',
  'agreement',
  'platform-money',
] as const;
type ServerMessages = Pick<Messages, (typeof serverGroups)[number]>;

const texts = Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  ServerMessages
>;

// One for each language, since each remembers the messages that it has parsed.
const translators = Object.fromEntries(
  locales.map((locale) => [
    locale,
    createTranslator({ locale: languageTag(locale), messages: texts[locale] as Record<string, unknown> }),
  ]),
) as Record<Locale, ReturnType<typeof createTranslator>>;

function readTexts(locale: Locale): ServerMessages {
  const file = (group: string) => new URL(`../../locales/${locale}/${group}.json`, import.meta.url);
  const read = (group: string) => JSON.parse(readFileSync(file(group), 'utf8')) as object;
  return Object.fromEntries(serverGroups.map((group) => [group, read(group)])) as ServerMessages;
}

/** The text of a refusal, or of a bug, in the caller's language. */
export function refusalText(locale: Locale, reason: RefusalReason | 'bug', details: RefusalDetails): string {
  return translate(locale, `refusals.${reason}`, {
    minimum: 8,
    maximum: 128,
    requestId: '',
    known: 'by' in details ? 'yes' : 'no',
    by: '',
    ...details,
    ...waitingTime(Number(details.seconds ?? 60)),
    field: fieldName(String(details.field ?? '')),
  });
}

/** A waiting time in the unit in which people would say it, never shorter than it is. */
function waitingTime(seconds: number): { unit: 'second' | 'minute' | 'hour'; count: number } {
  if (seconds < 60) return { unit: 'second', count: Math.max(1, Math.ceil(seconds)) };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) };
}

/** The name of a field without its place in lists and objects: "note" of "shops.0.note". */
function fieldName(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}

/** The English text of a refusal, with "…" in place of its values. */
export function refusalOutline(reason: RefusalReason): string {
  if (reason === 'bad_input') return refusalText('en', reason, {});
  let depth = 0;
  let outline = '';
  for (const character of texts.en.refusals[reason]) {
    if (character === '{' && depth === 0) outline += '…';
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth === 0) outline += character;
  }
  return outline;
}

/** A text of a mail or an SMS, in the recipient's language. */
export function messageText(locale: Locale, key: string, values: RefusalDetails): string {
  return translate(locale, `mails.${key}`, values);
}

/** The same as it stands in `locales/`, with its placeholders. */
export function presetText(locale: Locale, key: string): string {
  return translators[locale].raw(`mails.${key}` as never) as string;
}

/** A text that is not the mall's own, with its placeholders filled in; null when they cannot be. */
export function fillText(locale: Locale, text: string, values: RefusalDetails): string | null {
  let hasFailed = false;
  const onError = () => {
    hasFailed = true;
  };
  const say = createTranslator({ locale: languageTag(locale), messages: { text }, onError });
  const filled = say('text', { mall: mallName(locale), ...values });
  return hasFailed ? null : filled;
}

/** What a mail says first, where its subject does not say it as well; null where there is no such text. */
export function headingText(locale: Locale, kind: string, values: RefusalDetails): string | null {
  const key = `mails.${kind}.heading`;
  return translators[locale].has(key as never) ? translate(locale, key, values) : null;
}

export type SampleKey = keyof Messages['message-samples'];

/** What stands in place of a value while a text is looked at. */
export function sampleText(locale: Locale, key: SampleKey): string {
  return translate(locale, `message-samples.${key}`, {});
}

export type MailPart = keyof Messages['mails']['parts'];

/** A label, a button or another text that several kinds of mail share. */
export function mailPart(locale: Locale, part: MailPart, values: RefusalDetails): string {
  return translate(locale, `mails.parts.${part}`, values);
}

/** A refund reason in the storefront's words. */
export function refundReasonText(locale: Locale, reason: RefundReason): string {
  return translate(locale, `refunds.reasons.${reason}`, {});
}

/** A text of the demo page that stands in for a sign-in provider. */
export function standInText(locale: Locale, key: 'title' | 'line' | 'cancel' | 'demo', values: RefusalDetails): string {
  return translate(locale, `provider-pages.standIn.${key}`, values);
}

export type ScanPageKey = keyof Messages['provider-pages']['scanPage'];

/** A text of the page that a phone opens after scanning the test gateway's QR code. */
export function scanPageText(locale: Locale, key: ScanPageKey, values: RefusalDetails): string {
  return translate(locale, `provider-pages.scanPage.${key}`, values);
}

type KeyOf<Group extends string> = MessageKey extends infer Key
  ? Key extends `${Group}.${infer Rest}`
    ? Rest
    : never
  : never;
export type PricePart = keyof Messages['finance']['statement'];
export type StatementKey = KeyOf<'statement-file'>;

/** A text of a statement that is saved as a file. */
export function statementText(locale: Locale, key: StatementKey, values: RefusalDetails): string {
  return translate(locale, `statement-file.${key}`, values);
}

export type ReceiptKey = KeyOf<'receipts'>;

/** A text of a receipt, in the storefront's words. */
export function receiptText(locale: Locale, key: ReceiptKey, values: RefusalDetails): string {
  return translate(locale, `receipts.${key}`, values);
}

/** The name of a way to pay. */
export function payMethodText(locale: Locale, method: PayType): string {
  return translate(locale, `payments.method.${method}`, {});
}

/** A name of the ledger in the console's words: of an account, a rule or a part of a price. */
export function financeText(locale: Locale, key: KeyOf<'finance'>): string {
  return translate(locale, `finance.${key}`, {});
}

/** A name of the mall's books in the console's words. */
export function bookText(locale: Locale, key: KeyOf<'platform-money.books'>): string {
  return translate(locale, `platform-money.books.${key}`, {});
}

const agreementParts = [
  'parties',
  'admission',
  'goods',
  'orders',
  'fees',
  'payouts',
  'service',
  'privacy',
  'breaches',
  'ending',
] as const satisfies (keyof Messages['seller-agreement']['parts'])[];

export type FirstRole = keyof Messages['shop-roles'];

/** The name of a role that new shops start with. */
export function firstRoleName(locale: Locale, role: FirstRole): string {
  return translate(locale, `shop-roles.${role}`, {});
}

/** How readers see the author of a review whose account was deleted. */
export function formerCustomerText(locale: Locale): string {
  return translate(locale, 'review-authors.formerCustomer', {});
}

/** The agreement between sellers and the mall. */
export function agreementText(locale: Locale) {
  const say = (key: string) => translate(locale, `seller-agreement.${key}`, {});
  return {
    title: say('title'),
    intro: say('intro'),
    agreement: agreementParts.map((part) => ({ title: say(`parts.${part}.title`), text: say(`parts.${part}.text`) })),
  };
}

export type OwnNoticeText = keyof Messages['notification-texts'];

/** What a notification says that is no message, too. */
export function ownNoticeText(locale: Locale, text: OwnNoticeText, values: RefusalDetails): string {
  return translate(locale, `notification-texts.${text}`, values);
}

export type FirstFaceKey = KeyOf<'first-face'>;

/** What stays as it is in texts that operators can change: it is filled in when they are shown. */
const leftOpen = { mall: '{mall}', year: '{year}' };

/** A text with which the pages of a new mall begin. */
export function firstFaceText(locale: Locale, key: FirstFaceKey): string {
  return translate(locale, `first-face.${key}`, leftOpen);
}

const userAgreementParts = [
  'us',
  'account',
  'buying',
  'payment',
  'delivery',
  'content',
  'privacy',
  'sellers',
  'liability',
  'changes',
] as const satisfies (keyof Messages['agreement']['sections'])[];

/** The agreement between shoppers and a new mall, in lines; those that begin with "# " are headings. */
export function userAgreementText(locale: Locale): string {
  const say = (key: string) => translate(locale, `agreement.${key}`, leftOpen);
  const parts = userAgreementParts.map((part, at) => [
    `# ${at + 1}. ${say(`sections.${part}.title`)}`,
    say(`sections.${part}.text`),
  ]);
  return [say('version'), say('intro'), ...parts.flat()].join('\n');
}

/** Every text may name the mall: {mall}. */
function translate(locale: Locale, key: string, values: RefusalDetails): string {
  return translators[locale](key as never, { mall: mallName(locale), ...values } as never);
}
