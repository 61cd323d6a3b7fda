import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { endHoliday, type ShopHoliday } from '#contract/shops/merchant-holidays.ts';

/** The holidays to come, the running one, and the last ones. */
export function HolidayRows({ holidays }: { holidays: readonly ShopHoliday[] }) {
  const t = useTranslations('holidays');
  return (
    <Part title={t('list')}>
      {holidays.length === 0 ? (
        <>
          <Text>{t('empty')}</Text>
          <Text size="sm" c="dimmed">
            {t('emptyText')}
          </Text>
        </>
      ) : (
        <Stack component="ul" gap="md" p={0} m={0}>
          {holidays.map((holiday) => (
            <HolidayRow key={holiday.id} holiday={holiday} />
          ))}
        </Stack>
      )}
    </Part>
  );
}

const colours = { planned: 'blue', running: 'orange', over: 'gray' } as const;

function HolidayRow({ holiday }: { holiday: ShopHoliday }) {
  const t = useTranslations('holidays');
  const { date, day } = useFormats();
  const { state, isSelling, isEndedEarly, shownFrom } = holiday;
  const about = [
    t(isSelling ? 'selling.yes' : 'selling.no'),
    ...(isEndedEarly ? [t('endedEarly')] : []),
    ...(state === 'planned' ? [t('seenFrom', { day: day(shownFrom) })] : []),
  ];
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Group gap="xs">
          <Text fw={500}>{t('row', { from: date(holiday.from), until: date(holiday.until) })}</Text>
          <StatusBadge colour={colours[state]}>{t(`states.${state}`)}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {about.join(' · ')}
        </Text>
      </div>
      {state !== 'over' && <EndButton holiday={holiday} />}
    </Group>
  );
}

function EndButton({ holiday: { id, state } }: { holiday: ShopHoliday }) {
  const t = useTranslations('holidays');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const send = useSend(endHoliday);
  const word = t(state === 'running' ? 'end' : 'cancel');
  const ask = () =>
    confirm({
      title: t('endTitle'),
      text: t('endText'),
      confirm: word,
      cancel: t('keep'),
      isDanger: true,
      onConfirm: () => void send.mutateAsync({ id }).then(() => done(t('ended')), failed),
    });
  return (
    <Button variant="default" loading={send.isPending} onClick={ask}>
      {word}
    </Button>
  );
}
