import { Button, Group, Skeleton } from '@mantine/core';
import { ExternalLink, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { textIn } from '#console/platform/face/text-in.ts';
import { deleteActivity, getWrittenActivity, type WrittenActivity } from '#contract/catalogue/platform-activities.ts';
import { withLocale } from '#contract/core/languages.ts';
import { ActivityForm } from './activity-form.tsx';
import { ActivityStateBadge } from './activity-state.tsx';

/** An activity as it is being written. */
export function ActivityScreen() {
  const sections = useTranslations('platform.sections');
  const locale = useLocale();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(getWrittenActivity, { id });
  if (!data && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  return (
    <Screen
      title={data ? textIn(data.value.name, locale) : ''}
      parent={{ to: '/platform/activities', name: sections('activities') }}
      actions={data && <Actions activity={data} />}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={480} />}
      {data && <ActivityForm key={data.id} activity={data} onReload={async () => (await refetch()).data} />}
    </Screen>
  );
}

function Actions({ activity: { id, state, value, version } }: { activity: WrittenActivity }) {
  const t = useTranslations('platform-face.activities');
  const locale = useLocale();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const send = useSend(deleteActivity);
  const name = textIn(value.name, locale);

  async function remove() {
    try {
      await send.mutateAsync({ id, version });
      done(t('deleted', { name }));
      await navigate('/platform/activities');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Group gap="xs">
      <ActivityStateBadge state={state} />
      {(state === 'running' || state === 'ended') && (
        <Button
          component="a"
          href={withLocale(locale, `/goods/activity_list?id=${id}`)}
          target="_blank"
          variant="default"
          leftSection={<ExternalLink size={16} aria-hidden="true" />}
        >
          {t('see')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<Trash2 size={16} aria-hidden="true" />}
        loading={send.isPending}
        onClick={() =>
          confirm({
            title: t('deleteTitle', { name }),
            text: t('deleteText'),
            confirm: t('delete'),
            isDanger: true,
            onConfirm: () => void remove(),
          })
        }
      >
        {t('delete')}
      </Button>
    </Group>
  );
}
