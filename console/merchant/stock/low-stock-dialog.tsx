import { Button, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { useSend } from '#console/base/use-call.ts';
import { lowStockMax, type StockRow, setLowStock, setLowStockDefault } from '#contract/catalogue/merchant-stock.ts';

type LowStockDialogProps = {
  /** Null for the shop's setting for all. */
  rows: readonly StockRow[] | null;
  shopLowAt: number;
  onSaved?: () => void;
  onClose: () => void;
};

/** From how many units on down stock is low: of one variant or several, or of all that have no setting of their own. */
export function LowStockDialog({ rows, shopLowAt, onSaved, onClose }: LowStockDialogProps) {
  const t = useTranslations('console.stock.low');
  const tStock = useTranslations('console.stock');
  const { done, failed } = useNotices();
  const one = rows?.length === 1 ? rows[0] : undefined;
  const [isOwn, setIsOwn] = useState(one?.hasOwnLowAt ?? true);
  const [lowAt, setLowAt] = useState<number | ''>(one?.lowAt ?? shopLowAt);
  const sendOne = useSend(setLowStock);
  const sendAll = useSend(setLowStockDefault);
  const submit = async () => {
    if (lowAt === '') return;
    try {
      if (rows) await sendOne.mutateAsync({ skuIds: rows.map(({ skuId }) => skuId), lowAt: isOwn ? lowAt : null });
      else await sendAll.mutateAsync({ lowAt });
      done(rows && !one ? t('savedFor', { count: rows.length }) : t('saved'));
      onSaved?.();
      onClose();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          {one && <ProductCell isShort image={one.picture} name={one.name} text={one.variant} />}
          {rows && !one && <Text size="sm">{t('several', { count: rows.length })}</Text>}
          {rows && (
            <Switch
              label={t('usesShops', { count: shopLowAt })}
              checked={!isOwn}
              onChange={(event) => setIsOwn(!event.currentTarget.checked)}
            />
          )}
          {isOwn && (
            <NumberInput
              label={t('from')}
              description={rows ? undefined : t('fromText')}
              min={0}
              max={lowStockMax}
              allowDecimal={false}
              allowNegative={false}
              value={lowAt}
              error={lowAt === '' && tStock('unitsMissing')}
              onChange={(next) => setLowAt(typeof next === 'number' ? next : '')}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={sendOne.isPending || sendAll.isPending}>
              {tStock('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
