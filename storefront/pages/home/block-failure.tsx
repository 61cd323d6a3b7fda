import { useTranslations } from 'use-intl';
import { RetryRow } from '#ui/display/retry-row.tsx';

type BlockFailureProps = { message?: string; isAsking: boolean; retry: () => void };

/** Stands where a block would, when the mall could not answer for it. */
export function BlockFailure({ message, isAsking, retry }: BlockFailureProps) {
  const t = useTranslations('home');
  return (
    <RetryRow message={message ?? t('blockFailed')} retryLabel={t('retry')} isRetrying={isAsking} onRetry={retry} />
  );
}
