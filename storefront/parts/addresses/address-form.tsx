import { LoaderCircle } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { emailMax } from '#contract/core/email.ts';
import { type Address, editAddress } from '#contract/identity/shopper-addresses.ts';
import { callFromBrowser } from '#storefront/base/client/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/call-mall.ts';
import { readCountry } from '#storefront/base/client/delivery-country.ts';
import { useSteadyPending } from '#storefront/base/client/steady-pending.ts';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { CountryCode } from '#storefront/forms/country-code.tsx';
import { CountrySelect } from '#storefront/forms/country-select.tsx';
import { useCountryList } from '#storefront/forms/use-country-list.ts';
import {
  type AddressDraft,
  type AddressField,
  type AddressProblems,
  addressLimits,
  draftOf,
  firstWrong,
  inputOf,
  problemsOf,
  refusedField,
  settledDial,
} from './address-draft.ts';
import { AddressFieldRow, controlLook } from './address-field.tsx';
import { DefaultSwitch } from './default-switch.tsx';

type AddressFormProps = { address: Address | null; onSaved: (address: Address) => void; onCancel: () => void };

/** Everything that a courier needs. What is wrong is said at each field, and the first of them is gone to. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations('addresses');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const list = useCountryList(true);
  const [written, setWritten] = useState<AddressDraft>(() =>
    draftOf(address, { code: readCountry(locale), dialCode: '' }),
  );
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<AddressProblems>({});
  const { isBusy, press } = useSubmitGuard();
  const isSaving = useSteadyPending(isBusy);

  const draft = { ...written, dial: settledDial(written.dial, list?.countries ?? []) };
  const change = (part: Partial<AddressDraft>) => {
    setWritten({ ...draft, ...part });
    setRefused({});
  };
  const problems = hasTried ? { ...refused, ...problemsOf(draft) } : {};
  const problemOf = (field: AddressField) => {
    const problem = problems[field];
    return problem && t(`problems.${problem}`);
  };

  function focus(field: AddressField) {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(draft);
    const wrong = firstWrong(found);
    setTried(true);
    if (wrong) {
      focus(wrong);
      void toast(t(`problems.${found[wrong] ?? 'nameEmpty'}`), 'warning', 'address');
      return;
    }
    void press(inputOf(draft), async (input) => {
      try {
        onSaved(await callFromBrowser(editAddress, { ...input, ...(address && { id: address.id }) }));
      } catch (failure) {
        const found = refusedField(isCallFailure(failure) ? failure.reason : undefined);
        setRefused(found);
        focus(firstWrong(found) ?? 'phone');
        throw failure;
      }
    });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={save}>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4">
        <AddressFieldRow label={t('name')} problem={problemOf('realName')}>
          {(wiring) => (
            <input
              {...wiring}
              name="realName"
              autoComplete="name"
              maxLength={addressLimits.realName}
              value={written.realName}
              onChange={({ target }) => change({ realName: target.value })}
              className={`${controlLook} h-11`}
            />
          )}
        </AddressFieldRow>
        <AddressFieldRow label={t('phone')} problem={problemOf('phone')}>
          {(wiring) => (
            <div className="relative flex h-11 items-center rounded-md border border-ink-3/45 bg-card focus-within:border-ink hover:border-ink-3 has-aria-invalid:border-brand">
              <CountryCode
                chosen={draft.dial}
                onChoose={({ code, dialCode }) => change({ dial: { code, dialCode } })}
              />
              <input
                {...wiring}
                name="phone"
                type="tel"
                autoComplete="tel-national"
                maxLength={addressLimits.phone}
                value={written.phone}
                onChange={({ target }) => change({ phone: target.value })}
                className="h-full min-w-0 grow rounded-r-md bg-transparent px-3 focus-visible:rounded-r-md"
              />
            </div>
          )}
        </AddressFieldRow>
        <AddressFieldRow label={t('country')} problem={problemOf('country')}>
          {(wiring) => (
            <CountrySelect
              {...wiring}
              countries={list?.countries ?? null}
              chosen={written.country}
              onChoose={({ code, dialCode }) =>
                // Whoever has not begun with the number most likely has one of that country.
                change({ country: code, ...(written.phone === '' && { dial: { code, dialCode } }) })
              }
              className={controlLook}
            />
          )}
        </AddressFieldRow>
        <AddressFieldRow label={t('postCode')} problem={problemOf('postCode')}>
          {(wiring) => (
            <input
              {...wiring}
              name="postCode"
              autoComplete="postal-code"
              maxLength={addressLimits.postCode}
              value={written.postCode}
              onChange={({ target }) => change({ postCode: target.value })}
              className={`${controlLook} h-11`}
            />
          )}
        </AddressFieldRow>
        <AddressFieldRow label={t('detail')} problem={problemOf('detail')} className="col-span-2">
          {(wiring) => (
            <textarea
              {...wiring}
              name="detail"
              rows={3}
              autoComplete="street-address"
              placeholder={t('detailHint')}
              maxLength={addressLimits.detail}
              value={written.detail}
              onChange={({ target }) => change({ detail: target.value })}
              className={`${controlLook} block resize-none py-2.5 placeholder:text-ink-3`}
            />
          )}
        </AddressFieldRow>
        <AddressFieldRow label={t('email')} isOptional={t('optional')} problem={problemOf('email')}>
          {(wiring) => (
            <input
              {...wiring}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={emailMax}
              value={written.email}
              onChange={({ target }) => change({ email: target.value })}
              className={`${controlLook} h-11`}
            />
          )}
        </AddressFieldRow>
        <DefaultSwitch
          isOn={written.isDefault}
          // The default stays it until another is: there is always one.
          isFixed={address?.isDefault ?? false}
          onChange={(isDefault) => change({ isDefault })}
        />
      </div>
      <div className="mt-7 flex justify-end gap-3">
        <button
          type="button"
          onClick={onCancel}
          className="min-h-11 rounded-md border border-line px-6 font-medium hover:border-ink-3 focus-visible:rounded-md"
        >
          {t('cancel')}
        </button>
        <button
          type="submit"
          aria-busy={isSaving}
          className="flex min-h-11 items-center gap-2 rounded-md bg-brand px-8 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-md aria-busy:cursor-progress aria-busy:bg-brand-deep"
        >
          {isSaving && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
          {t('save')}
        </button>
      </div>
    </form>
  );
}
