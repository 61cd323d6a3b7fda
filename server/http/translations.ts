import { createTranslator } from 'use-intl/core';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { RefusalReason } from '#contract/core/refusals.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import en from '#locales/en.json' with { type: 'json' };
import es from '#locales/es.json' with { type: 'json' };
import fr from '#locales/fr.json' with { type: 'json' };
import lao from '#locales/lao.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zhCN from '#locales/zh-CN.json' with { type: 'json' };
import type { RefusalDetails } from './refusal.ts';

const texts = { en, 'zh-CN': zhCN, es, fr, th, lao } satisfies Record<
  Locale,
  {
    refusals: Record<RefusalReason | 'bug', string>;
    mails: object;
    standIn: object;
    scanPage: object;
    sellerAgreement: object;
  }
>;

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
  return en.refusals[reason].replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '…');
}

/** A text of a mail or an SMS, in the language of whom it goes to. */
export function messageText(locale: Locale, key: string, values: RefusalDetails): string {
  return translate(locale, `mails.${key}`, values);
}

export type MailPart = keyof typeof en.mails.parts;

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
  return translate(locale, `standIn.${key}`, values);
}

export type ScanPageKey = keyof typeof en.scanPage;

/** What the test gateway's page on a phone says. */
export function scanPageText(locale: Locale, key: ScanPageKey, values: RefusalDetails): string {
  return translate(locale, `scanPage.${key}`, values);
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
] as const satisfies (keyof typeof en.sellerAgreement.parts)[];

/** What those who sell and the mall agree upon. */
export function agreementText(locale: Locale) {
  const say = (key: string) => translate(locale, `sellerAgreement.${key}`, {});
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
