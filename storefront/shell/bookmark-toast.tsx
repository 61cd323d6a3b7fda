import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '#storefront/base/client/toasts.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { bookmarkHint } from './bookmark-hint.ts';

/** Says once how a page is bookmarked in this browser. Few ask, so its texts come when it is asked for. */
export function BookmarkToast() {
  return (
    <WithMessages groups={['page-end']}>
      <Hint />
    </WithMessages>
  );
}

function Hint() {
  const t = useTranslations('page-end.bookmark');
  const show = useEffectEvent(() => {
    const hint = bookmarkHint(navigator.userAgent);
    void toast(hint.key === 'press' ? t('press', { keys: hint.keys }) : t(hint.key), 'info', 'bookmark');
  });
  useEffect(() => show(), []);
  return null;
}
