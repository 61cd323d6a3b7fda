import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { isCallFailure, statusOfCode } from '../call-mall.ts';
import { MallLink } from '../mall-link.tsx';

/** The status that an error stands for: its own, that of its code, or 500. */
export function statusOf(error: unknown): number {
  if (isCallFailure(error)) return statusOfCode(error.code);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' ? status : 500;
}

export function errorTitleKey(status: number) {
  switch (status) {
    case 404:
      return 'pageErrorTitle';
    case 500:
      return 'failedTitle';
    case 401:
      return 'signInTitle';
    default:
      return 'badRequestTitle';
  }
}

/** The message that was meant for shoppers. A bug's own text is not: it may tell of the inside, and in one language only. */
function messageOf(error: unknown): string | null {
  if (isCallFailure(error)) return error.message || null;
  return isRouteErrorResponse(error) && typeof error.data === 'string' && error.data !== '' ? error.data : null;
}

/** What stands in the place of a page that cannot be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('errors');
  const status = statusOf(error);
  const lines: Record<ReturnType<typeof errorTitleKey>, string> = {
    pageErrorTitle: t('pageNotFound'),
    failedTitle: messageOf(error) ?? t('failedMessage'),
    signInTitle: t('signInMessage'),
    badRequestTitle: t('checkConfiguration'),
  };
  const title = errorTitleKey(status);
  return (
    <section className="page-column flex h-150 flex-col items-center justify-center text-center" aria-live="polite">
      {/* A little shop with its shutter down; a file of its own, since few visits need it. */}
      <img src="/closed-shop.svg" alt="" width={240} height={180} />
      <h1 className="mt-8 text-xl font-semibold">{t(title)}</h1>
      <p className="mt-2 max-w-160 text-sm text-ink-2">{lines[title]}</p>
      <MallLink
        to="/"
        className="mt-8 rounded-md bg-brand px-8 py-2.5 text-sm font-medium text-white hover:bg-brand-deep"
      >
        {t('backHome')}
      </MallLink>
    </section>
  );
}
