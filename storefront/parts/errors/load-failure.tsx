import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { ErrorView } from './error-view.tsx';

/**
 * Stands hidden in every page. When the page's own scripts cannot be fetched, nothing of it would answer a press: then a
 * script that came with the page itself (server/pages/html/load-failure.ts) shows this instead.
 */
export function LoadFailure() {
  const t = useTranslations('errors');
  const { pathname, search } = useLocation();
  return (
    <div id="load-failure" hidden>
      <ErrorView
        heading="h2"
        title={t('failedTitle')}
        line={t('pageCodeLost')}
        action={
          // A plain link: the router is among what did not come.
          <a href={pathname + search} className={buttonClass({ size: 'large' })}>
            {t('retry')}
          </a>
        }
      />
    </div>
  );
}
