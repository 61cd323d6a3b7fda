import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { AccountDialog } from './account-dialog.tsx';
import type { PayoutDesk } from './payout-limits.ts';
import { StripePart } from './stripe-part.tsx';

/** The bank account that payouts go to. Changing it takes a second factor. */
export function AccountPart({ desk }: { desk: PayoutDesk }) {
  const { account, mayChange, coolingHours } = desk;
  const t = useTranslations('finance.account');
  const { time } = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part
      title={t('title')}
      aside={
        mayChange && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {account ? t('change') : t('add')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {account ? <Facts account={account} /> : <Text c="dimmed">{t('none')}</Text>}
        {account && !account.isUsable && (
          <Alert color="orange" icon={<Clock size={20} aria-hidden="true" />}>
            {t('cooling', { time: time(account.usableFrom) })}
          </Alert>
        )}
        <StripePart desk={desk} />
        {!mayChange && <SecondFactorFirst />}
      </Stack>
      {isOpen && <AccountDialog account={account} coolingHours={coolingHours} onClose={() => setOpen(false)} />}
    </Part>
  );
}

function Facts({ account }: { account: NonNullable<PayoutDesk['account']> }) {
  const t = useTranslations('finance');
  const { day } = useFormats();
  const { nameOf } = useCountries();
  return (
    <div>
      <Text fw={600}>{t('payouts.masked', { bank: account.bank, lastFour: account.lastFour })}</Text>
      <Text size="sm">{account.holder}</Text>
      <Text size="sm" c="dimmed">
        {[account.bankCode, nameOf(account.country)].filter(Boolean).join(' · ')}
      </Text>
      {account.provider === 'stripe' && <Text size="sm">{t('stripe.paidBy')}</Text>}
      <Text size="sm" c="dimmed">
        {t('account.changedAt', { day: day(account.changedAt) })}
      </Text>
    </div>
  );
}

function SecondFactorFirst() {
  const t = useTranslations('finance.account');
  const shopId = useShopId();
  return (
    <Text size="sm">
      {t('secondFactor')}{' '}
      <Anchor component={Link} to={`/${shopId}/account`} size="sm" underline="always">
        {t('turnOn')}
      </Anchor>
    </Text>
  );
}
