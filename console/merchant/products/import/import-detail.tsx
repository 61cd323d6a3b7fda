import { Alert, Group, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getImport } from '#contract/catalogue/merchant-import.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportItems } from './import-items.tsx';
import { ImportState, shownState } from './import-state.tsx';
import { ProblemList } from './problem-list.tsx';

const pollMs = 1_000;

/** An import that has been checked: what it would change, what is wrong, and what came of it. */
export default function ImportDetail() {
  const t = useTranslations('product-import');
  const { time } = useFormats();
  const shopId = useShopId();
  const id = Number(useParams().importId) || 0;
  const { data, error, refetch } = useCall(getImport, { id });
  const isRunning = data?.progress !== null && data?.progress !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  const parent = { to: `/${shopId}/products/import`, name: t('title') };
  if (error && !data)
    return (
      <Screen title={t('title')} parent={parent}>
        <LoadFailure error={error} onRetry={refetch} />
      </Screen>
    );
  if (!data) return null;
  const shown = shownState(data);
  return (
    <Screen
      title={data.fileName}
      text={t('detail.text', { name: data.importedBy, time: time(data.addedAt), rows: data.rows })}
      parent={parent}
      actions={<ImportActions of={data} onRunning={() => void refetch()} />}
    >
      <Stack>
        <Group>
          <ImportState of={data} />
        </Group>
        <Alert color={shown === 'hasErrors' ? 'red' : shown === 'applied' ? 'teal' : 'blue'} role="status">
          {t(`detail.${shown}`, { mode: data.mode })}
          {data.stockIgnored > 0 && ` ${t('detail.stockIgnored', { count: data.stockIgnored })}`}
        </Alert>
        <ImportCounts counts={data.counts} />
        {data.problems > 0 && <ProblemList of={data} />}
        {data.problems === 0 && <ImportItems of={data} />}
      </Stack>
    </Screen>
  );
}
