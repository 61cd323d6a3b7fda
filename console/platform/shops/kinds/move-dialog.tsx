import { Alert, Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import { useSend } from '#console/base/use-call.ts';
import { textIn } from '#console/platform/face/text-in.ts';
import { moveShopsOfKind, type ShopKind } from '#contract/shops/platform-kinds.ts';
import type { KindRow } from './kind-values.ts';

type MoveDialogProps = { kind: ShopKind; row: KindRow; rows: readonly KindRow[]; onClose: () => void };

/** Gives all shops and applications of a kind to another one. What that changes stands there before. */
export function MoveDialog({ kind, row, rows, onClose }: MoveDialogProps) {
  const t = useTranslations('platform-shops.kinds');
  const locale = useLocale();
  const { count, part } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(moveShopsOfKind);
  const [intoId, setIntoId] = useState<number | null>(null);
  const others = rows.filter(({ id, isRetired }) => id !== row.id && !isRetired);
  const into = others.find(({ id }) => id === intoId);
  const name = textIn(row.name, locale);

  async function move() {
    if (!into) return;
    const { id, version } = row;
    try {
      const { shops } = await send.mutateAsync({ kind, id, version, intoId: into.id, intoVersion: into.version });
      done(t('moved', { count: shops, shown: count(shops), into: textIn(into.name, locale) }));
      onClose();
    } catch {
      // the alert says why
    }
  }

  return (
    <Dialog title={t('moveTitle', { name })} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">
          {t('moveText', {
            shops: row.shops,
            shownShops: count(row.shops),
            applications: row.applications,
            shownApplications: count(row.applications),
          })}
        </Text>
        <Select
          label={t('into')}
          placeholder={t(`${kind}.choose`)}
          nothingFoundMessage={t('nothingElse')}
          searchable
          value={into ? String(into.id) : null}
          data={others.map((each) => ({ value: String(each.id), label: textIn(each.name, locale) }))}
          onChange={(next) => setIntoId(next === null ? null : Number(next))}
        />
        {into && 'percent' in row && 'percent' in into && (
          <Alert color="blue">
            {t('percentChange', { from: part(row.percent / 100), into: part(into.percent / 100) })}
          </Alert>
        )}
        <FailureAlert text={send.error ? textOf(send.error) : null} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={!into} onClick={() => void move()}>
            {t('moveNow')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
