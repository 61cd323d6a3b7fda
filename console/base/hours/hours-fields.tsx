import { Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { languageTag } from '#contract/core/languages.ts';
import type { DayHours, WeekHours } from '#contract/shops/opening-hours.ts';

const usual: DayHours = { from: '09:00', until: '18:00' };
const minutesOfDay = 24 * 60;
const stepMinutes = 30;

const times = Array.from({ length: minutesOfDay / stepMinutes + 1 }, (_, at) => {
  const minutes = at * stepMinutes;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
});

type HoursFieldsProps = { week: WeekHours; onChange: (week: WeekHours) => void };

/** From when until when the shop is open, day by day. */
export function HoursFields({ week, onChange }: HoursFieldsProps) {
  const t = useTranslations('console.shop.week');
  const nameOf = useDayNames();
  const set = (at: number, hours: DayHours | null) => onChange(week.map((each, day) => (day === at ? hours : each)));
  const [monday = null] = week;
  return (
    <Stack gap="xs" role="group" aria-label={t('title')}>
      <Text size="sm" fw={500}>
        {t('title')}
      </Text>
      {week.map((hours, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is its place
        <Group key={day} gap="sm" mih={36}>
          <Checkbox
            w={160}
            label={nameOf(day)}
            checked={hours !== null}
            onChange={(event) => set(day, event.currentTarget.checked ? (monday ?? usual) : null)}
          />
          {hours ? (
            <DayTimes day={nameOf(day)} hours={hours} onChange={(next) => set(day, next)} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('closed')}
            </Text>
          )}
        </Group>
      ))}
      {monday && (
        <Group>
          <Button variant="default" size="xs" onClick={() => onChange(week.map(() => monday))}>
            {t('sameEveryDay')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type DayTimesProps = { day: string; hours: DayHours; onChange: (hours: DayHours) => void };

function DayTimes({ day, hours, onChange }: DayTimesProps) {
  const t = useTranslations('console.shop.week');
  const choices = (chosen: string) => [...new Set([...times, chosen])].sort();
  return (
    <>
      <Select
        aria-label={t('from', { day })}
        w={110}
        searchable
        allowDeselect={false}
        data={choices(hours.from).filter((time) => time < '24:00')}
        value={hours.from}
        onChange={(from) => from && onChange({ ...hours, from })}
      />
      <span aria-hidden="true">–</span>
      <Select
        aria-label={t('until', { day })}
        w={110}
        searchable
        allowDeselect={false}
        data={choices(hours.until).filter((time) => time > '00:00')}
        value={hours.until}
        error={hours.from >= hours.until && t('endsBeforeStart')}
        onChange={(until) => until && onChange({ ...hours, until })}
      />
    </>
  );
}

const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** What the days of the week are called, from Monday on. */
export function useDayNames(): (day: number) => string {
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { weekday: 'long', timeZone: 'UTC' });
  return (day) => format.format(aMonday + day * dayMs);
}
