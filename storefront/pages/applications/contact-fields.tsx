import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { applicationLimits, sendApplicationCode } from '#contract/applications/shopper.ts';
import { emailMax } from '#contract/core/email.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { usePublicSettings } from '#storefront/base/client/calls/request-context.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { CodeButton } from '#storefront/forms/code-button.tsx';
import { CountrySelect } from '#storefront/forms/country-select.tsx';
import { countryChange, PhoneInput } from '#storefront/forms/phone-input.tsx';
import { recipientKey } from '#storefront/forms/resend-countdown.ts';
import { useCountryList } from '#storefront/forms/use-country-list.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { InputGroup } from '#ui/fields/input-group.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { useApplyForm } from './form-context.ts';

const codeMax = 32; // the contract's

type ContactFieldsProps = {
  captcha: string;
  onCaptcha: (captcha: string) => void;
  /** Says what is wrong with the address, and goes there; true when a code may be sent to it. */
  mayAsk: () => boolean;
};

/** Where the business is and how the mall reaches it. The mailbox is proven by a code. */
export function ContactFields({ captcha, onCaptcha, mayAsk }: ContactFieldsProps) {
  const t = useTranslations('applications');
  const { draft, change, problemOf } = useApplyForm();
  const outboxHint = useOutboxHint();
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-5">
      <Suspense fallback={<Skeleton className="h-18" />}>
        <CountryField />
      </Suspense>
      <PhoneField />
      <Field label={t('fields.email')} error={problemOf('email')} hint={t('hints.email')} isRequired>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={emailMax}
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <Field label={t('fields.captcha')} error={problemOf('captcha')} hint={outboxHint} isRequired>
        <InputGroup>
          <Input
            isBare
            name="captcha"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={codeMax}
            value={captcha}
            onChange={({ target }) => onCaptcha(target.value)}
          />
          <CodeButton
            recipient={recipientKey('application', draft.email.trim())}
            mayAsk={mayAsk}
            send={() => callFromBrowser(sendApplicationCode, draft.email.trim())}
          />
        </InputGroup>
      </Field>
      <Field label={t('fields.address')} error={problemOf('address')} isRequired className="col-span-2">
        <Textarea
          name="address"
          rows={2}
          autoComplete="street-address"
          placeholder={t('hints.address')}
          maxLength={applicationLimits.address}
          value={draft.address}
          onChange={({ target }) => change({ address: target.value })}
        />
      </Field>
    </div>
  );
}

function CountryField() {
  const t = useTranslations('applications');
  const { draft, change } = useApplyForm();
  const list = useCountryList(true);
  return (
    <Field label={t('fields.country')}>
      <CountrySelect
        countries={list?.countries ?? null}
        chosen={draft.country}
        onChoose={(country) => change(countryChange(country, draft.phone))}
      />
    </Field>
  );
}

function PhoneField() {
  const t = useTranslations('applications');
  const { draft, change, problemOf } = useApplyForm();
  return (
    <Field label={t('fields.phone')} error={problemOf('phone')} isRequired>
      <PhoneInput dial={draft.dial} phone={draft.phone} maxLength={applicationLimits.phone} onChange={change} />
    </Field>
  );
}

/** In the demo mall a line says where codes arrive. */
function useOutboxHint(): ReactNode {
  const t = useTranslations('identity');
  const mallPath = useMallPath();
  const isDemo = usePublicSettings()?.isDemo ?? false;
  if (!isDemo) return null;
  return t.rich('codesInOutbox', {
    link: (words) => (
      <a
        href={mallPath('/dev/outbox')}
        target="_blank"
        rel="noopener"
        className="text-ink-2 underline hover:text-brand"
      >
        {words}
      </a>
    ),
  });
}
