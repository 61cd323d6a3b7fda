import { Anchor, Stack, Switch, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useUser } from '#console/base/session/user.ts';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { demandSecondFactor, type StaffMember } from '#contract/shops/merchant-staff.ts';

/** Whether everyone needs a second factor. The owner decides, who has to have one. */
export function DemandSecondFactor({ staff, isDemanded }: { staff: readonly StaffMember[]; isDemanded: boolean }) {
  const t = useTranslations('console.people');
  const shopId = useShopId();
  const { data: user } = useUser();
  const { done, failed } = useNotices();
  const send = useSend(demandSecondFactor);
  const own = staff.find(({ accountId }) => accountId === user?.uid);
  if (own?.roleId !== null) return null;
  const isPossible = isDemanded || own.hasSecondFactor;
  return (
    <Stack gap={4}>
      <Switch
        label={t('demand')}
        description={t('demandText')}
        checked={isDemanded}
        disabled={!isPossible || send.isPending}
        onChange={({ currentTarget: { checked } }) =>
          void send
            .mutateAsync({ isDemanded: checked })
            .then(() => done(checked ? t('demanded') : t('released')), failed)
        }
      />
      {!isPossible && (
        <Text size="sm">
          <Anchor component={Link} to={`/${shopId}/account`} size="sm" underline="always">
            {t('demandFirst')}
          </Anchor>
        </Text>
      )}
    </Stack>
  );
}
