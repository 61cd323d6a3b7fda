import { MapPin, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/identity/shopper-addresses.ts';
import { useCountryNames } from '#storefront/base/i18n/country-names.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Badge } from '#ui/display/badge.tsx';

type AddressCardProps = {
  address: Address;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
};

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
        {isDefault && <Badge tone="solid">{t('default')}</Badge>}
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
          <TextButton disabled={isBusy} aria-label={t('setDefaultOne', { name: realName })} onClick={onMakeDefault}>
            {t('setDefault')}
          </TextButton>
        )}
        <span className="flex gap-5">
          <TextButton disabled={isBusy} aria-label={t('editOne', { name: realName })} onClick={onEdit}>
            <Pencil size={15} aria-hidden="true" />
            {t('edit')}
          </TextButton>
          <TextButton disabled={isBusy} aria-label={t('deleteOne', { name: realName })} onClick={onDelete}>
            <Trash2 size={15} aria-hidden="true" />
            {t('delete')}
          </TextButton>
        </span>
      </div>
    </article>
  );
}
