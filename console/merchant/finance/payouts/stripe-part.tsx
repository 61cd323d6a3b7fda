import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { useCountries } from '#console/base/countries/countries.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { CodeField, PasswordField } from '#console/base/session/proof-fields.tsx';
import { useSend } from '#console/base/use-call.ts';
import { connectStripe, finishStripe } from '#contract/payouts/merchant-payouts.ts';
import type { PayoutDesk } from './payout-limits.ts';

/** Where the mall pays by Stripe: the way there, and back once Stripe has everything that it needs. */
export function StripePart({ desk: { stripe, account, mayChange } }: { desk: PayoutDesk }) {
  const t = useTranslations('finance.stripe');
  const { done, failed, refused } = useNotices();
  const finish = useSend(finishStripe);
  const [isOpen, setOpen] = useState(false);
  if (!stripe || !mayChange || account?.provider === 'stripe') return null;
  const check = () =>
    void finish.mutateAsync({}).then((answer) => (answer.account ? done(t('ready')) : refused(t('notYet'))), failed);
  return (
    <Alert color="blue" title={t('connect')}>
      <Stack gap="sm">
        <Text size="sm">{t(stripe.isConnecting ? 'unfinished' : 'text')}</Text>
        <Group>
          <Button variant={stripe.isConnecting ? 'default' : 'filled'} onClick={() => setOpen(true)}>
            {t('go')}
          </Button>
          {stripe.isConnecting && (
            <Button loading={finish.isPending} onClick={check}>
              {t('check')}
            </Button>
          )}
        </Group>
      </Stack>
      {isOpen && <ConnectDialog country={account?.country ?? ''} onClose={() => setOpen(false)} />}
    </Alert>
  );
}

const fieldOf: Partial<Record<string, string>> = {
  wrong_password: 'password',
  password_unset: 'password',
  wrong_code: 'code',
  payout_provider_refused: 'country',
};

/** Proves that it is really the person who asks, and leads to Stripe's own pages. */
function ConnectDialog({ country, onClose }: { country: string; onClose: () => void }) {
  const t = useTranslations();
  const textOf = useFailureText();
  const { countries } = useCountries();
  const send = useSend(connectStripe);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { country, password: '', code: '' },
    validate: {
      country: (chosen) => (chosen ? null : t('finance.account.countryMissing')),
      password: (password) => (password ? null : t('console.signIn.passwordMissing')),
      code: (code) => (code.trim().length >= 6 ? null : t('console.signIn.codeMissing')),
    },
  });
  const submit = form.onSubmit(async (values) => {
    setFailure(null);
    try {
      const { url } = await send.mutateAsync(values);
      window.location.assign(url);
    } catch (error) {
      const about = error instanceof CallFailure ? fieldOf[error.reason] : undefined;
      if (about) form.setFieldError(about, textOf(error));
      else setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={t('finance.stripe.connect')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <Text size="sm">{t('finance.stripe.text')}</Text>
          <Select
            label={t('finance.account.country')}
            searchable
            data={countries}
            nothingFoundMessage={t('console.find.nothing')}
            {...form.getInputProps('country')}
          />
          <PasswordField {...form.getInputProps('password')} />
          <CodeField description={t('console.signIn.codeText')} {...form.getInputProps('code')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('finance.stripe.go')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
