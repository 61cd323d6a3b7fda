import { Outlet } from 'react-router';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['flash-sales'] }>> = {
  en: () => import('#locales/en/flash-sales.json'),
  'zh-CN': () => import('#locales/zh-CN/flash-sales.json'),
  es: () => import('#locales/es/flash-sales.json'),
  fr: () => import('#locales/fr/flash-sales.json'),
  th: () => import('#locales/th/flash-sales.json'),
  lao: () => import('#locales/lao/flash-sales.json'),
};

/** Around the screens about flash sales of the platform. */
export default function FlashFrame() {
  return (
    <MoreMessages group="flash-sales" files={files}>
      <Outlet />
    </MoreMessages>
  );
}
