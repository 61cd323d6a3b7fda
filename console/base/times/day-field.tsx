import { DatePickerInput } from '@mantine/dates';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LocalDates, useCalendarLabels } from './local-dates.tsx';

type DayFieldProps = {
  label: string;
  /** A date without a time, such as 2026-11-16; empty for none. */
  day: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
};

/** Filters a list by a day. */
export function DayField({ label, day, min, max, onChange }: DayFieldProps) {
  const t = useTranslations('console.dates');
  const { date } = useFormats();
  const labels = useCalendarLabels();
  const id = useId();
  return (
    <LocalDates>
      <DatePickerInput
        w={160}
        id={id}
        popoverProps={{ id }} // by which the calendar is called as the field
        hideOutsideDates
        // A button's label replaces what it shows.
        aria-label={day ? `${label}: ${date(day)}` : label}
        placeholder={label}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        ariaLabels={labels}
        valueFormatter={() => (day ? date(day) : '')}
        {...(min && { minDate: min })}
        {...(max && { maxDate: max })}
        value={day || null}
        onChange={(next) => onChange(next ?? '')}
      />
    </LocalDates>
  );
}
