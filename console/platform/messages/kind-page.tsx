import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { messageTopics } from '#contract/notifications/message-wording.ts';
import { getMessageKind, listMessageKinds } from '#contract/notifications/platform.ts';
import { WordingForm } from './wording-form.tsx';

/** One kind of message: its texts in all languages, and how it looks. */
export function KindPage() {
  const t = useTranslations('platform-messages');
  const sections = useTranslations('platform.sections');
  const { kind = '' } = useParams();
  const { data, error, refetch } = useCall(getMessageKind, { kind });
  const { data: kinds } = useCall(listMessageKinds, {});
  if (error?.reason === 'message_kind_not_found' || error?.reason === 'bad_input') return <NotFound />;
  const sample = kinds?.list.find((one) => one.kind === kind)?.sample;
  return (
    <Screen
      title={sample ?? sections('messages')}
      {...(data && { text: `${t(`audiences.${messageTopics[data.topic]}`)} · ${t(`topics.${data.topic}`)}` })}
      parent={{ to: '/platform/messages', name: sections('messages') }}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={640} />}
      {data && <WordingForm key={kind} saved={data} onReload={async () => (await refetch()).data} />}
    </Screen>
  );
}
