import { Outlet } from 'react-router';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['shop-face'] }>> = {
  en: () => import('#locales/en/shop-face.json'),
  'zh-CN': () => import('#locales/zh-CN/shop-face.json'),
  es: () => import('#locales/es/shop-face.json'),
  fr: () => import('#locales/fr/shop-face.json'),
  th: () => import('#locales/th/shop-face.json'),
  lao: () => import('#locales/lao/shop-face.json'),
};

/** Around the screens about the look of the shop: pictures, home page and categories. */
export default function FaceFrame() {
  return (
    <MoreMessages group="shop-face" files={files}>
      <Outlet />
    </MoreMessages>
  );
}
