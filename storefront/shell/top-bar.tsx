import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { LanguageMenu } from '#storefront/parts/language-menu.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { AccountCorner } from './account-corner.tsx';
import { MobileMall } from './mobile-mall.tsx';

const BookmarkToast = lazy(() => import('./bookmark-toast.tsx').then((module) => ({ default: module.BookmarkToast })));

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
          {/* Filled with the scripts of the page's end: see messages-button.tsx. */}
          <span id="messages" />
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
  const [asked, setAsked] = useState(0);
  return (
    <>
      <TextButton variant="inherit" onClick={() => setAsked(asked + 1)}>
        {t('addToFavourites')}
      </TextButton>
      {asked > 0 && (
        <Suspense>
          <BookmarkToast key={asked} />
        </Suspense>
      )}
    </>
  );
}
