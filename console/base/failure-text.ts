import { notifications } from '@mantine/notifications';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from './call-mall.ts';

/** What to tell people about a failure: the mall's own words, or ours when it could not be reached. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('console');
  return useMemo(
    () => (error) => {
      if (!(error instanceof CallFailure)) return t('failures.unknown');
      if (error.reason === 'offline') return t('failures.offline');
      return error.message || t('failures.unknown');
    },
    [t],
  );
}

/** Messages on how something ended. */
export function useNotices() {
  const t = useTranslations('console');
  const textOf = useFailureText();
  return useMemo(() => {
    const show = (message: ReactNode, color: 'teal' | 'red') =>
      notifications.show({ message, color, withBorder: true, closeButtonProps: { 'aria-label': t('close') } });
    return {
      done: (message: ReactNode) => show(message, 'teal'),
      failed: (error: unknown) => show(textOf(error), 'red'),
      refused: (message: string) => show(message, 'red'),
    };
  }, [t, textOf]);
}
