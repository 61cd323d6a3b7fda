import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '#storefront/base/client/toasts.ts';
import { Dialog } from '#ui/dialog.tsx';

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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = { company: parcel.company.trim(), trackingNumber: parcel.trackingNumber.trim() };
    if (!trimmed.company || !trimmed.trackingNumber) return void toast(t('required'), 'warning', 'refunds');
    onSend(trimmed);
  };
  const field = (name: keyof Parcel, label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="font-medium">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        value={parcel[name]}
        maxLength={lengthMax}
        autoComplete="off"
        list={name === 'company' ? `${id}-carriers` : undefined}
        aria-required
        className="mt-1.5 h-10 w-full rounded-md border border-line px-3 focus-visible:rounded-md"
        onChange={(event) => setParcel({ ...parcel, [name]: event.target.value })}
      />
    </div>
  );

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} className="w-110">
      <form onSubmit={submit} className="grid gap-4 p-8">
        <h2 className="pr-8 text-lg font-semibold">{t('title')}</h2>
        {field('company', t('company'))}
        <datalist id={`${id}-carriers`}>
          {carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {field('trackingNumber', t('number'))}
        <p className="text-xs text-ink-3">{t('hint')}</p>
        <div className="mt-2 flex justify-end gap-3">
          <button
            type="button"
            disabled={isBusy}
            onClick={onClose}
            className="min-h-10 rounded-md border border-line px-5 font-medium hover:border-ink-3 focus-visible:rounded-md disabled:opacity-60"
          >
            {t('cancel')}
          </button>
          <button
            type="submit"
            disabled={isBusy}
            aria-busy={isBusy}
            className="min-h-10 rounded-md bg-brand px-5 font-medium text-white hover:bg-brand-deep focus-visible:rounded-md disabled:opacity-60"
          >
            {t('confirm')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
