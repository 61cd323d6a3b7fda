import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';

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
      <form
        method="post"
        className="px-8 pt-7 pb-8"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(t(`reasons.${reason}`));
        }}
      >
        <h2 className="pr-8 text-lg font-semibold">{t('title')}</h2>
        <p className="mt-1 text-ink-2">{t('text', { count: orderCount })}</p>
        <fieldset className="mt-4 grid gap-1">
          <legend className="mb-1 font-medium">{t('why')}</legend>
          {reasons.map((each) => (
            <label key={each} className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-page">
              <input
                type="radio"
                name={name}
                checked={each === reason}
                onChange={() => setReason(each)}
                className="size-4 accent-brand"
              />
              {t(`reasons.${each}`)}
            </label>
          ))}
        </fieldset>
        <div className="mt-6 flex justify-end gap-3">
          <button
            type="button"
            disabled={isBusy}
            onClick={onClose}
            className="min-h-10 rounded-md border border-line px-5 font-medium hover:border-ink-3 focus-visible:rounded-md disabled:opacity-60"
          >
            {t('keep')}
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
