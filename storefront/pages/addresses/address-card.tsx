import { MapPin, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/identity/shopper-addresses.ts';
import { useCountryNames } from '#storefront/base/i18n/country-names.ts';

type AddressCardProps = {
  address: Address;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
};

const action =
  'inline-flex min-h-8 items-center gap-1.5 rounded-sm text-ink-2 hover:text-brand focus-visible:rounded-sm disabled:opacity-60';

/** One address, whole, with what can be done with it. */
export function AddressCard({ address, isBusy, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const t = useTranslations('addresses');
  const nameOf = useCountryNames();
  const { realName, countryCode, phone, country, detail, postCode, email, isDefault } = address;
  return (
    <article
      aria-label={realName}
      className={`flex h-full min-h-48 flex-col rounded-md border p-5 ${isDefault ? 'border-brand bg-brand-soft/40' : 'border-line hover:border-ink-3/45'}`}
    >
      <div className="flex items-center gap-2.5">
        <h2 className="min-w-0 truncate text-base font-semibold" title={realName}>
          {realName}
        </h2>
        {isDefault && (
          <span className="shrink-0 rounded-sm bg-brand px-1.5 text-xs leading-5 text-white">{t('default')}</span>
        )}
      </div>
      <p className="mt-1 text-ink-2 tabular-nums">
        {countryCode} {phone}
      </p>
      <div className="mt-3 flex gap-2 text-ink-2">
        <MapPin size={16} aria-hidden="true" className="mt-1 shrink-0 text-ink-3" />
        <p className="min-w-0 wrap-anywhere whitespace-pre-line">
          {detail}
          {'\n'}
          {`${postCode} · ${nameOf(country)}`}
        </p>
      </div>
      {email && <p className="mt-1 truncate pl-6 text-xs text-ink-3">{email}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 pt-3">
        {isDefault ? (
          <span className="text-xs text-ink-3">{t('defaultLine')}</span>
        ) : (
          <button
            type="button"
            disabled={isBusy}
            aria-label={t('setDefaultOne', { name: realName })}
            className={action}
            onClick={onMakeDefault}
          >
            {t('setDefault')}
          </button>
        )}
        <span className="flex gap-5">
          <button
            type="button"
            disabled={isBusy}
            aria-label={t('editOne', { name: realName })}
            className={action}
            onClick={onEdit}
          >
            <Pencil size={15} aria-hidden="true" />
            {t('edit')}
          </button>
          <button
            type="button"
            disabled={isBusy}
            aria-label={t('deleteOne', { name: realName })}
            className={action}
            onClick={onDelete}
          >
            <Trash2 size={15} aria-hidden="true" />
            {t('delete')}
          </button>
        </span>
      </div>
    </article>
  );
}
