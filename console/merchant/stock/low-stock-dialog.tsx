import { Button, NumberInput, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { ProductCell } from '#console/base/product-cell.tsx';
import { useSend } from '#console/base/use-call.ts';
import { lowStockMax, type StockRow, setLowStock, setLowStockDefault } from '#contract/catalogue/merchant-stock.ts';

type LowStockDialogProps = {
  /** Null for the shop's setting for all. */
  row: StockRow | null;
  shopLowAt: number;
  onClose: () => void;
};

/** From how many units on down stock is low: of one variant, or of all that have no setting of their own. */
export function LowStockDialog({ row, shopLowAt, onClose }: LowStockDialogProps) {
  const t = useTranslations('console.stock.low');
  const tStock = useTranslations('console.stock');
  const { done, failed } = useNotices();
  const [isOwn, setIsOwn] = useState(row?.hasOwnLowAt ?? true);
  const [lowAt, setLowAt] = useState<number | ''>(row?.lowAt ?? shopLowAt);
  const sendOne = useSend(setLowStock);
  const sendAll = useSend(setLowStockDefault);
  const submit = async () => {
    if (lowAt === '') return;
    try {
      if (row) await sendOne.mutateAsync({ skuIds: [row.skuId], lowAt: isOwn ? lowAt : null });
      else await sendAll.mutateAsync({ lowAt });
      done(t('saved'));
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
          {row && <ProductCell isShort image={row.picture} name={row.name} text={row.variant} />}
          {row && (
            <Switch
              label={t('usesShops', { count: shopLowAt })}
              checked={!isOwn}
              onChange={(event) => setIsOwn(!event.currentTarget.checked)}
            />
          )}
          {isOwn && (
            <NumberInput
              label={t('from')}
              description={row ? undefined : t('fromText')}
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
