import './print.css';
import { Alert, Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { othersToSameAddress } from '#console/merchant/orders/same-address.ts';
import type { PackingSlip } from '#contract/shipping/merchant-print.ts';
import { LabelSheet, SlipSheet } from './sheets.tsx';
import { usePackingSlips } from './use-packing-slips.ts';

const kinds = ['slips', 'labels', 'labels4'] as const;
type Kind = (typeof kinds)[number];

/** Packing slips or address labels of several orders, as they come out of the printer. */
export default function PrintOrders() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { value, change } = useListAddress();
  const orders = value('orders');
  const kind = kinds.find((one) => one === value('kind')) ?? 'slips';
  const { data: slips, error, refetch } = usePackingSlips(orders);
  const toPrint = slips?.filter((slip) => isPrinted(kind, slip)) ?? [];
  const leftOut = (slips?.length ?? 0) - toPrint.length;
  return (
    <Screen
      title={t('orders.printing.title')}
      {...(slips && { text: t('orders.printing.count', { count: toPrint.length }) })}
      parent={{ to: `/${shopId}/orders`, name: t('sections.orders') }}
      isHeadPrinted={false}
      actions={
        <>
          <SegmentedControl
            aria-label={t('orders.printing.kind')}
            value={kind}
            onChange={(next) => change({ kind: next })}
            data={kinds.map((one) => ({ value: one, label: t(`orders.printing.kinds.${one}`) }))}
          />
          <Button
            leftSection={<Printer size={16} aria-hidden="true" />}
            disabled={toPrint.length === 0}
            onClick={() => print()}
          >
            {t('orders.printing.print')}
          </Button>
        </>
      }
    >
      {error && !slips && <LoadFailure error={error} onRetry={refetch} />}
      {!slips && !error && <Skeleton h={480} />}
      {slips?.length === 0 && <Text c="dimmed">{t('orders.printing.none')}</Text>}
      {leftOut > 0 && (
        <Alert color="orange" className="no-print">
          {t(kind === 'slips' ? 'orders.printing.nothingToSend' : 'orders.printing.nowhereToSend', { count: leftOut })}
        </Alert>
      )}
      {slips && <Sheets kind={kind} slips={toPrint} />}
    </Screen>
  );
}

/** Nothing is left to send of an order whose buyer wants the money back; and what is picked up has no label. */
const isPrinted = (kind: Kind, { lines, address }: PackingSlip) =>
  lines.length > 0 && (kind === 'slips' || address !== null);

function Sheets({ kind, slips }: { kind: Kind; slips: readonly PackingSlip[] }) {
  const together = othersToSameAddress(slips);
  if (kind === 'slips')
    return (
      <div className="sheets">
        {slips.map((slip) => (
          <SlipSheet key={slip.orderNo} slip={slip} together={together.get(slip.orderNo) ?? []} />
        ))}
      </div>
    );
  const labels = slips.map((slip) => <LabelSheet key={slip.orderNo} slip={slip} />);
  if (kind === 'labels') return <div className="sheets">{labels}</div>;
  const pages = Array.from({ length: Math.ceil(labels.length / 4) }, (_, at) => labels.slice(at * 4, at * 4 + 4));
  return (
    <div className="sheets">
      {pages.map((page) => (
        <div key={page[0]?.key} className="label-page">
          {page}
        </div>
      ))}
    </div>
  );
}
