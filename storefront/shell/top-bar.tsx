import { useTranslations } from 'use-intl';
import { toast } from '#storefront/base/client/toasts.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { LanguageMenu } from '#storefront/parts/language-menu.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { AccountCorner } from './account-corner.tsx';
import { bookmarkHint } from './bookmark-hint.ts';
import { MobileMall } from './mobile-mall.tsx';

/** The quiet line above everything: where one came from and who one is. */
export function TopBar() {
  const t = useTranslations('shell');
  return (
    <div className="h-9 bg-surface text-xs text-ink-2">
      <div className="page-column flex h-full items-center justify-between">
        <nav aria-label={t('siteLinks')}>
          <ul className="flex items-center gap-6">
            <li>
              <MallLink to="/" className="hover:text-brand">
                {t('home')}
              </MallLink>
            </li>
            <li>
              <BookmarkButton />
            </li>
            <li>
              <MallLink to="/users/order_list?orderStatus=1" className="hover:text-brand">
                {t('myOrders')}
              </MallLink>
            </li>
            <li>
              <MallLink to="/users/merchant_settled?menuCur=70" className="hover:text-brand">
                {t('applyToSell')}
              </MallLink>
            </li>
          </ul>
        </nav>
        <div className="flex h-full items-center gap-6">
          <LanguageMenu />
          <MobileMall />
          <AccountCorner />
        </div>
      </div>
    </div>
  );
}

function BookmarkButton() {
  const t = useTranslations('shell');
  const hints = useTranslations('shell.bookmark');
  const tell = () => {
    const hint = bookmarkHint(navigator.userAgent);
    toast(hint.key === 'press' ? hints('press', { keys: hint.keys }) : hints(hint.key), 'info', 'bookmark');
  };
  return (
    <TextButton variant="inherit" onClick={tell}>
      {t('addToFavourites')}
    </TextButton>
  );
}
