import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-campaigns'] }>> = {
  en: () => import('#locales/en/platform-campaigns.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-campaigns.json'),
  es: () => import('#locales/es/platform-campaigns.json'),
  fr: () => import('#locales/fr/platform-campaigns.json'),
  th: () => import('#locales/th/platform-campaigns.json'),
  lao: () => import('#locales/lao/platform-campaigns.json'),
};

/** The words about what is given to many people at once. */
export function CampaignsMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-campaigns" files={files}>
      {children}
    </MoreMessages>
  );
}
