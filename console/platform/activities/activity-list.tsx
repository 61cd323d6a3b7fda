import { Anchor, Button, Group, Image, Text } from '@mantine/core';
import { ArrowDownUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { textIn } from '#console/platform/face/text-in.ts';
import { activityStates } from '#contract/catalogue/activity-page.ts';
import { listPlatformActivities, type PlatformActivity } from '#contract/catalogue/platform-activities.ts';
import { ActivityStateBadge } from './activity-state.tsx';
import { AddDialog } from './add-dialog.tsx';
import { SortDialog } from './sort-dialog.tsx';

const bannerShape = { w: 120, h: 24 };

/** Activities in the order in which shoppers see them. */
export function ActivityList() {
  const t = useTranslations('platform-face.activities');
  const sections = useTranslations('platform.sections');
  const locale = useLocale();
  const navigate = useNavigate();
  const { count, time } = useFormats();
  const { page, limit, value, change } = useListAddress();
  const state = useStatus(activityStates);
  const words = value('words');
  const query = useCall(listPlatformActivities, { state, words, page, limit }, { keepsPrevious: true });
  const [opened, setOpened] = useState<'add' | 'sort' | null>(null);
  const close = () => setOpened(null);
  const actions = (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<ArrowDownUp size={16} aria-hidden="true" />}
        onClick={() => setOpened('sort')}
      >
        {t('sort')}
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setOpened('add')}>
        {t('add')}
      </Button>
    </Group>
  );
  return (
    <Screen title={sections('activities')} text={t('text')} actions={actions}>
      <StatusTabs label={t('byState')} all={t('all')} statuses={activityStates} nameOf={(one) => t(`states.${one}`)} />
      <SearchField key={words} label={t('search')} words={words} onSearch={(next) => change({ words: next })} />
      <List<PlatformActivity>
        label={sections('activities')}
        query={query}
        idOf={({ id }) => id}
        empty={t('none')}
        onOpen={({ id }) => void navigate(String(id))}
        columns={[
          {
            accessor: 'name',
            title: t('activity'),
            render: ({ id, name, banner, isDraft, state: now }) => (
              <Group gap="sm" wrap="nowrap">
                <Image
                  src={banner && `${banner.url}/240`}
                  alt=""
                  {...bannerShape}
                  radius="sm"
                  fit="cover"
                  bg="var(--mantine-color-default-border)"
                />
                <div>
                  <Anchor component={Link} to={String(id)} fw={600} size="sm">
                    {textIn(name, locale)}
                  </Anchor>
                  {isDraft && now !== 'draft' && (
                    <Text size="sm" c="dimmed">
                      {t('changed')}
                    </Text>
                  )}
                </div>
              </Group>
            ),
          },
          {
            accessor: 'from',
            title: t('time'),
            width: 230,
            render: ({ from, until }) =>
              from && (
                <>
                  <Text size="sm">{time(from)}</Text>
                  <Text size="sm" c="dimmed">
                    {until ? t('until', { time: time(until) }) : t('noEnd')}
                  </Text>
                </>
              ),
          },
          {
            accessor: 'productCount',
            title: t('products'),
            textAlign: 'right',
            width: 120,
            render: ({ productCount }) => count(productCount),
          },
          {
            accessor: 'savedAt',
            title: t('saved'),
            width: 220,
            render: ({ savedAt, savedBy }) =>
              savedAt && (
                <>
                  <Text size="sm">{time(savedAt)}</Text>
                  <Text size="sm" c="dimmed">
                    {savedBy}
                  </Text>
                </>
              ),
          },
          {
            accessor: 'state',
            title: t('state'),
            width: 160,
            render: (activity) => <ActivityStateBadge state={activity.state} />,
          },
        ]}
      />
      {opened === 'add' && <AddDialog onClose={close} />}
      {opened === 'sort' && <SortDialog onClose={close} />}
    </Screen>
  );
}
