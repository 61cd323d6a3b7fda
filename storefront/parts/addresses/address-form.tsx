import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { emailMax } from '#contract/core/email.ts';
import { type Address, editAddress } from '#contract/identity/shopper-addresses.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { readCountry } from '#storefront/base/client/saved/delivery-country.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { FormFrame } from '#storefront/forms/checked-form.tsx';
import { CountrySelect } from '#storefront/forms/country-select.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { countryChange, PhoneInput } from '#storefront/forms/phone-input.tsx';
import { useCheckedForm } from '#storefront/forms/use-checked-form.ts';
import { useCountryList } from '#storefront/forms/use-country-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import {
  type AddressDraft,
  type AddressField,
  type AddressProblems,
  addressLimits,
  draftOf,
  inOrder,
  inputOf,
  problemsOf,
  refusedField,
  settledDial,
} from './address-draft.ts';
import { DefaultSwitch } from './default-switch.tsx';

type AddressFormProps = { address: Address | null; onSaved: (address: Address) => void; onCancel: () => void };

/** Everything that a courier needs. What is wrong is said at each field, and the first of them is gone to. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations('addresses');
  const locale = useLocale();
  const list = useCountryList(true);
  const [written, setWritten] = useState<AddressDraft>(() =>
    draftOf(address, { code: readCountry(locale), dialCode: '' }),
  );
  const draft = { ...written, dial: settledDial(written.dial, list?.countries ?? []) };
  const change = (part: Partial<AddressDraft>) => setWritten({ ...draft, ...part });
  const inWords = (found: AddressProblems) =>
    inOrder(found).map(({ field, problem }) => ({ field, message: t(`problems.${problem}`) }));
  const form = useCheckedForm({
    problems: inWords(problemsOf(draft)),
    input: inputOf(draft),
    send: async (input) =>
      onSaved(await callFromBrowser(editAddress, { ...input, ...(address && { id: address.id }) })),
    refusedAt: (reason) => inWords(refusedField(reason))[0] ?? null,
    afterRefusal: 'phone',
    topic: 'address',
  });
  const problemOf = (field: AddressField) => form.problemOf(field);

  return (
    <FormFrame state={form} className="">
      <div className="grid grid-cols-2 gap-x-5 gap-y-4">
        <Field label={t('name')} error={problemOf('realName')}>
          <Input
            name="realName"
            autoComplete="name"
            maxLength={addressLimits.realName}
            value={written.realName}
            onChange={({ target }) => change({ realName: target.value })}
          />
        </Field>
        <Field label={t('phone')} error={problemOf('phone')}>
          <PhoneInput dial={draft.dial} phone={written.phone} maxLength={addressLimits.phone} onChange={change} />
        </Field>
        <Field label={t('country')} error={problemOf('country')}>
          <CountrySelect
            countries={list?.countries ?? null}
            chosen={written.country}
            onChoose={(country) => change(countryChange(country, written.phone))}
          />
        </Field>
        <Field label={t('postCode')} error={problemOf('postCode')}>
          <Input
            name="postCode"
            autoComplete="postal-code"
            maxLength={addressLimits.postCode}
            value={written.postCode}
            onChange={({ target }) => change({ postCode: target.value })}
          />
        </Field>
        <Field label={t('detail')} error={problemOf('detail')} className="col-span-2">
          <Textarea
            name="detail"
            rows={3}
            autoComplete="street-address"
            placeholder={t('detailHint')}
            maxLength={addressLimits.detail}
            value={written.detail}
            onChange={({ target }) => change({ detail: target.value })}
          />
        </Field>
        <Field label={t('email')} optional={t('optional')} error={problemOf('email')}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={emailMax}
            value={written.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
        <DefaultSwitch
          isOn={written.isDefault}
          // The default stays it until another is: there is always one.
          isFixed={address?.isDefault ?? false}
          onChange={(isDefault) => change({ isDefault })}
        />
      </div>
      <div className="mt-7 flex justify-end gap-3">
        <Button variant="secondary" size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <SubmitButton className="min-w-28">{t('save')}</SubmitButton>
      </div>
    </FormFrame>
  );
}
