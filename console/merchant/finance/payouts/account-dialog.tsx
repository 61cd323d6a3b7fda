import { Button, Select, Stack, Text, TextInput } from '@mantine/core';
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
import { savePayoutAccount } from '#contract/payouts/merchant-payouts.ts';
import type { PayoutDesk } from './payout-limits.ts';

/** Which field a refusal is about. */
const fieldOf: Partial<Record<string, string>> = {
  wrong_password: 'password',
  password_unset: 'password',
  wrong_code: 'code',
  iban_wrong: 'accountNumber',
};

const { bankCode: BankCode, accountNumber: AccountNumber } = savePayoutAccount.input.shape;

type AccountDialogProps = { account: PayoutDesk['account']; coolingHours: number; onClose: () => void };

/** Another bank account, with the proof that it is really the person who asks. Its number has to be typed again. */
export function AccountDialog({ account, coolingHours, onClose }: AccountDialogProps) {
  const t = useTranslations();
  const { done } = useNotices();
  const textOf = useFailureText();
  const { countries } = useCountries();
  const send = useSend(savePayoutAccount);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: {
      holder: account?.holder ?? '',
      bank: account?.bank ?? '',
      country: account?.country ?? '',
      bankCode: account?.bankCode ?? '',
      accountNumber: '',
      password: '',
      code: '',
    },
    validate: {
      holder: (holder) => (holder.trim() ? null : t('finance.account.holderMissing')),
      bank: (bank) => (bank.trim() ? null : t('finance.account.bankMissing')),
      country: (country) => (country ? null : t('finance.account.countryMissing')),
      bankCode: (code) => (BankCode.safeParse(code).success ? null : t('finance.account.bankCodeWrong')),
      accountNumber: (number) => (AccountNumber.safeParse(number).success ? null : t('finance.account.numberWrong')),
      password: (password) => (password ? null : t('console.signIn.passwordMissing')),
      code: (code) => (code.trim().length >= 6 ? null : t('console.signIn.codeMissing')),
    },
  });
  const submit = form.onSubmit(async (values) => {
    setFailure(null);
    try {
      await send.mutateAsync(values);
      done(t('finance.account.saved'));
      onClose();
    } catch (error) {
      const { reason, field } = error instanceof CallFailure ? error : { reason: '', field: undefined };
      const about = fieldOf[reason] ?? (field && field in form.values ? field : undefined);
      if (about) form.setFieldError(about, textOf(error));
      else setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={account ? t('finance.account.change') : t('finance.account.add')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput
            label={t('finance.account.holder')}
            maxLength={100}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('holder')}
          />
          <TextInput
            label={t('finance.account.bank')}
            maxLength={100}
            autoComplete="off"
            {...form.getInputProps('bank')}
          />
          <Select
            label={t('finance.account.country')}
            searchable
            data={countries}
            nothingFoundMessage={t('console.find.nothing')}
            {...form.getInputProps('country')}
          />
          <TextInput
            label={t('finance.account.bankCode')}
            maxLength={20}
            autoComplete="off"
            {...form.getInputProps('bankCode')}
          />
          <TextInput
            label={t('finance.account.number')}
            maxLength={50}
            autoComplete="off"
            {...form.getInputProps('accountNumber')}
          />
          <Text size="sm">{t('finance.account.proof', { hours: coolingHours })}</Text>
          <PasswordField {...form.getInputProps('password')} />
          <CodeField description={t('console.signIn.codeText')} {...form.getInputProps('code')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('finance.account.save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
