import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LocalDates, useCalendarLabels } from './local-dates.tsx';

const localFormat = 'YYYY-MM-DD HH:mm:ss';

type TimeFieldProps = {
  label: string;
  placeholder: string;
  value: string | null;
  error: ReactNode;
  isOff: boolean;
  canBeEmpty: boolean;
  onChange: (value: string | null) => void;
};

/** A time in the reader's own time zone. */
export function TimeField({ label, placeholder, value, error, isOff, canBeEmpty, onChange }: TimeFieldProps) {
  const t = useTranslations('console.products.schedule');
  const { time } = useFormats();
  const labels = useCalendarLabels();
  return (
    <LocalDates>
      <DateTimePicker
        w={220}
        label={label}
        placeholder={placeholder}
        clearable={canBeEmpty}
        ariaLabels={labels}
        clearButtonProps={{ 'aria-label': t('clear') }}
        submitButtonProps={{ 'aria-label': t('done') }}
        timePickerProps={{ 'aria-label': t('time') }}
        disabled={isOff}
        error={error}
        valueFormat={(shown) => time(dayjs(shown).toISOString())}
        value={value && dayjs(value).format(localFormat)}
        onChange={(next) => onChange(next ? dayjs(next).toISOString() : null)}
      />
    </LocalDates>
  );
}
