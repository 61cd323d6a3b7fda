import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePublicSettings } from '#storefront/base/client/calls/request-context.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import type { Check } from './checks.ts';
import { CodeButton } from './code-button.tsx';
import { type CodeKind, recipientKey } from './resend-countdown.ts';
import { TextField } from './text-field.tsx';

const codeMax = 32; // the contract's

type AccountCodeFieldProps = {
  name?: 'captcha' | 'proofCaptcha';
  label?: string;
  value: string;
  onChange: (value: string) => void;
  kind: CodeKind;
  recipient: string;
  /** What has to be right before a code can be sent. */
  check?: Check;
  send: () => Promise<unknown>;
};

/** The code that confirms a change of the account. In the demo mall a line says where it arrives. */
export function AccountCodeField({ name = 'captcha', label, value, onChange, ...sending }: AccountCodeFieldProps) {
  const { kind, recipient, check = null, send } = sending;
  const t = useTranslations('identity');
  const mallPath = useMallPath();
  const isDemo = usePublicSettings()?.isDemo ?? false;
  return (
    <TextField
      name={name}
      label={label ?? t('captcha')}
      icon={ShieldCheck}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={codeMax}
      value={value}
      onChange={onChange}
      after={<CodeButton recipient={recipientKey(kind, recipient)} check={check} send={send} />}
      hint={
        isDemo &&
        t.rich('codesInOutbox', {
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
        })
      }
    />
  );
}
