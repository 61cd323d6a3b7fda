import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { Radio } from '#ui/fields/radio.tsx';

const reasons = ['mind', 'address', 'goods', 'price', 'other'] as const;

type CancelDialogProps = {
  /** How many orders are paid together, and so cancelled together. */
  orderCount: number;
  isBusy: boolean;
  /** Why, in the shopper's words. */
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, and whether it is really meant. */
export function CancelDialog({ orderCount, isBusy, onConfirm, onClose }: CancelDialogProps) {
  const t = useTranslations('orders.cancel');
  const [reason, setReason] = useState<(typeof reasons)[number]>('mind');
  const name = useId();
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('keep')} className="w-115">
      <DialogContent
        title={t('title')}
        line={t('text', { count: orderCount })}
        onSubmit={() => onConfirm(t(`reasons.${reason}`))}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {t('keep')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-medium">{t('why')}</legend>
          {reasons.map((each) => (
            <Radio key={each} name={name} checked={each === reason} onChange={() => setReason(each)}>
              {t(`reasons.${each}`)}
            </Radio>
          ))}
        </fieldset>
      </DialogContent>
    </Dialog>
  );
}
