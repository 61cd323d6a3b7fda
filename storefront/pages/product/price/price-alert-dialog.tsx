import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { AmountInput } from '#storefront/forms/amount-input.tsx';
import { centsOf } from '#storefront/forms/typed-amount.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { Field } from '#ui/fields/field.tsx';

type PriceAlertDialogProps = {
  price: Money;
  isBusy: boolean;
  /** Null for any price below the current one. */
  onSet: (belowPrice: number | null) => void;
  onClose: () => void;
};

/** Asks below which price a mail is wanted; without one, any lower price counts. */
export function PriceAlertDialog({ price, isBusy, onSet, onClose }: PriceAlertDialogProps) {
  const t = useTranslations('alerts');
  const writeMoney = useMoneyText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const below = typed.trim() === '' ? null : centsOf(typed);
    const isFit = below === null || (below !== undefined && below > 0 && below <= price);
    setWrong(!isFit);
    if (isFit) onSet(below);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('dialogTitle')} closeLabel={t('close')} className="w-115">
      <DialogContent
        title={t('dialogTitle')}
        line={t('dialogText', { money: writeMoney(price) })}
        onSubmit={submit}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {t('close')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('set')}
            </Button>
          </>
        }
      >
        <Field
          label={t('below')}
          hint={t('belowHint')}
          error={isWrong ? t('belowWrong', { money: writeMoney(price) }) : undefined}
        >
          <AmountInput value={typed} maxLength={12} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
