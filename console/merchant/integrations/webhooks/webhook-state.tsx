import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { Delivery, Webhook } from '#contract/integrations/merchant-webhooks.ts';

const colours: Record<Webhook['state'], StatusColour> = {
  on: 'teal',
  off: 'gray',
  switched_off: 'red',
  stopped: 'orange',
};

/** Whether a webhook is sent to, and why it is not. */
export function WebhookState({ webhook: { state, failingSince, savedBy } }: { webhook: Webhook }) {
  const t = useTranslations('integrations.webhooks');
  const { time } = useFormats();
  return (
    <>
      <StatusBadge colour={colours[state]}>{t(`states.${state}`)}</StatusBadge>
      {state === 'on' && failingSince && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('failingSince', { time: time(failingSince) })}
        </Text>
      )}
      {state === 'switched_off' && (
        <Text size="sm" c="dimmed" mt={4} maw={300}>
          {t('switchedOffText')}
        </Text>
      )}
      {state === 'stopped' && (
        <Text size="sm" c="dimmed" mt={4} maw={300}>
          {t('stoppedText', { name: savedBy })}
        </Text>
      )}
    </>
  );
}

const deliveryColours: Record<Delivery['state'], StatusColour> = { waiting: 'blue', delivered: 'teal', failed: 'red' };

/** What became of a delivery, with the answer or why there was none. */
export function DeliveryState({ delivery: { state, failure, answerStatus } }: { delivery: Delivery }) {
  const t = useTranslations('integrations.deliveries');
  return (
    <>
      <StatusBadge colour={deliveryColours[state]}>{t(`states.${state}`)}</StatusBadge>
      {failure && (
        <Text size="sm" c="dimmed" mt={4}>
          {t(`failures.${failure}`, { status: answerStatus ?? 0 })}
        </Text>
      )}
    </>
  );
}
