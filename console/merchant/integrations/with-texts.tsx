import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['integrations'] }>> = {
  en: () => import('#locales/en/integrations.json'),
  'zh-CN': () => import('#locales/zh-CN/integrations.json'),
  es: () => import('#locales/es/integrations.json'),
  fr: () => import('#locales/fr/integrations.json'),
  th: () => import('#locales/th/integrations.json'),
  lao: () => import('#locales/lao/integrations.json'),
};

/** Around the screens about the shop's own programs. */
export const WithTexts = ({ children }: { children: ReactNode }) => (
  <MoreMessages group="integrations" files={files}>
    {children}
  </MoreMessages>
);
