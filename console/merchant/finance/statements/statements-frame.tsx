import { Outlet } from 'react-router';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['statements'] }>> = {
  en: () => import('#locales/en/statements.json'),
  'zh-CN': () => import('#locales/zh-CN/statements.json'),
  es: () => import('#locales/es/statements.json'),
  fr: () => import('#locales/fr/statements.json'),
  th: () => import('#locales/th/statements.json'),
  lao: () => import('#locales/lao/statements.json'),
};

/** Around the screens about statements. */
export default function StatementsFrame() {
  return (
    <MoreMessages group="statements" files={files}>
      <Outlet />
    </MoreMessages>
  );
}
