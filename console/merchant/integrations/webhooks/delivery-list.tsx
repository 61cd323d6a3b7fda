import { Anchor, Code, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import {
  type Delivery,
  deliveryCountMax,
  listDeliveries,
  listWebhooks,
  type Webhook,
} from '#contract/integrations/merchant-webhooks.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryState } from './webhook-state.tsx';

const askAgainMs = 2_000;

type DeliveryListProps = { webhook: Webhook; state: Delivery['state'] | undefined };

/** What was sent to a webhook, newest first. While something new waits, it is asked for again. */
export function DeliveryList({ webhook, state }: DeliveryListProps) {
  const t = useTranslations('integrations.deliveries');
  const { time, count } = useFormats();
  const { page, limit } = useListAddress();
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useCall(listDeliveries, { webhookId: webhook.id, state, page, limit }, { keepsPrevious: true });
  const client = useQueryClient();
  const isFresh = query.data?.list.some(isUnanswered) ?? false;
  useEffect(() => {
    if (!isFresh) return;
    const askAgain = () => {
      for (const { path } of [listDeliveries, listWebhooks]) void client.invalidateQueries({ queryKey: [path] });
    };
    const timer = setInterval(askAgain, askAgainMs);
    return () => clearInterval(timer);
  }, [isFresh, client]);
  return (
    <>
      <List<Delivery>
        label={t('title')}
        query={query}
        idOf={({ id }) => id}
        countMax={deliveryCountMax}
        empty={t('none')}
        onOpen={({ id }) => setOpenId(id)}
        columns={[
          { accessor: 'queuedAt', title: t('when'), width: 200, render: ({ queuedAt }) => time(queuedAt) },
          {
            accessor: 'kind',
            title: t('event'),
            render: ({ id, kind, eventId, isReplay }) => (
              <>
                <Anchor
                  component="button"
                  type="button"
                  onClick={() => setOpenId(id)}
                  aria-label={t('openOne', { kind, id })}
                >
                  <Code>{kind}</Code>
                </Anchor>{' '}
                {isReplay && t('replay')}
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {eventId}
                </Text>
              </>
            ),
          },
          { accessor: 'state', title: t('outcome'), render: (delivery) => <DeliveryState delivery={delivery} /> },
          {
            accessor: 'tries',
            title: t('tries'),
            render: ({ tries, nextTryAt, tookMs }) => (
              <>
                <Text size="sm">
                  {[count(tries), tookMs === null ? '' : t('took', { ms: tookMs })].filter(Boolean).join(' · ')}
                </Text>
                {nextTryAt && tries > 0 && (
                  <Text size="sm" c="dimmed">
                    {t('nextTry', { time: time(nextTryAt) })}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
      {openId !== null && <DeliveryDialog id={openId} isOn={webhook.isOn} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** Nobody has answered it yet. A try counts from when it is begun. */
const isUnanswered = ({ state, answerStatus, failure }: Delivery) =>
  state === 'waiting' && answerStatus === null && failure === null;
