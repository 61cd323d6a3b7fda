import { useTranslations } from 'use-intl';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

/** Says to guests that there may be more in their own cart, and how this one stays. */
export function SignInHint({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('cart');
  const isGuest = useMall((state) => state.user === null && !state.isUserExpected);
  if (!isGuest) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-soft px-4 py-2.5">
      {t(isEmpty ? 'guestEmpty' : 'guest')}
      <TextButton variant="strong" onClick={() => askToSignIn()}>
        {t('signIn')}
      </TextButton>
    </p>
  );
}
