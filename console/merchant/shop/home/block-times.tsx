import { SimpleGrid } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LocalDates, useCalendarLabels } from '#console/base/local-dates.tsx';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';

const localFormat = 'YYYY-MM-DD HH:mm:ss';

/** From when until when a block is shown, in the reader's own time zone. */
export function BlockTimes({ block, onChange }: { block: HomeBlock; onChange: (block: HomeBlock) => void }) {
  const t = useTranslations('shop-face.home');
  const words = useTranslations('console.products.schedule');
  const { time } = useFormats();
  const labels = useCalendarLabels();
  const isOver = block.from !== null && block.until !== null && block.from >= block.until;
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
            value={block[field] && dayjs(block[field]).format(localFormat)}
            onChange={(next) => onChange({ ...block, [field]: next ? dayjs(next).toISOString() : null })}
          />
        ))}
      </SimpleGrid>
    </LocalDates>
  );
}
