import { Anchor, NativeSelect, Table, Text, TextInput } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useShopId } from '#console/base/use-call.ts';
import type { Carrier } from '#contract/shipping/merchant.ts';
import type { BulkLine, CheckedLine } from '#contract/shipping/merchant-bulk.ts';
import { isMissing } from './shown-rows.ts';
import type { Outcome, ParcelRow } from './use-parcel-list.ts';

type RowProps = {
  row: ParcelRow;
  carriers: readonly Carrier[];
  check: CheckedLine | undefined;
  outcome: Outcome | undefined;
  isSending: boolean;
  onEdit: (key: number, change: Partial<BulkLine>) => void;
  onRemove: (key: number) => void;
};

/** A line of the list. Remembered: of five hundred lines only the one that is typed in is drawn again. */
export const ParcelTableRow = memo(function ParcelTableRow({
  row,
  carriers,
  check,
  outcome,
  isSending,
  onEdit,
  onRemove,
}: RowProps) {
  const t = useTranslations('console.orders');
  const shopId = useShopId();
  const isShipped = outcome?.isShipped ?? false;
  const isKnown = check && check.problem !== 'order_not_found';
  return (
    <Table.Tr>
      <Table.Td>
        {isKnown || isShipped ? (
          <Anchor component={Link} to={`/${shopId}/orders/${row.orderNo.toUpperCase()}`} target="_blank" size="sm">
            {row.orderNo.toUpperCase()}
          </Anchor>
        ) : (
          <Text size="sm">{row.orderNo}</Text>
        )}
      </Table.Td>
      <Table.Td>{check?.consignee}</Table.Td>
      <Table.Td ta="right">{isKnown && check.units > 0 && check.units}</Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          miw={136}
          aria-label={t('bulk.carrierOf', { order: row.orderNo })}
          disabled={isShipped || isSending}
          value={codeOf(carriers, row.carrier)}
          data={optionsFor(carriers, row.carrier)}
          onChange={(event) => onEdit(row.key, { carrier: event.currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <TextInput
          size="xs"
          miw={136}
          maxLength={64}
          aria-label={t('bulk.trackingOf', { order: row.orderNo })}
          disabled={isShipped || isSending}
          value={row.trackingNumber}
          onChange={(event) => onEdit(row.key, { trackingNumber: event.currentTarget.value })}
          onKeyDown={goToNextRow}
        />
      </Table.Td>
      <Table.Td>
        <Result check={check} outcome={outcome} />
      </Table.Td>
      <Table.Td>
        <RowAction
          name={t('bulk.remove', { order: row.orderNo })}
          icon={Trash2}
          isOff={isShipped || isSending}
          onAct={() => onRemove(row.key)}
        />
      </Table.Td>
    </Table.Tr>
  );
});

function Result({ check, outcome }: Pick<RowProps, 'check' | 'outcome'>) {
  const t = useTranslations('console.orders.bulk');
  if (outcome?.isShipped) return <StatusBadge colour="teal">{t('shipped')}</StatusBadge>;
  const problem = outcome?.problemText || check?.problemText;
  if (problem)
    return (
      <Text size="sm" c={isMissing(check) ? 'dimmed' : 'var(--mantine-color-error)'}>
        {problem}
      </Text>
    );
  if (check) return <StatusBadge colour="blue">{t('ready')}</StatusBadge>;
  return (
    <Text size="sm" c="dimmed">
      {t('checking')}
    </Text>
  );
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The code of what is written as the carrier; what no carrier is called stays as it is. */
function codeOf(carriers: readonly Carrier[], text: string): string {
  return carriers.find(({ code, name }) => same(code, text) || same(name, text))?.code ?? text;
}

function optionsFor(carriers: readonly Carrier[], text: string) {
  const known = carriers.map(({ code, name }) => ({ value: code, label: name }));
  const written = codeOf(carriers, text);
  return carriers.some(({ code }) => code === written) ? known : [{ value: written, label: written || '–' }, ...known];
}

/** A scanner ends every number with Enter: the next row is next. */
function goToNextRow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('tr')?.nextElementSibling?.querySelector('input')?.focus();
}
