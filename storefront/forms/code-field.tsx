import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import type { Check } from './checks.ts';
import { CodeButton } from './code-button.tsx';
import { useSignIn } from './sign-in-context.ts';
import { TextField } from './text-field.tsx';

const codeMax = 32; // the contract's

type CodeFieldProps = {
  value: string;
  onChange: (value: string) => void;
  recipient: string;
  check: Check;
  send: () => Promise<unknown>;
};

/** The code that was sent, with the button that sends it. In the demo mall a line says where it arrives. */
export function CodeField({ value, onChange, ...sending }: CodeFieldProps) {
  const t = useTranslations('identity');
  const mallPath = useMallPath();
  const isDemo = (useSignIn().methods?.demoAccounts.length ?? 0) > 0;
  return (
    <TextField
      name="captcha"
      label={t('captcha')}
      icon={ShieldCheck}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={codeMax}
      value={value}
      onChange={onChange}
      after={<CodeButton {...sending} />}
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
