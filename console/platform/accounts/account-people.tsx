import { Button, Divider, Stack, Text } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import { showAccountPeople } from '#contract/accounts/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Account } from './account-page.tsx';

/** Mail address, phone and addresses: masked, until someone wants to see them, which is logged. */
export function AccountPeople({ account }: { account: Account }) {
  const t = useTranslations('platform-people');
  const { nameOf } = useCountries();
  const { failed } = useNotices();
  const send = useSend(showAccountPeople);
  const [shown, setShown] = useState<OutputOf<typeof showAccountPeople> | null>(null);
  const { email, phone, addresses } = shown ?? account;
  const show = () => void send.mutateAsync({ id: account.id }).then(setShown, failed);
  return (
    <Part
      title={t('accounts.people')}
      aside={
        <Button
          size="xs"
          variant="default"
          loading={send.isPending}
          leftSection={shown ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
          onClick={() => (shown ? setShown(null) : show())}
        >
          {t(shown ? 'hide' : 'show')}
        </Button>
      }
    >
      <Stack gap="sm">
        <FactRows
          facts={[
            { name: t('email'), value: email ?? '–' },
            { name: t('phone'), value: phone ?? '–' },
          ]}
        />
        {addresses.length > 0 && <Divider />}
        {addresses.map((address) => (
          <Text key={address.id} size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {[
              address.isDefault ? t('accounts.defaultAddress', { name: address.realName }) : address.realName,
              address.phone,
              address.email,
              address.detail,
              `${address.postCode} ${nameOf(address.country)}`,
            ]
              .filter(Boolean)
              .join('\n')}
          </Text>
        ))}
        <Text size="xs" c="dimmed">
          {t('showIsLogged')}
        </Text>
      </Stack>
    </Part>
  );
}
