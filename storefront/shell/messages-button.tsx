import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { openChat, useMall } from '#storefront/base/client/store.ts';
import { useCurrentPage } from '#storefront/base/links/pages.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

/**
 * The way to one's conversations, with how many have something to read. It comes at the first interaction, into its place in the top bar
 * (top-bar.tsx): there it moves nothing, and no page is heavier for it before.
 */
export function MessagesButton() {
  const t = useTranslations('page-end');
  const count = useMall((state) => state.unreadChats);
  const page = useCurrentPage();
  const [place, setPlace] = useState<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: some pages have no top bar
  useEffect(() => setPlace(document.getElementById('messages')), [page?.hidesHeader]);
  if (!place) return null;
  return createPortal(
    <TextButton variant="inherit" onClick={() => openChat({ isList: true })}>
      <MessageCircle aria-hidden="true" size={14} />
      {t('messages')}
      {count > 0 && (
        <span className="min-w-5 rounded-full bg-brand-fill px-1.5 text-center text-xs leading-5 text-white tabular-nums">
          {count}
        </span>
      )}
    </TextButton>,
    place,
  );
}
