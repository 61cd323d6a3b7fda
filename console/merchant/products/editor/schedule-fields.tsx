import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LocalDates, useCalendarLabels } from '#console/base/times/local-dates.tsx';
import { fieldId, useEditor } from './editor-context.ts';
import { useProblemOf } from './problem-text.ts';

const localFormat = 'YYYY-MM-DD HH:mm:ss';

/** From when until when a product is sold, in the reader's own time zone. */
export function ScheduleFields() {
  const t = useTranslations('console.products');
  const { time } = useFormats();
  const { content, update, isReadOnly } = useEditor();
  const problemOf = useProblemOf();
  const labels = useCalendarLabels();
  return (
    <LocalDates>
      {(['onSaleFrom', 'onSaleUntil'] as const).map((field) => (
        <DateTimePicker
          key={field}
          id={fieldId(field)}
          label={t(`fields.${field}`)}
          placeholder={t(`schedule.${field}`)}
          clearable
          ariaLabels={labels}
          clearButtonProps={{ 'aria-label': t('schedule.clear') }}
          submitButtonProps={{ 'aria-label': t('schedule.done') }}
          timePickerProps={{ 'aria-label': t('schedule.time') }}
          disabled={isReadOnly}
          error={problemOf(field)}
          valueFormat={(value) => time(dayjs(value).toISOString())}
          value={content[field] && dayjs(content[field]).format(localFormat)}
          onChange={(next) => update((before) => ({ ...before, [field]: next ? dayjs(next).toISOString() : null }))}
        />
      ))}
    </LocalDates>
  );
}
