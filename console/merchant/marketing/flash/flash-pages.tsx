import { useParams } from 'react-router';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';
import { FlashList } from './flash-list.tsx';
import { FlashPage } from './flash-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const files: Record<Locale, () => Promise<{ default: Messages['flash-sales'] }>> = {
  en: () => import('#locales/en/flash-sales.json'),
  'zh-CN': () => import('#locales/zh-CN/flash-sales.json'),
  es: () => import('#locales/es/flash-sales.json'),
  fr: () => import('#locales/fr/flash-sales.json'),
  th: () => import('#locales/th/flash-sales.json'),
  lao: () => import('#locales/lao/flash-sales.json'),
};

/** The screens about flash sales of the platform. One route, since each is a part of what the first screen loads. */
export default function FlashPages() {
  const { saleId, signUpId } = useParams();
  return (
    <MoreMessages group="flash-sales" files={files}>
      {saleId === undefined ? <FlashList /> : signUpId === undefined ? <FlashPage /> : <SignUpPage />}
    </MoreMessages>
  );
}
