import { SimpleGrid } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LocalDates, useCalendarLabels } from './local-dates.tsx';

const localFormat = 'YYYY-MM-DD HH:mm:ss';

type Times = { from: string | null; until: string | null };

/** From when until when something is shown, in the reader's own time zone. */
export function ShownTimes({ times, onChange }: { times: Times; onChange: (times: Times) => void }) {
  const t = useTranslations('console.shownTimes');
  const words = useTranslations('console.products.schedule');
  const { time } = useFormats();
  const labels = useCalendarLabels();
  const isOver = times.from !== null && times.until !== null && times.from >= times.until;
  return (
    <LocalDates>
      <SimpleGrid cols={2} spacing="sm">
        {(['from', 'until'] as const).map((field) => (
          <DateTimePicker
            key={field}
            label={t(field)}
            placeholder={t(`${field}Always`)}
            clearable
            ariaLabels={labels}
            clearButtonProps={{ 'aria-label': words('clear') }}
            submitButtonProps={{ 'aria-label': words('done') }}
            timePickerProps={{ 'aria-label': words('time') }}
            error={field === 'until' && isOver && t('endsBeforeStart')}
            valueFormat={(value) => time(dayjs(value).toISOString())}
            value={times[field] && dayjs(times[field]).format(localFormat)}
            onChange={(next) =>
              onChange({ from: times.from, until: times.until, [field]: next ? dayjs(next).toISOString() : null })
            }
          />
        ))}
      </SimpleGrid>
    </LocalDates>
  );
}
