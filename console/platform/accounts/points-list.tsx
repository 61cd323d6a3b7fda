import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import { listAccountPoints } from '#contract/accounts/platform-benefits.ts';
import type { PointsEntry } from '#contract/points/shopper.ts';
import type { Account } from './account-page.tsx';

/** How the points of an account came to be what they are; their sums stand beside it. */
export function PointsList({ account: { id } }: { account: Account }) {
  const t = useTranslations('platform-people.accounts');
  const { time, day, signed } = useFormats();
  const { page, limit } = useListAddress();
  const query = useCall(listAccountPoints, { id, page, limit }, { keepsPrevious: true });
  return (
    <List<PointsEntry>
      label={t('tabs.points')}
      query={query}
      idOf={(entry) => entry.id}
      empty={t('noPoints')}
      columns={[
        {
          accessor: 'kind',
          title: t('pointsChange'),
          render: ({ kind, isFrozen, thawsAt }) => (
            <>
              <Text size="sm">{t(`pointsKinds.${kind}`)}</Text>
              {isFrozen && thawsAt && (
                <Text size="sm" c="dimmed">
                  {t('pendingUntil', { day: day(thawsAt) })}
                </Text>
              )}
            </>
          ),
        },
        { accessor: 'reference', title: t('pointsReference'), render: ({ reference }) => reference || '–' },
        { accessor: 'at', title: t('pointsAt'), width: 180, render: ({ at }) => time(at) },
        {
          accessor: 'points',
          title: t('tabs.points'),
          width: 110,
          textAlign: 'right',
          render: ({ points }) => <span className="figures">{signed(points)}</span>,
        },
      ]}
    />
  );
}
