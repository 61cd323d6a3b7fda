import { Alert, Button, Group, Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { SecretOnce } from '#console/merchant/integrations/secret-once.tsx';
import { WithTexts } from '#console/merchant/integrations/with-texts.tsx';
import * as contract from '#contract/integrations/merchant-webhooks.ts';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-state.tsx';

/** One webhook: its state, what was sent to it, and what can be done about it. */
export default function WebhookPage() {
  return (
    <WithTexts>
      <Loaded />
    </WithTexts>
  );
}

function Loaded() {
  const { webhookId } = useParams();
  const { data, error, refetch } = useCall(contract.listWebhooks, {});
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  const webhook = data.find(({ id }) => id === Number(webhookId));
  return webhook ? <OneWebhook webhook={webhook} /> : <NotFound />;
}

function OneWebhook({ webhook }: { webhook: contract.Webhook }) {
  const t = useTranslations('integrations');
  const sections = useTranslations('console.sections');
  const shopId = useShopId();
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const { value, change } = useListAddress();
  const [isEditing, setEditing] = useState(false);
  const sendTest = useSend(contract.sendTestEvent);
  const state = contract.deliveryStates.find((one) => one === value('state'));
  const list = `/${shopId}/integrations?tab=webhooks`;
  return (
    <Screen
      title={webhook.url}
      parent={{ to: list, name: sections('integrations') }}
      actions={
        <>
          <WebhookActs webhook={webhook} list={list} />
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('webhooks.edit')}
          </Button>
          <Button
            disabled={!webhook.isOn}
            loading={sendTest.isPending}
            onClick={() =>
              void sendTest.mutateAsync({ id: webhook.id }).then(() => done(t('webhooks.testQueued')), failed)
            }
          >
            {t('webhooks.test')}
          </Button>
        </>
      }
    >
      <Part title={t('state')}>
        <WebhookState webhook={webhook} />
        {webhook.formerSecretEndsAt && (
          <Alert mt="sm">{t('webhooks.formerSecret', { time: time(webhook.formerSecretEndsAt) })}</Alert>
        )}
      </Part>
      <Part
        title={t('deliveries.title')}
        aside={
          <Group>
            <Select
              aria-label={t('state')}
              value={state ?? ''}
              allowDeselect={false}
              data={[
                { value: '', label: t('deliveries.all') },
                ...contract.deliveryStates.map((one) => ({ value: one, label: t(`deliveries.states.${one}`) })),
              ]}
              onChange={(next) => change({ state: next })}
            />
          </Group>
        }
      >
        <DeliveryList webhook={webhook} state={state} />
      </Part>
      {isEditing && <WebhookDialog webhook={webhook} onClose={() => setEditing(false)} />}
    </Screen>
  );
}

/** What is asked for once more before it is done. */
function WebhookActs({ webhook: { id, url }, list }: { webhook: contract.Webhook; list: string }) {
  const t = useTranslations('integrations');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const [secret, setSecret] = useState<string | null>(null);
  const renew = useSend(contract.renewWebhookSecret);
  const remove = useSend(contract.deleteWebhook);
  const askToRenew = () =>
    confirm({
      title: t('webhooks.renewTitle'),
      text: t('webhooks.renewText', { hours: contract.formerSecretHours }),
      confirm: t('webhooks.renew'),
      onConfirm: () => void renew.mutateAsync({ id }).then((renewed) => setSecret(renewed.secret), failed),
    });
  const askToDelete = () =>
    confirm({
      title: t('webhooks.deleteTitle'),
      text: t('webhooks.deleteText', { url }),
      confirm: t('webhooks.delete'),
      isDanger: true,
      onConfirm: () =>
        void remove.mutateAsync({ id }).then(() => {
          done(t('webhooks.deleted'));
          void navigate(list);
        }, failed),
    });
  return (
    <>
      <Button variant="subtle" color="red" onClick={askToDelete}>
        {t('webhooks.delete')}
      </Button>
      <Button variant="default" onClick={askToRenew}>
        {t('webhooks.renew')}
      </Button>
      {secret !== null && (
        <Dialog title={t('webhooks.secretTitle')} onClose={() => setSecret(null)}>
          <SecretOnce
            text={t('webhooks.secretText')}
            label={t('webhooks.secret')}
            secret={secret}
            onClose={() => setSecret(null)}
          />
        </Dialog>
      )}
    </>
  );
}
