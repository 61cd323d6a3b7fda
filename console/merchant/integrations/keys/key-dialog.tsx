import { Button, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { CodeField, PasswordField } from '#console/base/session/proof-fields.tsx';
import { useShop } from '#console/base/session/user.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { SecretOnce } from '#console/merchant/integrations/secret-once.tsx';
import { getSecondFactor } from '#contract/identity/console.ts';
import { addKey, type KeyScope, keyScopes } from '#contract/integrations/merchant-keys.ts';

const lifetimes = ['30', '90', '366', 'endless'] as const;
/** Which field a refusal is about. */
const fieldOf: Partial<Record<string, string>> = {
  key_name_taken: 'name',
  wrong_password: 'password',
  password_unset: 'password',
  wrong_code: 'code',
};

/** Makes a key: what it may do, for how long, and the proof of who makes it. Then it is shown, this once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('integrations');
  const shared = useTranslations('console');
  const own = useShop()?.scopes ?? [];
  const textOf = useFailureText();
  const { data: factor } = useCall(getSecondFactor, {});
  const send = useSend(addKey);
  const [failure, setFailure] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const isGuarded = factor?.isOn ?? false;
  const form = useForm({
    initialValues: { name: '', scopes: [] as KeyScope[], days: '90', password: '', code: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('keys.nameMissing')),
      scopes: (scopes) => (scopes.length > 0 ? null : t('keys.scopesMissing')),
      password: (password) => (password ? null : shared('signIn.passwordMissing')),
      code: (code) => (!isGuarded || code.trim().length >= 6 ? null : shared('signIn.codeMissing')),
    },
  });
  const submit = form.onSubmit(async ({ days, code, ...values }) => {
    setFailure(null);
    try {
      const made = await send.mutateAsync({
        ...values,
        days: days === 'endless' ? null : Number(days),
        ...(isGuarded && { code }),
      });
      setSecret(made.secret);
    } catch (error) {
      const field = error instanceof CallFailure ? fieldOf[error.reason] : undefined;
      if (field) form.setFieldError(field, textOf(error));
      else setFailure(textOf(error));
    }
  });
  if (secret !== null)
    return (
      <Dialog title={t('keys.madeTitle')} onClose={onClose}>
        <SecretOnce text={t('keys.madeText')} label={t('keys.key')} secret={secret} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t('keys.add')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput
            label={t('keys.name')}
            description={t('keys.nameText')}
            maxLength={60}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Checkbox.Group label={t('keys.mayDo')} {...form.getInputProps('scopes')}>
            <Stack gap="xs" mt="xs" mb={4}>
              {keyScopes.map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  label={shared(`people.scopes.${scope}`)}
                  disabled={!own.includes(scope)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Select
            label={t('keys.lifetime')}
            allowDeselect={false}
            data={lifetimes.map((value) => ({ value, label: t(`keys.lifetimes.${value}`) }))}
            {...form.getInputProps('days')}
          />
          <Text size="sm">{t('keys.proofText')}</Text>
          <PasswordField {...form.getInputProps('password')} />
          {isGuarded && <CodeField description={shared('signIn.codeText')} {...form.getInputProps('code')} />}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending} disabled={!factor}>
              {t('keys.submit')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
