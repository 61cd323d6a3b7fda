import { createTranslator } from 'use-intl/core';
import { type Locale, languageTag } from '#contract/languages.ts';
import type { RefusalReason } from '#contract/refusals.ts';
import en from '#locales/en.json' with { type: 'json' };
import es from '#locales/es.json' with { type: 'json' };
import fr from '#locales/fr.json' with { type: 'json' };
import lao from '#locales/lao.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zhCN from '#locales/zh-CN.json' with { type: 'json' };
import type { RefusalDetails } from './refusal.ts';

const refusalTexts = {
  en: en.refusals,
  'zh-CN': zhCN.refusals,
  es: es.refusals,
  fr: fr.refusals,
  th: th.refusals,
  lao: lao.refusals,
} satisfies Record<Locale, Record<RefusalReason | 'bug', string>>;

/** Says a refusal, or that something broke, in the caller's language. */
export function refusalText(locale: Locale, reason: RefusalReason | 'bug', details: RefusalDetails): string {
  const translate = createTranslator({
    locale: languageTag(locale),
    messages: refusalTexts[locale] as Record<string, string>,
  });
  return translate(reason, { field: '', seconds: 60, requestId: '', ...details });
}
