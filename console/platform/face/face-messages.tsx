import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-face'] }>> = {
  en: () => import('#locales/en/platform-face.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-face.json'),
  es: () => import('#locales/es/platform-face.json'),
  fr: () => import('#locales/fr/platform-face.json'),
  th: () => import('#locales/th/platform-face.json'),
  lao: () => import('#locales/lao/platform-face.json'),
};

export function FaceMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-face" files={files}>
      {children}
    </MoreMessages>
  );
}
