import { useEffect, useEffectEvent, useRef } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { isCallFailure, statusOfCode } from '#storefront/base/client/calls/call-mall.ts';
import { isLostChunk } from '#storefront/base/client/navigation/chunk-reload.ts';
import { useOnline } from '#storefront/base/client/use-online.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorView } from './error-view.tsx';

/** The status that an error stands for: its own, that of its code, or 500. */
export function statusOf(error: unknown): number {
  if (isCallFailure(error)) return statusOfCode(error.code);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' ? status : 500;
}

export function errorTitleKey(status: number) {
  if (status >= 500) return 'failedTitle'; // the mall's own 500, and what a proxy before it says when it is away
  switch (status) {
    case 404:
      return 'pageErrorTitle';
    case 401:
      return 'signInTitle';
    default:
      return 'badRequestTitle';
  }
}

const wordsMax = 200;

/**
 * The message that was meant for shoppers. A bug's own text is not: it may tell of the inside, and in one language only.
 * What a proxy says is not either, nor a page of its own, nor an envelope as it travels.
 */
export function messageOf(error: unknown): string | null {
  if (isCallFailure(error)) return error.message || null;
  if (!isRouteErrorResponse(error)) return null;
  const { data, status } = error as { data: unknown; status: number };
  if (typeof data !== 'string') return messageIn(data);
  if (status !== 500 || data.length > wordsMax) return null;
  if (!/^\s*[{["<]/.test(data)) return data || null;
  try {
    return messageIn(JSON.parse(data));
  } catch {
    return null;
  }
}

function messageIn(data: unknown): string | null {
  const { message } = (typeof data === 'object' && data !== null ? data : {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : null;
}

/** The end of every page fetches it (shell/page-end-parts.tsx): without a network it could not come any more. */
export const offlinePicture = '/offline.svg';

/** What stands in the place of a page that cannot be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('errors');
  const isOnline = useOnline();
  const title = errorTitleKey(statusOf(error));
  if (title === 'failedTitle') {
    return (
      <ErrorView
        title={isOnline ? t(title) : t('offlineTitle')}
        line={isOnline ? (messageOf(error) ?? t('failedMessage')) : t('offlineLine')}
        picture={isOnline ? undefined : offlinePicture}
        action={<Retry error={error} isOnline={isOnline} />}
      />
    );
  }
  const lines: Record<typeof title, string> = {
    pageErrorTitle: t('pageNotFound'),
    signInTitle: t('signInMessage'),
    badRequestTitle: t('checkConfiguration'),
  };
  return <ErrorView title={t(title)} line={lines[title]} />;
}

/** Asks for the page's data again; by itself, too, as soon as the network is back. */
function Retry({ error, isOnline }: { error: unknown; isOnline: boolean }) {
  const t = useTranslations('errors');
  const { state, revalidate } = useRevalidator();
  function retry() {
    // Code that did not come is remembered as lost until the page is reloaded; offline that would lose the page.
    if (isLostChunk(error) && navigator.onLine) location.reload();
    else void revalidate();
  }
  const wasOnline = useRef(isOnline);
  const retryWhenBack = useEffectEvent(() => isOnline && !wasOnline.current && retry());
  useEffect(() => {
    retryWhenBack();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <Button size="large" isBusy={state === 'loading'} onClick={retry}>
      {t('retry')}
    </Button>
  );
}
