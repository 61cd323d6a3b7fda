import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { HandCoins } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { useCall, useSendOnce, useShopId } from '#console/base/use-call.ts';
import { getPayoutDesk, requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { highestOf, isPossible, obstacleOf, type PayoutDesk } from './payout-limits.ts';

/** A button that requests a payout, or says what is in its way. */
export function RequestPayout() {
  const t = useTranslations('finance.request');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button leftSection={<HandCoins size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Dialog title={t('open')} onClose={close}>
          <Content onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useCall(getPayoutDesk, {});
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={180} />;
  return obstacleOf(data) ? <Obstacle desk={data} onClose={onClose} /> : <Form desk={data} onClose={onClose} />;
}

function Obstacle({ desk, onClose }: { desk: PayoutDesk; onClose: () => void }) {
  const t = useTranslations('finance.request');
  const shopId = useShopId();
  const { money, time } = useFormats();
  const obstacle = obstacleOf(desk);
  return (
    <Stack>
      {obstacle === 'account' && (
        <Text size="sm">
          {t('noAccount')}{' '}
          <Anchor component={Link} to={`/${shopId}/finance/payouts`} size="sm" underline="always" onClick={onClose}>
            {t('addAccount')}
          </Anchor>
        </Text>
      )}
      {obstacle === 'cooling' && <Text size="sm">{t('cooling', { time: time(desk.account?.usableFrom ?? '') })}</Text>}
      {obstacle === 'balance' && (
        <Text size="sm">{t('tooLittle', { available: money(desk.available), minimum: money(desk.minimum) })}</Text>
      )}
    </Stack>
  );
}

const centsOf = (value: number | string) => Math.round(Number(value || 0) * 100);

function Form({ desk, onClose }: { desk: PayoutDesk; onClose: () => void }) {
  const t = useTranslations('finance');
  const { money } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSendOnce(requestPayout);
  const [typed, setTyped] = useState<number | string>(highestOf(desk) / 100);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const range = t('request.range', { minimum: money(desk.minimum), maximum: money(highestOf(desk)) });
  const amount = centsOf(typed);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (!isPossible(amount, desk) || send.isPending) return;
    try {
      await send.mutateAsync({ amount });
      done(t('request.done', { amount: money(amount) }));
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <FailureAlert text={failure} />
        <MoneyInput
          label={t('request.amount')}
          description={range}
          data-autofocus
          value={typed}
          error={isTried && !isPossible(amount, desk) && t('request.wrong')}
          onChange={setTyped}
        />
        {desk.account && <GoesTo account={desk.account} />}
        <Text size="sm" c="dimmed">
          {desk.isApprovalNeeded ? t('request.approval') : t('request.noApproval')}
        </Text>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={send.isPending}>
            {t('request.submit')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

function GoesTo({ account: { bank, lastFour, holder } }: { account: NonNullable<PayoutDesk['account']> }) {
  const t = useTranslations('finance');
  return <Text size="sm">{t('request.goesTo', { account: t('payouts.masked', { bank, lastFour }), holder })}</Text>;
}
