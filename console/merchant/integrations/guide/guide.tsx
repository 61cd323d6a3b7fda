import { Anchor, Code, List, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CodeBlock } from '#console/merchant/integrations/code-block.tsx';
import { deliveryDays, deliveryTriesMax, failingDaysMax } from '#contract/integrations/merchant-webhooks.ts';
import { type WebhookKind, webhookData, webhookKinds } from '#contract/integrations/webhook-events.ts';
import { bodyExample, curlChangeExample, curlExample, nodeExample, receiverExample } from './examples.ts';

const fieldsOf = (kind: WebhookKind) => Object.keys(webhookData[kind].shape);

/** How programs use keys and webhooks, with examples that work. */
export default function Guide() {
  const t = useTranslations('integrations.guide');
  const { origin } = location;
  return (
    <Stack maw={900} gap="xl">
      <Chapter title={t('callTitle')}>
        <Text>{t('callText')}</Text>
        <CodeBlock isWhole canCopy label={t('curlLabel')} text={curlExample(origin)} />
        <CodeBlock isWhole canCopy label={t('nodeLabel')} text={nodeExample(origin)} />
        <List>
          <List.Item>{t('envelope')}</List.Item>
          <List.Item>{t('limits')}</List.Item>
          <List.Item>{t('money')}</List.Item>
          <List.Item>
            {t.rich('reference', {
              link: (words) => (
                <Anchor href="/api/openapi.json?for=key" target="_blank" underline="always">
                  {words}
                </Anchor>
              ),
            })}
          </List.Item>
        </List>
      </Chapter>
      <Chapter title={t('changeTitle')}>
        <Text>{t('changeText')}</Text>
        <CodeBlock isWhole canCopy label={t('changeLabel')} text={curlChangeExample(origin)} />
      </Chapter>
      <Chapter title={t('webhookTitle')}>
        <Text>{t('webhookText')}</Text>
        <CodeBlock isWhole label={t('bodyLabel')} text={bodyExample} />
        <Kinds />
        <Text>{t('signature')}</Text>
        <CodeBlock isWhole canCopy label={t('receiverLabel')} text={receiverExample()} />
        <List>
          <List.Item>{t('confirm')}</List.Item>
          <List.Item>{t('retries', { tries: deliveryTriesMax })}</List.Item>
          <List.Item>{t('twice')}</List.Item>
          <List.Item>{t('switchedOff', { days: failingDaysMax })}</List.Item>
          <List.Item>{t('replay', { days: deliveryDays })}</List.Item>
        </List>
      </Chapter>
      <Chapter title={t('safetyTitle')}>
        <List>
          <List.Item>{t('safetyServer')}</List.Item>
          <List.Item>{t('safetyLeast')}</List.Item>
          <List.Item>{t('safetyLeaves')}</List.Item>
        </List>
      </Chapter>
    </Stack>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="md">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

function Kinds() {
  const t = useTranslations('integrations');
  return (
    <Table aria-label={t('guide.kinds')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('guide.kind')}</Table.Th>
          <Table.Th>{t('guide.when')}</Table.Th>
          <Table.Th>{t('guide.data')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {webhookKinds.map((kind) => (
          <Table.Tr key={kind}>
            <Table.Td>
              <Code>{kind}</Code>
            </Table.Td>
            <Table.Td>{t(`kinds.${kind.replace('.', '_') as 'order_paid'}`)}</Table.Td>
            <Table.Td>
              <Code>{fieldsOf(kind).join(', ')}</Code>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
