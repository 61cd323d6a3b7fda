import { Check, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Following } from './use-following.ts';

type FollowButtonProps = { shop: { id: number; name: string }; following: Following; className?: string };

/** Follows a shop, or no longer. Both words lie on top of each other, so that the button never changes its width. */
export function FollowButton({ shop, following, className = '' }: FollowButtonProps) {
  const t = useTranslations('shops');
  const isFollowed = following.isFollowed(shop.id);
  const isBusy = following.busyWith === shop.id;
  const look = isFollowed
    ? 'border-line bg-card text-ink-2 hover:border-ink-3'
    : 'border-brand bg-brand text-white hover:bg-brand-deep';
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-busy={isBusy}
      aria-label={t('followShop', { name: shop.name })}
      disabled={isBusy}
      onClick={() => void following.toggle(shop.id)}
      className={`grid min-h-9 place-items-center rounded-full border px-4 py-1 font-semibold focus-visible:rounded-full disabled:opacity-70 ${look} ${className}`}
    >
      <Word isShown={!isFollowed} Icon={Plus} word={t('follow')} />
      <Word isShown={isFollowed} Icon={Check} word={t('following')} />
    </button>
  );
}

function Word({ isShown, Icon, word }: { isShown: boolean; Icon: typeof Plus; word: string }) {
  return (
    <span
      aria-hidden={!isShown}
      className={`col-start-1 row-start-1 inline-flex items-center gap-1 whitespace-nowrap ${isShown ? '' : 'invisible'}`}
    >
      <Icon aria-hidden="true" size={16} />
      {word}
    </span>
  );
}
