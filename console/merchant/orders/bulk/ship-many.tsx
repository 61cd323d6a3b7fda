import { Button, Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
import { Truck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { useLastCarrier } from '#console/merchant/orders/last-carrier.ts';
import { listCarriers } from '#contract/shipping/merchant.ts';
import { bulkLinesMax } from '#contract/shipping/merchant-bulk.ts';
import { AddLines } from './add-lines.tsx';
import { DownloadToShip } from './download-to-ship.tsx';
import { ParcelTable } from './parcel-table.tsx';
import { shownKinds, useShownRows } from './shown-rows.ts';
import { useParcelList } from './use-parcel-list.ts';

/** Ships many orders: their numbers are typed, scanned, pasted or uploaded, checked, and sent in one go. */
export default function ShipMany() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { done, failed } = useNotices();
  const { data: carriers = [] } = useCall(listCarriers, {});
  const { last, remember } = useLastCarrier();
  const [carrier, setCarrier] = useState(last);
  const list = useParcelList(useChosen(last));
  const { rows, ready, sent } = list;
  const shown = useShownRows(list);

  function chooseCarrier(code: string): void {
    // Lines that name another carrier keep it.
    list.editAll((row) => (row.carrier === '' || row.carrier === carrier ? { carrier: code } : {}));
    setCarrier(code);
    remember(code);
  }

  async function ship(): Promise<void> {
    try {
      done(t('orders.bulk.shippedCount', { count: await list.ship() }));
    } catch (error) {
      failed(error);
    }
  }

  const clear = useClear(list);

  return (
    <Screen
      title={t('orders.bulk.title')}
      text={t('orders.bulk.text')}
      parent={{ to: `/${shopId}/orders`, name: t('sections.orders') }}
      actions={<DownloadToShip />}
    >
      <AddLines carriers={carriers} carrier={carrier} onCarrier={chooseCarrier} onAdd={list.add} />
      {list.error && <LoadFailure error={list.error} onRetry={list.recheck} />}
      {rows.length > 0 && (
        <>
          <SegmentedControl
            aria-label={t('orders.bulk.show')}
            w="fit-content"
            value={shown.kind}
            onChange={(next) => shown.show(shownKinds.find((kind) => kind === next) ?? 'all')}
            data={shownKinds.map((kind) => ({
              value: kind,
              label: t(`orders.bulk.shown.${kind}`, { count: shown.counts[kind] }),
            }))}
          />
          <ParcelTable list={list} rows={shown.rows} carriers={carriers} />
          <Group
            justify="space-between"
            align="center"
            pos="sticky"
            bottom={0}
            py="sm"
            bg="var(--mantine-color-body)"
            style={{ zIndex: 10 }}
          >
            <Stack gap={4} flex={1} maw={480}>
              <Text aria-live="polite">
                {sent ? t('orders.bulk.sending', sent) : t('orders.bulk.summary', shown.counts)}
              </Text>
              {sent && <Progress value={(sent.done / sent.all) * 100} aria-label={t('orders.bulk.progress')} />}
            </Stack>
            <Group>
              <Button variant="default" disabled={sent !== null} onClick={clear}>
                {t('orders.bulk.clear')}
              </Button>
              <Button
                leftSection={<Truck size={16} aria-hidden="true" />}
                disabled={ready.length === 0 || list.isChecking}
                loading={sent !== null}
                onClick={() => void ship()}
              >
                {t('orders.bulk.ship', { count: ready.length })}
              </Button>
            </Group>
          </Group>
        </>
      )}
    </Screen>
  );
}

/** Clears the list. That can be taken back while the screen is open. */
function useClear({ rows, clear }: ReturnType<typeof useParcelList>): () => void {
  const t = useTranslations('console.orders.bulk');
  const undoNotice = useUndoNotice();
  const shown = useRef<() => void>(undefined);
  useEffect(() => () => shown.current?.(), []);
  return () => {
    shown.current?.(); // two lists do not come back into one
    shown.current = undoNotice(t('cleared', { count: rows.length }), clear());
  };
}

/** The orders that were chosen in the list: the address names them. */
function useChosen(carrier: string) {
  const [search] = useSearchParams();
  const numbers = search.get('orders')?.split(',').filter(Boolean) ?? [];
  return numbers.slice(0, bulkLinesMax).map((orderNo) => ({ orderNo, carrier, trackingNumber: '' }));
}
