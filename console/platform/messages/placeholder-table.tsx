import { Badge, Code, Group, Stack, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import type { Placeholder } from '#contract/notifications/message-wording.ts';
import type { Messages } from '#locales/groups.ts';

type Name = keyof Messages['platform-messages']['meanings'];

/** What may stand in the texts, and what it becomes. */
export function PlaceholderTable({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const t = useTranslations('platform-messages');
  if (placeholders.length === 0) return null;
  return (
    <Part title={t('placeholders')}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('placeholdersText')}
        </Text>
        <Table aria-label={t('placeholders')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('placeholder')}</Table.Th>
              <Table.Th>{t('meaning')}</Table.Th>
              <Table.Th>{t('written')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {placeholders.map((placeholder) => (
              <Table.Tr key={placeholder.name}>
                <Table.Th scope="row" fw={400}>
                  <Group gap="xs">
                    <Code>{`{${placeholder.name}}`}</Code>
                    {placeholder.neededIn.length > 0 && (
                      <Badge variant="light" color="orange" c="inherit" tt="none">
                        {t('needed')}
                      </Badge>
                    )}
                  </Group>
                </Table.Th>
                <Table.Td>{t(`meanings.${placeholder.name as Name}`)}</Table.Td>
                <Table.Td>
                  <Code style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{exampleOf(placeholder)}</Code>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Part>
  );
}

/** How a placeholder is written. */
function exampleOf({ name, use, options }: Placeholder): string {
  if (use === 'text') return `{${name}}`;
  const choices = use === 'number' ? ['one', 'other'] : [...options, 'other'];
  const kind = use === 'number' ? 'plural' : 'select';
  return `{${name}, ${kind}, ${choices.map((choice) => `${choice} {…}`).join(' ')}}`;
}
