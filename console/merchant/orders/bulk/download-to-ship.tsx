import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useCountries } from '#console/base/countries/countries.ts';
import { saveCsv } from '#console/base/csv/csv.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useShopId } from '#console/base/use-call.ts';
import { listOrdersToShip } from '#contract/shipping/merchant-bulk.ts';
import { toShipCsv } from './to-ship-csv.ts';

/** Saves what waits for a parcel as a CSV file, to be filled in and uploaded again. */
export function DownloadToShip() {
  const t = useTranslations('console.orders.bulk');
  const shopId = useShopId();
  const { nameOf } = useCountries();
  const { failed, done } = useNotices();
  const [isLoading, setLoading] = useState(false);

  async function download(): Promise<void> {
    setLoading(true);
    try {
      const orders = await callMall(listOrdersToShip, {}, shopId);
      if (orders.length === 0) done(t('nothingToShip'));
      else {
        const named = orders.map((order) => ({ ...order, country: order.country && nameOf(order.country) }));
        const text = toShipCsv(named, (column) => t(`columns.${column}`));
        saveCsv([text], 'to-ship');
      }
    } catch (error) {
      failed(error);
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden="true" />}
      loading={isLoading}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
