import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { getShopOrder } from '#contract/shipping/merchant.ts';
import {
  type OrderFlag,
  type OrderNote,
  orderFlags,
  orderNoteMax,
  saveOrderNote,
} from '#contract/shipping/merchant-notes.ts';
import { FlagBadge } from './order-flag.tsx';

/** What the shop's people write about an order for each other. */
export function NotePart({ order }: { order: OutputOf<typeof getShopOrder> }) {
  const t = useTranslations('console.orders');
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const save = useSend(saveOrderNote);
  const { internal } = order;
  // What this person began with. Once someone else has saved, what was typed here stays until it is decided.
  const [base, setBase] = useState<OrderNote>(internal);
  const [note, setNote] = useState(internal.note);
  const [flag, setFlag] = useState<OrderFlag | null>(internal.flag);
  const isChanged = note.trim() !== base.note || flag !== base.flag;
  const isOutdated = internal.version !== base.version;
  if (isOutdated && !isChanged) begin(internal);

  function begin(saved: OrderNote): void {
    setBase(saved);
    setNote(saved.note);
    setFlag(saved.flag);
  }

  async function submit(): Promise<void> {
    try {
      begin(await save.mutateAsync({ orderNo: order.orderNo, version: base.version, note, flag }));
      done(t('internal.saved'));
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Part title={t('internal.title')} aside={base.flag && <FlagBadge flag={base.flag} />}>
      <Stack gap="sm" className="no-print">
        <Text size="sm" c="dimmed">
          {t('internal.text')}
        </Text>
        <Select
          label={t('internal.flag')}
          clearable
          clearButtonProps={{ 'aria-label': t('internal.noFlag') }}
          placeholder={t('internal.noFlag')}
          value={flag}
          data={orderFlags.map((value) => ({ value, label: t(`flags.${value}`) }))}
          onChange={(next) => setFlag(orderFlags.find((one) => one === next) ?? null)}
        />
        <Textarea
          label={t('internal.note')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={orderNoteMax}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {isOutdated && isChanged && (
          <Alert color="orange" role="alert">
            <Stack gap="xs" align="flex-start">
              <Text size="sm" fw={600}>
                {t('internal.changed', { name: internal.by })}
              </Text>
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {internal.note || '–'}
              </Text>
              <Group gap="xs">
                <Button size="xs" variant="default" onClick={() => begin(internal)}>
                  {t('internal.takeTheirs')}
                </Button>
                <Button size="xs" variant="default" onClick={() => setBase(internal)}>
                  {t('internal.keepMine')}
                </Button>
              </Group>
            </Stack>
          </Alert>
        )}
        <Group justify="space-between" align="center">
          <Text size="sm" c="dimmed" flex={1}>
            {base.at && t('internal.last', { name: base.by, time: time(base.at) })}
          </Text>
          <Button
            variant="default"
            disabled={!isChanged || isOutdated}
            loading={save.isPending}
            onClick={() => void submit()}
          >
            {t('internal.save')}
          </Button>
        </Group>
      </Stack>
    </Part>
  );
}
