import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '#storefront/base/client/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';

type Parcel = { company: string; trackingNumber: string };
type SendBackDialogProps = {
  isBusy: boolean;
  /** Names of carriers to choose from; any other can be typed. */
  carriers: readonly string[];
  /** What was said before, to be corrected. */
  before: Parcel;
  onSend: (parcel: Parcel) => void;
  onClose: () => void;
};

const lengthMax = 64; // contract: sendBackProducts

/** By whom the products come back to the shop. */
export function SendBackDialog({ isBusy, carriers, before, onSend, onClose }: SendBackDialogProps) {
  const t = useTranslations('refunds.sendBack');
  const [parcel, setParcel] = useState<Parcel>(before);
  const id = useId();

  const submit = () => {
    const trimmed = { company: parcel.company.trim(), trackingNumber: parcel.trackingNumber.trim() };
    if (!trimmed.company || !trimmed.trackingNumber) return void toast(t('required'), 'warning', 'refunds');
    onSend(trimmed);
  };
  const field = (name: keyof Parcel, label: string) => (
    <Field label={label} isRequired>
      <Input
        value={parcel[name]}
        maxLength={lengthMax}
        autoComplete="off"
        list={name === 'company' ? `${id}-carriers` : undefined}
        onChange={(event) => setParcel({ ...parcel, [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} className="w-110">
      <DialogContent
        title={t('title')}
        onSubmit={submit}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        {field('company', t('company'))}
        <datalist id={`${id}-carriers`}>
          {carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {field('trackingNumber', t('number'))}
        <p className="text-xs text-ink-3">{t('hint')}</p>
      </DialogContent>
    </Dialog>
  );
}
