import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getTaxData } from '#contract/payouts/merchant-statements.ts';
import { PartyLines } from './party-lines.tsx';
import { TaxDialog } from './tax-dialog.tsx';

/** Who the shop is for tax offices, as its statements say. */
export function TaxPart() {
  const t = useTranslations('statements.tax');
  const { day } = useFormats();
  const { data, error, refetch } = useCall(getTaxData, {});
  const [isOpen, setOpen] = useState(false);
  return (
    <Part
      title={t('title')}
      aside={
        data && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {data.taxData ? t('edit') : t('add')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('text')}
        </Text>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h={80} />}
        {data && !data.taxData && <Text>{t('none')}</Text>}
        {data?.taxData && (
          <div>
            <PartyLines taxData={data.taxData} />
            {data.changedAt && (
              <Text size="sm" c="dimmed">
                {t('changedAt', { day: day(data.changedAt) })}
              </Text>
            )}
          </div>
        )}
      </Stack>
      {isOpen && data && <TaxDialog taxData={data.taxData} onClose={() => setOpen(false)} />}
    </Part>
  );
}
