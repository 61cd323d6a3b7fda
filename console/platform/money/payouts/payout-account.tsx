import { Alert, Button, Stack, Text } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import { showPayoutAccount } from '#contract/payouts/platform.ts';
import type { PayoutDetail } from './payout-page.tsx';

/** Where the money goes: masked, until someone wants to see it, which is logged. */
export function PayoutAccount({ payout }: { payout: PayoutDetail }) {
  const t = useTranslations('platform-money');
  const { day } = useFormats();
  const { nameOf } = useCountries();
  const { failed } = useNotices();
  const send = useSend(showPayoutAccount);
  const [shown, setShown] = useState<string | null>(null);
  const { payoutNo, provider, holder, bank, country, bankCode, lastFour, account } = payout;
  const show = () => void send.mutateAsync({ payoutNo }).then(({ accountNumber }) => setShown(accountNumber), failed);
  return (
    <Part
      title={t('payouts.account')}
      aside={
        provider === 'manual' && (
          <Button
            size="xs"
            variant="default"
            loading={send.isPending}
            leftSection={shown ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
            onClick={() => (shown ? setShown(null) : show())}
          >
            {t(shown ? 'hide' : 'show')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {!account.isCurrent && (
          <Alert color="orange" p="xs">
            {t('payouts.accountChanged')}
          </Alert>
        )}
        <FactRows
          facts={[
            { name: t('payouts.method'), value: t(`payouts.methods.${provider}`) },
            { name: t('payouts.holder'), value: holder },
            { name: t('payouts.bank'), value: bank },
            { name: t('payouts.country'), value: country && nameOf(country) },
            { name: t('payouts.bankCode'), value: bankCode },
            { name: t('payouts.number'), value: shown ?? `•••• ${lastFour}` },
            { name: t('payouts.accountSince'), value: day(account.changedAt) },
            { name: t('payouts.paidBefore'), value: t('payouts.paidTimes', { count: account.paidBefore }) },
          ]}
        />
        <Text size="xs" c="dimmed">
          {provider === 'manual' ? t('showIsLogged') : t('payouts.byStripe')}
        </Text>
      </Stack>
    </Part>
  );
}
