import { Progress, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import { useCall } from '#console/base/use-call.ts';
import { type Campaign, campaignsCountMax, listCampaigns } from '#contract/campaigns/platform.ts';

type CampaignListProps = { of: { couponId: number } | { kind: 'points' }; label: string; empty: string };

const soonMs = 1_000;
const laterMs = 60_000;
const colours: Record<Campaign['state'], StatusColour> = { waiting: 'gray', running: 'blue', done: 'teal' };

/** What was given to people, and how far it is; followed until all of it is done. */
export function CampaignList({ of, label, empty }: CampaignListProps) {
  const t = useTranslations('platform-campaigns');
  const { page, limit } = useListAddress();
  const { count, time } = useFormats();
  const query = useCall(
    listCampaigns,
    { ...of, page, limit },
    {
      keepsPrevious: true,
      everyMs: (answer) => (answer?.list.some(({ state }) => state !== 'done') ? soonMs : laterMs),
    },
  );
  const isPoints = 'kind' in of;
  return (
    <List<Campaign>
      label={label}
      query={query}
      countMax={campaignsCountMax}
      idOf={({ id }) => id}
      empty={empty}
      columns={[
        {
          accessor: 'segment',
          title: t('segment.label'),
          render: (campaign) => (
            <>
              <SegmentText campaign={campaign} />
              <Text size="sm" c="dimmed">
                {campaign.reason}
              </Text>
            </>
          ),
        },
        ...(isPoints
          ? [
              {
                accessor: 'points',
                title: t('points.each'),
                textAlign: 'right' as const,
                width: 120,
                render: ({ points }: Campaign) => count(points ?? 0),
              },
              {
                accessor: 'pointsMoved',
                title: t('points.moved'),
                textAlign: 'right' as const,
                width: 120,
                render: ({ pointsMoved }: Campaign) => count(pointsMoved),
              },
            ]
          : []),
        {
          accessor: 'given',
          title: t('progress'),
          width: 230,
          render: (campaign) => <ProgressOf campaign={campaign} />,
        },
        {
          accessor: 'createdAt',
          title: t('begunAt'),
          width: 200,
          render: ({ createdAt, by }) => (
            <>
              <Text size="sm">{time(createdAt)}</Text>
              <Text size="sm" c="dimmed">
                {by}
              </Text>
            </>
          ),
        },
        {
          accessor: 'state',
          title: t('state'),
          width: 120,
          render: ({ state }) => <StatusBadge colour={colours[state]}>{t(`states.${state}`)}</StatusBadge>,
        },
      ]}
    />
  );
}

function SegmentText({ campaign: { segment, categoryName } }: { campaign: Campaign }) {
  const t = useTranslations('platform-campaigns.segment');
  const { money } = useFormats();
  const text = {
    everybody: () => t('kinds.everybody'),
    bought: () => t('was.bought', { category: categoryName ?? '–', days: 'days' in segment ? segment.days : 0 }),
    unseen: () => t('was.unseen', { days: 'days' in segment ? segment.days : 0 }),
    spent: () =>
      segment.kind === 'spent' ? t('was.spent', { amount: money(segment.amount), days: segment.days }) : '',
    account: () => (segment.kind === 'account' ? t('was.account', { id: String(segment.accountId) }) : ''),
  };
  return <Text size="sm">{text[segment.kind]()}</Text>;
}

const hundred = 100;

function ProgressOf({ campaign: { people, given, skipped, state } }: { campaign: Campaign }) {
  const t = useTranslations('platform-campaigns');
  const { count } = useFormats();
  const part = people === 0 ? 0 : ((given + skipped) / people) * hundred;
  return (
    <Stack gap={4}>
      <Text size="sm">{t('givenOf', { given: count(given), people: count(people) })}</Text>
      {skipped > 0 && (
        <Text size="sm" c="dimmed">
          {t('skipped', { count: skipped, shown: count(skipped) })}
        </Text>
      )}
      {state !== 'done' && <Progress value={part} aria-label={t('progress')} />}
    </Stack>
  );
}
