import { ChevronDown, MapPin, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Address, addressesMax } from '#contract/identity/shopper-addresses.ts';
import { useCountryNames } from '#storefront/base/i18n/country-names.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const AddressDialog = lazy(() =>
  import('#storefront/parts/addresses/address-dialog.tsx').then((part) => ({ default: part.AddressDialog })),
);

const shownAtFirst = 3; // one row of cards

type AddressChoiceProps = {
  loaded: readonly Address[];
  chosenId: number | null;
  onChoose: (id: number) => void;
};

/** Where it is to be sent: cards to choose from, added to and changed in place. */
export function AddressChoice({ loaded, chosenId, onChoose }: AddressChoiceProps) {
  const t = useTranslations('checkout');
  const [addresses, setAddresses] = useState(loaded);
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const isHydrated = useHydrated();
  const first = addresses.slice(0, shownAtFirst);
  // The chosen one is always in sight, wherever it stands in the list.
  const chosen = addresses.find(({ id }) => id === chosenId);
  const shown = showsAll || addresses.length <= shownAtFirst ? addresses : withChosen(first, chosen);

  function showSaved(saved: Address) {
    setEdited(null);
    const isKnown = addresses.some(({ id }) => id === saved.id);
    const others = addresses.map((address) => (saved.isDefault ? { ...address, isDefault: false } : address));
    setAddresses(isKnown ? others.map((address) => (address.id === saved.id ? saved : address)) : [saved, ...others]);
    onChoose(saved.id);
  }

  return (
    <Card id="address-choice" tabIndex={-1} className="px-6 py-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-base font-semibold">{t('address')}</h2>
        {addresses.length < addressesMax && (
          <TextButton variant="strong" disabled={!isHydrated} onClick={() => setEdited('new')}>
            <Plus size={16} aria-hidden="true" />
            {t('addAddress')}
          </TextButton>
        )}
      </div>
      {addresses.length > 0 ? (
        <fieldset className="mt-3 grid grid-cols-3 gap-3">
          <legend className="sr-only">{t('address')}</legend>
          {shown.map((address) => (
            <AddressOption
              key={address.id}
              address={address}
              isChosen={address.id === chosenId}
              onChoose={() => onChoose(address.id)}
              onEdit={() => setEdited(address)}
            />
          ))}
        </fieldset>
      ) : (
        <p className="mt-3 flex items-center gap-2 rounded-md bg-warning-soft px-4 py-3 text-warning">
          <MapPin size={18} aria-hidden="true" className="shrink-0" />
          {t('noAddress')}
        </p>
      )}
      {addresses.length > shownAtFirst && (
        <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} className="mt-3">
          {showsAll ? t('fewerAddresses') : t('moreAddresses', { count: addresses.length })}
          <ChevronDown size={16} aria-hidden="true" className={showsAll ? 'rotate-180' : ''} />
        </TextButton>
      )}
      {edited && (
        <Suspense>
          <AddressDialog
            address={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onSaved={showSaved}
          />
        </Suspense>
      )}
    </Card>
  );
}

function withChosen(first: readonly Address[], chosen: Address | undefined): readonly Address[] {
  if (!chosen || first.includes(chosen)) return first;
  return [...first.slice(0, -1), chosen];
}

type AddressOptionProps = { address: Address; isChosen: boolean; onChoose: () => void; onEdit: () => void };

function AddressOption({ address, isChosen, onChoose, onEdit }: AddressOptionProps) {
  const t = useTranslations('checkout');
  const nameOf = useCountryNames();
  const id = useId();
  const { realName, countryCode, phone, detail, postCode, country, isDefault } = address;
  return (
    <div className="relative flex min-h-36 flex-col rounded-md border border-line p-4 hover:border-ink-3/45 has-checked:border-brand has-checked:bg-brand-soft/40 has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand">
      {/* The whole card is its label; what can be pressed besides lies above it. */}
      <Radio
        id={id}
        name="address"
        checked={isChosen}
        aria-describedby={`${id}place`}
        onChange={onChoose}
        className="absolute top-4 right-4 z-1 focus-visible:outline-none"
      />
      <label
        htmlFor={id}
        className="flex items-center gap-2 pr-7 font-semibold after:absolute after:inset-0 after:cursor-pointer"
      >
        <span className="min-w-0 truncate">{realName}</span>
        {isDefault && <Badge tone="brand">{t('default')}</Badge>}
      </label>
      <p className="text-ink-2 tabular-nums">
        {countryCode} {phone}
      </p>
      <p id={`${id}place`} className="mt-1.5 mb-7 line-clamp-4 text-ink-2 wrap-anywhere">
        {detail}, {postCode} · {nameOf(country)}
      </p>
      <TextButton
        aria-label={t('editAddress', { name: realName })}
        onClick={onEdit}
        className="absolute bottom-2 left-4 z-1 text-xs"
      >
        <Pencil size={13} aria-hidden="true" />
        {t('edit')}
      </TextButton>
    </div>
  );
}
