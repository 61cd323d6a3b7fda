import { notifications } from '@mantine/notifications';
import { useTranslations } from 'use-intl';
import { CallFailure } from './call-mall.ts';

/** What to tell people about a failure: the mall's own words, or ours when it could not be reached. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('console');
  return (error) => {
    if (!(error instanceof CallFailure)) return t('failures.unknown');
    if (error.reason === 'offline') return t('failures.offline');
    return error.message || t('failures.unknown');
  };
}

export function useNotices() {
  const textOf = useFailureText();
  return {
    done: (message: string) => notifications.show({ message, color: 'teal', withBorder: true }),
    failed: (error: unknown) => notifications.show({ message: textOf(error), color: 'red', withBorder: true }),
  };
}
