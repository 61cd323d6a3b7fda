import '@mantine/dates/styles.css';
import 'dayjs/locale/es.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/lo.js';
import 'dayjs/locale/th.js';
import 'dayjs/locale/zh-cn.js';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { languageTag } from '#contract/core/languages.ts';

/** Around fields for dates: their calendars speak the reader's language. The red of weekends would be too pale to read. */
export function LocalDates({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const settings = { locale: languageTag(locale).toLowerCase(), weekendDays: [] };
  return <DatesProvider settings={settings}>{children}</DatesProvider>;
}

/** What the arrows of a calendar are called. */
export function useCalendarLabels() {
  const t = useTranslations('console.dates');
  return {
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    previousYear: t('previousYear'),
    nextYear: t('nextYear'),
    previousDecade: t('previousDecade'),
    nextDecade: t('nextDecade'),
  };
}
