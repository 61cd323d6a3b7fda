import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import { savePayoutSchedule } from '#contract/payouts/merchant-payouts.ts';
import { type PayoutSchedule, payoutSchedules } from '#contract/payouts/values.ts';
import type { PayoutDesk } from './payout-limits.ts';

/** Whether payouts are requested by themselves. */
export function SchedulePart({ desk: { schedule, account, minimum } }: { desk: PayoutDesk }) {
  const t = useTranslations('finance.schedule');
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const send = useSend(savePayoutSchedule);
  const [chosen, setChosen] = useState<PayoutSchedule | null>(null); // shown at once, while it is being saved
  function save(next: PayoutSchedule) {
    setChosen(next);
    void send
      .mutateAsync({ schedule: next })
      .then(() => done(t('saved')), failed)
      .finally(() => setChosen(null));
  }
  return (
    <Part title={t('title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('text', { minimum: money(minimum) })}
        </Text>
        <Radio.Group
          aria-label={t('title')}
          value={chosen ?? schedule}
          onChange={(next) => save(next as PayoutSchedule)}
        >
          <Stack gap="xs">
            {payoutSchedules.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`kinds.${one}`)}
                disabled={send.isPending || (!account && one !== 'on_request')}
              />
            ))}
          </Stack>
        </Radio.Group>
        {!account && <Text size="sm">{t('accountFirst')}</Text>}
      </Stack>
    </Part>
  );
}
