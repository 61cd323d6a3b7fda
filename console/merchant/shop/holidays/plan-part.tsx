import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { LocalDates, useCalendarLabels } from '#console/base/times/local-dates.tsx';
import { useSend } from '#console/base/use-call.ts';
import { holidayAheadDays, holidayDaysMax } from '#contract/shops/holidays.ts';
import { planHoliday } from '#contract/shops/merchant-holidays.ts';
import { dayAfter, wrongDays } from './holiday-days.ts';

const nothing = { from: '', until: '' };

/** From which day on the shop is away, when it is back, and whether it sells meanwhile. */
export function PlanPart({ today, timeZone }: { today: string; timeZone: string }) {
  const t = useTranslations('holidays');
  const { done, failed } = useNotices();
  const send = useSend(planHoliday);
  const [days, setDays] = useState(nothing);
  const [sells, setSells] = useState<'yes' | 'no'>('yes');
  const [isChecked, setChecked] = useState(false);
  const wrong = wrongDays(days);
  const last = dayAfter(today, holidayAheadDays);
  const until = { min: dayAfter(days.from || today), max: days.from ? dayAfter(days.from, holidayDaysMax) : last };

  async function plan(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (wrong.from || wrong.until) return;
    try {
      await send.mutateAsync({ ...days, isSelling: sells === 'yes' });
      setDays(nothing);
      setChecked(false);
      done(t('saved'));
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Part title={t('plan')}>
      <form onSubmit={(event) => void plan(event)} noValidate>
        <Stack>
          <Group align="flex-start">
            <DayInput
              label={t('from')}
              day={days.from}
              min={today}
              max={dayAfter(last, -1)}
              error={isChecked && wrong.from ? t(wrong.from) : null}
              onChange={(from) => setDays((before) => ({ ...before, from }))}
            />
            <DayInput
              label={t('until')}
              day={days.until}
              min={until.min}
              max={until.max < last ? until.max : last}
              error={isChecked && wrong.until ? t(wrong.until, { days: holidayDaysMax }) : null}
              onChange={(chosen) => setDays((before) => ({ ...before, until: chosen }))}
            />
          </Group>
          <Text size="sm" c="dimmed">
            {t('zone', { zone: timeZone })}
          </Text>
          <Radio.Group label={t('meanwhile')} value={sells} onChange={(next) => setSells(next === 'no' ? 'no' : 'yes')}>
            <Stack gap="sm" mt="xs">
              <Radio value="yes" label={t('selling.yes')} description={t('selling.yesText')} />
              <Radio value="no" label={t('selling.no')} description={t('selling.noText')} />
            </Stack>
          </Radio.Group>
          <Group justify="flex-end">
            <Button type="submit" loading={send.isPending}>
              {t('plan')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Part>
  );
}

type DayInputProps = {
  label: string;
  day: string;
  min: string;
  max: string;
  error: string | null;
  onChange: (day: string) => void;
};

function DayInput({ label, day, min, max, error, onChange }: DayInputProps) {
  const { date } = useFormats();
  const labels = useCalendarLabels();
  return (
    <LocalDates>
      <DatePickerInput
        w={220}
        label={label}
        hideOutsideDates
        leftSection={<CalendarDays size={16} aria-hidden="true" />}
        leftSectionPointerEvents="none"
        ariaLabels={labels}
        valueFormatter={() => (day ? date(day) : '')}
        minDate={min}
        maxDate={max}
        defaultDate={min}
        error={error}
        value={day || null}
        onChange={(next) => onChange(next ?? '')}
      />
    </LocalDates>
  );
}
