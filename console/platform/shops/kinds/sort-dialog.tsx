import { Button, Group, Stack, Text } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { MoveButtons, SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import { textIn } from '#console/platform/face/text-in.ts';
import { type ShopKind, sortShopKinds } from '#contract/shops/platform-kinds.ts';
import type { KindRow } from './kind-values.ts';

type SortDialogProps = { kind: ShopKind; rows: readonly KindRow[]; onClose: () => void };

/** Puts a list into another order, which holds at once and can be taken back. */
export function SortDialog({ kind, rows, onClose }: SortDialogProps) {
  const t = useTranslations('platform-shops.kinds');
  const words = useTranslations('console');
  const locale = useLocale();
  const textOf = useFailureText();
  const { done, failed } = useNotices();
  const undo = useUndoNotice();
  const send = useSend(sortShopKinds);
  const [sorted, setSorted] = useState<{ seen: number[]; ids: number[] } | null>(null);

  const seen = sorted?.seen ?? rows.map(({ id }) => id);
  const ids = sorted?.ids ?? seen;
  const items = ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ ...row, key: String(id) }] : [];
  });

  async function save() {
    try {
      await send.mutateAsync({ kind, seen, ids });
      undo(t('sorted'), () => {
        send.mutateAsync({ kind, seen: ids, ids: seen }).then(() => done(words('undone')), failed);
      });
      onClose();
    } catch (thrown) {
      // A colleague was quicker: theirs is shown, and the alert says so.
      if (thrown instanceof CallFailure && thrown.code < 500) setSorted(null);
    }
  }
  return (
    <Dialog title={t(`${kind}.sort`)} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t('sortText')}</Text>
        <SortedList
          label={t('orderOf')}
          items={items}
          onSort={(next) => setSorted({ seen, ids: next.map(({ id }) => id) })}
          renderItem={(row, { moves }) => {
            const name = textIn(row.name, locale);
            return (
              <Group justify="space-between" wrap="nowrap">
                <Group gap="sm" wrap="nowrap">
                  <GripVertical size={16} aria-hidden="true" color="var(--mantine-color-dimmed)" />
                  <Text size="sm" fw={600}>
                    {name}
                  </Text>
                </Group>
                <MoveButtons name={name} moves={moves} />
              </Group>
            );
          }}
        />
        <FailureAlert text={send.error ? textOf(send.error) : null} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={sorted === null} onClick={() => void save()}>
            {t('sortSave')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
