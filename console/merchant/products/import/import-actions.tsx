import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { applyImport, type ProductImport, undoImport } from '#contract/catalogue/merchant-import.ts';
import { shownState } from './import-state.tsx';

/** Where its products are. */
const listOf = { publish: '', drafts: '?status=draft', review: '?status=in_review' } as const;

/** What can be done with an import: apply it, or take it back. */
export function ImportActions({ of, onRunning }: { of: ProductImport; onRunning: () => void }) {
  const t = useTranslations('product-import');
  const shopId = useShopId();
  const { done, failed } = useNotices();
  const apply = useSend(applyImport);
  const undo = useSend(undoImport);
  const isBusy = apply.isPending || undo.isPending || of.progress !== null;
  useEffect(() => {
    if (!apply.isPending && !undo.isPending) return;
    const timer = setTimeout(onRunning, 300); // from then on the answer says how far it is
    return () => clearTimeout(timer);
  }, [apply.isPending, undo.isPending, onRunning]);
  const changes = of.counts.create + of.counts.change;
  // Whether its products are published or reviewed is decided when it is applied: the answer says so.
  const runApply = () =>
    void apply
      .mutateAsync({ id: of.id })
      .then(({ mode }) => done(t(`detail.appliedNotices.${mode}`, { count: changes })), failed);
  const runUndo = () => void undo.mutateAsync({ id: of.id }).then(() => done(t('detail.undoneNotice')), failed);
  return (
    <Stack gap="xs" align="flex-end">
      <Group>
        {shownState(of) === 'hasErrors' && (
          <Button component={Link} to={`/${shopId}/products/import`}>
            {t('detail.again')}
          </Button>
        )}
        {shownState(of) === 'checked' && changes > 0 && (
          <Button loading={isBusy} onClick={runApply}>
            {t(`detail.apply.${of.mode}`, { count: changes })}
          </Button>
        )}
        {of.state === 'applied' && of.canUndo && changes > 0 && (
          <Button
            variant="default"
            leftSection={<Undo2 size={16} aria-hidden="true" />}
            loading={isBusy}
            onClick={runUndo}
          >
            {t('detail.undo')}
          </Button>
        )}
        {of.state !== 'open' && (
          <Button variant="default" component={Link} to={`/${shopId}/products${listOf[of.mode]}`}>
            {t('detail.toProducts')}
          </Button>
        )}
      </Group>
      {isBusy && (
        <div role="status">
          <Progress w={240} value={100 * (of.progress ?? 0)} animated aria-label={t('detail.running')} />
          <Text size="xs" c="dimmed">
            {t('detail.percent', { percent: Math.round(100 * (of.progress ?? 0)) })}
          </Text>
        </div>
      )}
    </Stack>
  );
}
