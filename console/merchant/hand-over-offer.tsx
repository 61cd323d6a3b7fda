import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { acceptHandOver, declineHandOver, type getHandOver } from '#contract/shops/merchant-hand-over.ts';

type Offer = NonNullable<OutputOf<typeof getHandOver>>;

/** The shop is offered to the person at the screen: what it means, to accept or decline. */
export default function HandOverOffer({ offer }: { offer: Offer }) {
  const t = useTranslations('console.handOver');
  const confirm = useConfirm();
  const { day } = useFormats();
  const { done, failed } = useNotices();
  const shopId = useShopId();
  const { data: user } = useUser();
  const accept = useSend(acceptHandOver);
  const decline = useSend(declineHandOver);
  const owner = offer.from.nickname;
  const shop = user?.shops.find((one) => one.shopId === shopId)?.name ?? '';
  const isBusy = accept.isPending || decline.isPending;

  function askToAccept() {
    confirm({
      title: t('acceptTitle', { shop }),
      text: t('acceptText'),
      confirm: t('acceptConfirm'),
      onConfirm: () => void accept.mutateAsync({}).then(() => done(t('accepted', { shop })), failed),
    });
  }

  return (
    <Part title={t('noticeTitle', { owner })}>
      <Stack gap="sm">
        <Text size="sm">
          {t('noticeText')}{' '}
          {offer.roleName === null ? t('leaves', { owner }) : t('stays', { owner, role: offer.roleName })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('until', { day: day(offer.endsAt) })}
        </Text>
        <Group>
          <Button disabled={isBusy} onClick={askToAccept}>
            {t('accept')}
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void decline.mutateAsync({}).then(() => done(t('declined')), failed)}
          >
            {t('decline')}
          </Button>
        </Group>
      </Stack>
    </Part>
  );
}
