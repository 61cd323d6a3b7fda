import { ChevronRight, ClipboardList, Heart, RotateCcw, TicketPercent, UserRound } from 'lucide-react';
import { lazy, type MouseEvent, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useMall } from '#storefront/base/client/store.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';

const WelcomeUser = lazy(() =>
  import('#storefront/parts/sign-in/welcome-user.tsx').then((module) => ({ default: module.WelcomeUser })),
);

const shortcuts = [
  { key: 'orders', to: '/users/order_list', Icon: ClipboardList },
  { key: 'coupons', to: '/users/coupon_list', Icon: TicketPercent },
  { key: 'favourites', to: '/users/collection_list', Icon: Heart },
  { key: 'refunds', to: '/users/refund_list', Icon: RotateCcw },
] as const;

/** With scripts the dialog opens over the page; without them the link leads to the page of its own. */
function openDialog(event: MouseEvent): void {
  event.preventDefault();
  useMall.setState({ isLoginOpen: true, isShowTourists: false });
}

/** The shopper's corner beside the banners: a greeting, the way in, and what people come back for. */
export function WelcomeCard() {
  const t = useTranslations('home.welcome');
  return (
    <aside
      aria-label={t('label')}
      className="pointer-events-auto flex w-50 shrink-0 flex-col overflow-hidden rounded-lg bg-card text-center shadow-float"
    >
      <Greeting />
      <ul className="grid grow grid-cols-2 content-evenly px-2 py-1">
        {shortcuts.map(({ key, to, Icon }) => (
          <li key={key}>
            <MallLink
              to={to}
              className="flex flex-col items-center gap-1 rounded-md py-1.5 text-xs text-ink-2 hover:bg-page hover:text-brand"
            >
              <Icon aria-hidden="true" size={20} strokeWidth={1.6} />
              <span className="w-full hyphens-auto wrap-break-word">{t(key)}</span>
            </MallLink>
          </li>
        ))}
      </ul>
      <MallLink
        to="/users/merchant_settled?menuCur=70"
        className="flex items-center justify-between gap-2 shrink-0 bg-shade px-4 py-2.5 text-left text-white hover:bg-brand-fill focus-visible:-outline-offset-4"
      >
        <span>
          <span className="block font-semibold">{t('sell')}</span>
          <span className="block text-xs">{t('sellLine')}</span>
        </span>
        <ChevronRight aria-hidden="true" size={18} className="shrink-0" />
      </MallLink>
    </aside>
  );
}

/**
 * Guests are asked in, the others are greeted by name. The page is cached for everybody and always comes with the guest's
 * version, which then keeps its place unseen: it is as high as its texts are long, and nothing below may move.
 */
function Greeting() {
  const t = useTranslations('home.welcome');
  const isSignedIn = useMall((state) => state.user !== null || state.isUserExpected);
  return (
    <div className="relative bg-linear-to-b from-brand-soft to-card">
      <div className={`flex flex-col items-center gap-1.5 px-4 pt-5 pb-3 ${isSignedIn ? 'invisible' : ''}`}>
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-card text-brand shadow-float">
          <UserRound aria-hidden="true" size={24} />
        </span>
        <p className="font-semibold">{t('greeting')}</p>
        <p className="text-xs text-ink-2">{t('invitation')}</p>
        <div className="mt-1 flex w-full flex-col gap-2">
          <LinkButton to="/login" data-prefetch="hover" onClick={openDialog}>
            {t('signIn')}
          </LinkButton>
          <LinkButton variant="secondary" to="/register" data-prefetch="hover">
            {t('register')}
          </LinkButton>
        </div>
      </div>
      {isSignedIn && (
        <div className="absolute inset-0 flex flex-col items-center gap-1.5 px-4 pt-5 pb-3">
          <Suspense fallback={<UnnamedShopper />}>
            <WelcomeUser whileUnknown={<UnnamedShopper />} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** A shopper whose name is still being asked for. */
function UnnamedShopper() {
  const t = useTranslations('home.welcome');
  return (
    <>
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-card text-brand shadow-float">
        <UserRound aria-hidden="true" size={32} />
      </span>
      <p className="mt-1 font-semibold">{t('greeting')}</p>
    </>
  );
}
