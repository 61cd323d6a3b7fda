import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { type Locale, languageTag, locales } from '#contract/core/languages.ts';
import type { RefusalReason } from '#contract/core/refusals.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import { type Messages, onServerOnly } from '#locales/groups.ts';
import type { RefusalDetails } from './refusal.ts';

const spoken = [...onServerOnly, 'refunds'] as const;
type Spoken = Pick<Messages, (typeof spoken)[number]>;

const texts = Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])) as Record<Locale, Spoken>;

function readTexts(locale: Locale): Spoken {
  const file = (group: string) => new URL(`../../locales/${locale}/${group}.json`, import.meta.url);
  const read = (group: string) => JSON.parse(readFileSync(file(group), 'utf8')) as object;
  return Object.fromEntries(spoken.map((group) => [group, read(group)])) as Spoken;
}

/** Says a refusal, or that something broke, in the caller's language. */
export function refusalText(locale: Locale, reason: RefusalReason | 'bug', details: RefusalDetails): string {
  return translate(locale, `refusals.${reason}`, {
    field: '',
    seconds: 60,
    minimum: 8,
    maximum: 128,
    requestId: '',
    ...details,
  });
}

/** What a refusal says in English, with "…" for whatever it depends on. */
export function refusalOutline(reason: RefusalReason): string {
  return texts.en.refusals[reason].replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '…');
}

/** A text of a mail or an SMS, in the language of whom it goes to. */
export function messageText(locale: Locale, key: string, values: RefusalDetails): string {
  return translate(locale, `mails.${key}`, values);
}

export type MailPart = keyof Messages['mails']['parts'];

/** A label, a button's words, or what else mails of several kinds say. */
export function mailPart(locale: Locale, part: MailPart, values: RefusalDetails): string {
  return translate(locale, `mails.parts.${part}`, values);
}

/** Why a buyer wants their money back, as the storefront says it. */
export function refundReasonText(locale: Locale, reason: RefundReason): string {
  return translate(locale, `refunds.reasons.${reason}`, {});
}

/** What the demo mall's stand-in for another provider says. */
export function standInText(locale: Locale, key: 'title' | 'line' | 'cancel' | 'demo', values: RefusalDetails): string {
  return translate(locale, `provider-pages.standIn.${key}`, values);
}

export type ScanPageKey = keyof Messages['provider-pages']['scanPage'];

/** What the test gateway's page on a phone says. */
export function scanPageText(locale: Locale, key: ScanPageKey, values: RefusalDetails): string {
  return translate(locale, `provider-pages.scanPage.${key}`, values);
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

/** What those who sell and the mall agree upon. */
export function agreementText(locale: Locale) {
  const say = (key: string) => translate(locale, `seller-agreement.${key}`, {});
  return {
    title: say('title'),
    intro: say('intro'),
    agreement: agreementParts.map((part) => ({ title: say(`parts.${part}.title`), text: say(`parts.${part}.text`) })),
  };
}

function translate(locale: Locale, key: string, values: RefusalDetails): string {
  const say = createTranslator({ locale: languageTag(locale), messages: texts[locale] as Record<string, unknown> });
  return say(key as never, values as never);
}
