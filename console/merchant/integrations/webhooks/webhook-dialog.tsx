import { Button, Checkbox, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useShop } from '#console/base/session/user.ts';
import { useSend } from '#console/base/use-call.ts';
import { SecretOnce } from '#console/merchant/integrations/secret-once.tsx';
import { addWebhook, editWebhook, type Webhook } from '#contract/integrations/merchant-webhooks.ts';
import { type WebhookKind, webhookKinds, webhookScopes } from '#contract/integrations/webhook-events.ts';

type WebhookDialogProps = {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
};

/** Where to send what. The secret of a new webhook is shown afterwards, this once. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const t = useTranslations('integrations');
  const own = useShop()?.scopes ?? [];
  const { done } = useNotices();
  const textOf = useFailureText();
  const add = useSend(addWebhook);
  const edit = useSend(editWebhook);
  const [failure, setFailure] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initialValues: {
      url: webhook?.url ?? '',
      kinds: [...(webhook?.kinds ?? [])] as WebhookKind[],
      isOn: webhook?.isOn ?? true,
    },
    validate: {
      url: (url) => (url.trim() ? null : t('webhooks.addressMissing')),
      kinds: (kinds) => (kinds.length > 0 ? null : t('webhooks.kindsMissing')),
    },
  });
  const submit = form.onSubmit(async ({ url, kinds, isOn }) => {
    setFailure(null);
    try {
      if (webhook) {
        await edit.mutateAsync({ id: webhook.id, version: webhook.version, url, kinds, isOn });
        done(t('webhooks.saved'));
        onClose();
      } else {
        setSecret((await add.mutateAsync({ url, kinds })).secret);
      }
    } catch (error) {
      const isTarget = error instanceof CallFailure && error.reason === 'webhook_target_refused';
      if (isTarget) form.setFieldError('url', textOf(error));
      else setFailure(textOf(error));
    }
  });
  if (secret !== null)
    return (
      <Dialog title={t('webhooks.secretTitle')} onClose={onClose}>
        <SecretOnce text={t('webhooks.secretText')} label={t('webhooks.secret')} secret={secret} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={webhook ? t('webhooks.editTitle') : t('webhooks.add')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput
            label={t('webhooks.address')}
            description={t('webhooks.addressText')}
            type="url"
            maxLength={500}
            data-autofocus
            {...form.getInputProps('url')}
          />
          <Checkbox.Group label={t('webhooks.kinds')} {...form.getInputProps('kinds')}>
            <Stack gap="xs" mt="xs" mb={4}>
              {webhookKinds.map((kind) => (
                <Checkbox
                  key={kind}
                  value={kind}
                  label={kind}
                  description={t(`kinds.${kindKey(kind)}`)}
                  disabled={!own.includes(webhookScopes[kind])}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          {webhook && <Switch label={t('webhooks.isOn')} {...form.getInputProps('isOn', { type: 'checkbox' })} />}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={add.isPending || edit.isPending}>
              {webhook ? t('webhooks.save') : t('webhooks.submit')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Keys of texts have no dots. */
const kindKey = (kind: WebhookKind) => kind.replace('.', '_') as 'order_paid';
