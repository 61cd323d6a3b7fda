import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { CodeBlock } from '#console/merchant/integrations/code-block.tsx';
import { getDelivery, replayDelivery } from '#contract/integrations/merchant-webhooks.ts';
import { DeliveryState } from './webhook-state.tsx';

/** One delivery: what was sent, and what was answered. It can be sent once more. */
export function DeliveryDialog({ id, isOn, onClose }: { id: number; isOn: boolean; onClose: () => void }) {
  const t = useTranslations('integrations.deliveries');
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const { data, error, refetch } = useCall(getDelivery, { id });
  const replay = useSend(replayDelivery);
  const sendAgain = () =>
    void replay.mutateAsync({ id }).then(() => {
      done(t('replayQueued'));
      onClose();
    }, failed);
  return (
    <Dialog title={data ? t('oneTitle', { kind: data.kind }) : t('title')} size="lg" onClose={onClose}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={240} />}
      {data && (
        <Stack>
          <div>
            <DeliveryState delivery={data} />
            {data.triedAt && <Text size="sm">{t('tried', { time: time(data.triedAt), tries: data.tries })}</Text>}
          </div>
          <Title order={3}>{t('request')}</Title>
          <CodeBlock
            label={t('request')}
            text={`POST ${data.url}\n\n${JSON.stringify(JSON.parse(data.body), null, 2)}`}
          />
          <Title order={3}>{t('answer')}</Title>
          {data.answerStatus === null ? (
            <Text c="dimmed">{t('noAnswer')}</Text>
          ) : (
            <CodeBlock label={t('answer')} text={`HTTP ${data.answerStatus}\n\n${data.answer}`} />
          )}
          <Group justify="flex-end">
            <Button disabled={!isOn} loading={replay.isPending} onClick={sendAgain}>
              {t('sendAgain')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
