import { Anchor, Button, Code, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { listWebhooks, webhooksMax } from '#contract/integrations/merchant-webhooks.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-state.tsx';

/** The servers of the shop that are notified. */
export function WebhookList() {
  const t = useTranslations('integrations');
  const shopId = useShopId();
  const { data, error, refetch } = useCall(listWebhooks, {});
  const [isAdding, setAdding] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  return (
    <Stack>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text maw={760}>{t('webhooks.text')}</Text>
        <Button
          style={{ flexShrink: 0 }}
          leftSection={<Plus size={16} aria-hidden="true" />}
          disabled={data.length >= webhooksMax}
          onClick={() => setAdding(true)}
        >
          {t('webhooks.add')}
        </Button>
      </Group>
      {data.length === 0 && <Text c="dimmed">{t('webhooks.none')}</Text>}
      {data.length > 0 && (
        <TableCard
          label={t('tabs.webhooks')}
          head={
            <>
              <Table.Th>{t('webhooks.address')}</Table.Th>
              <Table.Th>{t('webhooks.kinds')}</Table.Th>
              <Table.Th>{t('state')}</Table.Th>
            </>
          }
        >
          {data.map((webhook) => (
            <Table.Tr key={webhook.id}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Anchor component={Link} to={`/${shopId}/integrations/webhooks/${webhook.id}`} underline="always">
                  {webhook.url}
                </Anchor>
              </Table.Td>
              <Table.Td>
                <Group gap={6}>
                  {webhook.kinds.map((kind) => (
                    <Code key={kind}>{kind}</Code>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>
                <WebhookState webhook={webhook} />
              </Table.Td>
            </Table.Tr>
          ))}
        </TableCard>
      )}
      {isAdding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
