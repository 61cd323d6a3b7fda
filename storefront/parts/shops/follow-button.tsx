import { Check, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/buttons/button.tsx';
import { Spinner } from '#ui/buttons/spinner.tsx';
import type { Following } from './use-following.ts';

type FollowButtonProps = {
  shop: { id: number; name: string };
  following: Following;
  /** Beside something more important it is secondary. */
  variant?: 'primary' | 'secondary';
  className?: string;
};

/** Follows a shop, or no longer. Both words lie on top of each other, so that the button never changes its width. */
export function FollowButton({ shop, following, variant = 'primary', className = '' }: FollowButtonProps) {
  const t = useTranslations('shops');
  const isFollowed = following.isFollowed(shop.id);
  const isBusy = following.busyWith === shop.id;
  return (
    <Button
      variant={isFollowed ? 'secondary' : variant}
      aria-pressed={isFollowed}
      aria-busy={isBusy}
      aria-label={t('followShop', { name: shop.name })}
      onClick={() => void following.toggle(shop.id)}
      className={className}
    >
      <span className="grid place-items-center">
        <Word isShown={!isFollowed} Icon={isBusy ? Spinner : Plus} word={t('follow')} />
        <Word isShown={isFollowed} Icon={isBusy ? Spinner : Check} word={t('following')} />
      </span>
    </Button>
  );
}

function Word({ isShown, Icon, word }: { isShown: boolean; Icon: typeof Plus | typeof Spinner; word: string }) {
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
