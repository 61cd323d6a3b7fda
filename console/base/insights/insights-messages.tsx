import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['insights'] }>> = {
  en: () => import('#locales/en/insights.json'),
  'zh-CN': () => import('#locales/zh-CN/insights.json'),
  es: () => import('#locales/es/insights.json'),
  fr: () => import('#locales/fr/insights.json'),
  th: () => import('#locales/th/insights.json'),
  lao: () => import('#locales/lao/insights.json'),
};

/** Around screens with figures of a shop or of the mall. */
export function InsightsMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="insights" files={files}>
      {children}
    </MoreMessages>
  );
}
